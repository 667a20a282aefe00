extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    public init(parsing bytes: [UInt8]) {
        let end = Token(kind: .endOfFile, isFirstOnLine: false, start: bytes.count, end: bytes.count)
        self.init(
            bytes: bytes, tokens: [end],
            nodes: [Node(kind: .sourceFile, firstToken: 0, endToken: 1, firstDescendant: 0)])
    }
}
