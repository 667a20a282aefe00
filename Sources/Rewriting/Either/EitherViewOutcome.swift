import Syntax

extension CallPlanner.Result {
    /// Wraps the call if it must stay a branch, or says why it is not wrapped.
    ///
    /// - Returns: the files that are to declare `EitherView` for it.
    mutating func wrap(_ call: ConditionalCall, scope: EitherViewScope, copier: Copier) -> Set<String> {
        guard scope.policy.fallback != .leave else { return [] }
        let unnamed = call.links.first { planned.reason == Refusal.noRule($0.name).sentence }
        let isUnnamed = planned.outcome == .left && unnamed != nil && scope.policy.fallback == .eitherView
        guard planned.outcome == .branch || isUnnamed else { return [] }
        // The first that a page was asked for; a closure that is no chain has none.
        let link = call.links.first { planned.rules.contains($0.name) }
        let cause = link.map { "`\($0.name)` cannot be switched off: " } ?? ""
        let reason = cause + (planned.reason ?? "")
        do throws(Refusal) {
            let wrapped = try EitherViewWrap(call: call, scope: scope, copier: copier).wrapped()
            let depth = copier.indentation(at: wrapped.range.lowerBound)
            planned.outcome = .branch
            planned.reason =
                reason + "; `EitherView` keeps the types, but identity and state are still lost when it flips"
            planned.after = wrapped.passage.text(at: depth)
            planned.edits = [Edit(wrapped.range, planned.after!)]
            passage = wrapped.passage.indented(by: depth)
            if case .file(let home) = wrapped.place { return [home] }
        } catch {
            if planned.outcome == .branch {
                planned.reason = "\(reason); not wrapped in `EitherView`: \(error.sentence)"
            }
        }
        return []
    }
}
