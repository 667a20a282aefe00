import Syntax

/// One of the things that a condition asks, all of which must hold: `!isOn` and `let value` of `if !isOn, let value`.
struct HelperQuestion {
    let test: HelperTest
    var isNegated = false
    /// The name under which an optional's value is known where the test holds, and the optional.
    var binding: (name: String, parameter: String)?
}

extension HelperBody {
    func questions(of conditions: [NodeID]) -> [HelperQuestion] { conditions.flatMap { questions(of: $0) } }

    func questions(of condition: NodeID) -> [HelperQuestion] {
        let node = file.withoutParentheses(condition)
        if let binding = BindingCondition(node, in: file) { return [question(of: binding)] }
        let sequence = FoldedSequence(of: node, in: file)
        return sequence.sole == nil ? questions(of: sequence) : [question(of: node)]
    }

    /// `a && !b`
    func questions(of sequence: FoldedSequence) -> [HelperQuestion] {
        if let sole = sequence.sole { return questions(of: sole) }
        let operators = sequence.operators
        if operators.contains("&&"), !operators.contains("||"), !operators.contains("??") {
            return sequence.split(at: "&&").flatMap { questions(of: $0) }
        }
        return [comparison(sequence) ?? other(sequence.range)]
    }

    /// `value != nil`, `nil == value`, `condition == true`
    private func comparison(_ sequence: FoldedSequence) -> HelperQuestion? {
        guard let (left, word, right) = sequence.infix, word == "!=" || word == "==" else { return nil }
        for (side, constant) in [(left, right), (right, left)] {
            switch file.kind(constant) {
            case .nilLiteral:
                guard let name = read(side), mayBeNil(name) else { return nil }
                return HelperQuestion(test: .payload(name), isNegated: word == "==")
            case .boolLiteral:
                let inner = question(of: file.withoutParentheses(side))
                guard case .condition = inner.test else { return nil }
                let isFlipped = (file.text(of: constant) == "false") != (word == "!=")
                return HelperQuestion(test: inner.test, isNegated: inner.isNegated != isFlipped)
            default: continue
            }
        }
        return nil
    }

    /// `condition`, `!condition()`
    private func question(of node: NodeID) -> HelperQuestion {
        var node = node
        var isNegated = false
        while let (word, operand) = file.prefixed(node), word == "!" {
            isNegated.toggle()
            node = file.withoutParentheses(operand)
        }
        if let name = read(node), parameter(name)?.isCondition == true {
            return HelperQuestion(test: .condition(name), isNegated: isNegated)
        }
        var question = comparison(FoldedSequence(of: node, in: file)) ?? other(file.range(of: node))
        question.isNegated = question.isNegated != isNegated
        return question
    }

    /// `let value`, `let x = value`, `case .some(let x) = value`, `case let x? = value`
    private func question(of condition: BindingCondition) -> HelperQuestion {
        let unknown = other(condition.range)
        guard let pattern = condition.pattern else { return unknown }
        if condition.isCase { return condition.value.flatMap { question(pattern, of: $0) } ?? unknown }
        let words = file.words(of: pattern)
        guard words.count == 1, let name = condition.value.map({ read($0) }) ?? words[0], mayBeNil(name) else {
            return unknown
        }
        return HelperQuestion(test: .payload(name), binding: (words[0], name))
    }

    /// What a pattern of a `switch` or an `if case` asks of a subject; nil for anything but a condition or an optional.
    func question(_ pattern: NodeID, of subject: NodeID) -> HelperQuestion? {
        let words = file.words(of: pattern)
        let asked = question(of: file.withoutParentheses(subject))
        if case .condition = asked.test, words == ["true"] || words == ["false"] {
            return HelperQuestion(test: asked.test, isNegated: asked.isNegated != (words == ["false"]))
        }
        guard let name = read(subject), mayBeNil(name) else { return nil }
        if words == ["nil"] || words.suffix(2) == [".", "none"] {
            return HelperQuestion(test: .payload(name), isNegated: true)
        }
        // `.some(let x)`, `let .some(x)`, `let x?`, `_?`; but not `3?`
        let names = words.filter { !["let", "var", "(", ")", ".", "some", "Optional", "?"].contains($0) }
        let binds = words.contains("let") || words.contains("var")
        guard words.contains("some") || words.last == "?", names.count < 2, binds || names.allSatisfy({ $0 == "_" })
        else { return nil }
        let binding = binds ? names.first.map { (name: $0, parameter: name) } : nil
        return HelperQuestion(test: .payload(name), binding: binding)
    }

    private func other(_ range: Range<Int>) -> HelperQuestion {
        HelperQuestion(test: .other(file.excerpt(range), uses: uses(range)))
    }

    /// The name that is read: `value`, or `value()` and `try value()` of an autoclosure.
    func read(_ node: NodeID) -> String? {
        let node = file.withoutParentheses(node)
        // `rethrows`: only a call that says `try`, too, can throw.
        if file.kind(node) == .effect, file.effectWord(node) == "try" {
            return file.operand(ofEffect: node).flatMap { read($0) }
        }
        if let name = file.name(node) { return name }
        // `self.condition` of a type that is no view.
        if view != "self", case let path? = Chain(endingAt: node, in: file).memberPath, path.count == 2,
            path[0] == "self"
        {
            return path[1]
        }
        guard let call = Call(node, in: file), !call.isMember, call.arguments.isEmpty else { return nil }
        return call.name
    }

    private func mayBeNil(_ name: String) -> Bool {
        parameter(name).map { $0.isOptional || $0.isOptionalClosure } ?? false
    }
}
