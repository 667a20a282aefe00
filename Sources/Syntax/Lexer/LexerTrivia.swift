/// Trivia: spaces, line breaks, comments, and bytes that are no Swift.
extension Lexer {
    mutating func skipTrivia(acrossLines: Bool) {
        while position < bytes.count {
            switch bytes[position] {
            case " ", "\t", 0x0B, 0x0C:
                position += 1
            case "\n", "\r":
                guard acrossLines else { return }
                isFirstOnLine = true
                position += 1
            case "/" where bytes.byte(at: position + 1) == "/":
                position = endOfLine(from: position)
            case "/" where bytes.byte(at: position + 1) == "*":
                skipBlockComment()
            case "<", ">":
                guard skipConflict() else { return }
            case 0x21..<0x7F:
                return
            default:
                guard skipForeignCharacter() else { return }
            }
        }
    }

    func endOfLine(from start: Int) -> Int {
        bytes.end(from: start) { !$0.isLineBreak }
    }

    /// `\n`, `\r` or `\r\n` here.
    mutating func skipLineBreak() {
        isFirstOnLine = true
        position += bytes.lineBreakLength(at: position)
    }

    private mutating func skipBlockComment() {
        position += 2
        var depth = 1
        while position < bytes.count, depth > 0 {
            let byte = bytes[position]
            position += 1
            switch byte {
            case "*" where bytes.byte(at: position) == "/":
                position += 1
                depth -= 1
            case "/" where bytes.byte(at: position) == "*":
                position += 1
                depth += 1
            case "\n", "\r":
                isFirstOnLine = true
            default: break
            }
        }
    }

    /// A character outside of printable ASCII, unless a token begins with it.
    private mutating func skipForeignCharacter() -> Bool {
        let (scalar, length) = bytes.scalar(at: position)
        switch scalar {
        case "\u{FEFF}": break
        case "\u{201C}", "\u{201D}": return false
        case let scalar?: if scalar.isIdentifierTail || scalar.isOperatorHead { return false }
        case nil: break
        }
        position += length
        return true
    }

    /// What version control leaves between `<<<<<<< ` and `>>>>>>> `, or `>>>> ` and `<<<<`, whole lines.
    private mutating func skipConflict() -> Bool {
        guard position == 0 || bytes.byte(before: position).isLineBreak || bytes.byte(before: position) == 0 else {
            return false
        }
        let bytes = bytes
        let end: Int?
        if bytes.has("<<<<<<< ", at: position) {
            end = lookahead.conflictEnd.end(from: position + 8) { Lexer.search(">>>>>>> ", from: $0, in: bytes) }
        } else if bytes.has(">>>> ", at: position) {
            end = lookahead.perforceConflictEnd.end(from: position + 5) { Lexer.search("<<<<\n", from: $0, in: bytes) }
        } else {
            end = nil
        }
        guard let end else { return false }
        position = endOfLine(from: end)
        return true
    }

    /// Searches for a marker at the beginning of a line.
    private static func search(
        _ marker: StaticString, from start: Int, in bytes: SourceBytes
    ) -> (stop: Int, isFound: Bool) {
        var offset = start
        while offset < bytes.count {
            if bytes[offset - 1].isLineBreak, bytes.has(marker, at: offset) {
                return (offset + marker.utf8CodeUnitCount, true)
            }
            offset += 1
        }
        return (offset, false)
    }
}
