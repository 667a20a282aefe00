import RuleModel
import Semantics
import Syntax

/// What becomes of one call, and of those that are its links, whatever becomes of the calls around it.
struct CallPlan {
    var verdict: Verdict
    let call: ConditionalCall

    enum Verdict {
        case rewritten(Rewrite)
        /// A form exists, at a level that is not allowed.
        case withheld(Rewrite, missing: [Caveat])
        /// It has no inert form: by a page, because of a modifier, or because of what its closure does.
        case branch(page: String?, Reason, modifier: String?)
        /// Because of a modifier, where one is known.
        case left(Reason, modifier: String?)
        /// It stays because the call does of which it is a link, with the same outcome and for what is said of that.
        case staysWithOuter(Outcome, [Caveat], Refusal)
        case constant(String)
        case suppressed(String)
    }

    var rewrite: Rewrite? { if case .rewritten(let rewrite) = verdict { rewrite } else { nil } }

    var outcome: Outcome {
        switch verdict {
        case .rewritten: .rewritten
        case .withheld: .withheld
        case .branch: .branch
        case .left: .left
        case .staysWithOuter(let outcome, _, _): outcome
        case .constant: .constant
        case .suppressed: .suppressed
        }
    }

    /// What is said of it at levels that are not allowed.
    var missing: [Caveat] {
        switch verdict {
        case .withheld(_, let missing), .staysWithOuter(_, let missing, _): missing
        case .rewritten, .branch, .left, .constant, .suppressed: []
        }
    }

    /// As it is listed, without what is written.
    var planned: PlannedCall { planned(call.parts.first ?? call) }

    /// The calls behind the first of several in a row: their change is in its.
    var plannedParts: [PlannedCall] {
        call.parts.dropFirst().map { part in
            var planned = planned(part)
            planned.after = nil
            return planned
        }
    }

    private func planned(_ call: ConditionalCall) -> PlannedCall {
        var planned = PlannedCall(
            helper: call.explicit == nil ? call.helper : nil, kind: call.kind, range: call.range,
            links: call.modifiers.map(\.name), outcome: outcome)
        planned.isExplicit = call.explicit != nil
        planned.declaration = call.declaration?.sighting
        planned.isErased = call.declaration?.erases ?? (call.explicit?.erasure != nil)
        switch verdict {
        case .rewritten(let rewrite):
            planned.describe(rewrite, by: rewrite.caveats.max { $0.level < $1.level })
            planned.notes = rewrite.notes
        case .withheld(let rewrite, let missing):
            planned.describe(rewrite, by: missing[0])
        case .branch(let page, let reason, let modifier):
            planned.rules = [page].compactMap(\.self)
            planned.reason = reason
            planned.modifier = modifier
        case .left(let reason, let modifier):
            planned.reason = reason
            planned.modifier = modifier
        case .staysWithOuter(_, let caveats, let refusal):
            planned.reason = .refusal(refusal)
            planned.caveats = caveats
            planned.level = caveats.first?.level
        case .constant(let reason), .suppressed(let reason): planned.reason = .text(reason)
        }
        return planned
    }

    /// The calls among the links of one that is rewritten: their change is in its.
    var plannedInner: [PlannedCall] {
        guard let rewrite else { return [] }
        return call.all.dropFirst().map { inner in
            let links = inner.all.flatMap { rewrite.links(of: $0.node) }
            var planned = PlannedCall(
                helper: inner.helper, kind: inner.kind, range: inner.range, links: inner.modifiers.map(\.name),
                outcome: .rewritten)
            planned.declaration = inner.declaration?.sighting
            let caveats = inner.all.flatMap { rewrite.caveats(of: $0.node) }.unique
            planned.describe(caveats, by: caveats.max { $0.level < $1.level })
            planned.rules = links.compactMap(\.page).unique
            planned.notes = links.flatMap(\.notes).unique
            return planned
        }
    }
}

extension PlannedCall {
    /// - Parameter caveat: the one that is said first.
    fileprivate mutating func describe(_ rewrite: Rewrite, by caveat: Caveat?) {
        rules = rewrite.links.compactMap(\.merged.page).unique
        needs = Set(rewrite.links.compactMap(\.merged.declaration))
        after = rewrite.text
        describe(rewrite.caveats, by: caveat)
    }

    fileprivate mutating func describe(_ caveats: [Caveat], by caveat: Caveat?) {
        self.caveats = caveats
        level = caveat?.level ?? .safe
        reason = caveat.map { .text($0.reason) }
        modifier = caveat?.modifier
    }
}
