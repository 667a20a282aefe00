/// `#name(…) { … }`, and which closures belong to it.
extension Parser {
    /// `#name<A>(…) { … }`
    mutating func macroExpansion(_ start: Mark, _ place: ExpressionPlace) {
        bump()
        if current.isFirstOnLine {
            noteMissing()
        } else {
            moduleSelector()
            if at(.identifier) || at(.keyword) || at(.wildcard) { bumpName() } else { noteMissing() }
        }
        takeGenericArguments(ofMacro: true)
        if at(.leftParen), !current.isFirstOnLine || isBehindParserMacro { arguments(.arguments) }
        if !(place.isHead && isBehindMagicLiteral) {
            trailingClosures(place, alone: tokens.last?.kind != .rightParen && atClosureOfMacro(place))
        }
        finish(.macroExpansion, start)
    }

    /// True behind the macros that the compiler's parser knows by name.
    private var isBehindParserMacro: Bool { tokens.last.map { text($0, isOneOf: Parser.macrosOfTheParser) } ?? false }

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
        let next = lexedToken(at: end)
        if !place.isHead, current.isFirstOnLine || next.kind == .comma { return next.kind == .colon }
        switch next.kind {
        case .colon, .binaryOperator, .infixQuestionMark, .equal, .arrow: return true
        case .keyword where next.keyword == .else: return place == .guardHead
        case .keyword where next.keyword == .in: return true
        case .leftBrace where next.isFirstOnLine:
            // The cases of a `switch`
            return lexedToken(at: end + 1).keyword == .case || lexedToken(at: end + 1).keyword == .default
        default: return next.continuesHead || isLabel(behind: end)
        }
    }

    /// True at `a: {`.
    func isLabel(behind index: Int) -> Bool {
        lexedToken(at: index).isArgumentLabel && lexedToken(at: index + 1).kind == .colon
            && lexedToken(at: index + 2).kind == .leftBrace
    }
}
