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
        case withheld(Rewrite, Level, String)
        /// It has no inert form: by a page, or because of what its closure does.
        case branch(page: String?, Reason)
        case left(Reason)
        /// It stays because the call does of which it is a link, with the same outcome.
        case staysWithOuter(Outcome, Refusal)
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
        case .staysWithOuter(let outcome, _): outcome
        case .constant: .constant
        case .suppressed: .suppressed
        }
    }

    /// As it is listed, without what is written.
    var planned: PlannedCall {
        var planned = PlannedCall(
            helper: call.helper, kind: call.kind, range: call.range, links: call.modifiers.map(\.name), outcome: outcome
        )
        switch verdict {
        case .rewritten(let rewrite):
            planned.describe(rewrite, level: rewrite.level)
            planned.notes = rewrite.notes
        case .withheld(let rewrite, let level, let reason):
            planned.describe(rewrite, level: level)
            planned.reason = .text(reason)
        case .branch(let page, let reason):
            planned.rules = [page].compactMap(\.self)
            planned.reason = reason
        case .left(let reason): planned.reason = reason
        case .staysWithOuter(_, let refusal): planned.reason = .refusal(refusal)
        case .constant(let reason), .suppressed(let reason): planned.reason = .text(reason)
        }
        return planned
    }

    /// The calls among the links of one that is rewritten: their change is in its.
    var plannedInner: [PlannedCall] {
        guard let rewrite else { return [] }
        return call.all.dropFirst().map { inner in
            let links = inner.all.flatMap { rewrite.links(of: $0.node) }
            return PlannedCall(
                helper: inner.helper, kind: inner.kind, range: inner.range, links: inner.modifiers.map(\.name),
                outcome: .rewritten, level: links.map(\.level).max() ?? .safe, rules: links.map(\.page).unique,
                notes: links.flatMap(\.notes).unique)
        }
    }
}

extension PlannedCall {
    fileprivate mutating func describe(_ rewrite: Rewrite, level: Level) {
        rules = rewrite.links.map(\.merged.page).unique
        after = rewrite.text
        self.level = level
    }
}
