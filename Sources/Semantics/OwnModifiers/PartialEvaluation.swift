import Syntax

/// Evaluates an expression as far as some names are known: `dimmed ? 0.5 : 1` is `1` where `dimmed` is `false`.
///
/// What is not known stays as it is written. Values are texts of expressions.
struct PartialEvaluation {
    let file: SourceFile
    /// What is known of names: parameters, and properties of the type around.
    var values: [String: String]
    /// What computed properties of the type give, where that is one expression.
    var getters: [String: NodeID] = [:]
    /// The names that are being looked up.
    private var open: Set<String> = []

    init(_ file: SourceFile, values: [String: String], getters: [String: NodeID] = [:]) {
        self.file = file
        self.values = values
        self.getters = getters
    }

    func value(of node: NodeID) -> String {
        switch file.kind(node) {
        case .name: return file.name(node).flatMap(value) ?? file.text(of: node)
        case .tuple:
            let inner = file.withoutParentheses(node)
            if inner == node { return recomposed(node) }
            return asOperand(value(of: inner))
        case .prefixOperation: return prefixed(node)
        case .sequence: return value(of: FoldedSequence(of: node, in: file))
        case .member: return member(Member(node, in: file)!)
        case .call: return call(node)
        case .closure:
            guard let closure = Closure(node, in: file), vanishes(closure) else { return file.text(of: node) }
            let head = file.text(closure.layout.signature)
            return head.isEmpty ? "{ }" : "{ \(head) }"
        case .keyPath, .type: return file.text(of: node)
        default: return recomposed(node)
        }
    }

    /// How many getters are read within each other.
    private static let mostOpen = 16

    /// What a name stands for; nil where that is not known.
    func value(of name: String) -> String? {
        if let value = values[name] { return value }
        guard let getter = getters[name], !open.contains(name), open.count < Self.mostOpen else { return nil }
        var inner = self
        inner.open.insert(name)
        return asOperand(inner.value(of: getter))
    }

    /// True or false where a condition is known.
    func truth(of node: NodeID) -> Bool? {
        let text = value(of: file.withoutParentheses(node))
        return text == "true" ? true : text == "false" ? false : nil
    }

    /// A node with the values of what it holds.
    private func recomposed(_ node: NodeID) -> String {
        let parts = file.children(of: node)
        return parts.isEmpty ? file.text(of: node) : recomposed(parts, in: file.range(of: node))
    }

    func recomposed(_ parts: [NodeID], in range: Range<Int>) -> String {
        var text = ""
        var end = range.lowerBound
        for part in parts {
            let own = file.range(of: part)
            text += file.text(end..<own.lowerBound) + value(of: part)
            end = own.upperBound
        }
        return text + file.text(end..<range.upperBound)
    }

    /// A value that is put elsewhere.
    func argument(_ node: NodeID) -> String {
        let text = value(of: node)
        return [.sequence, .prefixOperation].contains(file.kind(node)) ? asOperand(text) : text
    }

    /// In parentheses if something might bind tighter than what it holds.
    private func asOperand(_ text: String) -> String {
        let isClear = text.utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: ".") } || Double(text) != nil
        return isClear ? text : "(\(text))"
    }

    private func prefixed(_ node: NodeID) -> String {
        guard let (word, operand) = file.prefixed(node) else { return recomposed(node) }
        switch (word, value(of: operand)) {
        case ("!", "true"): return "false"
        case ("!", "false"): return "true"
        case ("-", let text) where Double(text) == 0: return text
        default: return recomposed(node)
        }
    }

    private func member(_ member: Member) -> String {
        if member.isOfSelf, let value = value(of: member.word) { return value }
        guard let base = member.base else { return file.text(of: member.node) }
        let text = value(of: base)
        switch member.word {
        case "wrappedValue" where text.hasPrefix(".constant(") && text.hasSuffix(")"):
            return String(text.dropFirst(".constant(".count).dropLast())
        case "isEmpty" where text == "[]" || text == "\"\"": return "true"
        case "count" where text == "[]" || text == "\"\"": return "0"
        default: return isNothing(member.node) ? "nil" : recomposed(member.node)
        }
    }

    /// True for `a?.b` where `a` is `nil`.
    private func isNothing(_ node: NodeID) -> Bool {
        Chain(endingAt: node, in: file).pieces.contains { piece in
            file.kind(piece) == .optionalChain && file.chainBase(of: piece).map { value(of: $0) } == "nil"
        }
    }

    private static let numbers: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt",
    ]

    private func call(_ node: NodeID) -> String {
        guard let call = Call(node, in: file) else { return recomposed(node) }
        if isNothing(node) { return "nil" }
        if ["map", "flatMap"].contains(call.name), let base = call.base, value(of: base) == "nil" { return "nil" }
        if let name = call.typeName, Self.numbers.contains(name), let sole = call.soleArgument, sole.label == nil {
            let text = value(of: sole.value)
            if Double(text) != nil { return text }
        }
        return recomposed(node)
    }

    // `c ? a : b`, `a && b`, `a == b`, `a ?? b`, `a * b`
    func value(of sequence: FoldedSequence) -> String {
        if let sole = sequence.sole { return value(of: sole) }
        if let (condition, first, second) = sequence.choice {
            switch value(of: condition) {
            case "true": return value(of: first)
            case "false": return value(of: second)
            default: return recomposed(sequence.nodes, in: sequence.range)
            }
        }
        let operators = sequence.operators
        guard operators.count * 2 + 1 == sequence.nodes.count else {
            return recomposed(sequence.nodes, in: sequence.range)
        }
        let known: String? =
            if operators.contains("||") {
                joined(sequence.split(at: "||"), until: "true", otherwise: "false")
            } else if operators.contains("&&") {
                joined(sequence.split(at: "&&"), until: "false", otherwise: "true")
            } else if let word = operators.first(where: Self.comparisons.contains) {
                compared(sequence.split(at: word), word)
            } else if operators.allSatisfy({ $0 == "??" }) {
                coalesced(sequence.split(at: "??"))
            } else {
                sequence.infix.flatMap { computed(value(of: $0.left), $0.word, value(of: $0.right)) }
            }
        return known ?? recomposed(sequence.nodes, in: sequence.range)
    }

    private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    /// What comes of operands that are evaluated up to the first that decides.
    private func joined(_ operands: [FoldedSequence], until end: String, otherwise: String) -> String? {
        for operand in operands {
            let value = value(of: operand)
            if value == end { return end }
            if value != otherwise { return nil }
        }
        return otherwise
    }

    private func compared(_ sides: [FoldedSequence], _ word: String) -> String? {
        guard sides.count == 2, sides.allSatisfy({ !$0.nodes.isEmpty }) else { return nil }
        let (left, right) = (value(of: sides[0]), value(of: sides[1]))
        if let a = Double(left), let b = Double(right) {
            let holds =
                switch word {
                case "==": a == b
                case "!=": a != b
                case "<": a < b
                case ">": a > b
                case "<=": a <= b
                default: a >= b
                }
            return holds ? "true" : "false"
        }
        guard word == "==" || word == "!=", isLiteral(left), isLiteral(right) else { return nil }
        return (left == right) == (word == "==") ? "true" : "false"
    }

    private func isLiteral(_ text: String) -> Bool {
        ["nil", "true", "false", "\"\"", "[]"].contains(text) || Double(text) != nil
    }

    private func coalesced(_ operands: [FoldedSequence]) -> String? {
        for operand in operands {
            let value = value(of: operand)
            if value != "nil" { return operand.range == operands.last?.range || isLiteral(value) ? value : nil }
        }
        return "nil"
    }

    private func computed(_ left: String, _ word: String, _ right: String) -> String? {
        guard let a = Double(left), let b = Double(right) else { return nil }
        let result: Double? =
            switch word {
            case "+": a + b
            case "-": a - b
            case "*": a * b
            default: nil
            }
        guard let result, result == result.rounded(), abs(result) < 1_000_000 else { return nil }
        return "\(Int(result))"
    }
}
