extension Parser {
    /// The whole file.
    mutating func file() {
        let start = mark()
        eat(.shebang)
        allStatements()
        tokens.append(current)
        finish(.sourceFile, start)
    }

    /// Statements and declarations up to the end.
    mutating func allStatements() {
        while !atEnd {
            statements()
            // A closer without an opener.
            if !atEnd { takeUnexpected() }
        }
    }

    /// Statements and declarations up to a `}`, the end of a `#if` branch or, in a `switch`, the next case.
    mutating func statements(inSwitch: Bool = false) {
        while !atEnd, !at(.rightBrace), !atBranchEnd {
            if inSwitch, atSwitchCaseOrBranch { return }
            progressing { parser in
                parser.statement()
                while parser.eat(.semicolon) {}
            }
        }
    }

    /// Statements where none may stand.
    mutating func unexpectedStatements() {
        let start = mark()
        statements()
        finish(.unexpected, start)
    }

    /// One statement, declaration, expression or `#if`.
    mutating func statement() {
        guard !isDeepest else { return takeUnexpected() }
        depth += 1
        defer { depth -= 1 }
        if at(.poundIf), !atIfConfigOfAttributes() {
            ifConfig { $0.statements() }
        } else if at(.poundSourceLocation) {
            sourceLocation()
        } else if next.kind != .colonColon, atDeclaration() {
            declaration(in: .statements)
        } else if next.kind != .colonColon, atStatement() {
            let start = mark()
            let mayBeExpression = at(.if) || at(.switch)
            controlStatement()
            // `if … { a } else { b } as T`
            if mayBeExpression, at(.as) {
                let cast = mark()
                bump()
                if !eat(.postfixQuestionMark) { eat(.exclamationMark) }
                type()
                finish(.cast, cast)
                finish(.sequence, start)
            }
        } else if atExpression() {
            expression()
        } else if at(.atSign) && next.kind == .identifier || atModifier {
            declaration(in: .statements)
        } else {
            takeUnexpected()
        }
    }

    /// `{ … }` of statements
    mutating func codeBlock() { braces(.codeBlock) { $0.statements() } }

    /// `{ … }`, with what `body` parses
    mutating func braces(_ kind: NodeKind, _ body: (inout Parser) -> Void) {
        guard at(.leftBrace) else { return noteMissing() }
        nested { parser in
            let start = parser.mark()
            parser.bracketed(.rightBrace, body)
            parser.finish(kind, start)
        }
    }

    /// True at a statement that begins with a keyword, or at its label.
    mutating func atStatement() -> Bool {
        if atLabel {
            return lookingAhead { parser in
                parser.bump()
                parser.bump()
                return parser.atUnlabelledStatement()
            }
        }
        return atUnlabelledStatement()
    }

    var atLabel: Bool { at(.identifier) && next.kind == .colon }

    private mutating func atUnlabelledStatement() -> Bool {
        switch current.keyword {
        case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch: true
        case .repeat: next.kind == .leftBrace
        // `yield <A, B>(c)` names a type.
        case .yield, .discard: startsOperand(.basic) && bytes[Int(next.start)] != UInt8(ascii: "<")
        default: false
        }
    }

    private mutating func controlStatement() {
        let start = mark()
        let isLabelled = atLabel
        if isLabelled {
            bump()
            bump()
        }
        switch current.keyword {
        case .if: ifStatement()
        case .guard: guardStatement()
        case .while: whileStatement()
        case .repeat: repeatStatement()
        case .for: forStatement()
        case .switch: switchStatement()
        case .do: doStatement()
        case .defer: simpleStatement(.deferStatement) { $0.codeBlock() }
        case .return: simpleStatement(.returnStatement) { if $0.atReturnedExpression() { $0.expression() } }
        case .throw: simpleStatement(.throwStatement) { $0.expression() }
        case .yield: simpleStatement(.jumpStatement) { $0.expression() }
        case .discard: simpleStatement(.jumpStatement) { $0.expression() }
        default: simpleStatement(.jumpStatement) { $0.jumpTarget() }
        }
        if isLabelled { finish(.labelledStatement, start) }
    }

    private mutating func simpleStatement(_ kind: NodeKind, _ rest: (inout Parser) -> Void) {
        let start = mark()
        bump(as: .keyword)
        rest(&self)
        finish(kind, start)
    }

    /// `outer` behind `break`
    private mutating func jumpTarget() {
        if at(.identifier), !current.isFirstOnLine, !atStatement(), !atDeclaration() { bump() }
    }

    /// True if what follows `return` belongs to it.
    private mutating func atReturnedExpression() -> Bool {
        switch current.kind {
        case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .poundSourceLocation, .endOfFile:
            return false
        case .keyword where at(.case) || at(.default): return false
        case .keyword where at(.if) || at(.switch): return true
        default:
            if atStatement() || atDeclaration() { return false }
            return !(current.isFirstOnLine && atSwitchCase)
        }
    }
}
