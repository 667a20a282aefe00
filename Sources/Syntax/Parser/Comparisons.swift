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
            case .atSign where parser.text(parser.next, is: "unknown"): return true
            default:
                return parser.current.isFirstOnLine
                    && (parser.atDeclaration() || parser.atStatement() || parser.atAttributedCase)
            }
        }
    }

    /// True at `@available(…) case` and `indirect case`.
    private var atAttributedCase: Bool {
        mutating get {
            (at(.atSign) || atModifier)
                && lookingAhead { parser in
                    parser.skipAttributes()
                    while parser.atModifier { parser.bump() }
                    return parser.at(.case)
                }
        }
    }

    /// True at `a:` where that is not the end of a pattern or a key of a dictionary.
    private var beginsLabelledStatement: Bool { atLabel && patternPlace == .none && !isInParentheses }

    /// In a look ahead: true if an operand and expressions on lines of their own are all there is before an index.
    private mutating func areStatements(until end: Int) -> Bool {
        while position < end {
            let start = position
            let before = nodes.count
            sequence(.basic)
            if nodes[before...].contains(where: { $0.kind == .unexpected || $0.kind == .missing }) { return false }
            let mayGoOn = position > start && current.isFirstOnLine && !isInParentheses && !isAmongMembers
            guard position == end || mayGoOn else { return false }
        }
        return true
    }

    /// True if `<`, which begins here, and `>`, which ends before a place, are operators of an expression.
    private mutating func isComparison(endingAt place: Place) -> Bool {
        let closer = place.position - 1
        let isOperator =
            switch current.kind {
            case .prefixOperator: current.isFirstOnLine && !isAmongMembers
            case .postfixOperator:
                next.isFirstOnLine && !isAmongMembers || text(next, is: ">") || next.kind == .leftSquare
                    || next.kind == .leftParen
            default: !text(next, is: ">")
            }
        guard isOperator else { return false }
        let isPostfix = lexed[closer].kind == .postfixOperator || lexed[closer].range.count > 1
        let end = isPostfix ? place.position : closer
        return lookingAhead { parser in
            parser.bump()
            // `a< [2 of B]>`: a subscript holds no `of`.
            if parser.tokens.last?.kind == .postfixOperator, parser.atInlineArray { return false }
            let isOperand = parser.ending(at: end) { $0.areStatements(until: end) }
            guard isOperand, !isPostfix else { return isOperand }
            // An operand on the next line
            parser.skip(to: place)
            return parser.atExpression() && !parser.beginsLabelledStatement
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
