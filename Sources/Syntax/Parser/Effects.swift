extension Parser {
    /// `async`, `throws(E)`, `rethrows`, in any order
    mutating func effectSpecifiers() { while atEffectSpecifier { effectSpecifier() } }

    private mutating func effectSpecifier() {
        let isThrows = at(.throws)
        bump(as: .keyword)
        guard isThrows, at(.leftParen) else { return }
        // To look ahead, the compiler passes over whatever is said to be thrown.
        if isLookingAhead { return skipBalanced() }
        bracketed(.rightParen) { _ = $0.type() }
    }

    /// True at an effect, and at `try` or `await` where one is meant.
    private var atEffectSpecifier: Bool {
        switch current.keyword {
        case .async, .reasync, .throws, .rethrows: true
        case .await, .try: !current.isFirstOnLine
        default: false
        }
    }

    /// True at `->` behind a type, and at `async throws(E) ->`.
    var atFunctionArrow: Bool {
        mutating get {
            if at(.arrow) { return true }
            guard at(.throws) || at(.rethrows) || atEffectBeforeArrow else { return false }
            return lookingAhead { parser in
                parser.effectSpecifiers()
                return parser.at(.arrow)
            }
        }
    }

    private var atEffectBeforeArrow: Bool {
        (at(.async) || at(.reasync)) && (next.kind == .arrow || next.keyword == .throws || next.keyword == .rethrows)
    }

    /// `-> A`, also `-> <T: P> A`
    mutating func resultType() {
        guard at(.arrow) else { return }
        bump()
        if at(prefix: "<") { genericParameters() }
        type()
    }
}
