import Semantics
import Syntax

extension CallPlan {
    /// True for a branch, and where that is asked for, for a link that no page names.
    func mayBeWrapped(_ scope: EitherViewScope) -> Bool {
        switch (outcome, verdict) {
        case (.branch, _): scope.policy.fallback != .leave
        case (_, .left(.refusal(.noRule(let name)))):
            scope.policy.fallback == .eitherView && call.modifiers.contains { $0.name == name }
        default: false
        }
    }

    /// Wraps a call that must stay a branch, or says why it is not wrapped.
    ///
    /// - Parameter outer: the helper of a call that stays, of whose chain this one is a link.
    func wrapping(
        _ scope: EitherViewScope, _ copier: Copier, staysIn outer: String?
    ) -> (replacement: Replacement?, reason: Reason) {
        let planned = planned
        // The first that a page was asked for; a closure that is no chain has none.
        let link = call.modifiers.first { planned.rules.contains($0.name) }
        do throws(Refusal) {
            if let outer { throw .outerCall(outer) }
            var wrap = EitherViewWrap(call: call, scope: scope, copier: copier)
            let wrapped = try wrap.wrapped()
            let depth = copier.indentation(at: wrapped.range.lowerBound)
            var homes: Set<Path> = []
            if case .file(let home) = wrapped.place { homes = [home] }
            let replacement = Replacement(
                range: wrapped.range, passage: wrapped.passage.indented(by: depth),
                after: wrapped.passage.text(at: depth), homes: homes)
            return (replacement, .branch(planned.reason, modifier: link?.name, .wrapped))
        } catch {
            return (nil, .branch(planned.reason, modifier: link?.name, .refused(error)))
        }
    }
}
