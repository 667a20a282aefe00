/// `#name(…) { … }`, and which closures belong to it.
extension Parser {
    /// `#name<A>(…) { … }`. Without parentheses, any closure behind it is the macro's, even in the head of a statement.
    mutating func macroExpansion(_ start: Mark, _ place: ExpressionPlace) {
        bump()
        if current.isFirstOnLine {
            noteMissing()
        } else {
            moduleSelector()
            if at(.identifier) || at(.keyword) { bumpName() } else { noteMissing() }
        }
        takeGenericArguments(ofMacro: true)
        if at(.leftParen), !current.isFirstOnLine || isBehindParserMacro {
            arguments(.arguments)
            trailingClosures(place, alone: false)
        } else if at(.leftBrace), !isBehindMagicLiteral {
            trailingClosures(place, alone: true)
        }
        finish(.macroExpansion, start)
    }

    /// True behind the macros that the compiler's parser knows by name.
    private var isBehindParserMacro: Bool { tokens.last.map { text($0, isOneOf: Parser.macrosOfTheParser) } ?? false }

    /// True behind `#line` and the like, to which the compiler gives no closure.
    private var isBehindMagicLiteral: Bool { tokens.last.map { text($0, isOneOf: Parser.magicLiterals) } ?? false }

    private static let magicLiterals: [StaticString] = [
        "column", "dsohandle", "file", "fileID", "filePath", "function", "line",
    ]

    private static let macrosOfTheParser: [StaticString] = [
        "colorLiteral", "fileLiteral", "imageLiteral", "keyPath", "selector",
    ]
}
