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
        var isPath = false
        while true {
            if at(.identifier) || at(.keyword) && !current.isFirstOnLine || current.kind.isOperator || at(.wildcard) {
                bump()
            } else {
                noteMissing()
            }
            if !isPath, at(.period), current.isFirstOnLine {
                isPath = !startsMemberStatement
                guard isPath else { break }
            }
            guard eat(.period) || eat(.colonColon) else { break }
        }
        finish(.importDeclaration, start)
    }

    /// True at `.a = b`, and not at `.a` alone on its lines, which swift-syntax takes for a part of the path.
    private var startsMemberStatement: Bool {
        var distance = 0
        while peek(distance).kind == .period, peek(distance + 1).isArgumentLabel { distance += 2 }
        let end = peek(distance)
        switch end.kind {
        case .semicolon, .rightBrace, .endOfFile, .poundEndif, .poundElse, .poundElseif: return false
        case .binaryOperator, .infixQuestionMark, .equal, .arrow: return true
        case .period: return peek(distance + 1).kind == .integerLiteral
        default: return !end.isFirstOnLine || end.keyword == .as || end.keyword == .is
        }
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
        ellipsis()
        inheritanceClause(.ofAssociatedType)
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
        if eat(.colon) {
            repeat { if !eat(.identifier) { bump() } } while eat(.comma)
        }
        if at(.leftBrace), !current.isFirstOnLine { bumpBalanced() }
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
        // `async + a` on the next line is a statement.
        if !current.isFirstOnLine || next.kind != .binaryOperator { effectSpecifiers() }
        resultType()
        if eat(.equal) { expression() }
        whereClause()
        finish(.macroDeclaration, start)
    }
}
