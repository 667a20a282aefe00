import Syntax

/// Reads what the conditions of an `if`, or an expression before a `?`, ask: several things, all of which must hold.
package struct HelperTestReader {
    package let file: SourceFile
    package let parameters: [FunctionParameter]

    package struct Term {
        package let test: HelperTest
        package var isNegated = false
        /// The name under which an optional's value is known where the test holds, and the optional.
        package var binding: (name: String, parameter: String)?
    }

    /// The terms of a `conditions` node, or of an expression.
    package func terms(of node: NodeID) -> [Term] {
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .conditions: return file.children(of: node).flatMap { terms(of: $0) }
        case .sequence: return terms(ofSequence: file.children(of: node)[...])
        case .bindingCondition: return [binding(node)]
        default: return [term(node)]
        }
    }

    /// `a && !b`
    package func terms(ofSequence pieces: ArraySlice<NodeID>) -> [Term] {
        if pieces.count == 1 { return terms(of: pieces.first!) }
        let operators = pieces.filter { file.kind($0) == .binaryOperator }.map { file.text(of: $0) }
        if operators.contains("&&"), !operators.contains("||"), !operators.contains("??") {
            return pieces.split { file.kind($0) == .binaryOperator && file.text(of: $0) == "&&" }
                .flatMap { terms(ofSequence: $0) }
        }
        return [comparison(Array(pieces)) ?? other(pieces)]
    }

    /// `value != nil`, `nil == value`, `condition == true`
    private func comparison(_ pieces: [NodeID]) -> Term? {
        guard pieces.count == 3 else { return nil }
        let isUnequal: Bool
        switch file.text(of: pieces[1]) {
        case "!=": isUnequal = true
        case "==": isUnequal = false
        default: return nil
        }
        for (side, constant) in [(pieces[0], pieces[2]), (pieces[2], pieces[0])] {
            switch file.kind(constant) {
            case .nilLiteral:
                guard let name = read(side), mayBeNil(name) else { return nil }
                return Term(test: .payload(name), isNegated: !isUnequal)
            case .boolLiteral:
                let inner = term(file.withoutParentheses(side))
                guard case .condition = inner.test else { return nil }
                let isFalse = file.text(of: constant) == "false"
                return Term(test: inner.test, isNegated: inner.isNegated != (isFalse != isUnequal))
            default: continue
            }
        }
        return nil
    }

    /// `condition`, `!condition()`
    private func term(_ node: NodeID) -> Term {
        var node = node
        var isNegated = false
        while file.kind(node) == .prefixOperation, file.word(at: Int(file[node].firstToken)) == "!",
            let inner = file.children(of: node).first
        {
            isNegated.toggle()
            node = file.withoutParentheses(inner)
        }
        if let name = read(node), parameter(name)?.isCondition == true {
            return Term(test: .condition(name), isNegated: isNegated)
        }
        if file.kind(node) == .sequence, let inner = comparison(file.children(of: node)) {
            return Term(test: inner.test, isNegated: inner.isNegated != isNegated)
        }
        var term = other([node])
        term.isNegated = isNegated
        return term
    }

    /// `let value`, `let x = value`, `case .some(let x) = value`, `case let x? = value`
    private func binding(_ node: NodeID) -> Term {
        let children = file.children(of: node)
        guard let pattern = children.first, file.kind(pattern) == .pattern else { return other([node]) }
        let value = children.last.flatMap { $0 == pattern ? nil : $0 }
        if file.word(at: Int(file[node].firstToken)) == "case" {
            return value.flatMap { self.pattern(pattern, of: $0) } ?? other([node])
        }
        let words = file.tokenIndices(of: pattern).map { file.word(at: $0) }
        let name = children.count == 1 ? words.first : value.flatMap { read($0) }
        guard words.count == 1, let name, mayBeNil(name) else { return other([node]) }
        return Term(test: .payload(name), binding: (words[0], name))
    }

    /// What a pattern of a `switch` or an `if case` asks of a subject; nil for anything but a condition or an optional.
    package func pattern(_ pattern: NodeID, of subject: NodeID) -> Term? {
        let words = file.tokenIndices(of: pattern).map { file.word(at: $0) }
        let asked = term(file.withoutParentheses(subject))
        if case .condition = asked.test, words == ["true"] || words == ["false"] {
            return Term(test: asked.test, isNegated: asked.isNegated != (words == ["false"]))
        }
        guard let name = read(subject), mayBeNil(name) else { return nil }
        if words == ["nil"] || words.suffix(2) == [".", "none"] {
            return Term(test: .payload(name), isNegated: true)
        }
        // `.some(let x)`, `let .some(x)`, `let x?`, `_?`; but not `3?`
        let names = words.filter { !["let", "var", "(", ")", ".", "some", "Optional", "?"].contains($0) }
        let binds = words.contains("let") || words.contains("var")
        guard words.contains("some") || words.last == "?", names.count < 2, binds || names.allSatisfy({ $0 == "_" })
        else { return nil }
        let binding = binds ? names.first.map { (name: $0, parameter: name) } : nil
        return Term(test: .payload(name), binding: binding)
    }

    package func other(_ pieces: ArraySlice<NodeID>) -> Term {
        let range = Int(file[pieces.first!].firstToken)..<Int(file[pieces.last!].endToken)
        return Term(test: .other(file.shown(range), uses: uses(range)))
    }

    /// The parameters that some tokens mention.
    package func uses(_ tokens: Range<Int>) -> Set<String> {
        let words = Set(tokens.map { file.word(at: $0) })
        return Set(parameters.map(\.name)).intersection(words)
    }

    /// The name that is read: `value`, or `value()` of an autoclosure.
    package func read(_ node: NodeID) -> String? {
        let node = file.withoutParentheses(node)
        if let name = file.name(node) { return name }
        guard let call = Call(node, in: file), !call.isMember, call.arguments.isEmpty else { return nil }
        return call.name
    }

    private func mayBeNil(_ name: String) -> Bool {
        parameter(name).map { $0.isOptional || $0.isOptionalClosure } ?? false
    }

    private func parameter(_ name: String) -> FunctionParameter? { parameters.first { $0.name == name } }
}
