/// What a `/` without `#` can be: `/a/` is a regular expression in Swift 6, and two operators in Swift 5.
enum Slashes {
    case mayBeginRegex
    case areOperators
}

/// Regular expressions, and the rules by which a `/` begins one.
extension Lexer {
    /// Makes tokens of a regular expression that begins here. Only the pattern may be empty.
    mutating func emit(_ regex: Regex) {
        if regex.openingPounds > 0 { emit(.regexPoundDelimiter, length: regex.openingPounds) }
        emit(.regexSlash, length: 1)
        emit(.regexLiteralPattern, length: regex.pattern)
        if regex.closingSlash > 0 { emit(.regexSlash, length: 1) }
        if regex.closingPounds > 0 { emit(.regexPoundDelimiter, length: regex.closingPounds) }
    }

    /// The regular expression that `#`s begin here.
    mutating func poundRegex() -> Regex? {
        var scan = RegexScan(bytes: bytes, start: position, isCertain: true)
        // One that goes on over the lines and has no end is not searched for it.
        let isClosed =
            !scan.isMultiline
            || lookahead.slashes.has(
                "/", from: scan.offset, pounds: scan.openingPounds, in: bytes, isOneLine: false, isEscapable: true)
        guard isClosed else { return scan.unclosed() }
        return regex(&scan)
    }

    /// The regular expression that begins with a `/` inside of an operator, if there is one.
    mutating func regex(at slash: Int, inOperator range: Range<Int>) -> Regex? {
        guard slashes == .mayBeginRegex else { return nil }
        // A vertical tab and a form feed are no space to the lexer, and something to be passed over to the parser.
        let isBehindControl =
            [0xB, 0xC].contains(bytes.byte(before: range.lowerBound))
            && (isExpressionExpected || tokens.last?.kind == .arrow)
        if bytes.isLeftBound(range.lowerBound), !isBehindControl {
            // `return/a/`
            guard slash == range.lowerBound, isBehindTryMark || isBehindStatementKeyword else { return nil }
            return regex(at: slash, isCertain: true)
        }
        let previous = tokens.last
        // `func /(…)` and `operator /^/` are declared here.
        if previous?.keyword == .func || previous?.keyword == .operator || previous?.keyword == .import { return nil }
        if bytes.isRightBound(range.upperBound, isLeftBound: false) { return regex(at: slash, isCertain: false) }
        // `/,` can be no operator at the beginning of a line.
        if isFirstOnLine, !isExpressionExpected, range.count == 1, let regex = regex(at: slash, isCertain: false) {
            return regex
        }
        // It looks like a binary operator.
        if isBehindAwait { return regex(at: slash, isCertain: false) }
        guard isBehindTryMark || isExpressionExpected else { return nil }
        switch previous?.kind {
        // Among arguments it may be the name of one.
        // Behind `#endif` it may go on with the chain before the `#if`.
        case .leftParen, .leftSquare, .comma, .colon, .poundEndif: return regex(at: slash, isCertain: false)
        default: return regex(at: slash, isCertain: true)
        }
    }

    private mutating func regex(at slash: Int, isCertain: Bool) -> Regex? {
        var scan = RegexScan(bytes: bytes, start: slash, isCertain: isCertain)
        return regex(&scan)
    }

    private mutating func regex(_ scan: inout RegexScan) -> Regex? {
        let start = scan.offset
        defer { lookahead.otherSteps += scan.offset - start }
        return scan.regex()
    }

    /// True behind a keyword, not a member's name, that only an expression or a pattern can follow.
    private var isBehindStatementKeyword: Bool {
        guard let previous = tokens.last, !isBehindMember else { return false }
        switch previous.keyword {
        case .await: return true
        case _ where previous.kind != .keyword: return false
        case .case, .catch, .guard, .if, .in, .return, .switch, .throw, .try, .where, .while: return true
        default: return false
        }
    }

    /// True behind `.default`, `A::default` and `#default`.
    private var isBehindMember: Bool {
        guard tokens.count > 1 else { return false }
        let kind = tokens[tokens.count - 2].kind
        return kind == .period || kind == .colonColon || kind == .pound
    }

    /// True behind `await`, which in `-await` is a name.
    private var isBehindAwait: Bool {
        tokens.last?.keyword == .await && !isBehindMember && tokens.dropLast().last?.kind != .prefixOperator
    }

    /// `try?` and `try!` look like postfix operators, but an expression follows.
    var isBehindTryMark: Bool {
        guard tokens.count >= 2 else { return false }
        switch tokens[tokens.count - 1].kind {
        case .postfixQuestionMark, .exclamationMark:
            return tokens[tokens.count - 2].keyword == .try
                && (tokens.count < 3 || tokens[tokens.count - 3].kind != .period)
        default: return false
        }
    }

    /// True if an expression may begin behind the last token, false if an operator should follow.
    var isExpressionExpected: Bool {
        guard let previous = tokens.last else { return true }
        switch previous.kind {
        case .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
            .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif,
            .unknown:
            return true
        case .keyword:
            switch previous.keyword {
            case .true, .false, .Any, .nil, .self, .Self, .super, .`init`: return false
            default: return !isBehindMember
            }
        default:
            return false
        }
    }
}
