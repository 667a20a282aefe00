import Semantics
import Syntax

extension CallPlanner.Result {
    /// True for a branch, and where that is asked for, for a link that no page names.
    func mayBeWrapped(_ call: ConditionalCall, _ scope: EitherViewScope) -> Bool {
        switch planned.outcome {
        case .branch: scope.policy.fallback != .leave
        case .left:
            scope.policy.fallback == .eitherView
                && call.modifiers.contains { planned.reason == Refusal.noRule($0.name).sentence }
        default: false
        }
    }

    /// Wraps the call if it must stay a branch, or says why it is not wrapped.
    ///
    /// - Parameter outer: the helper of a call that stays, of whose chain this one is a link.
    /// - Returns: the files that are to declare `EitherView` for it.
    mutating func wrap(
        _ call: ConditionalCall, scope: EitherViewScope, copier: Copier, staysIn outer: String?
    ) -> Set<String> {
        guard mayBeWrapped(call, scope) else { return [] }
        // The first that a page was asked for; a closure that is no chain has none.
        let link = call.modifiers.first { planned.rules.contains($0.name) }
        let cause = link.map { "`\($0.name)` cannot be switched off: " } ?? ""
        let reason = cause + (planned.reason ?? "")
        do throws(Refusal) {
            if let outer { throw .outerCall(outer) }
            var wrap = EitherViewWrap(call: call, scope: scope, copier: copier)
            let wrapped = try wrap.wrapped()
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
