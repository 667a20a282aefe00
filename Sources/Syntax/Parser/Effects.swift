extension Parser {
    /// `async`, `throws(E)`, `rethrows`, in any order
    mutating func effectSpecifiers() { while atEffectSpecifier { effectSpecifier() } }

    private mutating func effectSpecifier() {
        let isThrows = at(.throws)
        bump(as: .keyword)
        guard isThrows, at(.leftParen) else { return }
        if isLookingAhead, isTypeCertain { return skipBalanced() }
        // To look ahead, the compiler reads no more than a name or a tuple here.
        _ = bracketed(.rightParen) { $0.isLookingAhead ? $0.compositionType() : $0.type() }
    }

    /// In a look ahead: passes over effects, and what they are said to throw, whatever that is.
    mutating func skipEffectSpecifiers() {
        while atEffectSpecifier {
            let isThrows = at(.throws)
            skipToken()
            if isThrows, at(.leftParen) { skipBalanced() }
        }
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
            return lookingAhead { $0.skipsEffectsToArrow() }
        }
    }

    private var atEffectBeforeArrow: Bool {
        (at(.async) || at(.reasync)) && (next.kind == .arrow || next.keyword == .throws || next.keyword == .rethrows)
    }

    /// Passes over effects. What is found out counts for each of them, so that `() throws(() throws(…` stays cheap.
    private mutating func skipsEffectsToArrow() -> Bool {
        var effects: [Int] = []
        var isArrow: Bool?
        while isArrow == nil, atEffectSpecifier {
            isArrow = endsInArrow[position]
            effects.append(position)
            effectSpecifier()
        }
        let result = isArrow ?? at(.arrow)
        for effect in effects { endsInArrow[effect] = result }
        return result
    }

    /// `-> A`, also `-> <T: P> A`
    mutating func resultType() {
        guard at(.arrow) else { return }
        bump()
        if at(prefix: "<") { genericParameters() }
        type()
    }
}
