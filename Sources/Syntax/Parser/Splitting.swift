/// Operators and versions that are more than one token.
extension Parser {
    /// Takes the digits before the period of `0.1`, where it is a version or two members of tuples.
    mutating func eatWholeNumber() -> Bool {
        guard at(.floatLiteral), let period = bytes[current.range].firstIndex(of: UInt8(ascii: ".")) else {
            return false
        }
        bump(as: .integerLiteral, length: period - Int(current.start))
        return true
    }

    /// What is left of an operator behind its first part. The first part is always left of it without a space.
    func rest(of token: Token, from start: Int) -> Token {
        let end = Int(token.end)
        func part(_ kind: TokenKind, _ end: Int) -> Token {
            Token(kind: kind, isFirstOnLine: false, start: start, end: end)
        }
        switch (bytes[start], end - start) {
        case (UInt8(ascii: "?"), _): return part(.postfixQuestionMark, start + 1)
        case (UInt8(ascii: "!"), _): return part(.exclamationMark, start + 1)
        case (UInt8(ascii: "="), 1): return part(.equal, end)
        case (UInt8(ascii: "."), let length) where length == 1 || token.kind == .floatLiteral:
            return part(.period, start + 1)
        case (UInt8(ascii: ":"), 1): return part(.colon, end)
        case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): return part(.integerLiteral, end)
        case (UInt8(ascii: "-"), 2) where bytes[start + 1] == UInt8(ascii: ">"): return part(.arrow, end)
        default:
            // Only an operator that began with a period has others in it.
            let period = UInt8(ascii: ".")
            let mayEnd = bytes[Int(token.start)] == period && bytes[start] != period
            let stop = mayEnd ? bytes[start..<end].firstIndex(of: period) ?? end : end
            let isRightBound = bytes.withUnsafeBufferPointer { $0.isRightBound(stop, isLeftBound: true) }
            return part(isRightBound ? .binaryOperator : .postfixOperator, stop)
        }
    }
}

extension TokenKind {
    var isOperator: Bool { self == .binaryOperator || self == .prefixOperator || self == .postfixOperator }

    /// True for what can be the name of an operator, and stand for itself elsewhere.
    var isOperatorName: Bool {
        switch self {
        case .exclamationMark, .prefixAmpersand, .equal, .arrow, .infixQuestionMark, .postfixQuestionMark, .ellipsis,
            .regexSlash:
            true
        default: isOperator
        }
    }

    var endsConditionalBranch: Bool { self == .poundEndif || self == .poundElse || self == .poundElseif }
}

extension Token {
    func with(kind: TokenKind, end: Int? = nil) -> Token {
        Token(kind: kind, keyword: keyword, isFirstOnLine: isFirstOnLine, start: Int(start), end: end ?? Int(self.end))
    }
}
