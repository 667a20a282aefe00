import RuleModel
import Syntax

/// Which functions, subscripts and properties of a file that give `some View` lead back to themselves, by names: a type that holds
/// itself is none, so that an `AnyView` on the way must stay.
package final class ResultCycles {
    private let scopes: Scopes
    private let reader: TypeReader
    private var file: SourceFile { scopes.file }
    /// The declarations by their names; most files are never asked.
    private lazy var owners: [String: [NodeID]] = declared()
    /// The names of others that each one's body mentions.
    private lazy var mentioned: [NodeID: Set<String>] = mentions()
    /// The names of the types around them.
    private lazy var types = Set(owners.values.joined().flatMap { file.enclosingTypes(of: $0).map(\.name) })
    private var known: [NodeID: Bool] = [:]
    /// The name of what has none.
    private static let anySubscript = "[]"

    package init(in scopes: Scopes, _ reader: TypeReader) { (self.scopes, self.reader) = (scopes, reader) }

    /// True in the body of one that leads back to itself.
    package func hold(_ node: NodeID) -> Bool {
        file.surroundings(of: node).contains { block in
            file.owner(ofBody: block).map { file.givesSomeView($0) && leadsBack($0) } ?? false
        }
    }

    private func leadsBack(_ owner: NodeID) -> Bool {
        if let answer = known[owner] { return answer }
        var (open, seen) = ([owner], Set<NodeID>())
        var answer = false
        while !answer, let next = open.popLast() {
            for other in mentioned[next, default: []].flatMap({ owners[$0] ?? [] }) {
                if other == owner { answer = true }
                if seen.insert(other).inserted { open.append(other) }
            }
        }
        known[owner] = answer
        return answer
    }

    /// True for a member of others: `Font.body`, `.body`, and `post.title`, where `post` is shown to be of a type that has no such
    /// declaration in the file.
    private func isOthers(_ member: Member) -> Bool {
        guard let base = member.base else { return true }
        if file.isTypeName(base) {
            let name = file.text(of: base)
            return name != "Self" && !types.contains(plainTypeName(name))
        }
        guard file.name(base) != "self", case .type(let type) = reader.type(of: base) else { return false }
        let value = TypeText(type).value
        return value.protocols.isEmpty && !types.contains(plainTypeName(value.name))
            && reader.names.project.isConcrete(plainTypeName(value.name))
    }

    private func declared() -> [String: [NodeID]] {
        file.all(.functionDeclaration, .subscriptDeclaration, .binding).reduce(into: [:]) { owners, node in
            let isSubscript = file.kind(node) == .subscriptDeclaration
            let name =
                isSubscript ? Self.anySubscript : Binding(node, in: file).map(\.name) ?? file.declaredName(of: node)
            if let name, file.givesSomeView(node) { owners[name, default: []].append(node) }
        }
    }

    private func mentions() -> [NodeID: Set<String>] {
        let functions = Set(owners.filter { $0.value.contains { file.kind($0) == .functionDeclaration } }.keys)
        return file.all(.name, .member, .subscriptCall).reduce(into: [:]) { mentioned, node in
            let called = file.kind(node) == .subscriptCall ? Self.anySubscript : nil
            guard let name = called ?? file.name(node) ?? Member(node, in: file)?.name, owners[name] != nil else {
                return
            }
            if file.kind(node) == .name, !functions.contains(name), scopes.isLocal(name, at: node) { return }
            if let member = Member(node, in: file), called == nil, isOthers(member) { return }
            for owner in file.surroundings(of: node).compactMap({ file.owner(ofBody: $0) }) {
                mentioned[owner, default: []].insert(name)
            }
        }
    }
}
