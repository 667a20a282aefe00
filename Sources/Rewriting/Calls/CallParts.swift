import Syntax

/// A call expression taken apart: `‹base›.name(‹arguments›) ‹closure› label: ‹closure›`.
struct CallParts {
    let node: NodeID
    /// Without backticks.
    let name: String
    /// nil for `name(…)` and `.name(…)`.
    let base: NodeID?
    /// True for `‹base›.name(…)` and `.name(…)`.
    let isMember: Bool
    /// From the dot (the name where there is none) past the last closure or parenthesis.
    let range: Range<Int>
    let arguments: [LinkArgument]

    /// nil for anything but a call of a name.
    init?(of node: NodeID, in file: SourceFile) {
        guard let (callee, nameToken) = file.calledName(of: node) else { return nil }
        var parts = Array(file.children(of: node).dropFirst())
        if let inner = file.calledBefore(node) { parts = file.children(of: inner).dropFirst() + parts }
        isMember = file.kind(callee) == .member
        base = isMember ? file.children(of: callee).first : nil
        self.node = node
        name = file.word(at: nameToken)
        // Between the dot and the name may stand a module: `a.SwiftUI::padding()`.
        let start = base.map { Int(file[$0].endToken) } ?? Int(file[callee].firstToken)
        range = file.tokens[start].range.lowerBound..<file.range(of: node).upperBound
        arguments = parts.flatMap { CallParts.arguments(of: $0, in: file) }
    }

    private static func arguments(of part: NodeID, in file: SourceFile) -> [LinkArgument] {
        switch file.kind(part) {
        case .arguments:
            return file.children(of: part).compactMap { argument in
                guard file.kind(argument) == .argument, let value = file.children(of: argument).first else {
                    return nil
                }
                let start = Int(file[argument].firstToken)
                let isLabelled = start != Int(file[value].firstToken)
                return LinkArgument(
                    label: isLabelled ? label(at: start, in: file) : nil, value: value, isTrailing: false)
            }
        case .closure:
            return [LinkArgument(label: nil, value: part, isTrailing: true)]
        case .labelledClosure:
            guard let closure = file.child(.closure, of: part) else { return [] }
            return [
                LinkArgument(label: label(at: Int(file[part].firstToken), in: file), value: closure, isTrailing: true)
            ]
        default: return []
        }
    }

    private static func label(at token: Int, in file: SourceFile) -> String? {
        let word = file.word(at: token)
        return word == "_" ? nil : word
    }
}

extension SourceFile {
    /// The `name` or `member` that a call calls, and the token of its name; nil for anything but a call of a name.
    func calledName(of node: NodeID) -> (callee: NodeID, token: Int)? {
        guard kind(node) == .call, var callee = firstChild(of: calledBefore(node) ?? node) else { return nil }
        if kind(callee) == .specialization, let inner = firstChild(of: callee) { callee = inner }
        let end = Int(self[callee].endToken)
        switch kind(callee) {
        // `name(a:b:)` and `‹base›.name(a:b:)` end with a parenthesis.
        case .name where end == Int(self[callee].firstToken) + 1: return (callee, end - 1)
        // So does `‹base›.` with a period, where the name is missing.
        case .member where tokens[end - 1].kind != .rightParen && tokens[end - 1].kind != .period && end > 1:
            return (callee, end - 1)
        default: return nil
        }
    }

    /// True for `+` as in `reduce(0, +)`.
    func isOperator(_ node: NodeID) -> Bool {
        kind(node) == .name && tokens[Int(self[node].endToken) - 1].kind == .binaryOperator
    }

    /// `f(a)` of `f(a) { … }` in the head of a statement, where the tree has the closure as a call of its own.
    fileprivate func calledBefore(_ node: NodeID) -> NodeID? {
        guard let callee = firstChild(of: node), kind(callee) == .call, child(.arguments, of: node) == nil,
            child(.closure, of: callee) == nil
        else { return nil }
        return callee
    }

    /// The first child of a node, found without listing them all where it begins the node.
    private func firstChild(of node: NodeID) -> NodeID? { children(of: node).first }

    /// What stands inside parentheses around one expression; anything else is given back.
    func withoutParentheses(_ node: NodeID) -> NodeID {
        var node = node
        while kind(node) == .tuple {
            let elements = children(of: node)
            guard elements.count == 1, kind(elements[0]) == .argument,
                let value = children(of: elements[0]).first, self[value].firstToken == self[elements[0]].firstToken
            else { return node }
            node = value
        }
        return node
    }

    /// The statements of a closure or a block.
    func statements(of node: NodeID) -> [NodeID] {
        children(of: node).filter { kind($0) != .closureSignature }
    }
}
