/// Where statements stand, as far as that decides what `init(…)` is.
enum InitializerPlace {
    /// In no initializer: it is a declaration.
    case outside
    /// Right in the braces of one: it is a call.
    case initializerBody
    /// In a block in those: it is a declaration if it can be one.
    case nestedBlock
}

extension Parser {
    /// `init?<A>(b: C) throws { … }`
    mutating func initializer(_ start: Mark) {
        bump()
        if at(.postfixQuestionMark) || at(.infixQuestionMark) { bump(as: .postfixQuestionMark) }
        if at(.exclamationMark) || at(operator: "!") { bump(as: .exclamationMark) }
        genericParameters()
        signature()
        whereClause()
        if at(.leftBrace) { functionBody(.initializerBody) }
        finish(.initializerDeclaration, start)
    }

    /// The place of statements in a block that is no function's.
    var initializerPlaceOfBlock: InitializerPlace { initializerPlace == .outside ? .outside : .nestedBlock }

    /// True at `init(a: B)`, false at `init(b)` and `init(a: b).c`.
    var startsInitializer: Bool {
        mutating get {
            lookingAhead { parser in
                parser.bump()
                if parser.at(.postfixQuestionMark) || parser.at(.exclamationMark) { parser.bump() }
                parser.genericParameters()
                guard parser.at(.leftParen), parser.skipsParameters() else { return false }
                return !parser.continuesCall
            }
        }
    }

    /// True at what can follow a call, and not the parameters of an initializer.
    private var continuesCall: Bool {
        mutating get {
            switch current.kind {
            case .binaryOperator, .infixQuestionMark, .equal: true
            case .period, .postfixQuestionMark, .exclamationMark, .postfixOperator: !current.isFirstOnLine
            case .keyword: at(.as) || at(.is)
            case .leftBrace: isLabel(behind: brackets.end(of: position)) || isClosure
            default: false
            }
        }
    }

    /// True if the braces at hand begin with a closure's signature.
    private var isClosure: Bool {
        mutating get {
            lookingAhead { parser in
                parser.bump()
                return parser.atClosureSignature
            }
        }
    }

    /// Passes over `(a: A, b c: B = d)`, and says whether these are parameters.
    private mutating func skipsParameters() -> Bool {
        bracketed(.rightParen) { parser in
            while !parser.at(.rightParen) {
                parser.skipAttributes()
                guard parser.atParameterName(isClosure: false), parser.tupleTypeElement() else { return false }
                if parser.at(.equal) {
                    while !parser.at(.comma), !parser.at(.rightParen), !parser.atEnd { parser.skipBalanced() }
                }
                guard parser.eat(.comma) else { break }
            }
            return parser.at(.rightParen)
        }
    }

    /// True at `init` where it does not call an initializer.
    var isInitializerDeclaration: Bool {
        mutating get {
            switch initializerPlace {
            case .outside: true
            case .initializerBody: false
            case .nestedBlock: startsInitializer
            }
        }
    }
}
