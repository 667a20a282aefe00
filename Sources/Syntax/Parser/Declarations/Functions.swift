extension Parser {
    /// `func a<B>(c: D) async throws -> E where F { … }`
    mutating func function(_ start: Mark) {
        bump()
        functionName()
        genericParameters()
        signature()
        whereClause()
        if at(.leftBrace) { codeBlock() }
        finish(.functionDeclaration, start)
    }

    private mutating func functionName() {
        switch current.kind {
        case let kind where kind.isOperatorName:
            // `func ==<T>(…)`: the `<` opens the generic parameters.
            let length = current.range.count
            if length > 1, bytes[Int(current.end) - 1] == UInt8(ascii: "<"),
                next.kind == .identifier || next.keyword == .let
            {
                bump(as: .binaryOperator, length: length - 1)
            } else {
                bump(as: .binaryOperator)
            }
        case .identifier: bump()
        case .keyword where !current.isFirstOnLine:
            let wrong = mark()
            bump()
            finish(.unexpected, wrong)
        default: noteMissing()
        }
    }

    mutating func signature() {
        if at(.leftParen) { parameterClause { $0.parameter() } } else { noteMissing() }
        effectSpecifiers()
        resultType()
    }

    /// `init?<A>(b: C) throws { … }`
    mutating func initializer(_ start: Mark) {
        bump()
        if at(.postfixQuestionMark) || at(.infixQuestionMark) { bump(as: .postfixQuestionMark) }
        if at(.exclamationMark) || at(operator: "!") { bump(as: .exclamationMark) }
        genericParameters()
        signature()
        whereClause()
        if at(.leftBrace) { codeBlock() }
        finish(.initializerDeclaration, start)
    }

    /// `deinit { … }`
    mutating func deinitializer(_ start: Mark) {
        bump()
        effectSpecifiers()
        if at(.leftBrace) { codeBlock() }
        finish(.deinitializerDeclaration, start)
    }

    /// `subscript<A>(b: C) -> D where E { … }`
    mutating func subscriptDeclaration(_ start: Mark) {
        bump()
        genericParameters()
        if at(.leftParen) { parameterClause { $0.parameter() } } else { noteMissing() }
        if at(.arrow) { resultType() } else { noteMissing() }
        whereClause()
        if at(.leftBrace) { accessorBlock() }
        finish(.subscriptDeclaration, start)
    }

    // Parameters.

    /// `(a, b)`, of functions, enum cases and closures
    mutating func parameterClause(
        _ kind: NodeKind = .parameters, _ parameter: @escaping (inout Parser) -> Void
    ) {
        nested { parser in
            let start = parser.mark()
            parser.bracketed(.rightParen) { parser in
                while !parser.at(.rightParen), !parser.atEnd {
                    let before = parser.tokens.count
                    parameter(&parser)
                    guard parser.eat(.comma), parser.tokens.count > before else { break }
                }
            }
            parser.finish(kind, start)
        }
    }

    /// `@A label name: inout B... = c`
    mutating func parameter() {
        let start = mark()
        attributes()
        parameterModifiers()
        if current.isArgumentLabel { bumpName() } else { noteMissing() }
        if current.isArgumentLabel { bumpName() }
        expect(.colon)
        type()
        ellipsis()
        if eat(.equal) { expression() }
        finish(.parameter, start)
    }

    /// `A`, `b: A = c`
    mutating func enumCaseParameter() {
        let start = mark()
        parameterModifiers()
        if atParameterName {
            bumpName()
            if current.isArgumentLabel { bumpName() }
            expect(.colon)
        }
        type()
        if eat(.equal) { expression() }
        finish(.parameter, start)
    }

    /// `isolated`, `_const`, and before a name `inout`, `sending` and the like
    private mutating func parameterModifiers() {
        while at(.isolated) || at(._const) || atSpecifierOfParameter, next.isArgumentLabel || next.mayBeginType,
            !atParameterName
        {
            modifier()
        }
    }

    /// Takes the word at hand.
    mutating func modifier() {
        let start = mark()
        bump(as: .keyword)
        finish(.modifier, start)
    }

    /// True at what belongs to the type, where a parameter's name follows. The compiler takes it there in Swift 5.
    private var atSpecifierOfParameter: Bool {
        switch current.keyword {
        case .inout, .__shared, .__owned, .borrowing, .consuming, .sending: break
        default: return false
        }
        var distance = 1
        // Other specifiers and two names, at the most.
        while distance < 6, peek(distance).isArgumentLabel { distance += 1 }
        return distance > 1 && peek(distance).kind == .colon
    }

    /// True at a name in front of a type: `a:`, `a b:`.
    var atParameterName: Bool {
        guard current.isArgumentLabel else { return false }
        if next.kind == .colon { return true }
        guard next.isArgumentLabel else { return false }
        switch current.keyword {
        case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
            return peek(2).kind == .colon
        default: return true
        }
    }
}
