import Syntax

/// What the names of a file stand for: the value of a local one, the body of a computed property or of a function.
///
/// A variable stands for itself alone: what it begins with may be replaced.
package struct NamedBodies: Sendable {
    package let scopes: Scopes
    /// By the type that declares them, global ones by the empty name.
    private var members: [String: [String: [NodeID]]] = [:]
    /// One after the other, properties without a value, too.
    package private(set) var definitions: [Definition] = []
    private var localFunctions: [String: [NodeID]] = [:]

    package var file: SourceFile { scopes.file }

    /// A declaration that gives a name its value.
    package struct Definition: Sendable {
        /// The type that declares it, empty for a global one.
        let owner: String
        let name: String
        /// nil for a property that is given its value elsewhere.
        let body: NodeID?
        /// What a variable begins with, which may be given another value.
        let first: NodeID?
        let declaration: NodeID
        /// As it is written, or that of which a variable begins as one.
        let type: String?
    }

    package init(in scopes: Scopes) {
        self.scopes = scopes
        for node in file.all(.binding, .functionDeclaration) {
            if let binding = Binding(node, in: file) {
                guard let name = binding.name, let declaration = binding.variable?.declaration,
                    let owner = declaration.ownerName
                else { continue }
                definitions.append(
                    Definition(
                        owner: owner, name: name, body: binding.definition,
                        first: binding.definition == nil ? binding.value : nil, declaration: declaration.node,
                        type: binding.type ?? (binding.definition == nil ? binding.madeType : nil)))
                guard let definition = binding.definition else { continue }
                members[owner, default: [:]][name, default: []].append(definition)
            } else if let function = FunctionDeclaration(node, in: file), let body = function.body,
                let name = function.name
            {
                if let owner = function.declaration.ownerName {
                    members[owner, default: [:]][name, default: []].append(body)
                    definitions.append(
                        Definition(
                            owner: owner, name: name, body: body, first: nil, declaration: node,
                            type: function.result ?? "Void"))
                } else {
                    localFunctions[name, default: []].append(body)
                }
            }
        }
    }

    /// What gives a name its value where it stands, as far as the file shows.
    package func bodies(of name: String, at node: NodeID) -> [NodeID] {
        if let local = scopes.localBinding(of: name, at: node) {
            return [local.accessorBlock ?? local.value].compactMap(\.self)
        }
        if scopes.isLocal(name, at: node) { return localFunctions[name] ?? [] }
        for type in file.enclosingTypes(of: node) {
            if let found = members[type.name]?[name] { return found }
            if scopes.declaresMember(name, in: type.node) { return [] }
        }
        return members[""]?[name] ?? []
    }

    /// What gives a member of a type of the file its value.
    func bodies(ofMember name: String, in type: String) -> [NodeID] { members[type]?[name] ?? [] }

    /// The same of the type that its name means at a node, where several types of the file have it.
    func bodies(ofMember name: String, in type: String, at node: NodeID) -> [NodeID] {
        let all = bodies(ofMember: name, in: type)
        if all.count < 2 { return all }
        let outers = all.map { file.namesOfTypes(around: $0).dropFirst().first }
        let outer = file.namesOfTypes(around: node).first { outers.contains($0) }
        return outer == nil && !outers.contains(nil) ? all : zip(all, outers).filter { $0.1 == outer }.map(\.0)
    }

    /// What some code reads, and what that is computed from: names, and of an object that holds its values by themselves
    /// such a value, `model.isOn`.
    ///
    /// - Parameter isHeld: True for a member of a name that is such a value.
    func things(readBy nodes: [NodeID], isHeld: (_ member: String, _ base: NodeID) -> Bool) -> Set<String> {
        var found: Set<String> = []
        var open = nodes
        while let node = open.popLast() {
            for (part, name) in mentioned(in: node) {
                let member = file.parent(of: part).flatMap { Member($0, in: file) }.flatMap { member in
                    member.base == part && isHeld(member.name, part) ? member.name : nil
                }
                if found.insert(member.map { name + "." + $0 } ?? name).inserted { open += bodies(of: name, at: part) }
            }
        }
        return found
    }

    /// The bodies of the locals that a view names, and of those that these name.
    func locals(of view: NodeID) -> [NodeID] {
        var (found, open): ([NodeID], [NodeID]) = ([], [view])
        while let node = open.popLast(), found.count < Self.mostLocals {
            for (part, name) in mentioned(in: node) where scopes.isLocal(name, at: part) {
                for body in bodies(of: name, at: part) where !found.contains(body) {
                    found.append(body)
                    open.append(body)
                }
            }
        }
        return found
    }

    /// More than anybody writes in a body.
    private static let mostLocals = 200

    /// `self.query` and `$query` are `query`.
    private func mentioned(in node: NodeID) -> [(node: NodeID, name: String)] {
        ([node] + file.descendants(of: node)).compactMap(mentioned(at:))
    }

    private func mentioned(at part: NodeID) -> (node: NodeID, name: String)? {
        if let name = file.name(part) {
            return name == "self" ? nil : (part, name.first == "$" ? String(name.dropFirst()) : name)
        }
        return Member(part, in: file).flatMap { $0.isOfSelf ? (part, $0.name) : nil }
    }
}

extension Binding {
    /// `Row` of `var row = Row(title)`
    var madeType: String? { value.flatMap { Call($0, in: file) }?.typeName }
}
