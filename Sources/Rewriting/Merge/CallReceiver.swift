import Syntax

// What a call is applied to, and must give back.
extension CallPlanner {
    /// The type that the first link is applied to: `Text` where it is shown, or where the helper is declared on it.
    var receiver: String {
        if let type = call.evidence.type { return type }
        let declared = call.declaration?.receiver ?? "View"
        return isOwnType(declared) ? declared : "View"
    }

    /// True where a `Text` must stay one: as an operand of `+`, or where that is what the helper gives back.
    var mustKeepType: Bool {
        if let result = call.declaration?.result,
            isOwnType(result.hasPrefix("some ") ? String(result.dropFirst(5)) : result)
        {
            return true
        }
        return receiver != "View" && file.isOperand(call.node)
    }

    /// True for a view that a page names, and that is not just any view.
    private func isOwnType(_ name: String) -> Bool {
        name != "View" && context.rules.fact(named: name) != nil && context.rules.isKnown(name, toBe: "View")
    }
}
