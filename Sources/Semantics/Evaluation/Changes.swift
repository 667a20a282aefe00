import Syntax

// What changes something when it is evaluated.
extension FileSemantics {
    /// True for an expression that changes something when it is evaluated, as far as bodies in sight show: `isOn` of
    /// `var isOn: Bool { count += 1; return count > 3 }`.
    package func changesSomething(_ expression: NodeID) -> Bool {
        let isLocal = ([expression] + file.descendants(of: expression)).contains { node in
            guard let name = file.name(node), let binding = scopes.localBinding(of: name, at: node) else {
                return false
            }
            return binding.isComputed && binding.getter.contains { scopes.changesSomething(in: $0) }
        }
        return isLocal || EvaluatedBodies(members).changeSomething(Set(paths(evaluatedBy: expression)))
    }
}

extension Scopes {
    /// True if some code gives a value to what is not its own: `count += 1`, where `count` is no local name.
    func changesSomething(in code: NodeID) -> Bool {
        ([code] + file.descendants(of: code)).contains { node in
            guard file.kind(node) == .sequence else { return false }
            let sequence = FoldedSequence(of: node, in: file)
            guard let target = sequence.nodes.first, let word = sequence.firstOperator,
                word.last == "=", Precedence(operator: word) == .loosest
            else { return false }
            let root = Chain(endingAt: file.withoutParentheses(target), in: file).beginning
            let name = file.text(of: root)
            return name != "_" && (name == "self" || !isLocal(name, at: root)) && file.kind(root) != .tuple
        }
    }
}
