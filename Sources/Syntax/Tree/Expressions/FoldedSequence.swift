/// Operands with the operators between them, in the order of the text: `a && b == c`.
///
/// The tree has them unfolded. This folds as far as it is asked, by how tightly operators bind; an expression without
/// operators is a sequence of one operand.
public struct FoldedSequence: Sendable {
    public let file: SourceFile
    /// Operands, operators, casts and `? … :` as they stand.
    public let nodes: [NodeID]

    /// Of an expression, whatever it is.
    public init(of node: NodeID, in file: SourceFile) {
        self.init(file.kind(node) == .sequence ? file.children(of: node) : [node], in: file)
    }

    /// Of some neighbours in a sequence.
    public init(_ nodes: some Collection<NodeID>, in file: SourceFile) {
        self.file = file
        self.nodes = Array(nodes)
    }

    /// In bytes.
    public var range: Range<Int> { file.range(of: nodes) }

    /// The one operand; nil where there is an operator.
    public var sole: NodeID? { nodes.count == 1 ? nodes[0] : nil }

    /// `&&`, `==`, without casts and `? :`.
    public var operators: [String] { nodes.filter { file.kind($0) == .binaryOperator }.map { file.text(of: $0) } }

    /// Everything but operators and casts.
    public var operands: [NodeID] { nodes.filter { ![.binaryOperator, .cast].contains(file.kind($0)) } }

    /// How tightly the loosest operator binds.
    public var precedence: Precedence { Precedence(of: nodes, in: file) }

    public var hasTernary: Bool { nodes.contains { file.kind($0) == .ternary } }

    /// `c ? a : b`, split at the first `?`; nil where there is none. In `c ? a : d ? b : e` the second side is a choice.
    public var choice: (condition: FoldedSequence, first: NodeID, second: FoldedSequence)? {
        guard let place = nodes.firstIndex(where: { file.kind($0) == .ternary }),
            let first = file.firstChild(of: nodes[place])
        else { return nil }
        return (
            FoldedSequence(nodes[..<place], in: file), first, FoldedSequence(nodes[(place + 1)...], in: file)
        )
    }

    /// `a` and `b` of `c ? a : d ? b : e + f`, and `e + f`; nil without a choice.
    public var alternatives: (first: [NodeID], last: FoldedSequence)? {
        let choices = nodes.indices.filter { file.kind(nodes[$0]) == .ternary }
        guard let last = choices.last else { return nil }
        return (
            choices.compactMap { file.firstChild(of: nodes[$0]) },
            FoldedSequence(nodes[(last + 1)...], in: file)
        )
    }

    /// The sides of `c ? a : d ? b : e`; nil without a choice, and where the last side is more than one operand.
    public var sides: [NodeID]? {
        guard let (first, last) = alternatives, let end = last.sole else { return nil }
        return first + [end]
    }

    /// What stands between occurrences of an operator, whatever else does.
    public func split(at word: String) -> [FoldedSequence] {
        nodes.split { file.kind($0) == .binaryOperator && file.text(of: $0) == word }
            .map { FoldedSequence($0, in: file) }
    }

    /// `a == b`: two operands and what stands between them; nil for anything longer, and for a cast.
    public var infix: (left: NodeID, word: String, right: NodeID)? {
        guard nodes.count == 3, file.kind(nodes[1]) == .binaryOperator else { return nil }
        return (nodes[0], file.text(of: nodes[1]), nodes[2])
    }

    /// `target = value`
    public var assignment: (target: NodeID, value: FoldedSequence)? {
        guard nodes.count > 2, file.kind(nodes[1]) == .binaryOperator, file.text(of: nodes[1]) == "=" else {
            return nil
        }
        return (nodes[0], FoldedSequence(nodes.dropFirst(2), in: file))
    }

    /// The operator behind the first operand: `=` of `a = b + c`.
    public var firstOperator: String? {
        nodes.count > 1 && file.kind(nodes[1]) == .binaryOperator ? file.text(of: nodes[1]) : nil
    }

    /// What it ends with, if that is a cast: `as?` and its type. nil for anything else.
    public var cast: (word: String, type: NodeID?)? {
        guard let last = nodes.last, file.kind(last) == .cast else { return nil }
        return (file.effectWord(last), file.child(.type, of: last))
    }

    /// The operands that stand beside `!= nil` or `== nil`.
    public var comparedToNil: [NodeID] {
        nodes.indices.dropFirst().dropLast().compactMap { place in
            guard ["!=", "=="].contains(file.text(of: nodes[place])) else { return nil }
            if file.kind(nodes[place + 1]) == .nilLiteral { return nodes[place - 1] }
            if file.kind(nodes[place - 1]) == .nilLiteral { return nodes[place + 1] }
            return nil
        }
    }
}

extension SourceFile {
    /// `try?` of an effect, `as?` of a cast: its first word, with the mark that follows it directly.
    public func effectWord(_ node: NodeID) -> String {
        let first = Int(self[node].firstToken)
        let mark = first + 1 < Int(self[node].endToken) ? text(of: tokens[first + 1]) : ""
        return text(of: tokens[first]) + (mark == "?" || mark == "!" ? mark : "")
    }

    /// `try` or `await` in front of the expression that a node belongs to.
    public func effect(around node: NodeID) -> String? {
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .effect: return effectWord(outer)
            case .sequence:
                // It covers all operands to its right.
                let start = range(of: node).lowerBound
                let covering = children(of: outer).first { kind($0) == .effect && range(of: $0).lowerBound < start }
                if let covering { return effectWord(covering) }
            case .ternary, .array, .tuple, .argument, .arguments: continue
            default: if chainBase(of: outer) == nil { return nil }
            }
        }
        return nil
    }

    /// `a` of `try a`; nil for an expression without an effect.
    public func operand(ofEffect node: NodeID) -> NodeID? { kind(node) == .effect ? firstChild(of: node) : nil }

    /// `-` of `-a`, and its operand; nil for an expression without a prefix operator.
    public func prefixed(_ node: NodeID) -> (word: String, operand: NodeID)? {
        guard kind(node) == .prefixOperation, let operand = firstChild(of: node) else { return nil }
        return (text(of: tokens[Int(self[node].firstToken)]), operand)
    }

    /// What `true`, `(false)` and `!true` are; nil for anything else.
    public func booleanLiteral(_ node: NodeID) -> Bool? {
        let node = withoutParentheses(node)
        if kind(node) == .boolLiteral { return text(of: node) == "true" }
        guard let (word, operand) = prefixed(node), word == "!" else { return nil }
        return booleanLiteral(operand).map { !$0 }
    }

    /// True for `+` as in `reduce(0, +)`.
    public func isOperator(_ node: NodeID) -> Bool {
        kind(node) == .name && tokens[Int(self[node].endToken) - 1].kind == .binaryOperator
    }

    /// True for `try f()`, and for `+` as in `reduce(0, +)`, both of which end where the argument does.
    public func isEffectOrOperator(_ node: NodeID) -> Bool { kind(node) == .effect || isOperator(node) }

    /// True for the beginning of an operand of `+`.
    public func isOperandOfPlus(_ node: NodeID) -> Bool {
        let operand = carrier(of: node)
        guard let parent = parent(of: operand), kind(parent) == .sequence else { return false }
        // Most often it stands right beside it: sums are long.
        if let before = previousSibling(of: operand), kind(before) == .binaryOperator, text(of: before) == "+" {
            return true
        }
        return FoldedSequence(of: parent, in: self).operators.contains("+")
    }

    /// True for `a!`, `a.unsafelyUnwrapped`, `a[i]`, `try! f()` and `a as! T`.
    public func mayTrap(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .forceUnwrap, .subscriptCall: true
        case .member: lastWord(of: node) == "unsafelyUnwrapped"
        case .effect, .cast: tokenIndices(of: node).prefix(2).contains { tokens[$0].kind == .exclamationMark }
        default: false
        }
    }

    /// True for `xs.contains { … }`, and for none of `(xs.contains { … })` and `f(xs.contains { … })`.
    public func hasTrailingClosure(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .tuple, .arguments, .subscriptArguments, .array, .dictionary, .stringLiteral: false
        case .closure: true
        default: children(of: node).contains { hasTrailingClosure($0) }
        }
    }

    /// How many nodes lie within each other at the deepest place of a node.
    public func depth(of node: NodeID) -> Int {
        let first = Int(self[node].firstDescendant)
        var depths = [Int](repeating: 0, count: Int(node.index) - first + 1)
        // Parents lie behind their children.
        for index in (first..<Int(node.index)).reversed() {
            guard let parent = parent(of: NodeID(index)) else { continue }
            depths[index - first] = depths[Int(parent.index) - first] + 1
        }
        return depths.max() ?? 0
    }
}

extension SourceFile {
    /// True for the target of an assignment: `label.isHidden` of `label.isHidden = true`.
    public func isAssigned(_ node: NodeID) -> Bool {
        guard let outer = parent(of: node), kind(outer) == .sequence, previousSibling(of: node) == nil else {
            return false
        }
        return FoldedSequence(of: outer, in: self).assignment?.target == node
    }
}
