/// `"a \(b) c"`, on one line and without `#`.
public struct StringLiteral: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public enum Part: Sendable {
        /// As it is written, with its escapes.
        case text(String)
        /// What is interpolated, if it is one value; else the whole interpolation.
        case value(NodeID)
    }

    /// nil for any other literal.
    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .stringLiteral else { return nil }
        let tokens = file.tokenIndices(of: node)
        guard tokens.count > 1, [tokens.first!, tokens.last!].allSatisfy({ file.tokens[$0].kind == .stringQuote })
        else { return nil }
        self.file = file
        self.node = node
    }

    /// In the order of the text.
    public var parts: [Part] {
        var parts: [Part] = []
        var start = range.lowerBound + 1
        for interpolation in file.children(of: node) {
            let place = file.range(of: interpolation)
            parts.append(.text(file.text(start..<place.lowerBound)))
            var values = file.children(of: interpolation)
            if values.count == 1, file.kind(values[0]) == .argument { values = file.children(of: values[0]) }
            parts.append(.value(values.count == 1 ? values[0] : interpolation))
            start = place.upperBound
        }
        return parts + [.text(file.text(start..<(range.upperBound - 1)))]
    }
}
