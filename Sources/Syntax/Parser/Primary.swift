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
    private mutating func takeGenericArguments(beforeDeclaration: Bool = false) -> Bool {
        guard at(prefix: "<"), !(current.range.count > 1 && bytes[Int(current.start) + 1] == UInt8(ascii: ">")),
            lookingAhead({ parser in
                guard parser.genericArguments() else { return false }
                return parser.current.followsGenericArguments(in: parser.bytes)
                    || beforeDeclaration && parser.current.isFirstOnLine
            })
        else { return false }
        return genericArguments()
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
        if at(.leftParen), !current.isFirstOnLine { arguments(.arguments) }
        trailingClosures(place, alone: tokens.last?.kind != .rightParen && atClosureOfMacro(place))
        finish(.macroExpansion, start)
    }

    /// True at a `{` in the head of a statement if it can only be the macro's: the statement's own block follows.
    private mutating func atClosureOfMacro(_ place: ExpressionPlace) -> Bool {
        guard place.isHead, at(.leftBrace), !atTrailingClosure(place) else { return false }
        let end = brackets.end(of: position)
        let next = tokenBehindBracket
        if next.keyword == .else { return place == .guardHead }
        guard !next.isFirstOnLine else { return false }
        return next.kind == .leftBrace
            || next.isArgumentLabel && end + 2 < lexed.count && lexed[end + 1].kind == .colon
                && lexed[end + 2].kind == .leftBrace
    }

    /// `\A.b[c]?.d`
    mutating func keyPath() {
        let start = mark()
        bump()
        if !at(prefix: "."), !at(.period) { keyPathRoot() }
        var mayFollowType = true
        var mayBeginPath = true
        while true {
            if at(.leftSquare), !current.isFirstOnLine {
                arguments(.subscriptArguments)
                mayFollowType = false
            } else if mayBeginPath, at(.period), next.kind == .leftSquare {
                bump()
                arguments(.subscriptArguments)
                mayFollowType = false
                mayBeginPath = false
            } else if at(.leftParen), !current.isFirstOnLine {
                // A method with its arguments, which the compiler takes and swift-syntax does not yet.
                arguments(.arguments)
            } else if at(.leftBrace), !current.isFirstOnLine, !tokenBehindBracket.isFirstOnLine,
                atTrailingClosure(.statementHead)
            {
                trailingClosures(.basic, alone: true)
            } else if at(.postfixQuestionMark) || at(.exclamationMark) {
                bump()
                mayFollowType = false
            } else if let marks = marksOfOptionalPath(mayFollowType) {
                if at(prefix: ".") {
                    bump(prefix: .period)
                    mayBeginPath = false
                }
                for _ in 0..<marks {
                    let isForced = bytes[Int(current.start)] == UInt8(ascii: "!")
                    bump(prefix: isForced ? .exclamationMark : .postfixQuestionMark)
                }
                mayFollowType = false
            } else if at(.period) {
                guard bumpPeriod() else { return finish(.keyPath, start) }
                if !eat(.integerLiteral), !eatWholeNumber(), !eat(.self) { declarationName(keywords: true) }
                takeGenericArguments()
            } else {
                return finish(.keyPath, start)
            }
        }
    }

    /// `A`, `[A]`. The compiler's parser takes any operand, and lets the type checker ask for a type.
    private mutating func keyPathRoot() {
        let isType =
            switch current.kind {
            case .leftParen, .leftSquare: lookingAhead { $0.simpleType(members: false) }
            case .identifier, .colonColon, .wildcard: true
            case .keyword: at(.Self) || at(.Any) || next.kind == .colonColon || !atExpression()
            default: current.kind.isOperator || !atExpression()
            }
        if isType { simpleType(members: false) } else { primary(.basic) }
    }

    /// How many `?` and `!` follow in an operator like `.?!`, or `.?.` of which the second period begins a member. The
    /// period before them is possible only behind the type, or where nothing follows for a binary operator to take.
    private func marksOfOptionalPath(_ mayFollowType: Bool) -> Int? {
        guard current.kind.isOperator else { return nil }
        var text = bytes[current.range]
        // `\a ?? b`
        if at(.binaryOperator), !touchesPrevious, text.first != UInt8(ascii: ".") { return nil }
        if mayFollowType || at(.postfixOperator), text.first == UInt8(ascii: ".") { text.removeFirst() }
        let marks = text.prefix { "?!".utf8.contains($0) }
        // What follows in the same operator begins with a period: a member, or an operator of its own.
        guard !marks.isEmpty, marks.endIndex == text.endIndex || text[marks.endIndex] == UInt8(ascii: ".") else {
            return nil
        }
        return marks.count
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
