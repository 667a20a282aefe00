import Syntax

/// What the parser did not know, or found missing, in one file: the code in and beside it is left alone.
package struct UnknownSyntax: Sendable {
    private let file: SourceFile
    /// In the order of the nodes.
    private let nodes: [NodeID]
    /// What stands right before something unknown.
    private let before: Set<NodeID>
    /// True if a merge of the file is still open: anything in it may go.
    package let isInConflict: Bool

    package init(in file: SourceFile) {
        self.file = file
        isInConflict = !file.conflicts.isEmpty
        nodes = Array(file.all(.unexpected, .missing, .placeholder))
        before = Set(nodes.lazy.filter { file.kind($0) == .unexpected }.compactMap { file.previousSibling(of: $0) })
    }

    /// True if the parser gave up somewhere in the statement that holds a node, or right beside it.
    package func isNear(_ node: NodeID) -> Bool {
        if isInConflict { return true }
        guard !nodes.isEmpty else { return false }
        var statement = file.carrier(of: node)
        var hasStatement = false
        for outer in file.surroundings(of: node) {
            if file.kind(outer) == .unexpected { return true }
            guard !hasStatement else { continue }
            switch file.kind(outer) {
            case .closure, .codeBlock, .memberBlock, .accessorBlock, .switchCase, .sourceFile, .conditionalClause:
                hasStatement = true
            default: statement = file.carrier(of: outer)
            }
        }
        if file.holds(oneOf: nodes, in: statement) || before.contains(statement) { return true }
        return file.previousSibling(of: statement).map { file.kind($0) == .unexpected } ?? false
    }
}
