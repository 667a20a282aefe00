import RuleModel
import Syntax

/// How a condition is related to another that is evaluated right before it.
package enum ConditionRelation: Sendable {
    /// It holds exactly when the other does.
    case same
    /// It holds exactly when the other does not.
    case opposite
    /// At most one of the two holds.
    case exclusive

    /// For the opposite of one of the two.
    fileprivate var reversed: ConditionRelation? {
        switch self {
        case .same: .opposite
        case .opposite: .same
        case .exclusive: nil
        }
    }
}

extension FileSemantics {
    /// nil where nothing shows that two conditions are the same or opposite, or where one may give another value each time
    /// that it is asked.
    ///
    /// - Parameter kinds: an optional holds where it is not `nil`.
    package func relation(
        of one: (node: NodeID, kind: ConditionKind), to other: (node: NodeID, kind: ConditionKind)
    ) -> ConditionRelation? {
        guard [one.node, other.node].allSatisfy(isStable) else { return nil }
        switch (one.kind, other.kind) {
        case (.bool, .bool): return ConditionComparison(semantics: self).relation(one.node, other.node)
        case (.optional, .optional): return isSame(one.node, other.node) ? .same : nil
        case (.optional, .bool): return relation(ofOptional: one.node, to: other.node)
        case (.bool, .optional): return relation(ofOptional: other.node, to: one.node)
        }
    }

    /// The same of two that are each a `Bool`: an expression, or some operands of a longer one.
    package func relation(of one: [NodeID], to other: [NodeID]) -> ConditionRelation? {
        guard (one + other).allSatisfy(isStable) else { return nil }
        return ConditionComparison(semantics: self)
            .relation(FoldedSequence(one, in: file), FoldedSequence(other, in: file))
    }

    /// `title` and `title == nil`
    private func relation(ofOptional optional: NodeID, to condition: NodeID) -> ConditionRelation? {
        let comparison = FoldedSequence(of: file.withoutParentheses(condition), in: file)
        guard let word = comparison.infix?.word, let value = comparison.comparedToNil.first, isSame(optional, value)
        else { return nil }
        return word == "!=" ? .same : word == "==" ? .opposite : nil
    }

    private func isSame(_ one: NodeID, _ other: NodeID) -> Bool {
        file.words(of: file.withoutParentheses(one)) == file.words(of: file.withoutParentheses(other))
    }

    /// True for what only reads, without calls, subscripts and closures.
    package func isStable(_ condition: NodeID) -> Bool {
        let facts = ExpressionFacts(of: condition, in: file)
        return !facts.hasCall && !facts.hasClosure && facts.effects.isEmpty && !changesSomething(condition)
    }
}

/// Holds one expression that is a `Bool` against another.
private struct ConditionComparison {
    let semantics: FileSemantics

    private var file: SourceFile { semantics.file }

    private static let opposites = [
        "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
    ]
    private static let mirrored = [
        "==": "==", "!=": "!=", "===": "===", "!==": "!==", "<": ">", ">": "<", "<=": ">=", ">=": "<=",
    ]

    func relation(_ one: NodeID, _ other: NodeID) -> ConditionRelation? {
        relation(FoldedSequence(of: one, in: file), FoldedSequence(of: other, in: file))
    }

    /// - Parameter depth: in how many operands these stand.
    func relation(
        _ one: FoldedSequence, _ other: FoldedSequence, depth: Int = 0
    ) -> ConditionRelation? {
        let (one, two) = (bare(one), bare(other))
        let found = ofBare(one.sequence, two.sequence, depth)
        if found == .exclusive { return one.isNegated || two.isNegated ? nil : found }
        return one.isNegated == two.isNegated ? found : found?.reversed
    }

    /// `a` of `!a`, of `(a)`, and of `a == false`, where `a` is shown to be a `Bool`.
    private func bare(_ sequence: FoldedSequence) -> (sequence: FoldedSequence, isNegated: Bool) {
        var (sequence, isNegated) = (sequence, false)
        while true {
            if let node = sequence.sole {
                let inner = file.withoutParentheses(node)
                if let (word, operand) = file.prefixed(inner), word == "!", !semantics.hasOwnNegation(inner) {
                    sequence = FoldedSequence(of: operand, in: file)
                    isNegated.toggle()
                } else if inner != node || file.kind(node) == .sequence {
                    sequence = FoldedSequence(of: inner, in: file)
                } else {
                    return (sequence, isNegated)
                }
            } else if let (operand, isEqual) = comparedToLiteral(sequence), isBool(operand) {
                sequence = FoldedSequence(of: operand, in: file)
                if !isEqual { isNegated.toggle() }
            } else {
                return (sequence, isNegated)
            }
        }
    }

    /// `a` of `a == true` and of `a != false`, which are `a`, and of `a == false`, which is its opposite.
    private func comparedToLiteral(_ sequence: FoldedSequence) -> (operand: NodeID, isEqual: Bool)? {
        guard let infix = sequence.infix, ["==", "!="].contains(infix.word) else { return nil }
        if let value = file.booleanLiteral(infix.right) { return (infix.left, value == (infix.word == "==")) }
        return file.booleanLiteral(infix.left).map { (infix.right, $0 == (infix.word == "==")) }
    }

    private func isBool(_ node: NodeID) -> Bool { [.boolean, .type("Bool")].contains(semantics.type(of: node)) }

    private func ofBare(_ one: FoldedSequence, _ other: FoldedSequence, _ depth: Int) -> ConditionRelation? {
        if isSame(one, other) { return .same }
        // What is a condition itself is a `Bool`.
        for (plain, compared) in [(one, other), (other, one)] {
            guard let (operand, isEqual) = comparedToLiteral(compared),
                isSame(plain, FoldedSequence(of: file.withoutParentheses(operand), in: file))
            else { continue }
            return isEqual ? .same : .opposite
        }
        return ofComparisons(one, other) ?? ofCases(one, other) ?? ofOperands(one, other, depth)
    }

    private func isSame(_ one: FoldedSequence, _ other: FoldedSequence) -> Bool {
        file.words(in: one.range) == file.words(in: other.range)
    }

    private func isSame(_ one: NodeID, _ other: NodeID) -> Bool { file.words(of: one) == file.words(of: other) }

    /// `a == b` and `a != b`, `a < b` and `b <= a`
    private func ofComparisons(_ one: FoldedSequence, _ other: FoldedSequence) -> ConditionRelation? {
        guard let first = one.infix, let second = other.infix, let opposite = Self.opposites[first.word] else {
            return nil
        }
        var word = second.word
        if isSame(first.left, second.right), isSame(first.right, second.left) {
            guard let mirrored = Self.mirrored[word] else { return nil }
            word = mirrored
        } else if !isSame(first.left, second.left) || !isSame(first.right, second.right) {
            return nil
        }
        if word == first.word { return .same }
        let isEquality = ["==", "!=", "===", "!=="].contains(word)
        guard word == opposite else { return nil }
        return isEquality || [first.left, first.right].contains(where: isOrdered) ? .opposite : .exclusive
    }

    /// `style == .plain` and `style == .round`, of an enum that has no other cases.
    private func ofCases(_ one: FoldedSequence, _ other: FoldedSequence) -> ConditionRelation? {
        guard let first = one.infix, let second = other.infix, isSame(first.left, second.left),
            [first.word, second.word].allSatisfy({ ["==", "!="].contains($0) })
        else { return nil }
        let areEqualities = first.word == "==" && second.word == "=="
        if let (number, other) = numbers(first.right, second.right) {
            let isPlain = areEqualities && number != other && !semantics.declaresModifier("==")
            return isPlain ? .exclusive : nil
        }
        guard let name = semantics.caseName(first.right), let otherName = semantics.caseName(second.right),
            name != otherName, case .type(let type) = semantics.type(of: first.left),
            let cases = semantics.plainCases(
                of: TypeText(type).value.name, of: first.left, with: [name, otherName])
        else { return nil }
        if cases.count > 2 || TypeText(type).isOptional { return areEqualities ? .exclusive : nil }
        return first.word == second.word ? .opposite : .same
    }

    /// `0` and `1`, as they are written.
    private func numbers(_ one: NodeID, _ other: NodeID) -> (Int, Int)? {
        guard file.kind(one) == .numberLiteral, file.kind(other) == .numberLiteral,
            let first = Int(file.text(of: one)), let second = Int(file.text(of: other))
        else { return nil }
        return (first, second)
    }

    /// True for what is shown to be of a type of which every two values are in order. Optionals are of none, and neither are
    /// floating-point numbers, because of `nan`.
    private func isOrdered(_ node: NodeID) -> Bool {
        if case .type(let type) = semantics.type(of: node), Self.ordered.contains(type) { return true }
        // `items.count`
        guard let member = Member(node, in: file), let base = member.base, member.name == "count",
            case .type(let type) = semantics.type(of: base)
        else { return false }
        return !TypeText(type).isOptional && ["Array", "Dictionary", "Set", "String"].contains(TypeText(type).name)
    }

    private static let ordered: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String", "Character",
    ]

    /// How deeply operands are compared with operands: `a && (b || c)`.
    private static let deepest = 4

    /// `a && b` and `!a || !b`
    private func ofOperands(_ one: FoldedSequence, _ other: FoldedSequence, _ depth: Int) -> ConditionRelation? {
        guard depth < Self.deepest else { return nil }
        let words = [one, other].map {
            $0.precedence == .conjunction ? "&&" : $0.precedence == .disjunction ? "||" : ""
        }
        guard !words.contains("") else { return nil }
        let (ones, others) = (one.split(at: words[0]), other.split(at: words[1]))
        let wanted: ConditionRelation = words[0] == words[1] ? .same : .opposite
        if ones.count == others.count, zip(ones, others).allSatisfy({ relation($0, $1, depth: depth + 1) == wanted }) {
            return wanted
        }
        // `a && i == 0` and `a && i == 1`
        guard words == ["&&", "&&"], ones.count <= 8, others.count <= 8 else { return nil }
        let areExclusive = ones.contains { one in
            others.contains { [.opposite, .exclusive].contains(relation(one, $0, depth: depth + 1)) }
        }
        return areExclusive ? .exclusive : nil
    }
}
