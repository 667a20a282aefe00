extension Parser {
    /// `let a: B = c, d = e { didSet { … } }`
    mutating func variable(_ start: Mark) {
        bump()
        repeat {
            let binding = mark()
            pattern()
            if eat(.colon) {
                if at(prefix: "<") { genericParameters() }
                type()
            }
            var isInitialized = false
            if eat(.equal) {
                isInitialized = true
                expression()
            }
            if at(.leftBrace), !isInitialized || !current.isFirstOnLine || atObserverBlock { accessorBlock() }
            finish(.binding, binding)
        } while eat(.comma)
        finish(.variableDeclaration, start)
    }

    /// `{ get async set(a) { … } }`, or the statements of a getter
    mutating func accessorBlock() {
        braces(.accessorBlock) { parser in
            if parser.atAccessor {
                while parser.atAccessor { parser.accessor() }
                // A brace is missing, and what follows the variable is taken for a part of it.
                if !parser.at(.rightBrace) { parser.unexpectedStatements() }
            } else {
                parser.statements()
            }
        }
    }

    /// `@A mutating set(b) throws { … }`
    private mutating func accessor() {
        let start = mark()
        attributes()
        if atAccessorModifier {
            let modifier = mark()
            bump(as: .keyword)
            finish(.modifier, modifier)
        }
        let takesParameter = at(.set) || at(.willSet) || at(.didSet) || at(.`init`)
        bump(as: .keyword)
        if takesParameter, at(.leftParen) { bumpBalanced() }
        effectSpecifiers()
        if at(.leftBrace) { functionBody() }
        finish(.accessor, start)
    }

    private var atAccessor: Bool {
        mutating get {
            guard at(.atSign) || at(.poundIf) || atAccessorModifier else { return atAccessorKeyword }
            return lookingAhead { parser in
                parser.skipAttributes()
                if parser.atAccessorModifier { parser.bump() }
                return parser.atAccessorKeyword
            }
        }
    }

    private var atAccessorKeyword: Bool {
        isAccessorKeyword(current) || text(current, isOneOf: Parser.formerAccessors) && startsFormerAccessor
            // At the beginning, a getter names something.
            || at(.mutate) && tokens.last?.kind != .leftBrace
    }

    private func isAccessorKeyword(_ token: Token) -> Bool {
        switch token.keyword {
        case .get, .set, .didSet, .willSet, .unsafeAddress, .unsafeMutableAddress, ._read, ._modify, .borrow, .`init`:
            true
        default: false
        }
    }

    /// True at a word that the compiler knows no longer, if only an accessor goes on behind it and its block.
    private var startsFormerAccessor: Bool {
        if next.kind == .rightBrace { return true }
        guard next.kind == .leftBrace else { return false }
        let end = lexedToken(at: brackets.end(of: position + 1))
        return end.kind == .rightBrace || end.kind == .atSign || isAccessorKeyword(end) || isAccessorModifier(end)
            || text(end, isOneOf: Parser.formerAccessors)
    }

    private static let formerAccessors: [StaticString] = [
        "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner", "mutableAddressWithNativeOwner",
    ]

    private var atAccessorModifier: Bool { isAccessorModifier(current) }

    private func isAccessorModifier(_ token: Token) -> Bool {
        [.mutating, .nonmutating, .__consuming, .consuming, .borrowing].contains(token.keyword)
    }
}
