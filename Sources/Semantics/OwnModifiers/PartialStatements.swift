import Syntax

// What is left of statements where some names are known.
extension PartialEvaluation {
    /// True for a closure of which nothing is left: `{ if let count { Badge(count) } }` where `count` is `nil`.
    func vanishes(_ closure: Closure) -> Bool {
        var inner = self
        for name in closure.boundNames { (inner.values[name], inner.getters[name]) = (nil, nil) }
        return inner.vanish(closure.statements)
    }

    func vanish(_ statements: [NodeID]) -> Bool {
        for statement in statements {
            switch Statement(statement, in: file) {
            case .return(nil): return true
            case .return(let value?): return vanishes(expression: value)
            case .guard(let statement):
                switch truth(of: statement.conditions) {
                case true: continue
                case false: return vanish(statement.elseStatements)
                case nil: return false
                }
            case .if(let statement):
                let isLeft =
                    switch truth(of: statement.conditions) {
                    case true: !vanish(statement.statements)
                    case false: !vanish(statement.elseStatements ?? [])
                    case nil: true
                    }
                if isLeft { return false }
            case .switch, .ifConfig, .variables, .assignment: return false
            case .other: if !vanishes(expression: statement) { return false }
            }
        }
        return true
    }

    /// True for what shows nothing: `EmptyView()`, and `content()` where `content` is `{ }`.
    private func vanishes(expression node: NodeID) -> Bool {
        if let call = Call(node, in: file) {
            if call.plainTypeName == "EmptyView" { return true }
            if !call.isMember, call.arguments.isEmpty, values[call.name] == "{ }" { return true }
        }
        return [.call, .optionalChain].contains(file.kind(node)) && value(of: node) == "nil"
    }

    /// Whether all of some conditions hold; nil where that is not known.
    func truth(of conditions: [NodeID]) -> Bool? {
        var known: Bool? = true
        for condition in conditions {
            switch holds(condition) {
            // What comes behind one that is unknown may be evaluated or not.
            case false: return known == nil ? nil : false
            case nil: known = nil
            case true: continue
            }
        }
        return known
    }

    private func holds(_ condition: NodeID) -> Bool? {
        guard let binding = BindingCondition(condition, in: file) else {
            return file.kind(condition) == .availability ? nil : truth(of: condition)
        }
        guard !binding.isCase, let pattern = binding.pattern else { return nil }
        let value = binding.value.map { self.value(of: $0) } ?? self.value(of: file.lastWord(of: pattern))
        return value == "nil" ? false : nil
    }
}
