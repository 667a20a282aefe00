import RuleModel
import Semantics
import Syntax

// What a call is applied to, and must give back.
extension CallPlanner {
    /// The type that the first link is applied to: `Text` where it is shown, or where the helper is declared on it.
    var receiver: String {
        if let type = call.evidence.type { return type }
        // `let title: Text`
        if let node = call.receiver, case .type(let type) = evidence.evidence(of: node), context.rules.isOwnType(type) {
            return type
        }
        let declared = call.declaration?.receiver ?? "View"
        return context.rules.isOwnType(declared) ? declared : "View"
    }

    /// True where a `Text` must stay one: as an operand of `+`, in another's string, or where that is what the helper gives back.
    var mustKeepType: Bool {
        if let result = call.declaration?.result,
            context.rules.isOwnType(result.hasPrefix("some ") ? String(result.dropFirst(5)) : result)
        {
            return true
        }
        return receiver != "View" && (file.isOperand(call.node) || file.isInInterpolation(call.node))
    }
}
