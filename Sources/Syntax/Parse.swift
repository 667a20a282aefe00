extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    ///
    /// A file is read as Swift 6; and where that leaves something unknown, and nothing is left by Swift 5, for which `/a/`
    /// is no regular expression, as that.
    ///
    /// What nests as deep as anything is parsed takes up to 20 MB of stack, without optimization 80: more than the first
    /// thread of a process has. `Driver/System/Threads.swift` makes threads that have it.
    public init(parsing bytes: [UInt8]) {
        let file = SourceFile(parsing: bytes, slashes: .mayBeginRegex)
        guard file.holdsUnknown, file.mayDivide else {
            self = file
            return
        }
        let older = SourceFile(parsing: bytes, slashes: .areOperators)
        let chosen = older.holdsUnknown ? file : older
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

    private var holdsUnknown: Bool { nodes.contains { $0.kind == .unexpected || $0.kind == .missing } }

    /// True if there are regular expressions without `#`, and none that would open a comment, which hides what is wrong.
    private var mayDivide: Bool {
        let patterns = tokens.indices.filter { index in
            tokens[index].kind == .regexLiteralPattern && tokens[index - 1].kind == .regexSlash
                && (index < 2 || tokens[index - 2].kind != .regexPoundDelimiter)
        }
        return !patterns.isEmpty
            && !patterns.contains { index in
                let text = bytes[Int(tokens[index].start) - 1..<min(Int(tokens[index].end) + 1, bytes.count)]
                return zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "/") && "/*".utf8.contains($1) }
            }
    }
}
