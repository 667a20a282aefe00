import Semantics
import Syntax

extension CallPlan {
    /// True for a branch, and where that is asked for, for a link that no page names, or whose form needs newer systems.
    func mayBeWrapped(_ scope: EitherViewScope) -> Bool {
        let opened = scope.policy.opened
        if call.isSpelledOut || !opened.isEmpty && planned.reason?.names(anyOf: opened) == true { return false }
        switch verdict {
        case .branch, .staysWithOuter(.branch, _, _): return scope.policy.fallback(of: call) != .leave
        case .left(.refusal(.noRule(let name, _)), _):
            return scope.policy.fallback(of: call) == .eitherView && !scope.isSwitchable(name)
                && call.modifiers.contains { $0.name == name || name.isTypeName }
        case .left(.refusal(.deploymentTarget), _): return scope.policy.fallback(of: call) == .eitherView
        // With more files among the paths, or another time, it could be given one.
        case .left(.refusal(.noSwitch(_, .isNoTarget, _)), _), .left(.refusal(.noSwitch(_, .notWritten, _)), _):
            return false
        case .left(.refusal(.noSwitch(let name, _, _)), _):
            return scope.policy.fallback(of: call) == .eitherView
                && call.modifiers.contains { $0.name == name || name.isTypeName }
        case .left, .staysWithOuter, .rewritten, .withheld, .constant, .suppressed: return false
        }
    }

    /// A call of `EitherView` as it is listed: a branch, for as long as it is there.
    func plannedEitherView(_ scope: EitherViewScope) -> PlannedCall {
        var planned = planned
        switch verdict {
        case .branch(_, let reason, let modifier):
            planned.reason = .branch(reason, modifier: modifier, .there)
        case .left(let reason, _):
            planned.reason = .branch(reason, modifier: nil, .there)
        case .rewritten, .withheld:
            if scope.policy.upgrades { return planned }
            let level = outcome == .withheld ? planned.level : nil
            planned = PlannedCall(
                helper: planned.helper, kind: planned.kind, range: planned.range, links: planned.links,
                outcome: .branch, rules: planned.rules, reason: .branch(nil, modifier: nil, .upgradable(level)))
        case .staysWithOuter, .constant, .suppressed: return planned
        }
        planned.outcome = .branch
        return planned
    }

    /// Wraps a call that must stay a branch, or says why it is not wrapped.
    ///
    /// - Parameter isNested: it stands in another `EitherView`, or one in it.
    func wrapping(
        _ scope: EitherViewScope, _ copier: Copier, _ place: WrappingPlace, isNested: Bool
    ) -> (replacement: Replacement?, reason: Reason) {
        let cause = planned.reason
        // Only a page says of a modifier that it cannot be switched off.
        let modifier = outcome == .branch ? planned.modifier : nil
        do throws(Refusal) {
            switch place {
            case .inStayingCall(let outer): throw .outerCall(outer)
            case .besideOpposite: throw .oppositeBeside
            case .alone, .inWrappedCall: break
            }
            var wrap = EitherViewWrap(
                call: call, scope: scope, copier: copier, isNested: isNested || place == .inWrappedCall)
            let wrapped = try wrap.wrapped()
            let depth = copier.indentation(at: wrapped.range.lowerBound)
            let replacement = Replacement(
                range: wrapped.range, passage: wrapped.passage.indented(by: depth),
                after: wrapped.passage.text(at: depth), home: wrapped.home)
            return (replacement, .branch(cause, modifier: modifier, .wrapped))
        } catch {
            return (
                nil, .branch(cause, modifier: modifier, .refused(error, hasHome: (try? scope.home(for: call)) != nil))
            )
        }
    }
}

/// Where a call stands that might be wrapped.
enum WrappingPlace: Equatable {
    case alone
    /// It is a link of one that is wrapped itself.
    case inWrappedCall
    /// The next call in its chain, or the one before, is a branch as well and is on only when this one is off.
    case besideOpposite
    /// It is a link of a call of this helper, which stays.
    case inStayingCall(String)
}
