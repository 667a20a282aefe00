import Syntax

/// Finds what keeps an expression from being *total*: safe to evaluate also when the condition is false.
///
/// Where a helper evaluated its argument only under the condition, `xs[i]` may have been safe only there. Total are
/// literals, closures, key paths, names, member paths, implicit members, initializers, calls that begin at an implicit
/// member or at a known type, and the library's operators over these. What traps in spite of that (an overflow, an
/// initializer with a precondition) is the stated residue.
struct Totality {
    let file: SourceFile
    /// The types whose static members are values like any other: `Color.red.opacity(0.5)`.
    let knownTypes: Set<String>
    /// Names that only the closure or the payload binds.
    let boundNames: Set<String>

    /// The first part of an expression that is not total; nil if it is total.
    func obstacle(in node: NodeID) -> NodeID? {
        switch file.kind(node) {
        case .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .closure, .keyPath, .typeExpression:
            // A key path's subscripts are evaluated with it.
            if file.kind(node) == .keyPath { return file.children(of: node).firstNonNil(obstacle) }
            return nil
        case .name: return boundNames.contains(file.text(of: node)) ? node : nil
        case .call: return isTotalCallee(node) ? inChildren(of: node) : node
        case .member, .tuple, .argument, .arguments, .array, .dictionary, .dictionaryElement, .optionalChain,
            .specialization, .argumentNames, .labelledClosure, .stringLiteral, .interpolation, .type, .ternary:
            return inChildren(of: node)
        case .prefixOperation:
            let isKnown = ["-", "!", "+", "~"].contains(file.text(of: file.tokens[Int(file[node].firstToken)]))
            return isKnown ? inChildren(of: node) : node
        case .sequence: return inChildren(of: node)
        case .binaryOperator:
            let text = file.text(of: node)
            let isTotal = Precedence(operator: text) != .loosest && !["/", "%", "...", "..<"].contains(text)
            return isTotal ? nil : node
        case .cast:
            // `as!`
            let isForced = file.tokenIndices(of: node).contains { file.tokens[$0].kind == .exclamationMark }
            return isForced ? node : nil
        default: return node
        }
    }

    private func inChildren(of node: NodeID) -> NodeID? {
        for child in file.children(of: node) {
            if let found = obstacle(in: child) { return found }
        }
        return nil
    }

    /// `Circle(…)`, `Font.Weight(…)`, `.init(…)`, `.spring()`, `Color.red.opacity(0.5)`: what is called begins at a type
    /// or at an implicit member.
    private func isTotalCallee(_ call: NodeID) -> Bool {
        var callee = file.children(of: call)[0]
        if file.kind(callee) == .specialization { callee = file.children(of: callee)[0] }
        if file.isTypeName(callee) { return true }
        switch file.chainRoot(of: callee) {
        case .implicitMember: return true
        case .expression(let root): return file.kind(root) == .name && knownTypes.contains(file.text(of: root))
        }
    }
}

/// What a chain of members and calls begins with.
enum ChainRoot {
    /// `.red` of `.red.opacity(0.5)`: the member without a base.
    case implicitMember(NodeID)
    /// `Color` of `Color.red.opacity(0.5)`
    case expression(NodeID)
}

extension SourceFile {
    /// Goes down to the start of a chain, through members, calls, subscripts, `?` and `!`.
    func chainRoot(of node: NodeID) -> ChainRoot {
        var current = node
        while true {
            switch kind(current) {
            case .member:
                guard let base = base(ofMember: current) else { return .implicitMember(current) }
                current = base
            case .call, .subscriptCall, .specialization, .optionalChain, .forceUnwrap, .postfixOperation,
                .postfixIfConfig:
                current = children(of: current)[0]
            default: return .expression(current)
            }
        }
    }

    /// What stands before the period; nil for an implicit member.
    func base(ofMember node: NodeID) -> NodeID? {
        // The base is a child that begins where the member does.
        guard let first = children(of: node).first, self[first].firstToken == self[node].firstToken else { return nil }
        return first
    }

    /// The token behind the period.
    func nameToken(ofMember node: NodeID) -> Token {
        let end = children(of: node).last { kind($0) == .argumentNames }.map { Int(self[$0].firstToken) }
        return tokens[(end ?? Int(self[node].endToken)) - 1]
    }

    /// `Circle`, `Edge.Set`: a name, or the last of a path, that begins with a capital letter.
    func isTypeName(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .name: return text(of: node).isTypeName
        case .member:
            let name = text(of: nameToken(ofMember: node))
            if name == "init" { return true }
            guard name.isTypeName, let base = base(ofMember: node) else { return false }
            return isTypeName(base)
        default: return false
        }
    }

    /// True if a node or one inside it is of one of these kinds.
    func contains(_ kinds: Set<NodeKind>, in node: NodeID) -> Bool {
        kinds.contains(kind(node)) || descendants(of: node).contains { kinds.contains(kind($0)) }
    }
}

extension String {
    /// True for what Swift's conventions make the name of a type: `Circle`, `_Circle`.
    var isTypeName: Bool { drop { $0 == "_" }.first?.isUppercase == true }
}
