import Syntax

// Calls in a row that are the two sides of one choice.
extension FilePlanner {
    /// Plans calls in a row as one, as many of them as go together, and what stands in their closures.
    ///
    /// - Returns: what was planned; nil where they are planned one by one.
    func planTogether(_ row: Neighbours, _ choices: Choices, into progress: inout Progress) -> [NodeID]? {
        // One rewrite of several calls has another type than as many rewrites.
        guard choices.all.isDisjoint(with: row.calls.map(\.node)) else { return nil }
        let all = joined(row, progress.copier)
        let rewritten = all.filter { $0.plan.rewrite != nil }
        // A call that needs a level keeps none behind it from what those need none for.
        if rewritten.isEmpty, !all.isEmpty,
            row.calls.dropFirst().compactMap({ neighbours[$0.node] }).contains(where: { later in
                joined(later, progress.copier).contains { $0.plan.rewrite != nil }
            })
        {
            return nil
        }
        for (some, call, _) in rewritten + all.filter({ $0.plan.rewrite == nil }) {
            var attempt = progress
            let own = Set(some.calls.map(\.node))
            let inner = calls.filter { inner in
                some.calls[0].node < inner.node && inner.node < call.node && inner.place.outer == nil
                    && !own.contains(inner.node)
            }
            plan(inner, choices, into: &attempt)
            let planned = callPlan(call, attempt.copier)
            guard isBetter(planned, than: some) else { continue }
            record(planned, .alone, into: &attempt)
            progress = attempt
            return some.calls.map(\.node) + inner.map(\.node)
        }
        return nil
    }

    private typealias Joined = (row: Neighbours, call: ConditionalCall, plan: CallPlan)

    /// The beginnings of a row that are better as one call, the longest first.
    private func joined(_ row: Neighbours, _ copier: Copier) -> [Joined] {
        row.beginnings.filter { $0.areOpposite && $0.haveModifiersInCommon(own.rules) }.compactMap { some in
            guard let call = some.joined(in: own) else { return nil }
            let plan = callPlan(call, copier)
            return isBetter(plan, than: some) ? (some, call, plan) : nil
        }
    }

    private func isBetter(_ plan: CallPlan, than row: Neighbours) -> Bool {
        switch plan.verdict {
        case .rewritten: true
        // Alone, each may have a form that is allowed.
        case .withheld: row.calls.contains { [.left, .branch].contains(callPlan($0, copier).outcome) }
        case .branch, .left, .staysWithOuter, .constant, .suppressed: false
        }
    }

    /// The calls in a row that would all be wrapped, one in the other, though only those of one side can be on.
    func oppositeBranches(of row: Neighbours, _ copier: Copier) -> [NodeID] {
        // Each call of a longer row begins one itself.
        guard callPlan(row.calls[0], copier).mayBeWrapped(scope) else { return [] }
        // What goes together with the next ones is no branch.
        let joined = row.calls.dropFirst().compactMap { neighbours[$0.node] }.flatMap { self.joined($0, copier) }
        let rewritten = Set(joined.filter { $0.plan.rewrite != nil }.flatMap(\.row.calls).map(\.node))
        let sides = row.sides.map { side in
            side.filter { !rewritten.contains($0.node) && callPlan($0, copier).mayBeWrapped(scope) }
        }
        return sides.contains(where: \.isEmpty) ? [] : sides.joined().map(\.node)
    }
}
