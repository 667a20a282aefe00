import Semantics
import Syntax

/// A constant of a call's closure: `let half = width / 2`, which its chain mentions.
struct ClosureLocal: Sendable {
    let name: String
    let value: NodeID
    /// Where it is read.
    let mention: NodeID
}

extension ClosureReader {
    /// The constants that some statements declare, each of which is mentioned once behind it; why that is not so for the first
    /// of which it is not.
    func locals(in statements: [NodeID], of closure: Closure) throws(Obstacle) -> [ClosureLocal] {
        var locals: [ClosureLocal] = []
        for statement in statements {
            guard case .variables(let bindings) = Statement(statement, in: file) else {
                throw .refused(.statementsInClosure)
            }
            for binding in bindings {
                guard binding.isLet, let name = binding.name, let value = binding.value, name != "_",
                    file.children(of: statement).allSatisfy({ ![.attribute, .modifier].contains(file.kind($0)) })
                else { throw .refused(.statementsInClosure) }
                locals.append(try local(name, value, binding, closure, behind: Set(locals.map(\.name))))
            }
        }
        return locals
    }

    private static let binders: Set<NodeKind> = [.pattern, .bindingCondition, .closureParameter, .capture, .parameter]

    private func local(
        _ name: String, _ value: NodeID, _ binding: Binding, _ closure: Closure, behind earlier: Set<String>
    ) throws(Obstacle) -> ClosureLocal {
        let mentions = closure.mentions(of: name)
        let isOneLine = !file.bytes[file.range(of: value)].contains(where: isLineBreak)
        if !isOneLine { throw .refused(.statementsInClosure) }
        if binding.type != nil || !file.isOfItsOwnType(value) { throw .refused(.localInClosure(name, .type)) }
        guard mentions.count == 1, file.kind(mentions[0]) == .name else {
            throw .refused(.localInClosure(name, mentions.isEmpty ? .unused : .repeated))
        }
        let payload = shape.payload.map(closure.parameter)
        if let payload,
            closure.mentions(of: payload).contains(where: { file.range(of: value).overlaps(file.range(of: $0)) })
        {
            throw .refused(.localInClosure(name, .payload(payload)))
        }
        // Where it is used, a name may mean something else.
        let names = Set(file.identifiers(of: value)).subtracting(earlier)
        let bound = file.descendants(of: closure.node).filter { inner in
            Self.binders.contains(file.kind(inner)) && !file.ancestors(of: inner).contains(binding.node)
        }
        if let name = bound.firstNonNil({ file.words(of: $0).first(where: names.contains) }) {
            throw .refused(.shadowedName(name))
        }
        if !file.comments(in: file.range(of: value)).isEmpty { throw .refused(.commentWithoutPlace) }
        return ClosureLocal(name: name, value: value, mention: mentions[0])
    }
}

/// Why a constant of a closure cannot stand where it is mentioned.
public enum LocalObstacle: Sendable, Equatable {
    /// `let width: CGFloat = 3`, `let width = 3`
    case type
    case unused
    case repeated
    /// The closure's other parameter
    case payload(String)
    /// `let width = widths[0]`
    case notTotal(String)
    /// `{ use(width) }`
    case later

    var sentence: String {
        switch self {
        case .type: "whose type may be another where it is used"
        case .unused: "which is not used"
        case .repeated: "which is used more than once"
        case .payload(let name): "which holds `\(name)`"
        case .notTotal(let text): "and `\(text)` may only be evaluated when the condition is true"
        case .later: "which is read later"
        }
    }
}

extension ClosureLocal {
    /// The constant may be evaluated wherever, and whenever, its mention is.
    func check(in closure: NodeID, _ totality: Totality, _ types: TypeReader) throws(Refusal) {
        if let part = totality.obstacle(in: value) {
            throw .localInClosure(name, .notTotal(totality.file.text(of: part)))
        }
        if !types.isReadInPlace(mention, in: closure) { throw .localInClosure(name, .later) }
    }
}

extension SourceFile {
    /// True for an expression that is of one type wherever it stands: no literal, no implicit member, no choice between such.
    fileprivate func isOfItsOwnType(_ node: NodeID) -> Bool {
        let node = withoutParentheses(node)
        switch kind(node) {
        case .name: return true
        case .member, .call, .subscriptCall, .forceUnwrap:
            let chain = Chain(endingAt: node, in: self)
            guard case .expression(let root) = chain.root else { return false }
            return kind(root) == .name || kind(root) == .call
        case .sequence:
            let sequence = FoldedSequence(of: node, in: self)
            if let (_, first, second) = sequence.choice {
                return isOfItsOwnType(first) && second.sole.map(isOfItsOwnType) == true
            }
            return !sequence.hasTernary && sequence.operands.contains(where: isOfItsOwnType)
                && sequence.operators.allSatisfy { Precedence(operator: $0) != .loosest }
        case .prefixOperation: return prefixed(node).map { isOfItsOwnType($0.operand) } ?? false
        default: return false
        }
    }
}
