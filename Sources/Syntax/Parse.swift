extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    public init(parsing bytes: [UInt8]) {
        var parser = Parser(bytes: bytes)
        parser.file()
        self.init(
            bytes: bytes, tokens: parser.tokens, nodes: parser.nodes, steps: parser.steps, lookahead: parser.lookahead)
    }
}
