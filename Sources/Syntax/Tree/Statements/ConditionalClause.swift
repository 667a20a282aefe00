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

    /// As it is written: `os(iOS)`; nil for `#else`.
    public var condition: String? { isElse ? nil : file.firstChild(of: node).map { file.text(of: $0) } }

    /// What follows the condition.
    public var statements: [NodeID] { Array(file.children(of: node).dropFirst(isElse ? 0 : 1)) }
}

extension SourceFile {
    /// The branches of a `#if`.
    public func clauses(ofIfConfig node: NodeID) -> [ConditionalClause] {
        children(of: node).compactMap { ConditionalClause($0, in: self) }
    }

    /// The conditions under which a node is compiled, one for each `#if` around it; `else` stands before what must not
    /// hold.
    public func conditions(around node: NodeID) -> [String] {
        surroundings(of: node).compactMap { outer in
            guard let clause = ConditionalClause(outer, in: self), let whole = parent(of: outer) else { return nil }
            let others = clauses(ofIfConfig: whole).prefix { $0.node != outer }.compactMap(\.condition)
            return (others.map { "else " + $0 } + [clause.condition].compactMap(\.self)).joined(separator: ", ")
        }
    }
}
