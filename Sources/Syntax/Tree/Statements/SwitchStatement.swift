/// `switch subject { case a: …  default: … }`, as a statement or where a value stands.
public struct SwitchStatement: TreeView {
    public let file: SourceFile
    public let node: NodeID
    public let subject: NodeID

    /// nil for a `switch` without a subject, too.
    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .switchStatement, let subject = file.firstChild(of: node) else { return nil }
        self.file = file
        self.node = node
        self.subject = subject
    }

    /// In the order of the text; nil where a `#if` stands among them.
    public var cases: [SwitchCase]? {
        let parts = file.children(of: node).dropFirst()
        let cases = parts.compactMap { SwitchCase($0, in: file) }
        return cases.count == parts.count ? cases : nil
    }
}

/// `case a, b where c: …`, `default: …`
public struct SwitchCase: TreeView {
    public let file: SourceFile
    public let node: NodeID
    /// `a` and `b`; none for `default`.
    public let patterns: [NodeID]
    /// What stands behind the colon.
    public let statements: [NodeID]
    /// `case a, b where c`, in bytes.
    public let heading: Range<Int>
    public let hasGuard: Bool

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .switchCase else { return nil }
        let parts = file.children(of: node)
        let patterns = parts.filter { file.kind($0) == .pattern }
        let tokens = file.tokenIndices(of: node)
        // `case a where f(b: c)` has other colons.
        let head = parts.filter { patterns.contains($0) || file.isBehindWhere($0) }
        let colon = tokens.first { token in
            file.tokens[token].kind == .colon && !head.contains { file.tokenIndices(of: $0).contains(token) }
        }
        let statements = parts.filter { file.kind($0) != .pattern && Int(file[$0].firstToken) > colon ?? -1 }
        let end = colon ?? statements.first.map { Int(file[$0].firstToken) } ?? tokens.upperBound
        self.file = file
        self.node = node
        self.patterns = patterns
        self.statements = statements
        heading = file.range(of: node).lowerBound..<Int(file.tokens[max(end - 1, tokens.lowerBound)].end)
        hasGuard = parts.count > patterns.count + statements.count
    }

    public var isDefault: Bool { patterns.isEmpty }
}

extension SourceFile {
    fileprivate func isBehindWhere(_ node: NodeID) -> Bool {
        let first = Int(self[node].firstToken)
        return first > 0 && tokens[first - 1].keyword == .where
    }
}
