extension Parser {
    /// `@A @B(c) #if d @E #endif`
    mutating func attributes() {
        while true {
            if atAttribute {
                attribute(onType: false)
            } else if at(.poundIf), atIfConfigOfAttributes {
                ifConfig { $0.attributes() }
            } else {
                return
            }
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
        let hasOwnGrammar = Parser.attributesWithOwnGrammar.contains { text(current, is: $0) }
        let isBare = onType && Parser.typeAttributesWithoutArguments.contains { text(current, is: $0) }
        attributeName()
        if !isBare, atAttributeArguments(onType: onType) {
            if isLookingAhead {
                skipBalanced()
            } else if hasOwnGrammar {
                bumpVersions()
            } else {
                arguments(.arguments, place: .attribute)
            }
        }
        finish(.attribute, start)
    }

    private mutating func attributeName() {
        if !eat(.rethrows) { simpleType(forAttribute: true) }
    }

    /// In a look ahead: passes over one attribute.
    mutating func skipAttribute() {
        bump()
        attributeName()
        if atAttributeArguments(onType: false) { skipBalanced() }
    }

    /// True if the `(` at hand belongs to the attribute before it: it touches it, or a declaration follows it.
    private mutating func atAttributeArguments(onType: Bool) -> Bool {
        guard at(.leftParen), !current.isFirstOnLine else { return false }
        if touchesPrevious { return true }
        guard !onType else { return false }
        return lookingAhead {
            $0.skipBalanced()
            return $0.at(.atSign) || $0.atDeclaration()
        }
    }

    /// `@autoclosure() -> A`: the parentheses are the type's.
    private static let typeAttributesWithoutArguments: [StaticString] = [
        "_local", "_noMetadata", "async", "escaping", "noDerivative", "noescape", "preconcurrency", "retroactive",
        "Sendable", "unchecked", "autoclosure",
    ]

    /// Attributes whose arguments are no expressions.
    private static let attributesWithOwnGrammar: [StaticString] = [
        "available", "_spi_available", "abi", "backDeployed", "_backDeploy", "differentiable", "derivative",
        "transpose",
        "objc", "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn", "convention", "rethrows", "_spi", "_cdecl", "_silgen_name", "_semantics", "lifetime",
        "_lifetime", "isolated", "_opaqueReturnTypeOf", "_section", "section",
    ]
}
