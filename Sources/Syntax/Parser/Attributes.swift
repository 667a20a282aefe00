extension Parser {
    /// `@A @B(c) #if d @E #endif`
    mutating func attributes() {
        let before = position
        while true {
            if atAttribute {
                attribute(onType: false)
            } else if at(.poundIf), atIfConfig(behindAttribute: position > before) {
                ifConfig { $0.attributesInIfConfig() }
            } else {
                return
            }
        }
    }

    /// Attributes, and `#if`s that hold such or nothing
    private mutating func attributesInIfConfig() {
        while atAttribute || at(.poundIf) {
            if atAttribute { attribute(onType: false) } else { ifConfig { $0.attributesInIfConfig() } }
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
    mutating func attribute(onType: Bool) {
        let start = mark()
        bump()
        let name = current
        attributeName(onType: onType)
        if atAttributeArguments(onType: onType, of: name) {
            if isLookingAhead { skipBalanced() } else { within(.none) { $0.attributeArguments(of: name) } }
        }
        finish(.attribute, start)
    }

    /// `A.B<C>`, and what else the compiler takes for a name here: `A & B`, `A...`, `any A`
    private mutating func attributeName(onType: Bool) {
        if at(.rethrows) { return bumpName() }
        certainly { parser in
            if parser.hasConstraintForName(onType: onType) {
                parser.constrainedName()
            } else {
                parser.simpleType()
                parser.compositionRest()
            }
            parser.ellipsis()
        }
    }

    @discardableResult
    private mutating func constrainedName() -> Bool {
        if at(.sending) || at(.isolated) { bump(as: .keyword) }
        return compositionType()
    }

    /// True if `any A` stands for the name: something must be left behind it for the attribute to be on.
    private mutating func hasConstraintForName(onType: Bool) -> Bool {
        guard at(.any) || at(.some) || at(.each) || at(.sending) || at(.isolated), startsConstraint,
            next.kind != .leftParen
        else { return false }
        let hasMembers = peek(2).kind == .period
        return lookingAhead { parser in
            parser.bump()
            if parser.atDeclaration() || !parser.constrainedName() { return false }
            if onType { return parser.current.mayBeginType && !parser.current.isFirstOnLine && !parser.at(.in) }
            if parser.at(.in) { return hasMembers }
            return parser.current.mayBeginType || parser.atBranchEnd || parser.atDeclaration()
        }
    }

    /// In a look ahead: passes over one attribute.
    mutating func skipAttribute() {
        bump()
        let name = current
        attributeName(onType: false)
        if atAttributeArguments(onType: false, of: name) { skipBalanced() }
    }

    /// True if the `(` at hand belongs to the attribute before it: it touches it, or what follows can only be what the
    /// attribute is on, which Swift 5 allows.
    private mutating func atAttributeArguments(onType: Bool, of name: Token) -> Bool {
        guard at(.leftParen), !text(name, is: "Sendable") else { return false }
        if current.isFirstOnLine { return !onType && text(name, isOneOf: Parser.attributesWithArgumentsOnNextLine) }
        if onType, text(name, isOneOf: Parser.typeAttributesWithoutArguments) { return false }
        if onType, text(name, is: "differentiable"), !text(next, isOneOf: Parser.differentiability) { return false }
        if touchesPrevious {
            // `{ @A() -> B in`, `let c: @A() throws -> B`: the parentheses are the parameters.
            let next = tokenBehindBracket
            if onType { return next.mayBeginType || next.kind == .period || isTilde(next) }
            switch next.keyword {
            case .throws: return false
            case .in, .async, .reasync, .rethrows: return !isParameterList
            default: return next.kind != .arrow
            }
        }
        let takesArguments = text(name, isOneOf: Parser.typeAttributesWithArguments)
        if !onType, isBeforeParameter { return true }
        // `{ @A ("b") in`, `@A (b: 1)⏎C`: what stands in the parentheses can be nothing else.
        if !onType, tokenBehindBracket.keyword == .in { return !startsClosureParameters }
        if onType, !lookingAhead({ $0.bracketedType() }) { return true }
        return lookingAhead { parser in
            parser.skipBalanced()
            if !parser.current.isFirstOnLine || !onType || parser.isInParentheses
                || parser.inheritance == .beforeBraces
                || parser.isAmongMembers && !parser.atDeclaration(in: .members)
            {
                switch parser.current.kind {
                case .identifier:
                    return !parser.at(.async) && !parser.at(.reasync) && !parser.text(parser.current, is: "of")
                case .leftParen, .leftSquare, .wildcard, .atSign, .pound: return true
                case .keyword where parser.at(.Self) || parser.at(.Any): return true
                case .prefixOperator where parser.isTilde(parser.current): return true
                default: break
                }
            }
            if onType {
                return takesArguments && (parser.at(.leftParen) || parser.at(.leftSquare) || parser.at(.wildcard))
            }
            return parser.at(.atSign) || parser.at(.case) || parser.atBranchEnd || parser.atDeclaration()
        }
    }

    /// True if `a:` or `a b:` stands behind the bracket at hand.
    private var isBeforeParameter: Bool {
        let end = brackets.end(of: position)
        let label = lexedToken(at: end)
        guard label.isArgumentLabel else { return false }
        let next = lexedToken(at: end + 1)
        // `{ @A (b) in c: while …`
        return next.kind == .colon
            || label.keyword != .in && next.isArgumentLabel && lexedToken(at: end + 2).kind == .colon
    }

    /// True at `(_ a)`, `(a b: C)` and `(class)`, which are no arguments.
    private var isParameterList: Bool {
        var index = position + 1
        let end = brackets.end(of: position) - 1
        while index < end {
            let word = lexed[index]
            let behind = lexed[index + 1]
            if word.isArgumentLabel, behind.isArgumentLabel,
                word.kind == .wildcard || behind.kind == .wildcard || lexed[index + 2].kind == .colon
            {
                return true
            }
            if word.kind == .keyword, !Parser.valueKeywords.contains(word.keyword),
                behind.kind == .comma || behind.kind == .rightParen
            {
                return true
            }
            while index < end, lexed[index].kind != .comma { index = brackets.end(of: index) }
            index += 1
        }
        return false
    }

    private static let attributesWithArgumentsOnNextLine: [StaticString] = ["_implements", "storageRestrictions"]

    private static let differentiability: [StaticString] = ["reverse", "_forward", "_linear"]

    private static let valueKeywords: [Keyword] = [.`self`, .Self, .Any, .nil, .true, .false, .super, .`init`]

    private static let typeAttributesWithArguments: [StaticString] = [
        "convention", "differentiable", "isolated", "opened", "_opaqueReturnTypeOf",
    ]

    /// `@autoclosure() -> A`: the parentheses are the type's.
    private static let typeAttributesWithoutArguments: [StaticString] = [
        "_addressable", "_local", "_noMetadata", "async", "autoclosure", "concurrent", "escaping", "noDerivative",
        "noescape", "nonisolated", "preconcurrency", "retroactive", "Sendable", "unchecked", "unsafe",
    ]
}
