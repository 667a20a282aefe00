extension Parser {
    /// `a`, `_`, `(a, b: c)`, `let a`, in declarations and `for` loops
    mutating func pattern() {
        let start = mark()
        switch current.kind {
        case .leftParen:
            nested { parser in
                parser.bracketed(.rightParen) { $0.tuplePattern() }
            }
        case .wildcard:
            bump()
        case _ where atBindingIntroducer:
            bump(as: .keyword)
            nested { $0.pattern() }
        case .identifier:
            bump()
        case .dollarIdentifier:
            bump()
        case .keyword where !current.isFirstOnLine && !at(.in) && !at(.let) && !at(.var):
            let wrong = mark()
            bump()
            finish(.unexpected, wrong)
        default:
            noteMissing()
        }
        finish(.pattern, start)
    }

    /// `a, b: c`
    private mutating func tuplePattern() {
        while !at(.rightParen), !atEnd {
            if at(.identifier), next.kind == .colon {
                bump()
                bump()
            }
            pattern()
            guard eat(.comma) else { break }
        }
    }

    /// `.some(let a)`, `is A`, `let a?`, `1...2`, in `case` and `catch`
    mutating func matchingPattern(in place: ExpressionPlace = .statementHead) {
        let start = mark()
        if at(.is) {
            bump()
            type()
        } else if atBindingIntroducer {
            bump(as: .keyword)
            nested { $0.matchingPattern(in: place) }
        } else {
            within(.whole) { $0.sequence(place) }
        }
        finish(.pattern, start)
    }

    /// Parses what stands for a pattern, or for none.
    mutating func within<Result>(_ place: PatternPlace, _ body: (inout Parser) -> Result) -> Result {
        let outer = patternPlace
        patternPlace = place
        defer { patternPlace = outer }
        return body(&self)
    }

    /// Parses what stands in a literal, which may be one of a pattern.
    mutating func withinLiteral<Result>(_ body: (inout Parser) -> Result) -> Result {
        within(patternPlace == .none ? .none : .part, body)
    }

    /// True where an expression can only be a pattern.
    var atPatternIntroducer: Bool { at(.is) || atBindingIntroducer }

    /// `let`, `var`, `inout`, `borrowing` before a name
    private var atBindingIntroducer: Bool {
        switch current.keyword {
        case .let, .var, .inout: true
        case .borrowing, ._borrowing, ._mutating, ._consuming:
            !next.isFirstOnLine
                && ([.identifier, .wildcard, .dollarIdentifier].contains(next.kind) || next.keyword == .self)
        default: false
        }
    }

    /// True at `inout a = b`, which swift-syntax takes for a declaration, and false at the type in `inout A<B>`.
    var startsInOutVariable: Bool {
        mutating get {
            switch next.kind {
            case .identifier, .dollarIdentifier, .wildcard: if peek(2).kind == .colonColon { return false }
            case .leftParen where startsTuplePattern: break
            default: return next.keyword == .inout || next.keyword == .let || next.keyword == .var
            }
            let end = lexedToken(at: brackets.end(of: position + 1))
            switch end.kind {
            case .colon, .comma, .equal, .leftBrace, .semicolon, .rightBrace, .endOfFile, .poundElse, .poundElseif,
                .poundEndif:
                return true
            case .binaryOperator, .infixQuestionMark, .arrow: return false
            case .keyword where end.keyword == .case || end.keyword == .default: return true
            default: return end.isFirstOnLine && end.keyword != .as && end.keyword != .is && end.keyword != .throws
            }
        }
    }

    /// True if a pattern in parentheses stands behind the word at hand.
    private var startsTuplePattern: Bool {
        mutating get {
            lookingAhead { parser in
                parser.bump()
                let end = parser.brackets.end(of: parser.position)
                parser.pattern()
                return parser.position == end
            }
        }
    }
}
