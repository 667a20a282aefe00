import Syntax

/// What the scopes of a file declare, in the order in which Swift would look: blocks, closures, functions, and the braces
/// of types.
///
/// It is read once, so that a name is found without a look at everything that stands beside it.
package struct Scopes: Sendable {
    package let file: SourceFile
    /// For each name the nodes among which it is known.
    private var locals: [Name: Reach] = [:]
    private var bindings: [Name: NodeID] = [:]
    private var parameters: [Name: NodeID] = [:]
    /// Of names that statements bind: `if let name`, `case .some(let name)`; none where one scope has several of a name.
    private var patterns: [Name: NodeID?] = [:]
    private var members: Set<Name> = []
    /// Names that some scope declares; most others need no further look.
    private var names: Set<String> = []

    private struct Name: Hashable {
        let text: String
        let scope: NodeID
    }

    /// What comes behind a node, and as far as another; the whole scope without them. What follows has a later node.
    private struct Reach {
        let after: NodeID?
        let until: NodeID?

        func contains(_ node: NodeID) -> Bool {
            (after.map { $0 < node } ?? true) && (until.map { node <= $0 } ?? true)
        }

        /// All of both, and what is between.
        func union(_ other: Reach) -> Reach {
            Reach(
                after: after.flatMap { after in other.after.map { min(after, $0) } },
                until: until.flatMap { until in other.until.map { max(until, $0) } })
        }
    }

    package init(of file: SourceFile) {
        self.file = file
        for index in file.nodes.indices { add(NodeID(index)) }
    }

    /// True if something between a node and the type around it declares a name.
    package func isLocal(_ name: String, at node: NodeID) -> Bool { declaration(of: name, at: node) != nil }

    /// The innermost scope that declares a name before a node: a block, a closure, a function; nil for no local name.
    package func scope(declaring name: String, at node: NodeID) -> NodeID? { declaration(of: name, at: node)?.scope }

    /// The `name = value` of a local declaration before a node, if that is the nearest one of the name.
    package func localBinding(of name: String, at node: NodeID) -> Binding? {
        declaration(of: name, at: node).flatMap { bindings[$0] }.flatMap { file.parent(of: $0)! < node ? $0 : nil }
            .flatMap { Binding($0, in: file) }
    }

    /// The parameter of a function around a node, if nothing nearer has the name: `if let name`, a closure's parameter.
    package func parameter(_ name: String, at node: NodeID) -> NodeID? {
        declaration(of: name, at: node).flatMap { parameters[$0] }
    }

    /// False for a name that is bound in a body, but for what `if let content` unwraps by its own name.
    func mayBeMember(_ name: String, at node: NodeID) -> Bool {
        !isLocal(name, at: node) || pattern(binding: name, at: node)?.unwrappedName == name
    }

    /// The pattern of a statement that binds a name, if that is the nearest declaration of it: `if let name`, `case let name?`.
    package func pattern(binding name: String, at node: NodeID) -> Pattern? {
        declaration(of: name, at: node).flatMap { patterns[$0] ?? nil }.flatMap { Pattern($0, in: file) }
            .flatMap { pattern in pattern.reach?.after.map { $0 < node } ?? true ? pattern : nil }
    }

    /// True in the braces of `if let row`, where that is what a member of the name holds.
    func isUnwrappedMember(_ name: String, at node: NodeID) -> Bool {
        guard let pattern = pattern(binding: name, at: node), pattern.subject == pattern.node,
            let statement = file.surroundings(of: pattern.node).first(where: {
                [.ifStatement, .guardStatement, .whileStatement].contains(file.kind($0))
            })
        else { return false }
        return !isLocal(name, at: statement)
    }

    private func declaration(of text: String, at node: NodeID) -> Name? {
        guard names.contains(text) else { return nil }
        return file.surroundings(of: node).firstNonNil { scope in
            let name = Name(text: text, scope: scope)
            return locals[name]?.contains(node) == true ? name : nil
        }
    }

    /// True if a block or a closure has a name of its own that it gives a value.
    package func declaresLocal(_ name: String, in scope: NodeID) -> Bool {
        bindings[Name(text: name, scope: scope)] != nil
    }

    /// True if a type's own braces hold a property of a name.
    package func declaresMember(_ name: String, in type: NodeID) -> Bool {
        members.contains(Name(text: name, scope: type))
    }

    private mutating func add(_ node: NodeID) {
        switch file.kind(node) {
        case .pattern: add(Pattern(node, in: file)!)
        case .closure:
            for name in Closure(node, in: file)!.parameters ?? [] {
                addLocal(name, to: node)
                // `$row in` declares `row`, too.
                if name.first == "$" { addLocal(String(name.dropFirst()), to: node) }
            }
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
            if file.kind(node) == .functionDeclaration, let block = file.block(of: node),
                let name = file.declaredName(of: node)
            {
                addLocal(name, to: block)
            }
            for parameter in file.parameterNodes(of: node) ?? [] {
                let name = FunctionParameter(parameter, in: file).name
                addLocal(name, to: node)
                let key = Name(text: name, scope: node)
                parameters[key] = parameters[key] ?? parameter
            }
        default: break
        }
    }

    private mutating func add(_ pattern: Pattern) {
        if let type = pattern.type {
            for word in pattern.words { members.insert(Name(text: word, scope: type)) }
        } else if let (scope, start, end) = pattern.reach {
            let binding = pattern.binding?.node
            for word in pattern.words {
                addLocal(word, to: scope, Reach(after: start, until: end))
                let key = Name(text: word, scope: scope)
                if bindings[key] == nil { bindings[key] = binding }
                if binding == nil { patterns[key] = .some(patterns[key] == nil ? pattern.node : nil) }
            }
        }
    }

    private mutating func addLocal(_ text: String, to scope: NodeID, _ reach: Reach = Reach(after: nil, until: nil)) {
        names.insert(text)
        let name = Name(text: text, scope: scope)
        locals[name] = locals[name]?.union(reach) ?? reach
    }
}
