/// The words of a bracket that has a grammar of its own: `@available(*, deprecated, message: "a")`.
struct BracketWords {
    /// Keywords before a colon.
    var labels: [StaticString] = []
    /// Keywords anywhere, but behind a colon only where the label is `labelOfWords`.
    var words: [StaticString] = []
    var labelOfWords: StaticString?
    var startsWithType = false
    /// True if names with versions follow, and no requirements.
    var isOfPlatforms = false
}

extension Parser {
    /// `(…)` behind an attribute's name
    mutating func attributeArguments(of name: Token) {
        if text(name, is: "objc") { return selectorArgument() }
        if text(name, is: "abi") { return declarationArgument() }
        if text(name, is: "_effects") { return bumpBalanced() }
        let isEscaped = bytes[Int(name.start)] == UInt8(ascii: "`")
        if isEscaped || text(name, isOneOf: Parser.attributesWithMore) {
            return looseArguments(argumentPlace(of: name))
        }
        if let (_, words) = Parser.attributesOfWords.first(where: { text(name, is: $0.name) }) {
            bumpBracket(words)
        } else {
            arguments(.arguments, place: argumentPlace(of: name))
        }
    }

    /// An argument list; or tokens where the compiler takes what is none: two lists without a comma, a type, a word, what
    /// the attribute takes whose name was escaped.
    private mutating func looseArguments(_ place: ExpressionPlace) {
        guard brackets.closer(of: position) != nil else { return arguments(.arguments, place: place) }
        let isList = lookingAhead { parser in
            let before = parser.nodes.count
            let isWhole = parser.bracketed(.rightParen) { parser in
                parser.argumentList(until: .rightParen, place: place)
                return parser.at(.rightParen)
            }
            return isWhole && !parser.nodes[before...].contains { $0.kind == .unexpected || $0.kind == .missing }
        }
        if isList { arguments(.arguments, place: place) } else { bumpBalanced() }
    }

    private func argumentPlace(of name: Token) -> ExpressionPlace {
        if text(name, is: "attached") || text(name, is: "freestanding") { return .macroRole }
        return text(name, is: "_lifetime") || text(name, is: "lifetime") ? .lifetime : .basic
    }

    /// Takes a bracket that holds words: some of them are keywords there, operators are names, `15.2` is a version of
    /// three tokens, and requirements follow `where`. Of brackets in it, the tokens are taken as they are. One that is not
    /// closed ends with the line.
    mutating func bumpBracket(_ words: BracketWords) {
        let opener = position
        let isClosed = brackets.closer(of: opener) != nil
        bump()
        if words.startsWithType { type() }
        while isInside(opener) {
            if at(.leftParen) || at(.leftSquare) || at(.leftBrace) {
                bumpBalanced()
            } else if isClosed, isBehindNameLabel, atNamePart || current.kind.isOperator {
                qualifiedName()
            } else if at(.where) {
                whereClause()
            } else if eatWholeNumber() {
                continue
            } else if at(.identifier), isKeyword(words) {
                bump(as: .keyword)
            } else if current.kind.isOperator {
                bumpOperatorName(words)
            } else {
                bump()
            }
        }
        if !isClosed { noteMissing() }
    }

    private func isInside(_ opener: Int) -> Bool {
        guard let closer = brackets.closer(of: opener) else { return !atEnd && !current.isFirstOnLine }
        return position <= closer
    }

    /// True behind `of:`, `for:` and `target:`, where a declaration's name follows.
    private var isBehindNameLabel: Bool { isBehindLabel("of") || isBehindLabel("for") || isBehindLabel("target") }

    private func isBehindLabel(_ label: StaticString) -> Bool {
        tokens.count > 1 && tokens[tokens.count - 1].kind == .colon && text(tokens[tokens.count - 2], is: label)
    }

    private func isKeyword(_ words: BracketWords) -> Bool {
        text(current, isOneOf: words.words)
            && (words.labelOfWords.map(isBehindLabel) ?? (tokens.last?.kind != .colon))
            || next.kind == .colon && text(current, isOneOf: words.labels)
    }

    private var atNamePart: Bool { at(.identifier) || at(.keyword) || at(.wildcard) }

    /// `A<B>.c(d:).get`: the names of types, that of a declaration, an accessor
    private mutating func qualifiedName() {
        while lookingAhead({ $0.typeName() && ($0.at(.period) || $0.at(prefix: ".")) }) {
            _ = typeName()
            if !eat(.period) { bump(prefix: .period) }
        }
        if next.kind == .colonColon, peek(2).kind.isOperator { moduleSelector() }
        if current.kind.isOperator {
            bump(as: .binaryOperator)
        } else {
            declarationName(keywords: true, specialNames: true)
        }
        // `c()`, which is a name only here
        if at(.leftParen) { bumpBalanced() }
        guard eat(.period) else { return }
        if at(.get) || at(.set) || at(._modify) { bump(as: .keyword) }
    }

    /// `A<B>`
    private mutating func typeName() -> Bool {
        moduleSelector()
        guard at(.identifier) || at(.Self) || at(.Any) else { return false }
        if tokens.last?.kind == .period { bumpName() } else { bump() }
        return at(prefix: "<") ? genericArguments() : true
    }

    /// `==`, and `*` where it stands for a platform
    private mutating func bumpOperatorName(_ words: BracketWords) {
        if words.isOfPlatforms || next.kind == .floatLiteral || next.kind == .integerLiteral {
            bump(as: .identifier)
        } else {
            bump(as: .binaryOperator)
        }
    }

    /// `(a:_:b:)` of `@objc`, where `::` is two colons
    private mutating func selectorArgument() {
        let opener = position
        bump()
        while isInside(opener) {
            if at(.colonColon) {
                bump(prefix: .colon)
            } else if at(.colon) || at(.rightParen) {
                bump()
            } else {
                bump(as: .identifier)
            }
        }
    }

    /// `(func a())` of `@abi`
    private mutating func declarationArgument() {
        nested { parser in
            parser.bracketed(.rightParen) { parser in
                if parser.at(.poundIf), !parser.atIfConfigOfAttributes {
                    parser.ifConfig { $0.statements() }
                } else {
                    parser.declaration(in: .statements)
                }
            }
        }
    }

    /// Attributes whose arguments are no expressions.
    private static let attributesOfWords: [(name: StaticString, words: BracketWords)] = [
        ("available", availability), ("_spi_available", availability),
        ("backDeployed", BracketWords(labels: ["before"])), ("_backDeploy", BracketWords(labels: ["before"])),
        ("differentiable", BracketWords(labels: ["wrt"], words: ["reverse", "_forward", "_linear"])),
        ("derivative", BracketWords(labels: ["of", "wrt"])), ("transpose", BracketWords(labels: ["of", "wrt"])),
        ("specialized", BracketWords()),
        (
            "_specialize",
            BracketWords(
                labels: ["target", "availability", "exported", "kind", "spi", "spiModule"] + availability.labels,
                words: availability.words)
        ),
        ("_dynamicReplacement", BracketWords()),
        (
            "_documentation",
            BracketWords(labels: ["visibility", "metadata"], words: ["open", "package"], labelOfWords: "visibility")
        ),
        ("_implements", BracketWords(startsWithType: true)),
        ("_originallyDefinedIn", BracketWords(labels: ["module"], isOfPlatforms: true)),
    ]

    private static let attributesWithMore: [StaticString] = [
        "_allowFeatureSuppression", "_lifetime", "_objcRuntimeName", "_rawLayout", "_silgen_name", "_spi",
        "_typeEraser", "convention", "implementation", "lifetime", "opened", "storageRestrictions",
        "warn_unused_result",
    ]

    private static let availability = BracketWords(
        labels: ["message", "renamed", "introduced", "obsoleted"], words: ["deprecated", "unavailable", "noasync"])
}
