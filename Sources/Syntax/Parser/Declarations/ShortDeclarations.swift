/// Declarations without a body of members or statements.
extension Parser {
    /// `import struct A.B`
    mutating func importDeclaration(_ start: Mark) {
        bump()
        switch current.keyword {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func:
            // On the next line, it is a declaration of its own unless a path follows.
            if !current.isFirstOnLine || peek(2).kind == .period || peek(2).kind == .colonColon { bump() }
        default: break
        }
        repeat {
            if at(.identifier) || at(.keyword) && !current.isFirstOnLine { bump() } else { noteMissing() }
        } while eat(.period) || eat(.colonColon)
        finish(.importDeclaration, start)
    }

    /// `typealias A<B> = C where D`
    mutating func typealiasDeclaration(_ start: Mark) {
        bump()
        expect(.identifier)
        genericParameters()
        expect(.equal)
        type()
        whereClause()
        finish(.typealiasDeclaration, start)
    }

    /// `associatedtype A: B = C where D`
    mutating func associatedType(_ start: Mark) {
        bump()
        expect(.identifier)
        inheritanceClause()
        if eat(.equal) { type() }
        whereClause()
        finish(.associatedtypeDeclaration, start)
    }

    /// `infix operator +++: A`
    mutating func operatorDeclaration(_ start: Mark) {
        bump()
        if at(.leftBrace) || at(.colon) || current.isFirstOnLine && !current.kind.isOperatorName {
            noteMissing()
        } else {
            repeat {
                let isMark = at(.postfixQuestionMark) || at(.exclamationMark)
                bump(as: current.kind.isOperator ? nil : isMark && touchesPrevious ? .postfixOperator : .binaryOperator)
            } while touchesPrevious && !at(.colon) && !at(.leftBrace) && !at(.semicolon) && !atEnd
        }
        if eat(.colon) { expect(.identifier) }
        finish(.operatorDeclaration, start)
    }

    /// `precedencegroup A { … }`
    mutating func precedenceGroup(_ start: Mark) {
        bump()
        if at(.self) || at(.Self) { bumpName() } else { expect(.identifier) }
        if at(.leftBrace) {
            bumpBracket(
                BracketWords(
                    labels: ["associativity", "assignment", "higherThan", "lowerThan"],
                    words: ["left", "right", "none"], labelOfWords: "associativity"))
        } else {
            noteMissing()
        }
        finish(.precedenceGroupDeclaration, start)
    }

    /// `macro a<B>(c: D) -> E = #f(…)`
    mutating func macro(_ start: Mark) {
        bump(as: .keyword)
        expect(.identifier)
        genericParameters()
        if at(.leftParen) { parameterClause { $0.parameter() } } else { noteMissing() }
        effectSpecifiers()
        resultType()
        if eat(.equal) { expression() }
        whereClause()
        finish(.macroDeclaration, start)
    }
}
