import Syntax

extension FileSemantics {
    /// The containers in whose closures something stands: `Menu`, `.toolbar`; of a property or a function, those in which its
    /// type mentions it in the file, too; and those into which a view of the project's own puts what it is given.
    package func containers(of node: NodeID) -> Set<String> {
        var found: Set<String> = []
        var (open, seen): ([NodeID], Set<NodeID>) = ([node], [])
        while let next = open.popLast() {
            found.formUnion(file.callsAround(next).map(\.dottedName))
            for place in contentPlaces(of: next) { found.formUnion(place.containers) }
            guard let member = file.surroundings(of: next).first(where: { file.kind($0).isMemberDeclaration }),
                seen.insert(member).inserted
            else { continue }
            open += mentions.mentions(of: member, around: next)
        }
        return found
    }
}
