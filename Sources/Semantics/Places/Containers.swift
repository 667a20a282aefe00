import Syntax

extension FileSemantics {
    /// The containers in whose closures something stands, wherever that is: `Menu`, `.toolbar`; and those into which a view of
    /// the project's own puts what it is given.
    package func containers(of node: NodeID) -> Set<String> {
        let around = places(of: node).flatMap { file.callsAround($0) }.map(\.dottedName)
        return Set(around).union(contentPlaces(of: node).flatMap(\.containers))
    }
}
