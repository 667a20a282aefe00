/// Where an expression stands, as far as that changes how it is read.
enum ExpressionPlace {
    case basic
    /// Before the block of `if`, `guard`, `while`, `for`, `switch`, `catch`: a `{` may be that block.
    case statementHead
    /// Behind `#if`: ends with the line.
    case directive
    /// In the arguments of `@attached`, where `extension`, `subscript` and `deinit` are words for themselves.
    case macroRole
    /// In the arguments of `@_lifetime`, where `borrow` and `copy` apply to a name on the next line, too.
    case lifetime

    /// What holds inside the parentheses of a call.
    var insideArguments: ExpressionPlace { self == .macroRole ? .macroRole : .basic }
}

extension Parser {
    /// Parses an expression. In a pattern it may be `let x` or `is T`.
    mutating func expression(_ place: ExpressionPlace = .basic) {
        if modes.isInPattern, atPatternIntroducer {
            matchingPattern(in: place)
        } else {
            sequence(place)
        }
    }

    /// `a`, `a + b`, `a = b`, `a ? b : c`, `a is T`, `a as? T`, `(A) async -> B`
    mutating func sequence(_ place: ExpressionPlace) {
        if place == .directive && current.isFirstOnLine { return missingExpression() }
        let start = mark()
        var isSequence = false
        sequenceElement(place)
        while nodes.last?.kind != .missing, !(place == .directive && current.isFirstOnLine) {
            guard let endsElement = sequenceOperator(place) else { break }
            isSequence = true
            if endsElement { continue }
            if place == .directive && current.isFirstOnLine {
                missingExpression()
            } else {
                sequenceElement(place)
            }
        }
        if isSequence { finish(.sequence, start) }
    }

    /// Parses one operator between two elements. Gives nil if there is none, true if it needs no right element.
    private mutating func sequenceOperator(_ place: ExpressionPlace) -> Bool? {
        let start = mark()
        switch current.kind {
        case .binaryOperator:
            bump()
            finish(.binaryOperator, start)
            return false
        case .infixQuestionMark:
            bump()
            nested { $0.sequence(place) }
            let hasColon = at(.colon)
            expect(.colon)
            finish(.ternary, start)
            if !hasColon && current.isFirstOnLine {
                missingExpression()
                return true
            }
            return false
        case .equal where !modes.isInPattern:
            bump()
            finish(.binaryOperator, start)
            return false
        case .keyword where at(.is):
            bump()
            type()
            finish(.cast, start)
            return true
        case .keyword where at(.as):
            bump()
            if !eat(.postfixQuestionMark) { eat(.exclamationMark) }
            type()
            finish(.cast, start)
            return true
        case .arrow: break
        case .keyword where at(.throws): break
        case .identifier where at(.async) && (next.kind == .arrow || next.keyword == .throws): break
        default: return nil
        }
        effectSpecifiers()
        expect(.arrow)
        finish(.binaryOperator, start)
        return false
    }

    /// `await a`, `try? a`, `copy a`, `each a`, `any P`, `@escaping () -> Void`, or a unary expression
    private mutating func sequenceElement(_ place: ExpressionPlace) {
        if atWordAsName(place), next.kind != .period { return postfix(place) }
        if at(.inout) || (at(.atSign) || atNonisolatedNonsending) && startsType() {
            let start = mark()
            type()
            return finish(.typeExpression, start)
        }
        if at(.any), startsOperand(place) || isTilde(next) && !(next.isFirstOnLine && next.kind == .binaryOperator) {
            let start = mark()
            type()
            return finish(.typeExpression, start)
        }
        guard atEffect(place) else { return unary(place) }

        // `try await try …` is a loop, so that no number of them goes deep.
        var starts: [Mark] = []
        repeat {
            starts.append(mark())
            let isTry = at(.try)
            let isRepeat = at(.repeat)
            bump(as: .keyword)
            if isTry, !eat(.postfixQuestionMark) { eat(.exclamationMark) }
            if isRepeat {
                nested { $0.expression(place) }
                for start in starts.reversed() { finish(.effect, start) }
                return
            }
        } while atEffect(place)
        nested { $0.sequenceElement(place) }
        for start in starts.reversed() { finish(.effect, start) }
    }

    /// True at a word that applies to the operand behind it.
    private mutating func atEffect(_ place: ExpressionPlace) -> Bool {
        switch current.keyword {
        case .try, .await, .repeat: current.kind != .identifier || at(.await)
        case .unsafe: startsOperand(place, acceptsClosure: true, prefersPostfix: false)
        case .borrow, .copy, .consume, .each: startsOperand(place, acrossLines: place == .lifetime)
        default: false
        }
    }

    /// `nonisolated(nonsending) () async -> Void`
    private var atNonisolatedNonsending: Bool {
        at(.nonisolated) && next.kind == .leftParen && !next.isFirstOnLine && peek(2).keyword == .nonsending
            && peek(3).kind == .rightParen && peek(4).keyword != .nonisolated
    }

    /// `-a`, `!a`, `&a`, `\A.b`, `if c { a } else { b }`, or a postfix expression
    mutating func unary(_ place: ExpressionPlace) {
        var starts: [(Mark, NodeKind)] = []
        while at(.prefixOperator) || at(.prefixAmpersand) {
            starts.append((mark(), at(.prefixAmpersand) ? .inOut : .prefixOperation))
            bump()
        }
        if at(.backslash) {
            let start = mark()
            keyPath()
            if at(.poundIf) { suffixes(of: start, place) }
        } else if at(.if) {
            ifStatement()
        } else if at(.switch) {
            switchStatement()
        } else {
            postfix(place)
        }
        for (start, kind) in starts.reversed() { finish(kind, start) }
    }

    mutating func missingExpression() { finish(.missing, mark()) }

    /// True if the word at hand, a keyword only in some places, is one here: what follows is its operand.
    mutating func startsOperand(
        _ place: ExpressionPlace, acceptsClosure: Bool = false, prefersPostfix: Bool = true, acrossLines: Bool = false
    ) -> Bool {
        let next = next
        if next.isFirstOnLine && !acrossLines { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
            .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
            return true
        case .keyword:
            switch next.keyword {
            case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
            default: return false
            }
        case .period, .leftParen, .leftSquare:
            return !prefersPostfix && next.start > current.end
        case .leftBrace where acceptsClosure:
            return lookingAhead {
                $0.bump()
                return $0.atTrailingClosure(place)
            }
        default: return false
        }
    }

    /// True at a token with which an expression can begin.
    mutating func atExpression() -> Bool {
        switch current.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
            .prefixAmpersand, .prefixOperator, .backslash, .pound, .period, .leftParen, .leftSquare, .leftBrace,
            .poundAvailable, .poundUnavailable, .colonColon:
            return true
        case .keyword:
            switch current.keyword {
            case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .try, .if, .switch, .deinit,
                .subscript:
                return true
            case .repeat: return next.kind != .leftBrace
            default: return false
            }
        case .atSign: return startsType()
        default: return false
        }
    }
}
