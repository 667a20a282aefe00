/// Cuts a file into tokens. Any bytes will do: what is no Swift becomes trivia or an `unknown` token.
///
/// Boundaries and kinds are those that swift-syntax gives, with the choices of its parser that need no parsing made
/// here already: the indentation of a multi-line string is trivia. Left to the parser: splitting operators that hold
/// `<`, `>`, `?` or `!` and numbers that are versions, and telling keywords from names by their place.
///
/// It goes its own way where swift-syntax forgets what it was in the middle of: `"\(try? (a))"` is one string, as for
/// the compiler, and what stands behind a version control conflict is lexed like what stands before it.
///
/// **Invariant:** time and memory are linear in the size of the file, whatever it holds. Whatever looks further ahead
/// than the token at hand therefore keeps what it found in `lookahead`.
struct Lexer {
    let bytes: SourceBytes
    let slashes: Slashes
    /// Offset of the first byte that belongs to no token yet.
    var position = 0
    var tokens: [Token] = []
    /// True if a line break has been passed since the last token.
    var isFirstOnLine = false
    /// The string literals and interpolations around `position`, outermost first.
    var enclosures: [Enclosure] = []
    /// Indices of the segments of the open multi-line strings, those of the innermost last.
    var openSegments: [Int] = []
    var lookahead = Lookahead()

    /// The tokens of a file of less than 4 GiB. They tile it, and the last one is `endOfFile`.
    static func tokens(of bytes: [UInt8]) -> [Token] { tokensAndSteps(of: bytes).tokens }

    /// The tokens, and how many bytes were passed to look ahead, for the test of the invariant.
    static func tokensAndSteps(
        of bytes: [UInt8], slashes: Slashes = .mayBeginRegex
    ) -> (tokens: [Token], steps: Int) {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(bytes: buffer, slashes: slashes)
            lexer.lexFile()
            return (lexer.tokens, lexer.lookahead.steps)
        }
    }

    private init(bytes: SourceBytes, slashes: Slashes) {
        self.bytes = bytes
        self.slashes = slashes
        tokens.reserveCapacity(bytes.count / 6 + 16)
    }

    private mutating func lexFile() {
        repeat {
            switch enclosures.last {
            case nil:
                skipTrivia(acrossLines: true)
                lexCode()
            case .interpolation(let interpolation):
                skipTrivia(acrossLines: interpolation.mayBreakLines)
                lexInterpolated(interpolation)
            case .string(let literal):
                lexSegment(of: literal)
            }
        } while position < bytes.count
        emit(.endOfFile, length: 0)
    }

    /// One token of ordinary code, or a few that hang together.
    mutating func lexCode() {
        guard position < bytes.count else { return }
        switch bytes[position] {
        case "A"..."Z", "a"..."z", "_": lexIdentifier()
        case "(": emit(.leftParen, length: 1)
        case ")": emit(.rightParen, length: 1)
        case "[": emit(.leftSquare, length: 1)
        case "]": emit(.rightSquare, length: 1)
        case "{": emit(.leftBrace, length: 1)
        case "}": emit(.rightBrace, length: 1)
        case ",": emit(.comma, length: 1)
        case ";": emit(.semicolon, length: 1)
        case "@": emit(.atSign, length: 1)
        case "\\": emit(.backslash, length: 1)
        case ":" where bytes.byte(at: position + 1) == ":": emit(.colonColon, length: 2)
        case ":": emit(.colon, length: 1)
        case "\"", "'": openString(pounds: 0)
        case "0"..."9": lexNumber()
        case "$": lexDollarIdentifier()
        case "`": lexQuotedIdentifier()
        case "#": lexPound()
        case "!" where bytes.isLeftBound(position): emit(.exclamationMark, length: 1)
        case "?" where bytes.isLeftBound(position): emit(.postfixQuestionMark, length: 1)
        case "<" where bytes.byte(at: position + 1) == "#" && lexPlaceholder(): break
        case 0..<0x80: lexOperator()
        default: lexNonASCII()
        }
    }

    /// One token of the code in `\(…)`, whose closing parenthesis is the one that nothing inside has opened.
    private mutating func lexInterpolated(_ interpolation: Enclosure.Interpolation) {
        var interpolation = interpolation
        switch bytes.byte(at: position) {
        case "(":
            emit(.leftParen, length: 1)
            interpolation.openParentheses += 1
        case ")" where interpolation.openParentheses > 0:
            emit(.rightParen, length: 1)
            interpolation.openParentheses -= 1
        case ")":
            emit(.rightParen, length: 1)
            enclosures.removeLast()
            return
        case "{":
            emit(.leftBrace, length: 1)
            interpolation.openBraces += 1
        case "}":
            emit(.rightBrace, length: 1)
            interpolation.openBraces -= 1
        case "\"" where interpolation.openBraces <= 0 && atClosingQuoteOfUnclosedInterpolation:
            // Quotes that begin no line of their own string show no indentation.
            isFirstOnLine = false
            enclosures.removeLast()
            return
        case "\n", "\r":
            // The line ends the string, and with it the interpolation. An empty segment says so.
            emit(.stringSegment, length: 0)
            enclosures.removeLast()
            return
        default:
            lexCode()
            return
        }
        enclosures[enclosures.count - 1] = .interpolation(interpolation)
    }

    /// Makes the bytes from `start` to here a token.
    mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
        tokens.append(
            Token(kind: kind, keyword: keyword, isFirstOnLine: isFirstOnLine, start: start, end: position))
        isFirstOnLine = false
    }

    /// Makes the next `length` bytes a token.
    mutating func emit(_ kind: TokenKind, length: Int) {
        position += length
        emit(kind, from: position - length)
    }
}

/// What encloses some bytes of a file so that they are not lexed as ordinary code.
enum Enclosure {
    case string(StringLiteral)
    case interpolation(Interpolation)

    struct StringLiteral {
        /// `stringQuote`, `multilineStringQuote` or `singleQuote`
        let quote: TokenKind
        /// How many `#`s stand before it.
        let pounds: Int
        /// Where its segments begin among the open ones.
        let firstSegment: Int
    }

    struct Interpolation {
        /// False inside of a string on a single line.
        let mayBreakLines: Bool
        /// How many `(` have not met their `)`, besides the one that began it.
        var openParentheses = 0
        /// How many `{` have not met their `}`.
        var openBraces = 0
    }
}
