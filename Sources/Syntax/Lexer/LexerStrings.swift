/// String literals. A segment ends before an interpolation, behind a line and, in swift-syntax, behind `\n` and `\r`.
extension Lexer {
    /// The quote with which a string begins, behind its `#`s.
    mutating func openString(pounds: Int) {
        var quote = TokenKind.stringQuote
        if bytes[position] == "'" {
            quote = .singleQuote
        } else if bytes.has("\"\"\"", at: position), pounds == 0 || !endsOnLine(from: position + 2, pounds: pounds) {
            quote = .multilineStringQuote
        }
        emit(quote, length: quote == .multilineStringQuote ? 3 : 1)
        enclosures.append(.string(.init(quote: quote, pounds: pounds, firstSegment: openSegments.count)))
        if quote == .multilineStringQuote, bytes.byte(at: position).isLineBreak { skipLineBreak() }
    }

    /// True if a quote with that many `#`s ends a raw string on the line: `#"""#` is one quote in a string.
    private mutating func endsOnLine(from start: Int, pounds: Int) -> Bool {
        lookahead.quotes.has("\"", from: start, pounds: pounds, in: bytes, isOneLine: true, isEscapable: false)
    }

    /// A segment and what ends it: a quote, or the beginning of an interpolation.
    mutating func lexSegment(of literal: Enclosure.StringLiteral) {
        let isMultiline = literal.quote == .multilineStringQuote
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case "\\":
                if lexEscape(in: literal, from: start) { return }
            case "\n", "\r":
                if isMultiline {
                    position += bytes.lineBreakLength(at: position)
                    emitSegment(of: literal, from: start)
                    isFirstOnLine = true
                } else {
                    if position > start { emitSegment(of: literal, from: start) }
                    enclosures.removeLast()
                }
                return
            case "\"" where isClosingQuote(of: literal), "'" where literal.quote == .singleQuote:
                return closeString(literal, segment: start)
            default:
                position += 1
            }
        }
        if position > start { emitSegment(of: literal, from: start) }
    }

    /// True at `"""` on a line of its own behind an operand, where no string can begin: it ends the one around, of which
    /// the interpolation has not been closed.
    var atClosingQuoteOfUnclosedInterpolation: Bool {
        guard isFirstOnLine, enclosures.count > 1, case .string(let literal) = enclosures[enclosures.count - 2],
            literal.quote == .multilineStringQuote, isClosingQuote(of: literal)
        else { return false }
        return !isExpressionExpected && !isBehindTryMark && tokens.last?.keyword != .await
    }

    private func isClosingQuote(of literal: Enclosure.StringLiteral) -> Bool {
        switch literal.quote {
        case .stringQuote: bytes.pounds(at: position + 1, for: literal) != nil
        case .multilineStringQuote:
            bytes.has("\"\"\"", at: position) && bytes.pounds(at: position + 3, for: literal) != nil
        default: false
        }
    }

    private mutating func closeString(_ literal: Enclosure.StringLiteral, segment start: Int) {
        emitSegment(of: literal, from: start)
        if literal.quote == .multilineStringQuote { giveIndentationToTrivia(of: literal) }
        emit(literal.quote, length: literal.quote == .multilineStringQuote ? 3 : 1)
        if literal.pounds > 0 {
            let quoteEnd = position
            position = bytes.end(from: position) { $0 == "#" }
            emit(.rawStringPoundDelimiter, from: quoteEnd)
        }
        enclosures.removeLast()
    }

    /// What begins with a backslash: passes it, and says whether the segment has ended there.
    private mutating func lexEscape(in literal: Enclosure.StringLiteral, from start: Int) -> Bool {
        guard let pounds = bytes.pounds(at: position + 1, for: literal) else {
            position += 1
            return false
        }
        let body = position + 1 + pounds
        if bytes.byte(at: body) == "(" {
            emitSegment(of: literal, from: start)
            emit(.backslash, length: 1)
            if pounds > 0 { emit(.rawStringPoundDelimiter, length: pounds) }
            emit(.leftParen, length: 1)
            let mayBreakLines = literal.quote == .multilineStringQuote
            enclosures.append(.interpolation(.init(mayBreakLines: mayBreakLines)))
            return true
        }
        if literal.quote == .multilineStringQuote {
            let lineEnd = bytes.end(from: body, while: \.isSpaceOrTab)
            if bytes.byte(at: lineEnd).isLineBreak {
                // An escaped line break is not part of the text.
                emitSegment(of: literal, from: start)
                position = lineEnd
                skipLineBreak()
                return true
            }
        }
        guard let escape = bytes.escape(at: body) else {
            position = body
            return false
        }
        position = body + escape.length
        guard escape.scalar == "\n" || escape.scalar == "\r" else { return false }
        emitSegment(of: literal, from: start)
        return true
    }

    private mutating func emitSegment(of literal: Enclosure.StringLiteral, from start: Int) {
        if literal.quote == .multilineStringQuote { openSegments.append(tokens.count) }
        emit(.stringSegment, from: start)
    }
}

extension SourceBytes {
    /// How many `#`s stand at an offset if they are enough for the string, else nil.
    ///
    /// As in swift-syntax, one more than enough is taken along.
    fileprivate func pounds(at offset: Int, for literal: Enclosure.StringLiteral) -> Int? {
        guard literal.pounds > 0 else { return 0 }
        var pounds = 0
        while pounds <= literal.pounds, byte(at: offset + pounds) == "#" { pounds += 1 }
        return pounds < literal.pounds ? nil : pounds
    }

    /// The character that an escape sequence stands for, and the length of what follows its backslash and `#`s.
    func escape(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        switch byte(at: offset) {
        case "0": return ("\0", 1)
        case "n": return ("\n", 1)
        case "r": return ("\r", 1)
        case "t": return ("\t", 1)
        case "\"": return ("\"", 1)
        case "'": return ("'", 1)
        case "\\": return ("\\", 1)
        case "u" where byte(at: offset + 1) == "{":
            let digits = offset + 2
            let end = end(from: digits, while: \.isHexDigit)
            guard byte(at: end) == "}", 1...8 ~= end - digits else { return nil }
            let value = self[digits..<end].reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexValue) }
            return Unicode.Scalar(value).map { ($0, end + 1 - offset) }
        default: return nil
        }
    }
}
