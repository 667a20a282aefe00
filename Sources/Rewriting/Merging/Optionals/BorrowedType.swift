import RuleModel
import Semantics
import Syntax

// What has no type of its own, and takes that of the helper's parameter: elsewhere it would be something else.
extension Payload {
    /// True where it has a type of its own, or a place gives it the type that the helper gave it.
    ///
    /// - Parameter type: that of the place; nil where none is known.
    func keepsItsType(in type: String?) -> Bool {
        guard takesItsType else { return true }
        guard let type, let parameterType else { return false }
        return TypeText(type).value.name == TypeText(parameterType).value.name
    }

    /// Refuses where nothing around it would say of what type it is.
    func checkType(_ file: SourceFile) throws(Refusal) {
        if takesItsType { throw .untypedOptional(file.text(of: optional)) }
    }
}

extension ConditionalCall {
    /// True for an optional that the helper's parameter gives its type: a literal or the like, and where that is any value of a
    /// protocol.
    func takesItsType(_ optional: NodeID, _ types: TypeReader) -> Bool {
        let type = declaration?.payloadType
        if let type, type.contains("any "), types.type(of: optional) != .type(type) { return true }
        return types.takesItsType(optional)
    }
}

extension TypeReader {
    /// True for what takes its type from where it stands: `8`, `.red`, `isBig ? .init(8) : nil`, `name.map { "Hi \($0)" }`.
    func takesItsType(_ value: NodeID) -> Bool {
        let value = file.withoutParentheses(value)
        switch file.kind(value) {
        case .returnStatement: return file.returned(by: value).map(takesItsType) ?? false
        case .numberLiteral, .stringLiteral, .nilLiteral, .array, .dictionary: return true
        case .prefixOperation: return file.prefixed(value).map { takesItsType($0.operand) } ?? false
        case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain:
            return Chain(endingAt: value, in: file).pieces.contains(where: takesItsTypeItself)
        case .sequence: return takesItsType(FoldedSequence(of: value, in: file))
        default: return false
        }
    }

    private func takesItsType(_ value: FoldedSequence) -> Bool {
        if let only = value.sole { return takesItsType(only) }
        if let (first, last) = value.alternatives { return first.allSatisfy(takesItsType) && takesItsType(last) }
        let isOfOperands = [.addition, .multiplication, .coalescing].contains(value.precedence)
        return isOfOperands && value.operands.allSatisfy(takesItsType)
    }

    /// Of a piece of a chain, from what it is itself or is given: `.red`, `{ … }()`, `["a", "b"]`, `map { _ in 8 }`, `pick(8)`.
    private func takesItsTypeItself(_ piece: NodeID) -> Bool {
        switch file.kind(piece) {
        case .array: return file.children(of: piece).allSatisfy(takesItsType)
        case .dictionary:
            return file.children(of: piece).compactMap { file.children(of: $0).last }.allSatisfy(takesItsType)
        default: break
        }
        if let closure = Closure(piece, in: file) { return givesWhatTakesItsType(closure) }
        if let member = Member(piece, in: file) { return member.base == nil }
        guard let call = Call(piece, in: file) else { return false }
        let closures = call.arguments.compactMap { Closure($0.value, in: file) }
        if closures.contains(where: givesWhatTakesItsType) { return true }
        // `map(CGFloat.init)`: of its initializers the one that fits there is meant.
        if call.arguments.contains(where: { Member($0.value, in: file)?.word == "init" }) { return true }
        // A function that nothing shows may be one of any type.
        let name = call.initializedName
        let isOfArguments = name == "Optional" || name == nil && !call.isMember && type(of: piece) == .unknown
        return isOfArguments && !call.arguments.isEmpty && call.arguments.allSatisfy { takesItsType($0.value) }
    }

    private func givesWhatTakesItsType(_ closure: Closure) -> Bool {
        guard let last = closure.statements.last else { return false }
        return takesItsType(last)
    }
}
