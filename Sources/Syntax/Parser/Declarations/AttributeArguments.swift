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

/// How the arguments of an attribute are read.
enum AttributeArguments {
    case expressions(ExpressionPlace)
    /// `(initializes: a accesses: b)`, with or without a comma
    case lists
    case words(BracketWords)
    /// `(a:_:b:)` of `@objc`, where `::` is two colons
    case selector
    /// `(func a())` of `@abi`
    case declaration
    case tokens
}

/// What is special about an attribute.
struct AttributeGrammar {
    var arguments = AttributeArguments.expressions(.basic)
    /// True if no parentheses behind it are its arguments.
    var isAlone = false
    /// True if it is on types, and its arguments are, too, behind a space.
    var isOfTypes = false
    /// If there are any: what its arguments begin with.
    var firstWords: [StaticString] = []
    /// True if its arguments may stand on the next line, in Swift 5.
    var mayBreakLine = false
}

extension Parser {
    func attributeGrammar(of name: Token) -> AttributeGrammar {
        let text = bytes[name.range].filter { $0 != UInt8(ascii: "`") }
        return Parser.attributeGrammars[String(decoding: text, as: UTF8.self)] ?? AttributeGrammar()
    }

    /// `(…)` behind an attribute's name
    mutating func attributeArguments(_ arguments: AttributeArguments) {
        switch arguments {
        case .expressions(let place): self.arguments(.arguments, place: place)
        case .lists: self.arguments(.arguments, of: 2)
        case .words(let words): bumpBracket(words)
        case .selector: selectorArgument()
        case .declaration: declarationArgument()
        case .tokens: bumpBalanced()
        }
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

    private var atNamePart: Bool { at(.identifier) || at(.keyword) }

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

    private mutating func declarationArgument() {
        nested { parser in
            parser.bracketed(.rightParen) { parser in
                if parser.at(.poundIf), !parser.atIfConfigOfAttributes() {
                    parser.ifConfig { $0.statements() }
                } else {
                    parser.declaration(in: .statements)
                }
            }
        }
    }

    /// The attributes whose arguments are no expressions, or stand where others' do not.
    private static let attributeGrammars: [String: AttributeGrammar] = {
        let availability = BracketWords(
            labels: ["message", "renamed", "introduced", "obsoleted"], words: ["deprecated", "unavailable", "noasync"])
        var grammars = [
            "objc": AttributeGrammar(arguments: .selector),
            "abi": AttributeGrammar(arguments: .declaration),
            "_effects": AttributeGrammar(arguments: .tokens),
            "attached": AttributeGrammar(arguments: .expressions(.macroRole)),
            "freestanding": AttributeGrammar(arguments: .expressions(.macroRole)),
            // `{ @Sendable(a) in b }`: the parentheses are the parameters.
            "Sendable": AttributeGrammar(isAlone: true), "concurrent": AttributeGrammar(isAlone: true),
            "_lifetime": AttributeGrammar(arguments: .expressions(.lifetime)),
            "lifetime": AttributeGrammar(arguments: .expressions(.lifetime)),
            "storageRestrictions": AttributeGrammar(arguments: .lists, mayBreakLine: true),
            "_implements": AttributeGrammar(arguments: .words(BracketWords(startsWithType: true)), mayBreakLine: true),
            "differentiable": AttributeGrammar(
                arguments: .words(BracketWords(labels: ["wrt"], words: ["reverse", "_forward", "_linear"])),
                isOfTypes: true, firstWords: ["reverse", "_forward", "_linear"]),
        ]
        let words: [String: BracketWords] = [
            "available": availability, "_spi_available": availability,
            "backDeployed": BracketWords(labels: ["before"]), "_backDeploy": BracketWords(labels: ["before"]),
            "derivative": BracketWords(labels: ["of", "wrt"]), "transpose": BracketWords(labels: ["of", "wrt"]),
            "specialized": BracketWords(),
            "_specialize": BracketWords(
                labels: ["target", "availability", "exported", "kind", "spi", "spiModule"] + availability.labels,
                words: availability.words),
            "_dynamicReplacement": BracketWords(),
            "_documentation": BracketWords(
                labels: ["visibility", "metadata"], words: ["open", "package"], labelOfWords: "visibility"),
            "_originallyDefinedIn": BracketWords(labels: ["module"], isOfPlatforms: true),
        ]
        for (name, words) in words { grammars[name] = AttributeGrammar(arguments: .words(words)) }
        for name in ["convention", "isolated", "opened", "_opaqueReturnTypeOf"] {
            grammars[name] = AttributeGrammar(isOfTypes: true)
        }
        return grammars
    }()
}
