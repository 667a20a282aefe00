extension Parser {
    /// The leaves of expressions: names, literals, `.b`, closures, `(…)`, `[…]`, `#macro(…)`.
    mutating func primary(_ place: ExpressionPlace) {
        let start = mark()
        switch current.kind {
        case .integerLiteral, .floatLiteral:
            bump()
            finish(.numberLiteral, start)
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
            stringLiteral()
        case .regexSlash, .regexPoundDelimiter:
            regexLiteral()
        case .identifier where current.isPlaceholder(in: bytes):
            bump()
            finish(.placeholder, start)
        case .identifier, .colonColon:
            name(start, place)
        case .keyword:
            keywordPrimary(start, place)
        case .dollarIdentifier, .wildcard:
            bump()
            finish(.name, start)
        case .pound:
            macroExpansion(start, place)
        case .poundAvailable, .poundUnavailable:
            availability()
        case .leftBrace:
            closure()
        case .period:
            bump()
            if at(.integerLiteral) { noteMissing() }
            if !eat(.integerLiteral) { declarationName(keywords: true) }
            finish(.member, start)
        case .leftParen:
            arguments(.tuple)
        case .leftSquare:
            collection()
        default:
            missingExpression()
        }
    }

    private mutating func keywordPrimary(_ start: Mark, _ place: ExpressionPlace) {
        switch current.keyword {
        case .nil:
            bump()
            finish(.nilLiteral, start)
        case .true, .false:
            bump()
            finish(.boolLiteral, start)
        case .super:
            bump()
            finish(.name, start)
        case .Any:
            bump()
            finish(.typeExpression, start)
        case .self, .Self, .`init`:
            name(start, place)
        case .deinit, .subscript:
            if next.kind == .colonColon { return name(start, place) }
            bump()
            argumentNames()
            finish(.name, start)
            genericArgumentsIfPresent(start)
        case _ where place == .macroRole && [.comma, .rightParen, .period].contains(next.kind):
            // `@attached(extension, …)`
            bumpName()
            finish(.name, start)
        default:
            missingExpression()
        }
    }

    /// `a`, `a(b:c:)`, `A<B>`
    private mutating func name(_ start: Mark, _ place: ExpressionPlace) {
        declarationName(keywords: false, specialNames: place == .macroRole)
        finish(.name, start)
        genericArgumentsIfPresent(start)
    }

    /// `<A, B>` behind an expression, where what follows shows that it is no comparison.
    mutating func genericArgumentsIfPresent(_ start: Mark) {
        if takeGenericArguments() { finish(.specialization, start) }
    }

    @discardableResult
    mutating func takeGenericArguments(beforeDeclaration: Bool = false) -> Bool {
        guard at(prefix: "<"), !(current.range.count > 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")),
            let end = lookingAhead({ $0.genericArguments() ? $0.place : nil }),
            end.current.followsGenericArguments(in: bytes)
                || beforeDeclaration && end.current.isFirstOnLine
                || endsExpression(at: end) && !isComparison(endingAt: end)
        else { return false }
        return genericArguments()
    }

    /// True if a declaration, a statement or the end of a `#if` branch begins at a place.
    private mutating func endsExpression(at place: Place) -> Bool {
        lookingAhead { parser in
            parser.skip(to: place)
            switch parser.current.kind {
            case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
            case .keyword where parser.at(.case) || parser.at(.default): return true
            case .atSign where parser.text(parser.next, is: "unknown"): return true
            case .pound where parser.atDiagnostic: return true
            default: return parser.current.isFirstOnLine && (parser.atDeclaration() || parser.atStatement())
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
                return parser.position == end || parser.current.isFirstOnLine && !parser.isInParentheses
            }
            guard isOperand, !isPostfix else { return isOperand }
            // An operand on the next line
            parser.skip(to: place)
            return parser.atExpression()
                && (parser.atModifier ? parser.next.isFirstOnLine : !parser.atDeclaration())
        }
    }

    /// `#name<A>(…) { … }`
    mutating func macroExpansion(_ start: Mark, _ place: ExpressionPlace, isDeclaration: Bool = false) {
        bump()
        if current.isFirstOnLine {
            noteMissing()
        } else {
            moduleSelector()
            if at(.identifier) || at(.keyword) || at(.wildcard) { bumpName() } else { noteMissing() }
        }
        takeGenericArguments(beforeDeclaration: isDeclaration)
        if at(.leftParen), !current.isFirstOnLine || takesArgumentsOfNextLine(place) { arguments(.arguments) }
        if !(place.isHead && isBehindMagicLiteral) {
            trailingClosures(place, alone: tokens.last?.kind != .rightParen && atClosureOfMacro(place))
        }
        finish(.macroExpansion, start)
    }

    /// True behind the macros that the compiler's parser knows by name, where no statement can begin.
    private func takesArgumentsOfNextLine(_ place: ExpressionPlace) -> Bool {
        guard isInParentheses || place.isHead || place == .casePattern, let name = tokens.last else { return false }
        return text(name, isOneOf: Parser.macrosOfTheParser)
    }

    /// True at `#selector` and the like, which are no declarations.
    var atParserMacro: Bool { text(next, isOneOf: Parser.macrosOfTheParser) }

    /// True behind `#line` and the like, to which the compiler gives no closure.
    private var isBehindMagicLiteral: Bool { tokens.last.map { text($0, isOneOf: Parser.magicLiterals) } ?? false }

    private static let magicLiterals: [StaticString] = [
        "column", "dsohandle", "file", "fileID", "filePath", "function", "line",
    ]

    private static let macrosOfTheParser: [StaticString] = [
        "colorLiteral", "fileLiteral", "imageLiteral", "keyPath", "selector",
    ]

    /// True at a `{` in the head of a statement if it can only be the macro's: the statement's own block follows.
    private mutating func atClosureOfMacro(_ place: ExpressionPlace) -> Bool {
        guard at(.leftBrace), !atTrailingClosure(place), !isBehindMagicLiteral else { return false }
        // What could be accessors of a variable is none in parentheses.
        if isInParentheses && !place.isHead { return true }
        let end = brackets.end(of: position)
        let next = peekable(end)
        if !place.isHead, current.isFirstOnLine || next.kind == .comma { return next.kind == .colon }
        switch next.kind {
        case .colon, .binaryOperator, .infixQuestionMark, .equal, .arrow: return true
        case .keyword where next.keyword == .else: return place == .guardHead
        case .keyword where next.keyword == .in: return true
        case .leftBrace where next.isFirstOnLine:
            // The cases of a `switch`
            return peekable(end + 1).keyword == .case || peekable(end + 1).keyword == .default
        default: return next.continuesHead || isLabel(behind: end)
        }
    }

    /// True at `a: {`.
    func isLabel(behind index: Int) -> Bool {
        index + 2 < lexed.count && lexed[index].isArgumentLabel && lexed[index + 1].kind == .colon
            && lexed[index + 2].kind == .leftBrace
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
