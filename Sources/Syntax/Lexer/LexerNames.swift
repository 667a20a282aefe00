/// Identifiers, keywords, and the words that begin with `#`.
extension Lexer {
    /// `name`, `if`, `_`
    mutating func lexIdentifier() {
        let start = position
        skipIdentifierTail()
        if position == start + 1, bytes[start] == "_" { return emit(.wildcard, from: start) }
        let keyword = Keyword(bytes[start..<position])
        emit(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
    }

    mutating func skipIdentifierTail() {
        while position < bytes.count {
            if bytes[position] < 0x80 {
                guard bytes[position].isIdentifierTail else { return }
                position += 1
            } else {
                let (scalar, length) = bytes.scalar(at: position)
                guard let scalar, scalar.isIdentifierTail else { return }
                position += length
            }
        }
    }

    /// `$0`, `$name`, of which the second is an identifier
    mutating func lexDollarIdentifier() {
        let start = position
        position += 1
        skipIdentifierTail()
        let isNumbered = bytes[start + 1..<position].allSatisfy(\.isDigit)
        emit(isNumbered ? .dollarIdentifier : .identifier, from: start)
    }

    /// `` `name` ``, `` `any words` ``
    mutating func lexQuotedIdentifier() {
        let start = position
        position += 1
        position = bytes.end(from: position) { $0 != "`" && !$0.isLineBreak }
        guard bytes.byte(at: position) == "`" else {
            position = start
            return emit(.backtick, length: 1)
        }
        position += 1
        emit(.identifier, from: start)
    }

    /// `#!/usr/bin/swift`, `#"…"#`, `#/…/#`, `#if`, and `#` before any other name
    mutating func lexPound() {
        if bytes.byte(at: position + 1) == "!",
            bytes.byte(before: position) == 0 || position == 3 && bytes.has("\u{FEFF}", at: 0)
        {
            let start = position
            position = endOfLine(from: start)
            return emit(.shebang, from: start)
        }
        let pounds = poundsHere()
        switch bytes.byte(at: position + pounds) {
        case "\"":
            emit(.rawStringPoundDelimiter, length: pounds)
            openString(pounds: pounds)
        case "/":
            // With `#`s it can be nothing else.
            if let regex = poundRegex() { emit(regex) }
        default:
            lexPoundWord()
        }
    }

    /// How many `#`s stand here.
    private mutating func poundsHere() -> Int {
        if position >= lookahead.poundsEnd {
            lookahead.poundsEnd = bytes.end(from: position) { $0 == "#" }
            lookahead.otherSteps += lookahead.poundsEnd - position
        }
        return lookahead.poundsEnd - position
    }

    private mutating func lexPoundWord() {
        let start = position
        position += 1
        while bytes.byte(at: position).isIdentifierTail, bytes[position] != "$" { position += 1 }
        switch String(decoding: bytes[start + 1..<min(position, start + 16)], as: UTF8.self) {
        case "if": emit(.poundIf, from: start)
        case "else": emit(.poundElse, from: start)
        case "elseif": emit(.poundElseif, from: start)
        case "endif": emit(.poundEndif, from: start)
        case "available": emit(.poundAvailable, from: start)
        case "unavailable": emit(.poundUnavailable, from: start)
        case "sourceLocation": emit(.poundSourceLocation, from: start)
        default:
            position = start
            emit(.pound, length: 1)
        }
    }

    /// `<#text#>`
    mutating func lexPlaceholder() -> Bool {
        let start = position
        var offset = start + 2
        defer { lookahead.otherSteps += offset - start }
        while offset < bytes.count, bytes[offset] != "\n" {
            switch (bytes[offset], bytes.byte(at: offset + 1)) {
            case ("<", "#"): return false
            case ("#", ">"):
                position = offset + 2
                emit(.identifier, from: start)
                return true
            default: offset += 1
            }
        }
        return false
    }

    /// A token that begins with a character beyond ASCII.
    mutating func lexNonASCII() {
        switch bytes.scalar(at: position) {
        case (let scalar?, _) where scalar.isIdentifierHead:
            lexIdentifier()
        case (let scalar?, _) where scalar.isOperatorHead:
            lexOperator()
        case (let scalar?, _) where scalar.isIdentifierTail:
            let start = position
            skipIdentifierTail()
            emit(.identifier, from: start)
        case ("\u{201C}", let length):
            let start = position
            let bytes = bytes
            position += length
            // Meant to be a string. It is one token, if it ends on the line.
            position = lookahead.curlyQuote.end(from: position, bytes.searchCurlyQuote) ?? position
            emit(.identifier, from: start)
        case (_, let length):
            emit(.unknown, length: length)
        }
    }
}

extension SourceBytes {
    /// Searches for the end of `“text”`.
    fileprivate func searchCurlyQuote(from start: Int) -> (stop: Int, isFound: Bool) {
        var offset = start
        while offset < count {
            switch self[offset] {
            case "\"": return (offset + 1, true)
            case "\\":
                guard let escape = escape(at: offset + 1) else { return (offset + 1, false) }
                offset += 1 + escape.length
            case 0..<0x20, 0x7F: return (offset, false)
            default:
                let (scalar, length) = scalar(at: offset)
                offset += length
                guard let scalar else { return (offset, false) }
                if scalar == "\u{201D}" { return (offset, true) }
            }
        }
        return (offset, false)
    }
}
