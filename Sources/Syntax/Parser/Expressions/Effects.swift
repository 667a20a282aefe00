extension Parser {
    /// `async`, `throws(E)`, `rethrows`, in any order
    mutating func effectSpecifiers() { while atEffectSpecifier { effectSpecifier() } }

    private mutating func effectSpecifier() {
        let isThrows = at(.throws)
        bump(as: .keyword)
        guard isThrows, at(.leftParen) else { return }
        if modes.isLookingAhead { skipBalanced() } else { bracketed(.rightParen) { _ = $0.type() } }
    }

    private var atEffectSpecifier: Bool { at(.async) || at(.reasync) || at(.throws) || at(.rethrows) }

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
        guard eat(.arrow) else { return }
        genericParameters()
        type()
    }
}
