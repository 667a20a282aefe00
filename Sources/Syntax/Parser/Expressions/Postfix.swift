extension Parser {
    /// `a.b(c)[d] { e }!.f?`
    mutating func postfix(_ place: ExpressionPlace) {
        let start = mark()
        primary(place)
        guard nodes.last?.kind != .missing else { return }
        suffixes(of: start, place)
    }

    /// Everything that continues the expression which began at `start`.
    mutating func suffixes(of start: Mark, _ place: ExpressionPlace) {
        while !(place == .directive && current.isFirstOnLine) {
            switch current.kind {
            case .period:
                member(start)
            case .leftParen where !current.isFirstOnLine:
                arguments(.arguments, place: place.insideArguments)
                trailingClosures(place, alone: false)
                finish(.call, start)
            case .leftSquare where !current.isFirstOnLine:
                arguments(.subscriptArguments)
                trailingClosures(place, alone: false)
                finish(.subscriptCall, start)
            case .leftBrace:
                guard !(nodes.last?.kind.isLiteral ?? false), atTrailingClosure(place) else { return }
                trailingClosures(place, alone: true)
                finish(.call, start)
                if at(.leftBrace) { return }
            case .postfixQuestionMark:
                bump()
                finish(.optionalChain, start)
            case .exclamationMark:
                bump()
                finish(.forceUnwrap, start)
            case .postfixOperator:
                bump()
                finish(.postfixOperation, start)
            case .poundIf:
                guard atPostfixIfConfig else { return }
                postfixIfConfig(start, place)
            default: return
            }
        }
    }

    /// `.b`, `.0`, `.init`, `.b(c:d:)`, `.b<T>`
    mutating func member(_ start: Mark) {
        guard bumpPeriod() else { return finish(.member, start) }
        if at(.integerLiteral) || at(.self) {
            bump()
        } else {
            declarationName(keywords: true)
        }
        finish(.member, start)
        genericArgumentsIfPresent(start)
    }

    /// Takes the period of a member. Gives false where the line ends behind it: the next one is another statement.
    mutating func bumpPeriod() -> Bool {
        // A vertical tab and a form feed are no space to the compiler here.
        let isCut = next.start > current.end && touchesPrevious && ![0xB, 0xC].contains(bytes[Int(current.end)])
        bump()
        if isCut { noteMissing() }
        return !(isCut && current.isFirstOnLine)
    }

    /// A name with its module (`A::b`) and argument labels (`b(c:)`).
    /// With `specialNames`, `subscript` and `deinit` are what they are and no names.
    mutating func declarationName(keywords: Bool, specialNames: Bool = false) {
        let hasModule = moduleSelector()
        if at(.`init`) || !hasModule && (at(.self) || at(.Self)) || specialNames && (at(.subscript) || at(.deinit)) {
            bump()
        } else if at(.identifier) || (keywords || hasModule) && at(.keyword) {
            bumpName()
        } else {
            noteMissing()
        }
        argumentNames()
    }

    /// `Module::`, if it is there
    @discardableResult
    mutating func moduleSelector() -> Bool {
        guard next.kind == .colonColon, at(.identifier) || at(.keyword) else { return false }
        while next.kind == .colonColon, at(.identifier) || at(.keyword) {
            bump()
            bump()
        }
        return true
    }

    /// `(a:b:)` behind a name
    mutating func argumentNames() {
        guard at(.leftParen), !current.isFirstOnLine, next.isArgumentLabel else { return }
        var index = position + 1
        while lexed[index].isArgumentLabel, lexed[index + 1].kind == .colon { index += 2 }
        guard lexed[index].kind == .rightParen, index > position + 1 else { return }
        let start = mark()
        while position < index { bump() }
        bump()
        finish(.argumentNames, start)
    }

    /// `(a, b: c)` or `[a, b: c]`
    mutating func arguments(_ kind: NodeKind, place: ExpressionPlace = .basic, of lists: Int = 1) {
        nested { parser in
            let start = parser.mark()
            let closer: TokenKind = parser.at(.leftParen) ? .rightParen : .rightSquare
            parser.bracketed(closer) { parser in
                for _ in 0..<lists { parser.argumentList(until: closer, place: place) }
            }
            parser.finish(kind, start)
        }
    }

    mutating func argumentList(until closer: TokenKind, place: ExpressionPlace) {
        while !at(closer), !atEnd {
            let start = mark()
            if current.isArgumentLabel || place == .lifetime && at(.integerLiteral),
                next.kind == .colon
            {
                bumpName()
                bump()
            } else {
                eat(.colon)
            }
            if atOperatorReference {
                let name = mark()
                moduleSelector()
                bump()
                finish(.name, name)
            } else {
                expression(place)
            }
            finish(.argument, start)
            guard eat(.comma) else { return }
        }
    }

    /// `+` as in `reduce(0, +)`
    private var atOperatorReference: Bool {
        at(.binaryOperator)
            && (next.kind == .comma || next.kind == .rightParen || next.kind == .rightSquare)
            || next.kind == .colonColon && peek(2).kind == .binaryOperator
    }

    /// `{ … } label: { … }` behind a call. `alone` where the closure is known to be one.
    mutating func trailingClosures(_ place: ExpressionPlace, alone: Bool) {
        if !alone {
            guard place == .basic || place == .lifetime, at(.leftBrace), atTrailingClosure(place) else { return }
        }
        closure()
        while current.isArgumentLabel, !at(.default) || current.kind == .identifier, next.kind == .colon,
            peek(2).kind == .leftBrace
        {
            let start = mark()
            bumpName()
            bump()
            closure()
            finish(.labelledClosure, start)
        }
    }

    /// True if the `{` at hand belongs to the expression before it.
    mutating func atTrailingClosure(_ place: ExpressionPlace) -> Bool {
        if atObserverBlock || next.keyword == .case { return false }
        guard place == .statementHead else { return true }

        // It is common to write `for x in xs.filter { $0 > 4 } {`: look at what follows the closing brace.
        if next.isFirstOnLine { return false }
        let end = brackets.end(of: position)
        guard end > position + 1, lexed[end - 1].kind == .rightBrace else { return false }
        return tokenBehindBracket.continuesHead
    }

    /// `{ didSet …`, `{ @A(b) willSet …`, `{ get { … } init(a) …`: a block of accessors that a variable with a value can
    /// have, not a closure.
    var atObserverBlock: Bool {
        var index = position + 1
        while true {
            while lexedToken(at: index).kind == .atSign {
                guard lexedToken(at: index + 1).kind == .identifier else { return false }
                index += 2
                if lexedToken(at: index).kind == .leftParen { index = brackets.end(of: index) }
            }
            switch lexedToken(at: index).keyword {
            case .didSet, .willSet: return true
            case .`init`: return lexedToken(at: index).kind != .identifier
            case .get where lexedToken(at: index + 1).kind == .leftBrace,
                .set where lexedToken(at: index + 1).kind == .leftBrace:
                index = brackets.end(of: index + 1)
            default: return false
            }
        }
    }
}

extension Token {
    /// True for a word that can stand before the colon of an argument.
    var isArgumentLabel: Bool {
        kind == .identifier || kind == .wildcard || kind == .keyword && keyword != .inout
    }

    /// True for what can follow a closure in the head of a statement, and not the statement's block.
    var continuesHead: Bool {
        switch kind {
        case .leftBrace, .comma: true
        case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
            .equal, .postfixOperator, .binaryOperator:
            !isFirstOnLine
        case .keyword: keyword == .where || (keyword == .is || keyword == .as) && !isFirstOnLine
        default: false
        }
    }

    /// `<#name#>`
    func isPlaceholder(in bytes: [UInt8]) -> Bool {
        kind == .identifier && bytes[Int(start)] == UInt8(ascii: "<")
    }
}

extension NodeKind {
    /// A literal takes no trailing closure.
    var isLiteral: Bool {
        switch self {
        case .array, .dictionary, .boolLiteral, .numberLiteral, .nilLiteral, .regexLiteral, .stringLiteral: true
        default: false
        }
    }
}
