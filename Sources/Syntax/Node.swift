/// One piece of a tree: its kind, its tokens, and where its descendants begin in the flat array of nodes.
///
/// Nodes lie in the order in which they were finished, so children come before their parent and the descendants of a
/// node are the run of nodes just before it.
public struct Node: Sendable, Equatable {
    public let kind: NodeKind
    /// Index of the first token.
    public let firstToken: Int32
    /// Index past the last token.
    public let endToken: Int32
    /// Index of the first descendant; the node's own index if it has none.
    public let firstDescendant: Int32
}

/// The place of a node in its file's array of nodes.
public struct NodeID: Sendable, Hashable, Comparable {
    public let index: Int32
    public init(_ index: Int) { self.index = Int32(index) }
    public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}
