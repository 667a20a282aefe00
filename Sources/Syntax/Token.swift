/// One word of a file: where its text begins and ends, and what kind of word it is.
///
/// Tokens tile the file. The bytes between the end of one token and the start of the next are *trivia* (spaces,
/// newlines, comments, bytes that are no Swift) and belong to the later one; the last token is always `endOfFile`,
/// which has no text and owns the trivia at the end.
///
/// **Invariant:** the trivia and text of every token, one after the other, are the file, for any bytes.
public struct Token: Sendable, Equatable {
    public let kind: TokenKind
    /// Which word it is, for keywords and for identifiers that Swift treats as keywords in some places.
    public let keyword: Keyword
    /// True if a line break lies between the previous token and this one, or ends the previous one, which only the
    /// segments of multi-line strings do.
    public let isFirstOnLine: Bool
    /// Offset of the first byte of the text.
    public let start: UInt32
    /// Offset past the last byte of the text.
    public let end: UInt32

    public init(kind: TokenKind, keyword: Keyword = .none, isFirstOnLine: Bool, start: Int, end: Int) {
        self.kind = kind
        self.keyword = keyword
        self.isFirstOnLine = isFirstOnLine
        self.start = UInt32(start)
        self.end = UInt32(end)
    }

    /// The bytes of the text, without trivia.
    public var range: Range<Int> { Int(start)..<Int(end) }
}

/// What kind of word a token is. Named as in swift-syntax, so that the two can be compared.
public enum TokenKind: UInt8, Sendable, CaseIterable {
    case endOfFile, unknown, shebang
    /// To the lexer the words that are always reserved are keywords and all others identifiers; the parser says what each
    /// is where it stands: `default` is an identifier in `a.default`, and `set` a keyword in `{ get set }`.
    /// An identifier in backticks has them in its text. `$name` is one too; a `dollarIdentifier` has only digits.
    case identifier, keyword, dollarIdentifier, wildcard
    case integerLiteral, floatLiteral
    /// `"`, `"""`, `'`, at either end of a string, and the `#`s outside of them.
    case stringQuote, multilineStringQuote, singleQuote, rawStringPoundDelimiter
    /// The text of a string between quotes and interpolations; of a multi-line string, one for each line, with its line
    /// break and without its indentation. It is cut behind `\n` and `\r` too.
    case stringSegment
    /// `/`, the pattern and the `#`s of a regular expression.
    case regexSlash, regexLiteralPattern, regexPoundDelimiter
    /// The lexer knows `<`, `>` and `...` only as operators; the parser says where they are `leftAngle`, `rightAngle` and
    /// `ellipsis`.
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace, leftAngle, rightAngle
    case comma, colon, colonColon, semicolon, period, equal, arrow, ellipsis, atSign, backslash, pound, backtick
    case prefixAmpersand, postfixQuestionMark, infixQuestionMark, exclamationMark
    case prefixOperator, postfixOperator, binaryOperator
    case poundIf, poundElse, poundElseif, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
}
