import Syntax

// What the statements of a body do.
extension EvaluationReader {
    mutating func readStatements(_ statements: [NodeID]) { for statement in statements { readStatement(statement) } }

    mutating func readStatement(_ node: NodeID) {
        if isOver { return }
        switch Statement(node, in: file) {
        case .return(let value): if let value { read(value) }
        case .if(let statement):
            readConditions(statement.conditions)
            readStatements(statement.statements)
            readStatements(statement.elseStatements ?? [])
        case .guard(let statement):
            readConditions(statement.conditions)
            readStatements(statement.elseStatements)
        case .switch(let statement):
            guard let cases = statement.cases, !cases.contains(where: \.hasGuard) else { return fail(node) }
            read(statement.subject)
            for part in cases { readStatements(part.statements) }
        case .ifConfig(let clauses): for clause in clauses { readStatements(clause.statements) }
        // What is computed is read where it is mentioned.
        case .variables(let bindings): for binding in bindings where !binding.isComputed { readValue(of: binding) }
        case .assignment(let target, let value): readAssignment(to: target, of: value, node)
        case .other:
            switch file.kind(node) {
            case .functionDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .typealiasDeclaration:
                break
            case .jumpStatement where !["discard", "yield"].contains(file.firstWord(of: node)): break
            default:
                if scopes.isCalledForEffect(node) { fail(node) }
                read(node)
            }
        }
    }

    private mutating func readValue(of binding: Binding) {
        if PropertyFacts(binding).wrappers.isEmpty {
            if let value = binding.value { read(value) }
        } else {
            fail(binding.node)
        }
    }

    private mutating func readConditions(_ conditions: [NodeID]) {
        for condition in conditions {
            if let binding = BindingCondition(condition, in: file) {
                if let value = binding.value {
                    read(value)
                } else if let pattern = binding.pattern {
                    // `if let title`
                    readShorthand(pattern)
                }
            } else if file.kind(condition) != .availability {
                read(condition)
            }
        }
    }

    private mutating func readShorthand(_ pattern: NodeID) {
        let name = file.lastWord(of: pattern)
        if local(name, at: pattern) == nil {
            ask(ValuePath(root: .around(types(around: pattern)), steps: [.init(name: name)]), pattern)
        }
    }

    /// A local may be changed, and what begins at one: nobody else sees it. So may what an initializer makes.
    private mutating func readAssignment(to target: NodeID, of value: FoldedSequence, _ node: NodeID) {
        let path = Chain(endingAt: target, in: file).memberPath ?? []
        let isOwn = path.first.map { first in
            first == "_" || scopes.isLocal(first, at: target) || isInitializer && (path.count == 1 || first == "self")
        }
        // `let store = self; store.count += 1`
        guard isOwn == true, path.count < 2 || isInitializer || !scopes.isShared(target) else { return fail(node) }
        readSequence(value.nodes, node)
    }
}
