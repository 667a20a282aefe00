import RuleModel
import Syntax

/// Which overload of a helper a call calls, by what its condition is.
extension FileSemantics {
    /// False for a condition that is shown to be of another type than the helper takes.
    ///
    /// - Parameter known: what was found of the condition that was asked for last.
    func mayTakeCondition(_ match: HelperMatch, _ known: inout (condition: NodeID, isNoBool: Bool)?) -> Bool {
        guard match.declaration.isHelper, let condition = match.condition, let type = match.conditionType,
            !match.takesFunction, Closure(condition, in: file) == nil
        else { return true }
        if type == "Bool" || type == "() -> Bool" {
            let found = known?.condition == condition ? known!.isNoBool : isShownAsNoBool(condition)
            known = (condition, found)
            return !found
        }
        guard isEvidentlyBool(condition) else { return true }
        return !isOtherThanBool(type)
    }

    /// False for a function of the project's that is no helper, and takes values of other types: `func when(_ platform: Platform, …)`
    /// beside `when(isOn)`.
    func mayTakeArguments(_ declaration: HelperDeclaration, of call: Call) -> Bool {
        if declaration.isHelper { return true }
        let own = index.modifiers.declared(call.name).filter { $0.sighting == declaration.sighting }
        if own.isEmpty { return true }
        let arguments = call.arguments.map(types.written)
        let isBool = call.arguments.first.map { $0.label == nil && isEvidentlyBool($0.value) } ?? false
        return own.contains { modifier in
            index.modifiers.mayTake(arguments, modifier.signature) && !(isBool && takesNoBool(modifier.signature))
        }
    }

    /// True for `_ idiom: UIUserInterfaceIdiom`, `_ isOn: (Self) -> Bool`.
    private func takesNoBool(_ signature: Signature) -> Bool {
        guard let first = signature.parameters.first, first.label == nil, !first.isAutoclosure else { return false }
        let type = types.names.project.resolved(first.type)
        let isOpen = type == "Any" || type.hasPrefix("some ") || type.hasPrefix("any ") || type == "Self"
        return !isOpen && signature.constraints[type] == nil && plainTypeName(type) != "Bool"
    }

    /// True for what is no `Bool` by its own text, or by a declaration.
    private func isShownAsNoBool(_ condition: NodeID) -> Bool {
        let node = file.withoutParentheses(condition)
        switch file.kind(node) {
        case .stringLiteral, .numberLiteral, .array, .dictionary: return true
        // `$isOn` is a binding, and `$0` is not.
        case .name where file.text(of: node).hasPrefix("$"):
            return file.text(of: node).dropFirst().first?.isNumber == false
        case .member, .call:
            let chain = Chain(endingAt: node, in: file)
            if chain.pieces.contains(where: { file.kind($0) == .optionalChain }) { return true }
        default: break
        }
        guard case .type(let type) = type(of: node) else { return false }
        return isOtherThanBool(type)
    }

    private func isOtherThanBool(_ type: String) -> Bool {
        let resolved = types.names.project.resolved(type)
        let name = plainTypeName(resolved)
        if resolved.hasSuffix("?") { return true }
        if name == "Bool" { return false }
        return resolved.hasPrefix("[") || resolved.hasPrefix("Binding<")
            || ViewTypes.isValue(name) || index.types.declared(name).contains { $0.target == nil }
    }
}
