extension Parser {
    /// `#if a … #elseif b … #else … #endif`, with what `body` parses in each branch
    mutating func ifConfig(_ body: @escaping (inout Parser) -> Void) {
        nested { parser in
            let start = parser.mark()
            parser.conditionalClauses(body)
            parser.finish(.ifConfig, start)
        }
    }

    private mutating func conditionalClauses(_ body: (inout Parser) -> Void) {
        repeat {
            let clause = mark()
            let isElse = at(.poundElse)
            bump()
            if !isElse { sequence(.directive) }
            takeRestOfLine()
            body(&self)
            while !atEnd, !atBranchEnd {
                if at(.rightBrace) { takeUnexpected() } else { unexpectedStatements() }
            }
            finish(.conditionalClause, clause)
        } while at(.poundElseif) || at(.poundElse)
        expect(.poundEndif)
    }

    /// True at `#else`, `#elseif` or `#endif` of a `#if` around.
    var atBranchEnd: Bool { current.kind.endsConditionalBranch && !brackets.isStray(at: position) }

    /// Takes what stands on the line as one `unexpected` node.
    private mutating func takeRestOfLine() {
        guard !atEnd, !current.isFirstOnLine else { return }
        let start = mark()
        repeat { bumpBalanced() } while !atEnd && !current.isFirstOnLine
        finish(.unexpected, start)
    }

    /// `#if` behind a chain, when what it holds continues the chain
    mutating func postfixIfConfig(_ start: Mark, _ place: ExpressionPlace) {
        nested { parser in
            parser.conditionalClauses { parser in
                let inner = parser.mark()
                if parser.at(.period) {
                    parser.member(inner)
                } else if parser.at(.poundIf) {
                    parser.postfixIfConfig(inner, place)
                } else {
                    return
                }
                parser.suffixes(of: inner, place)
            }
        }
        finish(.postfixIfConfig, start)
    }

    /// True if the first thing in the `#if` at hand, or in the `#if`s right inside it, is `.name`.
    var atPostfixIfConfig: Bool {
        var index = position
        repeat {
            index += 1
            while index < lexed.count - 1, !lexed[index].isFirstOnLine { index = brackets.end(of: index) }
        } while index < lexed.count && lexed[min(index, lexed.count - 1)].kind == .poundIf
        guard index + 1 < lexed.count, lexed[index].kind == .period else { return false }
        return [.identifier, .keyword, .integerLiteral].contains(lexed[index + 1].kind)
    }

    /// True if the `#if` at hand holds attributes and nothing else: it is part of the declaration behind it. Behind an
    /// attribute it may hold nothing at all.
    mutating func atIfConfigOfAttributes(behindAttribute: Bool = false) -> Bool {
        let attempt = Attempt(kind: .ifConfigOfAttributes, start: current.start)
        return lookingAhead { $0.skipIfConfig() } && (behindAttribute || attempts[attempt] != nil)
    }

    /// Passes over a `#if`. Gives false if it holds anything but attributes.
    private mutating func skipIfConfig() -> Bool {
        once(.ifConfig) { parser in
            guard !parser.isDeepest else { return false }
            parser.depth += 1
            defer { parser.depth -= 1 }
            return parser.skipBranches()
        }
    }

    private mutating func skipBranches() -> Bool {
        let whole = Attempt(kind: .ifConfigOfAttributes, start: current.start)
        var holdsAttributes = false
        repeat {
            skipToken()
            while !atEnd, !current.isFirstOnLine { skipBalanced() }
            while atAttribute || at(.poundIf) {
                let nested = Attempt(kind: .ifConfigOfAttributes, start: current.start)
                if atAttribute {
                    holdsAttributes = true
                    attribute(on: .declaration)
                } else if skipIfConfig() {
                    holdsAttributes = holdsAttributes || attempts[nested] != nil
                } else {
                    return false
                }
            }
        } while at(.poundElseif) || at(.poundElse)
        guard at(.poundEndif) else { return false }
        skipToken()
        if holdsAttributes { attempts[whole] = place }
        return true
    }

    /// `#sourceLocation(file: "a", line: 1)`
    mutating func sourceLocation() {
        let start = mark()
        bump()
        // The compiler's parser says nothing where the parentheses are missing, if there was such a line before.
        if at(.leftParen) { bumpBracket(BracketWords(labels: ["file", "line"])) }
        finish(.directive, start)
    }
}
