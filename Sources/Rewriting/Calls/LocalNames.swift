import Syntax

extension ConstancyReader {
    /// True if a parameter, pattern or local declaration around a node gives a name another meaning than the type's.
    func isLocal(_ name: String, at node: NodeID) -> Bool { file.isLocal(name, at: node) }

    /// The constancy of a local `let` with a value; nil for other locals.
    func local(_ name: String, at node: NodeID) -> Constancy? {
        guard let binding = file.localBinding(of: name, at: node), let value = file.children(of: binding).last,
            let declaration = file.parent(of: binding), file.isLet(declaration), file.isExpression(value)
        else { return nil }
        return constancy(of: value)
    }
}

extension SourceFile {
    /// True if something between a node and the type around it declares a name.
    func isLocal(_ name: String, at node: NodeID) -> Bool {
        if localBinding(of: name, at: node) != nil { return true }
        for outer in ancestors(of: node) {
            if kind(outer) == .closure, closureParameters(of: outer)?.contains(name) == true { return true }
            switch kind(outer) {
            case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
                let list = child(.parameters, of: outer).map { children(of: $0) } ?? []
                if list.contains(where: { WrittenParameter(of: $0, in: self).name == name }) { return true }
            case .ifStatement, .whileStatement, .forStatement, .catchClause:
                if declares(name, inHeadOf: outer) { return true }
            case .codeBlock, .closure, .switchCase, .accessorBlock:
                if declares(name, inHeadOf: outer) { return true }
                // `guard let name = …` speaks for what follows it.
                let guards = children(of: outer).filter { kind($0) == .guardStatement && $0 < node }
                if guards.contains(where: { declares(name, inHeadOf: $0) }) { return true }
                let functions = children(of: outer).filter { kind($0) == .functionDeclaration }
                if functions.contains(where: { declaredName(of: $0) == name }) { return true }
            default: continue
            }
        }
        return false
    }

    /// The `name = value` of a local declaration before a node.
    func localBinding(of name: String, at node: NodeID) -> NodeID? {
        for outer in ancestors(of: node) {
            guard [.codeBlock, .closure, .switchCase, .accessorBlock].contains(kind(outer)) else { continue }
            for statement in children(of: outer) where kind(statement) == .variableDeclaration && statement < node {
                let bindings = children(of: statement).filter { kind($0) == .binding }
                let found = bindings.first { binding in
                    child(.pattern, of: binding).map { words(of: $0).contains(name) } ?? false
                }
                if let found { return found }
            }
        }
        return nil
    }

    /// True if a type's own braces hold a property of a name.
    func declaresMember(_ name: String, in type: NodeID) -> Bool {
        let members = child(.memberBlock, of: type).map { children(of: $0) } ?? []
        return members.filter { kind($0) == .variableDeclaration }.flatMap { children(of: $0) }
            .contains { binding in child(.pattern, of: binding).map { words(of: $0).contains(name) } ?? false }
    }

    /// True for `let …`.
    func isLet(_ declaration: NodeID) -> Bool {
        let prefix = children(of: declaration).prefix { kind($0) == .attribute || kind($0) == .modifier }
        let keyword = prefix.last.map { Int(self[$0].endToken) } ?? Int(self[declaration].firstToken)
        return tokens[keyword].keyword == .let
    }

    /// False for the parts of a binding that are no value.
    func isExpression(_ node: NodeID) -> Bool { ![.pattern, .type, .accessorBlock].contains(kind(node)) }

    private func declares(_ name: String, inHeadOf statement: NodeID) -> Bool {
        children(of: statement).contains { part in
            switch kind(part) {
            case .pattern: words(of: part).contains(name)
            case .conditions:
                children(of: part).contains { condition in
                    child(.pattern, of: condition).map { words(of: $0).contains(name) } ?? false
                }
            default: false
            }
        }
    }

    private func words(of node: NodeID) -> [String] { tokenIndices(of: node).map { word(at: $0) } }
}
