import Syntax

/// An optional that a condition says is not `nil`, with each `title!` that unwraps it.
package struct TestedOptional {
    package let optional: NodeID
    /// Of the closure under the condition.
    package let inside: [NodeID]
    /// Of the rest of the condition.
    package let later: [NodeID]
}

extension SourceFile {
    /// What closures unwrap with `!` that a condition compares to `nil`: `title!` under `title != nil`, those
    /// in `known` left out. nil if there are no others.
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

    /// The operands of `&&` at the top of a condition, or of the conditions of an `if`, each with the operators within it;
    /// all of it if there is none.
    package func conjunction(_ condition: NodeID) -> [[NodeID]] {
        if kind(condition) == .conditions { return children(of: condition).flatMap(conjunction) }
        let condition = withoutParentheses(condition)
        let sequence = FoldedSequence(of: condition, in: self)
        // What binds looser is no part of an operand.
        return sequence.precedence >= .conjunction ? sequence.split(at: "&&").map(\.nodes) : [[condition]]
    }

    /// The `title` of `title != nil` and of `nil != title`, where that is a name or a member path: a call could give
    /// another value the next time.
    package func optional(of operands: [NodeID]) -> NodeID? {
        let comparison =
            operands.count == 1
            ? FoldedSequence(of: withoutParentheses(operands[0]), in: self) : FoldedSequence(operands, in: self)
        guard comparison.infix?.word == "!=", let value = comparison.comparedToNil.first, isMemberPath(value) else {
            return nil
        }
        return value
    }

    /// The optionals that a condition says are not `nil` and that the closure unwraps.
    package func unwrapping(under condition: NodeID, in closure: NodeID?, _ scopes: Scopes) -> [TestedOptional] {
        guard let closure else { return [] }
        let operands = conjunction(condition)
        return operands.enumerated().compactMap { place, operand in
            guard let optional = optional(of: operand),
                let inside = mentions(of: optional, in: [closure], scopes), !inside.isEmpty,
                let later = mentions(of: optional, in: operands[(place + 1)...].flatMap(\.self), scopes)
            else { return nil }
            return TestedOptional(optional: optional, inside: inside, later: later)
        }
    }

    /// Each `title!` in some nodes; nil where one of them binds the name anew.
    private func mentions(of optional: NodeID, in nodes: [NodeID], _ scopes: Scopes) -> [NodeID]? {
        let name = pathWithoutMarks(of: optional)[0]
        var mentions: [NodeID] = []
        var waiting = nodes
        while let node = waiting.popLast() {
            switch kind(node) {
            case .forceUnwrap:
                if let inner = chainBase(of: node), isMemberPath(inner), isSame(inner, as: optional, scopes) {
                    mentions.append(node)
                    continue
                }
            case .capture, .bindingCondition, .closureParameter, .binding, .forStatement:
                if words(of: node).contains(name) { return nil }
            default: break
            }
            waiting += children(of: node)
        }
        return mentions
    }

    /// True for `title` and `self.title` where no local of that name stands between them.
    private func isSame(_ node: NodeID, as other: NodeID, _ scopes: Scopes) -> Bool {
        let (one, two) = (pathWithoutMarks(of: node), pathWithoutMarks(of: other))
        let hasSelf = [node, other].map { firstWord(of: $0) == "self" }
        return one == two && (hasSelf[0] == hasSelf[1] || !scopes.isLocal(one[0], at: other))
    }

    /// The operands that stand beside `!= nil` or `== nil`, each as its words.
    package func comparedToNil(in condition: NodeID) -> [[String]] {
        (Array(descendants(of: condition)) + [condition]).filter { kind($0) == .sequence }
            .flatMap { FoldedSequence(of: $0, in: self).comparedToNil }.map { pathWithoutMarks(of: $0) }
    }

    /// The texts of a node's tokens, without `?` and `!`, and without a leading `self.`.
    package func pathWithoutMarks(of node: NodeID) -> [String] {
        let words = words(of: node).filter { $0 != "?" && $0 != "!" }
        return words.first == "self" && words.count > 2 ? Array(words.dropFirst(2)) : words
    }
}
