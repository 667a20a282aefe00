/// `case a, b(Int)`
public struct EnumCase: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .enumCase else { return nil }
        self.file = file
        self.node = node
    }

    /// Without backticks.
    public var names: [String] {
        file.children(of: node).filter { file.kind($0) == .enumCaseElement }.map { file.firstWord(of: $0) }
    }
}
