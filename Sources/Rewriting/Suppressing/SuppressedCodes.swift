import Semantics
import Syntax

/// Comments that leave calls alone for what is said of them: `// fixmods:ignore approx: …`. It is known when all are
/// planned.
extension Context {
    /// What is said of each call of a file, by where it begins: in this run, and in one that allows nothing.
    func codes(in file: SourceFile, path: Path) -> [Int: Set<String>] {
        var plain = self
        plain.allowed = []
        plain.treatsConstants = false
        plain.explicit = .report
        plain.branches.fallback = nil
        plain.asked = nil
        return [self, plain].reduce(into: [:]) { codes, context in
            for call in context.round(file, path: path, obeyingCodes: false).calls {
                codes[call.range.lowerBound, default: []].formUnion(call.codes)
            }
        }
    }

    /// Why calls are left alone for what is said of them, or by a project's choice of pages, by their nodes.
    func lateReasons(
        for calls: [ConditionalCall], _ suppression: Suppression, _ file: SourceFile, _ path: Path
    ) -> [NodeID: String] {
        let asksForCodes = suppression.asksForCodes || filter?.asksForCodes == true
        guard asksForCodes || filter != nil else { return [:] }
        let codes = asksForCodes ? codes(in: file, path: path) : [:]
        return calls.reduce(into: [:]) { reasons, call in
            let range = call.ownRange(in: file)
            let own = codes[range.lowerBound] ?? []
            let modifiers = call.modifiers.map { link in
                (name: link.name, pages: (rules.overloads[link.name] ?? []).map(\.page).unique)
            }
            reasons[call.node] =
                suppression.reason(for: range, named: own) ?? filter?.objection(to: modifiers, own)
        }
    }

    /// What is wrong with the comments of a file that ask to leave calls alone.
    func suppressionFlaws(in file: SourceFile, path: Path) -> [SuppressionFlaw] {
        // What speaks for no call may speak for one of the side that is to stay.
        guard file.holds(Directive.marker), file.conflicts.isEmpty else { return [] }
        var context = self
        // A run may look at explicit branches, so comments may speak for them.
        context.explicit = .report
        context.asked = nil
        let own = FileSemantics(file, path: path, in: index)
        var finder = CallFinder(own, context.with(own.index))
        guard !finder.suppression.directives.isEmpty else { return [] }
        let codes = finder.suppression.asksForCodes ? codes(in: file, path: path) : [:]
        return SuppressionUse(finder.suppression, in: own, by: finder.calls(), codes).flaws
            .filter { asked?.takes($0.range) ?? true }
    }
}

extension Plan {
    /// A plan that takes comments out and does nothing else with the calls, which the next round does.
    func withoutUnused(in file: SourceFile) -> Plan {
        let edits = flaws.compactMap(\.edit)
        if edits.isEmpty { return self }
        var plan = self
        plan.removals = edits
        for place in calls.indices {
            plan.calls[place].edits = []
            if calls[place].outcome == .rewritten { plan.calls[place] = calls[place].left(.fileKept) }
        }
        let applied = AppliedEdits(plan.edits, to: file.bytes)
        plan.result = Result(edits: applied, file: SourceFile(parsing: applied.bytes))
        plan.isSettled = false
        return plan
    }
}

extension [ConditionalCall] {
    /// The same, of which some are left alone.
    ///
    /// - Parameter reasons: why, by their nodes.
    func suppressed(for reasons: [NodeID: String]) -> Self {
        reasons.isEmpty ? self : map { $0.suppressed(for: reasons) }
    }
}

extension ConditionalCall {
    fileprivate func suppressed(for reasons: [NodeID: String]) -> ConditionalCall {
        var call = self
        if let reason = reasons[node], obstacle?.isWish != true {
            call.obstacle = .suppressed(reason)
            // What is in it is planned alone.
            call.inner = [:]
        }
        call.inner = call.inner.mapValues { $0.suppressed(for: reasons) }
        if let outer = place.outer, reasons[outer] != nil { call.place.outer = nil }
        return call
    }
}
