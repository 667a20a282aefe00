/// `if a, let b { … } else { … }`, as a statement or where a value stands.
public struct IfStatement: TreeView {
    public let file: SourceFile
    public let node: NodeID
    /// What must all hold: expressions, `BindingCondition`s, `#available(…)`.
    public let conditions: [NodeID]
    /// The first block.
    public let block: NodeID
    /// Those of the first block.
    public let statements: [NodeID]
    /// Those of the block behind `else`, or the one `if` there; nil where there is no `else`.
    public let elseStatements: [NodeID]?

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .ifStatement, let (conditions, rest) = file.head(of: node), let block = rest.first
        else { return nil }
        self.file = file
        self.node = node
        self.conditions = conditions
        self.block = block
        statements = file.statements(of: block)
        elseStatements = rest.dropFirst().first.map { file.kind($0) == .codeBlock ? file.statements(of: $0) : [$0] }
    }
}

/// `guard a, let b else { … }`
public struct GuardStatement: TreeView {
    public let file: SourceFile
    public let node: NodeID
    /// What must all hold.
    public let conditions: [NodeID]
    /// Those behind `else`.
    public let elseStatements: [NodeID]

    /// nil for a `guard` without an `else`, too.
    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .guardStatement, let (conditions, rest) = file.head(of: node), rest.count == 1,
            let block = rest.first
        else { return nil }
        self.file = file
        self.node = node
        self.conditions = conditions
        elseStatements = file.statements(of: block)
    }
}

/// `let b`, `let b = a`, `case .some(let b) = a`
public struct BindingCondition: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .bindingCondition else { return nil }
        self.file = file
        self.node = node
    }

    /// True for `case …`.
    public var isCase: Bool { file.firstWord(of: node) == "case" }

    /// `b`, `.some(let b)`
    public var pattern: NodeID? { file.child(.pattern, of: node) }

    /// The name and the optional of `let b = a`, and of `let b`, where the name stands for the optional, too; nil for any other
    /// pattern, with a type, or a `var`.
    public var unwrapped: (name: String, optional: NodeID)? {
        guard file.firstWord(of: node) == "let", let pattern, file.tokenIndices(of: pattern).count == 1,
            file.child(.type, of: node) == nil
        else { return nil }
        return (file.firstWord(of: pattern), value ?? pattern)
    }

    /// What stands behind the `=`; nil for `let b`.
    public var value: NodeID? { file.children(of: node).last { file.isExpression($0) } }
}

extension SourceFile {
    /// The first `if` of those that follow one another behind `else`.
    public func beginning(ofLadder node: NodeID) -> NodeID {
        var first = node
        while let outer = parent(of: first), kind(outer) == .ifStatement { first = outer }
        return first
    }

    /// The conditions of an `if` or a `guard`, and what stands behind them.
    fileprivate func head(of statement: NodeID) -> (conditions: [NodeID], rest: ArraySlice<NodeID>)? {
        let parts = children(of: statement)
        guard let head = parts.first, kind(head) == .conditions else { return nil }
        return (children(of: head), parts.dropFirst())
    }
}
