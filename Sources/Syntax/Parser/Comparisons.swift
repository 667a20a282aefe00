/// Whether a `<` in an expression opens generic arguments or compares.
extension Parser {
    /// `<A, B>` behind an expression, where what follows shows that it is no comparison.
    mutating func genericArgumentsIfPresent(_ start: Mark, _ place: ExpressionPlace) {
        if takeGenericArguments(place) { finish(.specialization, start) }
    }

    @discardableResult
    mutating func takeGenericArguments(_ place: ExpressionPlace = .basic, beforeDeclaration: Bool = false) -> Bool {
        guard at(prefix: "<"), !(current.range.count > 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")),
            let end = lookingAhead({ $0.genericArguments() ? $0.place : nil }),
            end.current.followsGenericArguments(in: bytes) && !(place == .guardHead && isBeforeElse(end))
                || beforeDeclaration && end.current.isFirstOnLine
                || endsExpression(at: end) && !isComparison(endingAt: end)
        else { return false }
        return genericArguments()
    }

    /// True at a closure right before `else`, which an operator must precede in a condition.
    private func isBeforeElse(_ place: Place) -> Bool {
        place.current.kind == .leftBrace && lexedToken(at: brackets.end(of: place.position)).keyword == .else
    }

    /// True if a declaration, a statement or the end of a `#if` branch begins at a place.
    private mutating func endsExpression(at place: Place) -> Bool {
        lookingAhead { parser in
            parser.skip(to: place)
            switch parser.current.kind {
            case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation: return true
            case .keyword where parser.at(.case) || parser.at(.default): return true
            case .pound where parser.atDiagnostic: return true
            default:
                return parser.current.isFirstOnLine
                    && (parser.atDeclaration() || parser.atStatement() || parser.atAttributedCase)
            }
        }
    }

    /// True at `@available(…) case`, `indirect case` and `@unknown default`.
    private var atAttributedCase: Bool {
        mutating get {
            (at(.atSign) || atModifier)
                && lookingAhead { parser in
                    parser.skipAttributes()
                    while parser.atModifier { parser.bump() }
                    return parser.at(.case) || parser.at(.default)
                }
        }
    }

    /// True if `<`, which begins here, and `>`, which ends before a place, are operators of an expression.
    private mutating func isComparison(endingAt place: Place) -> Bool {
        let closer = place.position - 1
        let isOperator =
            switch current.kind {
            case .prefixOperator: current.isFirstOnLine
            case .postfixOperator:
                next.isFirstOnLine || text(next, is: ">") || next.kind == .leftSquare || next.kind == .leftParen
            default: !text(next, is: ">")
            }
        guard isOperator else { return false }
        let isPostfix = lexed[closer].kind == .postfixOperator || lexed[closer].range.count > 1
        let end = isPostfix ? place.position : closer
        return lookingAhead { parser in
            parser.bump()
            let isOperand = parser.ending(at: end) { parser in
                if !parser.atEnd { parser.sequence(.basic) }
                return parser.position == end
                    || parser.current.isFirstOnLine && !parser.at(.comma) && !parser.isInParentheses
            }
            guard isOperand, !isPostfix else { return isOperand }
            // An operand on the next line
            parser.skip(to: place)
            return parser.atExpression()
                && (parser.atModifier ? parser.next.isFirstOnLine : !parser.atDeclaration())
        }
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
