import Syntax

/// Where a view of the project's own puts the content that it is given: `content` of `Menu("More") { content.opacity(0.5) }`
/// in `Chrome<Content: View>`.
package struct ContentPlace: Sendable {
    /// The calls that are given it: `Menu`, `.toolbar`.
    var containers: Set<String> = []
    /// The modifiers that are applied to it and to what it stands in.
    var modifiers: Set<String> = []
    /// The views of the project's own that are given it in turn.
    var types: Set<String> = []
    /// True where the view is that content, with whatever is applied to it.
    var isWhole = false

    /// By the names of types, those of a file.
    static func all(in scopes: Scopes) -> [String: ContentPlace] {
        let bodies = NamedBodies(in: scopes)
        let file = scopes.file
        let given = bodies.definitions.reduce(into: [String: Set<String>]()) { given, member in
            guard !member.owner.isEmpty, let type = member.type, file.isAnyContent(type, at: member.declaration) else {
                return
            }
            given[member.owner, default: []].insert(member.name)
        }
        if given.isEmpty { return [:] }
        let mentions = NameMentions(in: scopes)
        return file.all(.name, .member).reduce(into: [:]) { places, node in
            let member = Member(node, in: file).flatMap { $0.isOfSelf ? $0.word : nil }
            guard let name = file.name(node) ?? member, let type = file.enclosingType(of: node)?.name,
                given[type]?.contains(name) == true, !scopes.isLocal(name, at: node)
            else { return }
            places[type, default: ContentPlace()].add(node, in: file, mentions)
        }
    }

    private mutating func add(_ node: NodeID, in file: SourceFile, _ mentions: NameMentions) {
        var (open, seen): ([NodeID], Set<NodeID>) = ([node], [])
        while let next = open.popLast() {
            var (inner, isWhole) = (next, true)
            while let outer = file.parent(of: inner), !file.kind(outer).isTypeDeclaration, seen.insert(outer).inserted {
                if file.kind(outer).isMemberDeclaration {
                    open += mentions.mentions(of: outer, around: next)
                    let isBody = mentions.name(of: outer, around: next) == "body"
                    self.isWhole = self.isWhole || isWhole && isBody
                    break
                }
                if let call = Call(outer, in: file) {
                    if !file.begins(outer, with: inner) {
                        isWhole = isWhole && call.initializedName == "Group"
                        containers.insert(call.dottedName)
                        if let type = call.initializedName { types.insert(type) }
                    } else if call.isMember {
                        modifiers.insert(call.name)
                    }
                }
                inner = outer
            }
        }
    }
}

extension FileSemantics {
    /// Where the views of the project's own that are given what a node stands in put it, each and what these give it to.
    func contentPlaces(of node: NodeID) -> [ContentPlace] {
        var (open, seen): ([String], Set<String>) = (typesGiven(node), [])
        var found: [ContentPlace] = []
        while let next = open.popLast() {
            let name = types.names.project.resolvedName(next)
            guard seen.insert(name).inserted else { continue }
            let places = index.project.table.contentPlaces[name]
            found += places
            open += places.flatMap(\.types)
        }
        return found
    }

    /// The modifiers that views of the project's own apply to what they are given, where a node stands in that.
    package func modifiersOfContainers(around node: NodeID) -> Set<String> {
        names(appliedBy: contentPlaces(of: node).flatMap(\.modifiers))
    }

    /// The types that are made of what a node stands in, wherever that is.
    private func typesGiven(_ node: NodeID) -> [String] { places(of: node).flatMap { file.typesGiven($0) } }

    /// The views of the project's own that are given what a node stands in.
    package func ownViews(given node: NodeID) -> [ViewName] {
        typesGiven(node).filter { rules.fact(named: $0) == nil }.map { .body(of: [$0], around: []) }
    }
}

extension SourceFile {
    /// The types that are made of what a node stands in, the innermost first, as far as the type around it.
    fileprivate func typesGiven(_ node: NodeID) -> [String] {
        var (types, inner): ([String], NodeID) = ([], node)
        for outer in surroundings(of: node) {
            if kind(outer).isTypeDeclaration { break }
            if !begins(outer, with: inner), let type = Call(outer, in: self)?.initializedName { types.append(type) }
            inner = outer
        }
        return types
    }
}
