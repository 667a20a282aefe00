extension Parser {
    /// `if a, let b { … } else if c { … } else { … }`, statement or expression
    mutating func ifStatement() {
        nested { parser in
            // Each `else if` is an `if` inside the one before it; they are closed in a loop, since there can be many.
            var starts: [Mark] = []
            while true {
                starts.append(parser.mark())
                parser.bump()
                if parser.at(.leftBrace) { parser.missingConditions() } else { parser.conditions() }
                parser.codeBlock()
                guard parser.eat(.else) else { break }
                if parser.at(.if) { continue }
                parser.codeBlock()
                break
            }
            for start in starts.reversed() { parser.finish(.ifStatement, start) }
        }
    }

    /// `guard a else { … }`
    mutating func guardStatement() {
        let start = mark()
        bump()
        conditions()
        expect(.else)
        codeBlock()
        finish(.guardStatement, start)
    }

    /// `while a { … }`
    mutating func whileStatement() {
        let start = mark()
        bump()
        if at(.leftBrace) { missingConditions() } else { conditions() }
        codeBlock()
        finish(.whileStatement, start)
    }

    /// `repeat { … } while a`
    mutating func repeatStatement() {
        let start = mark()
        bump()
        codeBlock()
        expect(.while)
        expression()
        finish(.repeatStatement, start)
    }

    /// `for case let a in b where c { … }`
    mutating func forStatement() {
        let start = mark()
        bump()
        eat(.try)
        eat(.await)
        if at(.unsafe), next.keyword != .in, next.kind != .colon { bump(as: .keyword) }
        if eat(.case) { matchingPattern() } else { pattern() }
        if eat(.colon) { type() }
        expect(.in)
        if at(.leftBrace) { missingExpression() } else { expression(.statementHead) }
        if eat(.where) { expression(.statementHead) }
        codeBlock()
        finish(.forStatement, start)
    }

    /// `do throws(E) { … } catch a { … }`
    mutating func doStatement() {
        let start = mark()
        bump()
        effectSpecifiers()
        codeBlock()
        while at(.catch) {
            let clause = mark()
            bump()
            if !at(.leftBrace) {
                repeat {
                    if !at(.where), !at(.leftBrace) { matchingPattern() }
                    if eat(.where) { expression(.statementHead) }
                } while eat(.comma)
            }
            codeBlock()
            finish(.catchClause, clause)
        }
        finish(.doStatement, start)
    }

    /// `switch a { case …: … }`, statement or expression
    mutating func switchStatement() {
        nested { parser in
            let start = parser.mark()
            parser.bump()
            if parser.at(.leftBrace) { parser.missingExpression() } else { parser.expression(.statementHead) }
            if parser.at(.leftBrace) {
                parser.bracketed(.rightBrace) { $0.switchCases() }
            } else {
                parser.noteMissing()
            }
            parser.finish(.switchStatement, start)
        }
    }

    private mutating func switchCases() {
        while !atEnd, !at(.rightBrace), !atBranchEnd {
            progressing { parser in
                if parser.atSwitchCase {
                    parser.switchCase()
                } else if parser.at(.poundIf) {
                    parser.ifConfig { $0.switchCases() }
                } else if parser.atDiagnostic {
                    parser.expression()
                } else {
                    // Statements before the first case.
                    let start = parser.mark()
                    parser.statements(inSwitch: true)
                    parser.finish(.unexpected, start)
                }
            }
        }
    }

    /// True at `#warning("a")` and `#error("a")`, which may stand before a case.
    var atDiagnostic: Bool { at(.pound) && (text(next, is: "warning") || text(next, is: "error")) }

    /// `@unknown default: …`, `case a where b, c: …`
    private mutating func switchCase() {
        let start = mark()
        attributes()
        if eat(.case) {
            repeat {
                matchingPattern(in: .basic)
                if eat(.where) { expression() }
            } while eat(.comma) && !at(.colon)
        } else {
            expect(.default)
        }
        expect(.colon)
        statements(inSwitch: true)
        finish(.switchCase, start)
    }

    /// True at `case`, `default`, and attributes before one of them.
    var atSwitchCase: Bool {
        var index = position
        while lexed[index].kind == .atSign, index + 2 < lexed.count {
            index += 2
            if lexed[index].kind == .leftParen, lexed[index].start == lexed[index - 1].end {
                index = min(brackets.end(of: index), lexed.count - 1)
            }
        }
        return lexed[index].keyword == .case || lexed[index].keyword == .default
    }

    /// True at a case, or at a `#if` of which the first branch that is not empty begins with one. One that holds nothing
    /// is a statement, whatever stands behind its `#endif`.
    var atSwitchCaseOrBranch: Bool {
        mutating get {
            guard at(.poundIf) else { return atSwitchCase }
            return lookingAhead { parser in
                repeat {
                    parser.skipToken()
                    while !parser.atEnd, !parser.current.isFirstOnLine { parser.skipBalanced() }
                } while parser.at(.poundIf) || parser.at(.poundElse) || parser.at(.poundElseif)
                return parser.atSwitchCase
            }
        }
    }

    // Conditions.

    private mutating func missingConditions() {
        let start = mark()
        missingExpression()
        finish(.conditions, start)
    }

    /// `a, let b = c, case .d = e, #available(…)`
    private mutating func conditions() {
        let start = mark()
        repeat { condition() } while eat(.comma)
        finish(.conditions, start)
    }

    private mutating func condition() {
        let start = mark()
        if at(.poundAvailable) || at(.poundUnavailable) { return availability() }
        let needsValue = eat(.case)
        if needsValue {
            matchingPattern()
        } else if at(.let) || at(.var) {
            bump(as: .keyword)
            matchingPattern()
        } else {
            return expression(.statementHead)
        }
        if eat(.colon) { type() }
        if eat(.equal) { expression(.statementHead) } else if needsValue { noteMissing() }
        finish(.bindingCondition, start)
    }

    /// `#available(iOS 15, *)`
    mutating func availability() {
        let start = mark()
        bump()
        if at(.leftParen) { bumpBracket(BracketWords()) } else { noteMissing() }
        finish(.availability, start)
    }
}
