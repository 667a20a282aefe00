import Syntax

extension SourceFile {
    /// What closures unwrap with `!` that a condition compares to `nil`: `title!` under `title != nil`, as long as
    /// nothing in `known` does. nil for nothing.
    package func unwrapped(under condition: NodeID, in closures: [NodeID], except known: [NodeID]) -> String? {
        unwrapped(comparedToNil(in: condition), in: closures, except: known)
    }

    /// What closures unwrap with `!` of some optionals, each as its words.
    package func unwrapped(_ tested: [[String]], in closures: [NodeID], except known: [NodeID] = []) -> String? {
        guard !tested.isEmpty else { return nil }
        for closure in closures {
            for node in descendants(of: closure) where kind(node) == .forceUnwrap && !known.contains(node) {
                let words = pathWithoutMarks(of: node)
                // `a!.b` under `a?.b != nil` is as safe, and only as safe, as the condition is true.
                if tested.contains(where: { $0.starts(with: words) }) { return text(of: node) }
            }
        }
        return nil
    }

    /// The operands of `&&` at the top of a condition, each with the operators within it; all of it if there is none.
    package func conjunction(_ condition: NodeID) -> [[NodeID]] {
        let condition = withoutParentheses(condition)
        guard kind(condition) == .sequence else { return [[condition]] }
        let parts = children(of: condition)
        // What binds looser is no part of an operand.
        guard Precedence(of: parts, in: self) >= .conjunction else { return [[condition]] }
        return parts.split { kind($0) == .binaryOperator && text(of: $0) == "&&" }.map(Array.init)
    }

    /// The `title` of `title != nil` and of `nil != title`, where that is a name or a member path: a call could give
    /// another value the next time.
    package func optional(of operands: [NodeID]) -> NodeID? {
        var operands = operands
        if operands.count == 1 { operands = children(of: withoutParentheses(operands[0])) }
        guard operands.count == 3, text(of: operands[1]) == "!=" else { return nil }
        let value = kind(operands[2]) == .nilLiteral ? operands[0] : operands[2]
        guard operands.contains(where: { kind($0) == .nilLiteral }), isMemberPath(value) else { return nil }
        return value
    }

    /// Each optional that a condition says is not `nil`, with each `title!` of a closure and of the rest of the condition
    /// that unwraps it. None that the closure does not unwrap.
    package func unwrapping(
        under condition: NodeID, in closure: NodeID?, _ scopes: Scopes
    ) -> [(optional: NodeID, inside: [NodeID], later: [NodeID])] {
        guard let closure else { return [] }
        let operands = conjunction(condition)
        return operands.enumerated().compactMap { place, operand in
            guard let optional = optional(of: operand) else { return nil }
            let inside = mentions(of: optional, in: [closure], scopes)
            guard let inside, !inside.isEmpty,
                let later = mentions(of: optional, in: operands[(place + 1)...].flatMap(\.self), scopes)
            else { return nil }
            return (optional, inside, later)
        }
    }

    /// Each `title!` in some nodes; nil where one of them binds the name anew.
    private func mentions(of optional: NodeID, in nodes: [NodeID], _ scopes: Scopes) -> [NodeID]? {
        let path = pathWithoutMarks(of: optional)
        var mentions: [NodeID] = []
        var waiting = nodes
        while let node = waiting.popLast() {
            if kind(node) == .forceUnwrap, let inner = children(of: node).first, isMemberPath(inner),
                isSame(inner, as: optional, scopes)
            {
                mentions.append(node)
                continue
            }
            switch kind(node) {
            case .capture, .bindingCondition, .closureParameter, .binding, .forStatement:
                if tokenIndices(of: node).contains(where: { word(at: $0) == path[0] }) { return nil }
            default: break
            }
            waiting += children(of: node)
        }
        return mentions
    }

    /// True for `title` and `self.title` where no local of that name stands between them.
    private func isSame(_ node: NodeID, as other: NodeID, _ scopes: Scopes) -> Bool {
        let (one, two) = (pathWithoutMarks(of: node), pathWithoutMarks(of: other))
        let hasSelf = [node, other].map { word(at: Int(self[$0].firstToken)) == "self" }
        return one == two && (hasSelf[0] == hasSelf[1] || !scopes.isLocal(one[0], at: other))
    }

    /// `title`, `model.title`, `self.title`
    private func isMemberPath(_ node: NodeID) -> Bool {
        var node = node
        while kind(node) == .member, let base = base(ofMember: node) { node = base }
        return kind(node) == .name && text(of: node).first != "$"
    }

    /// The operands that stand beside `!= nil` or `== nil`, each as its words.
    package func comparedToNil(in condition: NodeID) -> [[String]] {
        let sequences = Array(descendants(of: condition)) + [condition]
        return sequences.filter { kind($0) == .sequence }.flatMap { sequence in
            let parts = children(of: sequence)
            return parts.indices.dropFirst().dropLast().compactMap { place -> [String]? in
                guard ["!=", "=="].contains(text(of: parts[place])) else { return nil }
                if kind(parts[place + 1]) == .nilLiteral { return pathWithoutMarks(of: parts[place - 1]) }
                if kind(parts[place - 1]) == .nilLiteral { return pathWithoutMarks(of: parts[place + 1]) }
                return nil
            }
        }
    }

    /// The texts of a node's tokens, without `?` and `!`, and without a leading `self.`.
    package func pathWithoutMarks(of node: NodeID) -> [String] {
        let words = tokenIndices(of: node).map { word(at: $0) }.filter { $0 != "?" && $0 != "!" }
        return words.first == "self" && words.count > 2 ? Array(words.dropFirst(2)) : words
    }
}
