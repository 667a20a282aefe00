extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    ///
    /// A file is read as Swift 6, or where that leaves more unknown, as Swift 5, for which `/a/` is no regular expression.
    ///
    /// What nests as deep as anything is parsed takes up to 20 MB of stack, without optimization 80: more than the first
    /// thread of a process has. `Driver/System/Threads.swift` makes threads that have it.
    public init(parsing bytes: [UInt8]) {
        let file = SourceFile(parsing: bytes, slashes: .mayBeginRegex)
        let unknown = file.countOfUnknown
        guard unknown > 0, file.holdsBareRegex else {
            self = file
            return
        }
        let older = SourceFile(parsing: bytes, slashes: .areOperators)
        let chosen = older.countOfUnknown < unknown ? older : file
        self.init(
            bytes: bytes, tokens: chosen.tokens, nodes: chosen.nodes,
            tokensRead: file.tokensRead + older.tokensRead, steps: file.steps + older.steps,
            lookahead: file.lookahead + older.lookahead)
    }

    private init(parsing bytes: [UInt8], slashes: Slashes) {
        var parser = Parser(bytes: bytes, slashes: slashes)
        parser.file()
        self.init(
            bytes: bytes, tokens: parser.tokens, nodes: parser.nodes, tokensRead: parser.tokens.count,
            steps: parser.steps, lookahead: parser.lookahead)
    }

    private var countOfUnknown: Int { nodes.count { $0.kind == .unexpected || $0.kind == .missing } }

    private var holdsBareRegex: Bool {
        tokens.indices.contains { index in
            tokens[index].kind == .regexLiteralPattern && tokens[index - 1].kind == .regexSlash
                && (index < 2 || tokens[index - 2].kind != .regexPoundDelimiter)
        }
    }
}
