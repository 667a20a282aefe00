extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    ///
    /// What nests as deep as anything is parsed takes up to 20 MB of stack, without optimization 80: more than the first
    /// thread of a process has. `Driver/System/Threads.swift` makes threads that have it.
    public init(parsing bytes: [UInt8]) {
        var parser = Parser(bytes: bytes)
        parser.file()
        self.init(
            bytes: bytes, tokens: parser.tokens, nodes: parser.nodes, steps: parser.steps, lookahead: parser.lookahead)
    }
}
