/// The arguments of attributes that have a grammar of their own.
extension Parser {
    /// `(…)` behind an attribute's name
    mutating func attributeArguments(of name: Token) {
        if text(name, is: "objc") { return selectorArgument() }
        if text(name, is: "abi") { return declarationArgument() }
        guard let (_, keywords) = Parser.attributesOfWords.first(where: { text(name, is: $0.name) }) else {
            return arguments(.arguments, place: .attribute)
        }
        bumpWords(keywords: keywords, startsWithType: text(name, is: "_implements"))
    }

    /// Takes a bracket that holds words: some of them are keywords there, operators are names, `15.2` is a version of
    /// three tokens, and requirements follow `where`. Of brackets in it, the tokens are taken as they are.
    mutating func bumpWords(keywords: [StaticString], startsWithType: Bool = false) {
        let end = brackets.end(of: position)
        bump()
        if startsWithType { type() }
        while position < end && !atEnd {
            if at(.leftParen) || at(.leftSquare) || at(.leftBrace) {
                bumpBalanced()
            } else if at(.where) {
                whereClause()
            } else if at(.floatLiteral), let period = bytes[current.range].firstIndex(of: UInt8(ascii: ".")) {
                bump(as: .integerLiteral, length: period - Int(current.start))
            } else if at(.identifier), keywords.contains(where: { text(current, is: $0) }) {
                bump(as: .keyword)
            } else if at(.keyword), tokens.last?.kind == .period, !keywords.isEmpty {
                bumpName()
            } else if current.kind.isOperator, !keywords.isEmpty || startsWithType {
                bumpOperatorName()
            } else {
                bump()
            }
        }
    }

    /// `==`, `.+` behind a type, and `*` before a version, where it stands for a platform
    private mutating func bumpOperatorName() {
        if next.kind == .floatLiteral || next.kind == .integerLiteral {
            bump(as: .identifier)
        } else if at(prefix: "."), touchesPrevious {
            bump(prefix: .period)
        } else {
            bump(as: .binaryOperator)
        }
    }

    /// `(a:_:b:)` of `@objc`, where `::` is two colons
    private mutating func selectorArgument() {
        let end = brackets.end(of: position)
        bump()
        while position < end && !atEnd {
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
            parser.bump()
            parser.declaration(in: .statements)
            parser.expectCloser(.rightParen)
        }
    }

    /// Attributes whose arguments are no expressions, with the words that are keywords there.
    private static let attributesOfWords: [(name: StaticString, keywords: [StaticString])] = [
        ("available", availability), ("_spi_available", availability),
        ("backDeployed", ["before"]), ("_backDeploy", ["before"]),
        ("differentiable", ["reverse", "_forward", "_linear", "wrt"]),
        ("derivative", ["of", "wrt", "get", "set", "_modify"]), ("transpose", ["of", "wrt"]),
        ("specialized", []),
        ("_specialize", availability + ["target", "availability", "exported", "kind", "spi", "spiModule"]),
        ("_dynamicReplacement", ["for"]), ("_documentation", ["visibility", "metadata", "open", "package"]),
        ("_effects", []), ("_implements", []), ("_originallyDefinedIn", ["module"]),
    ]

    private static let availability: [StaticString] = [
        "message", "renamed", "introduced", "deprecated", "obsoleted", "unavailable", "noasync",
    ]
}
