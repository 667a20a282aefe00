import Syntax

/// What the names of a file stand for: the value of a variable, the body of a computed one or of a function.
struct NamedBodies {
    private let file: SourceFile
    private var bodies: [String: [NodeID]] = [:]

    init(in file: SourceFile) {
        self.file = file
        for node in file.nodes.indices.lazy.map({ NodeID($0) }) {
            switch file.kind(node) {
            case .binding:
                guard let pattern = file.child(.pattern, of: node), let value = file.children(of: node).last,
                    file[pattern].endToken == file[pattern].firstToken + 1,
                    file.isExpression(value) || file.kind(value) == .accessorBlock
                else { continue }
                bodies[file.word(at: Int(file[pattern].firstToken)), default: []].append(value)
            case .functionDeclaration:
                guard let body = file.child(.codeBlock, of: node), let name = file.declaredName(of: node) else {
                    continue
                }
                bodies[name, default: []].append(body)
            default: continue
            }
        }
    }

    /// The names that some code mentions, and those that these stand for, as far as the file shows.
    func names(behind nodes: [NodeID]) -> Set<String> {
        var found: Set<String> = []
        var open = nodes.flatMap(mentioned)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += (bodies[name] ?? []).flatMap(mentioned)
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
}
