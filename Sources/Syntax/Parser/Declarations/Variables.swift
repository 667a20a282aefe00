extension Parser {
    /// `let a: B = c, d = e { didSet { … } }`
    mutating func variable(_ start: Mark) {
        bump()
        repeat {
            let binding = mark()
            pattern()
            if eat(.colon) {
                genericParameters()
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
        if atAccessorModifier { modifier() }
        let takesParameter = at(.set) || at(.willSet) || at(.didSet) || at(.`init`)
        bump(as: .keyword)
        if takesParameter, at(.leftParen) { bumpBalanced() }
        effectSpecifiers()
        if at(.leftBrace) { codeBlock() }
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
        switch current.keyword {
        case .get, .set, .didSet, .willSet, .unsafeAddress, .unsafeMutableAddress, ._read, ._modify, .borrow, .`init`:
            true
        // At the beginning, a getter names something.
        case .mutate: tokens.last?.kind != .leftBrace
        default: false
        }
    }

    private var atAccessorModifier: Bool {
        [.mutating, .nonmutating, .__consuming, .consuming, .borrowing].contains(current.keyword)
    }
}
