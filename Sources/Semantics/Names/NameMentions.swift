import Syntax

/// Where a file mentions names: the properties and functions that it declares in its types, and locals.
package final class NameMentions {
    private let scopes: Scopes
    private var file: SourceFile { scopes.file }
    /// By name; most files are never asked.
    private lazy var table: [String: [NodeID]] = mentions()

    package init(in scopes: Scopes) { self.scopes = scopes }

    /// The places where a member of a type is read or called without a base, or on `self`, in that type; of a local one, those
    /// in the member that has it. What is in a collection is where a closure is given it: `row` of `ForEach(rows) { row in … }`.
    ///
    /// - Parameters:
    ///   - member: the declaration,
    ///   - node: something in its body.
    package func mentions(of member: NodeID, around node: NodeID) -> [NodeID] {
        goingOn(ownMentions(of: member, around: node))
    }

    /// The same of a parameter of a function, by its type; nil for what is no parameter's.
    func mentions(ofParameter type: NodeID) -> [NodeID]? {
        guard let parameter = file.parent(of: type), file.kind(parameter) == .parameter else { return nil }
        let name = FunctionParameter(parameter, in: file).name
        return goingOn(bareMentions(of: name).filter { scopes.parameter(name, at: $0) == parameter })
    }

    private func goingOn(_ mentions: [NodeID]) -> [NodeID] {
        mentions + mentions.flatMap(elements) + mentions.flatMap(unwrapped)
    }

    /// `one` in the braces of `if let one = row`.
    private func unwrapped(_ optional: NodeID) -> [NodeID] {
        guard let condition = file.parent(of: optional), !file.isCalled(optional),
            let pattern = file.children(of: condition).firstNonNil({ Pattern($0, in: file) }),
            pattern.subject == optional, let name = pattern.unwrappedName
        else { return [] }
        return bareMentions(of: name).filter { scopes.pattern(binding: name, at: $0)?.node == pattern.node }
    }

    private func elements(of collection: NodeID) -> [NodeID] {
        guard file.parent(of: collection).map(file.kind) == .argument,
            let call = file.surroundings(of: collection).firstNonNil({ Call($0, in: file) })
        else { return [] }
        return call.arguments.compactMap { Closure($0.value, in: file) }.flatMap { closure -> [NodeID] in
            let name = closure.parameter(0)
            guard file.collection(givingAll: name, to: closure.node)?.collection == collection else { return [] }
            return file.descendants(of: closure.node).filter { node in
                guard file.name(node) == name else { return false }
                // Another closure has a `$0` of its own.
                let inner = file.surroundings(of: node).first { file.kind($0) == .closure }
                return file.anonymousParameter(node) == nil || inner == closure.node
            }
        }
    }

    private func ownMentions(of member: NodeID, around node: NodeID) -> [NodeID] {
        guard let name = name(of: member, around: node) else { return [] }
        if let outer = self.member(with: member) {
            let range = file.range(of: outer)
            return bareMentions(of: name).filter {
                range.contains(file.range(of: $0).lowerBound) && scopes.isLocal(name, at: $0)
            }
        }
        guard let type = file.enclosingType(of: member)?.name else { return [] }
        return (table[name] ?? []).filter { mention in
            guard file.enclosingType(of: mention)?.name == type else { return false }
            let isLocal = file.kind(mention) == .name && scopes.isLocal(name, at: mention)
            return !isLocal || scopes.isUnwrappedMember(name, at: mention)
        }
    }

    /// The places where a name stands for itself, with no base.
    func bareMentions(of name: String) -> [NodeID] { (table[name] ?? []).filter { file.kind($0) == .name } }

    /// The property or function in which a local one is declared; nil for a member of a type, and for a global one.
    func member(with local: NodeID) -> NodeID? {
        let outer = file.surroundings(of: local).first {
            file.kind($0).isMemberDeclaration || file.kind($0).isTypeDeclaration
        }
        return outer.flatMap { file.kind($0).isMemberDeclaration ? $0 : nil }
    }

    /// What a member is called; of several properties in one declaration, the one that something stands in.
    func name(of member: NodeID, around node: NodeID) -> String? {
        guard let variable = VariableDeclaration(member, in: file) else { return Declaration(member, in: file).name }
        let range = file.range(of: node)
        return variable.bindings.first { $0.range.contains(range.lowerBound) }?.name
    }

    private func mentions() -> [String: [NodeID]] {
        file.all(.name, .member).reduce(into: [:]) { table, node in
            if let name = file.name(node) {
                table[name, default: []].append(node)
            } else if let member = Member(node, in: file), member.isOfSelf {
                table[member.name, default: []].append(node)
            }
        }
    }
}

extension FileSemantics {
    /// The places where a type mentions a member of its own in the file.
    ///
    /// - Parameter node: something in its body.
    package func uses(of member: NodeID, around node: NodeID) -> [NodeID] {
        mentions.mentions(of: member, around: node)
    }

    /// Where something stands: there and, in a property or a function, wherever its type mentions that in the file, and so on.
    ///
    /// - Parameter goesOn: false for a place whose surroundings do not matter.
    func places(of node: NodeID, while goesOn: (NodeID) -> Bool = { _ in true }) -> [NodeID] {
        var (places, seen): ([NodeID], Set<NodeID>) = ([node], [])
        var next = 0
        while next < places.count {
            let place = places[next]
            next += 1
            guard goesOn(place),
                let member = file.surroundings(of: place).first(where: { file.kind($0).isMemberDeclaration }),
                seen.insert(member).inserted
            else { continue }
            places += uses(of: member, around: place)
        }
        return places
    }
}
