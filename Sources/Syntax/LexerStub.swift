enum Lexer {
    static func tokens(of bytes: [UInt8]) -> [Token] {
        [Token(kind: .endOfFile, isFirstOnLine: false, start: bytes.count, end: bytes.count)]
    }
}
