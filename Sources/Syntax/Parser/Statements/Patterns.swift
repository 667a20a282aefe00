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
            inPattern(true) { $0.sequence(place) }
        }
        finish(.pattern, start)
    }

    /// True where an expression can only be a pattern.
    var atPatternIntroducer: Bool { at(.is) || atBindingIntroducer }

    /// `let`, `var`, `inout`, `borrowing` before a name
    private var atBindingIntroducer: Bool {
        switch current.keyword {
        case .let, .var, .inout: true
        case .borrowing, ._borrowing:
            !next.isFirstOnLine && (next.kind == .identifier || next.kind == .wildcard || next.keyword == .self)
        default: false
        }
    }
}
