/// A branch of a `#if`: `#if os(iOS)` or `#else`, and what follows it.
public struct ConditionalClause: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .conditionalClause else { return nil }
        self.file = file
        self.node = node
    }

    public var isElse: Bool { file.firstToken(of: node).kind == .poundElse }

    /// What follows the condition.
    public var statements: [NodeID] { Array(file.children(of: node).dropFirst(isElse ? 0 : 1)) }
}

extension SourceFile {
    /// The branches of a `#if`.
    public func clauses(ofIfConfig node: NodeID) -> [ConditionalClause] {
        children(of: node).compactMap { ConditionalClause($0, in: self) }
    }
}
