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
        case _ where atWordAsName(place):
            bumpName()
            argumentNames()
            finish(.name, start)
        default:
            missingExpression()
        }
    }

    /// True at a word that is a name in this place: all of an argument of `@attached` (`extension`, what `named(…)`
    /// names).
    func atWordAsName(_ place: ExpressionPlace) -> Bool {
        place == .macroRole && (at(.keyword) || at(.identifier))
            && ([.comma, .rightParen, .period].contains(next.kind)
                || next.kind == .leftParen && peek(2).isArgumentLabel && peek(3).kind == .colon)
    }

    /// `a`, `a(b:c:)`, `A<B>`
    private mutating func name(_ start: Mark, _ place: ExpressionPlace) {
        declarationName(keywords: false, specialNames: place == .macroRole)
        finish(.name, start)
        genericArgumentsIfPresent(start)
    }
}
