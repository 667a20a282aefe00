/// Numbers, and what looks like one: a wrong digit does not end a number, so that it is one mistake and not two.
extension Lexer {
    mutating func lexNumber() {
        let start = position
        var kind = TokenKind.integerLiteral
        switch (bytes[position], bytes.byte(at: position + 1)) {
        case ("0", "x"): kind = skipHexadecimal()
        case ("0", "o"), ("0", "b"): skipIdentifierTail()
        default: kind = skipDecimal()
        }
        emit(kind, from: start)
    }

    private mutating func skipDecimal() -> TokenKind {
        skipDigits(\.isDigit)
        switch bytes.byte(at: position) {
        case ".":
            // `x.0.1` is an element of an element of a tuple.
            guard bytes.byte(at: position + 1).isDigit, tokens.last?.kind != .period else { return .integerLiteral }
            position += 1
            skipDigits(\.isDigit)
            guard bytes.byte(at: position) == "e" || bytes.byte(at: position) == "E" else { return .floatLiteral }
            skipExponent()
            return .floatLiteral
        case "e", "E":
            skipExponent()
            return .floatLiteral
        default:
            skipIdentifierTail()
            return .integerLiteral
        }
    }

    /// `e-10`, `p+3`
    private mutating func skipExponent() {
        position += 1
        if bytes.byte(at: position) == "-" || bytes.byte(at: position) == "+" { position += 1 }
        skipIdentifierTail()
    }

    private mutating func skipHexadecimal() -> TokenKind {
        position += 2
        guard bytes.byte(at: position).isHexDigit else {
            skipIdentifierTail()
            return .integerLiteral
        }
        skipDigits(\.isHexDigit)
        let point = position
        let hasPoint = bytes.byte(at: point) == "."
        if hasPoint {
            // Behind an integer, a point that no digit follows is that of a member: `0xFF.description`.
            guard position + 1 == bytes.count || bytes.byte(at: point + 1).isHexDigit else { return .integerLiteral }
            position += 1
            skipDigits(\.isHexDigit)
        }
        guard bytes.byte(at: position) == "p" || bytes.byte(at: position) == "P" else {
            if !hasPoint {
                skipIdentifierTail()
            } else if position + 1 < bytes.count, !bytes[position + 1].isDigit {
                position = point
            }
            return .integerLiteral
        }
        let sign = bytes.byte(at: position + 1)
        let isSigned = sign == "+" || sign == "-"
        let digit = position + (isSigned ? 2 : 1)
        if hasPoint, !isSigned, digit < bytes.count, !bytes[digit].isDigit, !bytes[point + 1].isDigit {
            position = point
            return .integerLiteral
        }
        skipExponent()
        return .floatLiteral
    }

    private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
        position = bytes.end(from: position) { isDigit($0) || $0 == "_" }
    }
}
