/// What an attribute is on.
enum AttributeTarget { case declaration, closure, type }

extension Parser {
    /// `@A @B(c) #if d @E #endif`
    mutating func attributes(on target: AttributeTarget = .declaration) {
        let before = position
        while true {
            if atAttribute {
                attribute(on: target)
            } else if at(.poundIf), atIfConfigOfAttributes(behindAttribute: position > before) {
                ifConfig { $0.attributesInIfConfig() }
            } else {
                return
            }
        }
    }

    /// Attributes, and `#if`s that hold such or nothing
    private mutating func attributesInIfConfig() {
        while atAttribute || at(.poundIf) {
            if atAttribute { attribute(on: .declaration) } else { ifConfig { $0.attributesInIfConfig() } }
        }
    }

    /// True at an `@` that a name follows.
    var atAttribute: Bool {
        guard at(.atSign) else { return false }
        switch next.keyword {
        case .Self, .Any, .rethrows: return true
        default: return next.kind == .identifier
        }
    }

    /// `@Name`, `@Name<A>(b: c)`, `@available(iOS 15, *)`
    mutating func attribute(on target: AttributeTarget) {
        let start = mark()
        bump()
        let name = current
        if at(.rethrows) { bumpName() } else { simpleType() }
        if at(.leftParen) {
            let grammar = attributeGrammar(of: name)
            if !takesParentheses(grammar, on: target) {
                // They belong to what the attribute is on.
            } else if modes.isLookingAhead {
                skipBalanced()
            } else {
                inPattern(false) { $0.attributeArguments(grammar.arguments) }
            }
        }
        finish(.attribute, start)
    }

    /// True if the `(` at hand belongs to the attribute before it, and not to a type or to the parameters of a closure.
    /// Swift 5 allows a space between them.
    private func takesParentheses(_ grammar: AttributeGrammar, on target: AttributeTarget) -> Bool {
        if grammar.isAlone { return false }
        switch target {
        case .closure: return touchesPrevious && tokenBehindBracket.keyword == .in
        case .declaration:
            return !current.isFirstOnLine || grammar.mayBreakLine
        case .type:
            if current.isFirstOnLine { return false }
            if grammar.isOfTypes { return grammar.firstWords.isEmpty || text(next, isOneOf: grammar.firstWords) }
            // `@A() async -> B`: the parentheses are the parameters.
            let end = tokenBehindBracket
            return touchesPrevious && end.keyword != .async && end.keyword != .reasync
                && (end.mayBeginType || end.kind == .period || isTilde(end))
        }
    }
}
