import Syntax

/// What the scopes of a file declare, in the order in which Swift would look: blocks, closures, functions, and the braces
/// of types.
///
/// It is read once, so that a name is found without a look at everything that stands beside it.
package struct Scopes {
    package let file: SourceFile
    private var locals: [Name: Int] = [:]
    private var bindings: [Name: NodeID] = [:]
    private var parameters: [Name: NodeID] = [:]
    private var members: Set<Name> = []
    /// Names that some scope declares; most others need no further look.
    private var names: Set<String> = []

    private struct Name: Hashable {
        let text: String
        let scope: NodeID
    }

    package init(of file: SourceFile) {
        self.file = file
        for index in file.nodes.indices { add(NodeID(index)) }
    }

    /// True if something between a node and the type around it declares a name.
    package func isLocal(_ name: String, at node: NodeID) -> Bool { declaration(of: name, at: node) != nil }

    /// The `name = value` of a local declaration before a node, if that is the nearest one of the name.
    package func localBinding(of name: String, at node: NodeID) -> NodeID? {
        declaration(of: name, at: node).flatMap { bindings[$0] }.flatMap { file.parent(of: $0)! < node ? $0 : nil }
    }

    /// The parameter of a function around a node, if nothing nearer has the name: `if let name`, a closure's parameter.
    package func parameter(_ name: String, at node: NodeID) -> NodeID? {
        declaration(of: name, at: node).flatMap { parameters[$0] }
    }

    /// The innermost scope that declares a name before a node.
    private func declaration(of text: String, at node: NodeID) -> Name? {
        guard names.contains(text) else { return nil }
        return file.surroundings(of: node).firstNonNil { scope in
            let name = Name(text: text, scope: scope)
            // What follows a declaration has a later node.
            return locals[name].flatMap { $0 < Int(node.index) ? name : nil }
        }
    }

    /// True if a type's own braces hold a property of a name.
    package func declaresMember(_ name: String, in type: NodeID) -> Bool {
        members.contains(Name(text: name, scope: type))
    }

    private mutating func add(_ node: NodeID) {
        switch file.kind(node) {
        case .pattern: add(pattern: node)
        case .closure:
            for name in file.closureParameters(of: node) ?? [] { addLocal(name, to: node) }
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
            if file.kind(node) == .functionDeclaration, let block = block(around: node),
                let name = file.declaredName(of: node)
            {
                addLocal(name, to: block)
            }
            guard let list = file.child(.parameters, of: node) else { return }
            for parameter in file.children(of: list) where file.kind(parameter) == .parameter {
                let name = FunctionParameter(parameter, in: file).name
                addLocal(name, to: node)
                let key = Name(text: name, scope: node)
                parameters[key] = parameters[key] ?? parameter
            }
        default: break
        }
    }

    private mutating func add(pattern: NodeID) {
        guard let holder = file.parent(of: pattern) else { return }
        var scope: NodeID?
        var start = -1
        switch file.kind(holder) {
        case .binding:
            guard let declaration = file.parent(of: holder), let list = file.parent(of: declaration) else { return }
            scope = block(around: declaration)
            start = Int(declaration.index)
            if file.kind(list) == .memberBlock, let type = file.parent(of: list) {
                for word in words(of: pattern) { members.insert(Name(text: word, scope: type)) }
            }
        case .ifStatement, .whileStatement, .forStatement, .catchClause, .switchCase: scope = holder
        default:
            // `if let name = …`, `guard let name = …`: the latter speaks for what follows it.
            guard let list = file.parent(of: holder), file.kind(list) == .conditions else { return }
            scope = file.parent(of: list)
            if let statement = scope, file.kind(statement) == .guardStatement {
                scope = block(around: statement)
                start = Int(statement.index)
            }
        }
        guard let scope else { return }
        for word in words(of: pattern) {
            addLocal(word, to: scope, from: start)
            let key = Name(text: word, scope: scope)
            if file.kind(holder) == .binding, bindings[key] == nil { bindings[key] = holder }
        }
    }

    private mutating func addLocal(_ name: String, to scope: NodeID, from start: Int = -1) {
        names.insert(name)
        locals[Name(text: name, scope: scope), default: .max] = min(
            start, locals[Name(text: name, scope: scope), default: .max])
    }

    /// The block whose statement a node is.
    private func block(around statement: NodeID) -> NodeID? {
        guard let list = file.parent(of: statement) else { return nil }
        return [.codeBlock, .closure, .switchCase, .accessorBlock].contains(file.kind(list)) ? list : nil
    }

    /// The words of a pattern, without those of statements and closures in it: what these declare is theirs.
    private func words(of pattern: NodeID) -> [String] {
        let own = file.descendants(of: pattern).filter { node in
            [.closure, .ifStatement, .switchStatement, .doStatement].contains(file.kind(node))
        }
        let left = SortedRanges(own.map { file.tokenIndices(of: $0) })
        return file.tokenIndices(of: pattern).filter { !left.contains($0) }.map { file.word(at: $0) }
    }
}
