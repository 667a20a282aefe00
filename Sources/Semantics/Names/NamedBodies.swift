import Syntax

/// What the names of a file stand for: the value of a local one, the body of a computed property or of a function.
///
/// What a variable begins with is not there to stay, so it stands for nothing else.
package struct NamedBodies {
    package let scopes: Scopes
    /// By the type that declares them, global ones by the empty name.
    private var members: [String: [String: [NodeID]]] = [:]
    private var localFunctions: [String: [NodeID]] = [:]

    package var file: SourceFile { scopes.file }

    package init(in scopes: Scopes) {
        self.scopes = scopes
        for node in file.nodes.indices.lazy.map({ NodeID($0) }) {
            switch file.kind(node) {
            case .binding:
                guard let pattern = file.child(.pattern, of: node), let value = file.children(of: node).last,
                    file[pattern].endToken == file[pattern].firstToken + 1, givesValue(value, of: node),
                    let declaration = file.parent(of: node), let owner = owner(of: declaration)
                else { continue }
                let name = file.word(at: Int(file[pattern].firstToken))
                members[owner, default: [:]][name, default: []].append(value)
            case .functionDeclaration:
                guard let body = file.child(.codeBlock, of: node), let name = file.declaredName(of: node) else {
                    continue
                }
                if let owner = owner(of: node) {
                    members[owner, default: [:]][name, default: []].append(body)
                } else {
                    localFunctions[name, default: []].append(body)
                }
            default: continue
            }
        }
    }

    /// What gives a name its value where it stands, as far as the file shows.
    package func bodies(of name: String, at node: NodeID) -> [NodeID] {
        if let binding = scopes.localBinding(of: name, at: node) { return Array(file.children(of: binding).suffix(1)) }
        if scopes.isLocal(name, at: node) { return localFunctions[name] ?? [] }
        for outer in file.surroundings(of: node) where file.kind(outer).isTypeDeclaration {
            if let found = file.owningType(outer).flatMap({ members[$0]?[name] }) { return found }
            if scopes.declaresMember(name, in: outer) { return [] }
        }
        return members[""]?[name] ?? []
    }

    /// The names that some code mentions, and those that these stand for.
    package func names(behind nodes: [NodeID]) -> Set<String> {
        var found: Set<String> = []
        var open = nodes
        while let node = open.popLast() {
            for name in mentioned(in: node) where found.insert(name).inserted { open += bodies(of: name, at: node) }
        }
        return found
    }

    /// `self.query` and `$query` are `query`.
    private func mentioned(in node: NodeID) -> [String] {
        ([node] + file.descendants(of: node)).compactMap { part in
            switch file.kind(part) {
            case .name:
                guard let name = file.name(part), name != "self" else { return nil }
                return name.first == "$" ? String(name.dropFirst()) : name
            case .member:
                let isOwn = file.base(ofMember: part).flatMap { file.name($0) } == "self"
                return isOwn ? file.text(of: file.nameToken(ofMember: part)) : nil
            default: return nil
            }
        }
    }

    /// True for the braces of a computed property, and for the value of a constant.
    private func givesValue(_ value: NodeID, of binding: NodeID) -> Bool {
        if file.isExpression(value) { return file.parent(of: binding).map(file.isLet) ?? false }
        return file.kind(value) == .accessorBlock && !file.children(of: binding).contains(where: file.isExpression)
    }

    /// The type that declares a property or function, empty for a global one; nil for a local one.
    private func owner(of declaration: NodeID) -> String? {
        file.owner(of: declaration)?.name ?? (file.isAtTopLevel(declaration) ? "" : nil)
    }
}
