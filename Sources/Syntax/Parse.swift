extension SourceFile {
    /// Parses any bytes. Cannot fail and always ends: what the parser does not know is an `unexpected` node.
    ///
    /// A file is read as Swift 6; and where that leaves something unknown, and nothing is left by Swift 5, for which `/a/`
    /// is no regular expression, as that.
    ///
    /// What nests as deep as anything is parsed takes up to 20 MB of stack, without optimization 80: more than the first
    /// thread of a process has. `Driver/System/Threads.swift` makes threads that have it.
    public init(parsing bytes: [UInt8]) {
        let newer = Reading(of: bytes, slashes: .mayBeginRegex)
        guard newer.holdsUnknown, newer.mayDivide(bytes) else {
            self.init(bytes: bytes, newer)
            return
        }
        let older = Reading(of: bytes, slashes: .areOperators)
        var chosen = older.holdsUnknown ? newer : older
        chosen.tokensRead = newer.tokensRead + older.tokensRead
        chosen.steps = newer.steps + older.steps
        chosen.lookahead = newer.lookahead + older.lookahead
        self.init(bytes: bytes, chosen)
    }
}

/// What the parser makes of some bytes, read as one version of Swift.
struct Reading {
    let tokens: [Token]
    let nodes: [Node]
    var tokensRead: Int
    var steps: Int
    var lookahead: Int
    let isCutShort: Bool

    init(of bytes: [UInt8], slashes: Slashes) {
        var parser = Parser(bytes: bytes, slashes: slashes)
        parser.file()
        tokens = parser.tokens
        nodes = parser.nodes
        tokensRead = parser.tokens.count
        steps = parser.steps
        lookahead = parser.lookahead
        isCutShort = parser.isCutShort
    }

    var holdsUnknown: Bool { nodes.contains { $0.kind == .unexpected || $0.kind == .missing } }

    /// True if there are regular expressions without `#`, and none that would open a comment, which hides what is wrong.
    func mayDivide(_ bytes: [UInt8]) -> Bool {
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
