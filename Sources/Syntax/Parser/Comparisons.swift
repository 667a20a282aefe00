/// Whether a `<` in an expression opens generic arguments or compares.
extension Parser {
    /// `<A, B>` behind an expression, where what follows shows that it is no comparison.
    mutating func genericArgumentsIfPresent(_ start: Mark) {
        if takeGenericArguments() { finish(.specialization, start) }
    }

    /// Takes `<A, B>` if what stands behind it is no operand. Behind the name of a macro, no operand begins a line.
    @discardableResult
    mutating func takeGenericArguments(ofMacro isOfMacro: Bool = false) -> Bool {
        guard at(prefix: "<"), !(current.range.count > 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")) else {
            return false
        }
        let areTaken = lookingAhead { parser in
            guard parser.genericArguments() else { return false }
            return parser.current.followsGenericArguments(in: parser.bytes)
                || isOfMacro && parser.current.isFirstOnLine
        }
        return areTaken && genericArguments()
    }
}

extension Token {
    /// True for what can stand behind `A<B>` in an expression, and hardly behind `a < b >`.
    func followsGenericArguments(in bytes: [UInt8]) -> Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .postfixQuestionMark, .colon:
            true
        case .binaryOperator: end - start == 1 && bytes[Int(start)] == UInt8(ascii: "&")
        case .leftParen, .leftSquare: !isFirstOnLine
        default: false
        }
    }
}
