/// A node of a file seen as the Swift that it stands for: an index and its file, no copy.
///
/// Views know which kinds of nodes stand where, so that nobody above them counts children. Each is made by an
/// initializer that gives nil for a node of another kind.
public protocol TreeView: Sendable {
    var file: SourceFile { get }
    var node: NodeID { get }
}

extension TreeView {
    /// From the first byte of its first token past the last byte of its last one.
    public var range: Range<Int> { file.range(of: node) }
}
