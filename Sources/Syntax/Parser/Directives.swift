/// What stands in a `#if`, its branches and those in them.
enum IfConfigContents { case attributes, nothing, more }

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
                    parser.member(inner, .basic)
                } else if parser.at(.poundIf) {
                    parser.postfixIfConfig(inner, place)
                } else {
                    return
                }
                parser.withinLiteral { $0.suffixes(of: inner, place) }
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
        return [.identifier, .keyword, .wildcard, .integerLiteral].contains(lexed[index + 1].kind)
    }

    /// False at a `#if` that can only go on with the expression before it: a branch begins with `.0`, or an operator or a
    /// comma stands behind `#endif`. Behind a key path, any other is a statement, as in swift-syntax.
    func mayBeStatement(ifConfig start: Int, levels: Int = 16) -> Bool {
        let end = brackets.end(of: start)
        var index = start
        while index < end {
            index += 1
            while index < end, !lexed[index].isFirstOnLine { index = brackets.end(of: index) }
            let first = lexedToken(at: index)
            if first.kind == .period, lexedToken(at: index + 1).kind == .integerLiteral { return false }
            if first.kind == .poundIf, levels > 0, !mayBeStatement(ifConfig: index, levels: levels - 1) { return false }
            while index < end, lexed[index].kind != .poundElse, lexed[index].kind != .poundElseif {
                index = brackets.end(of: index)
            }
        }
        let next = lexedToken(at: end)
        switch next.kind {
        case .binaryOperator, .equal, .infixQuestionMark, .comma, .colon, .arrow: return false
        default: return next.keyword != .as && next.keyword != .is
        }
    }

    /// True if the `#if` at hand holds attributes and nothing else: it is part of the declaration behind it.
    var atIfConfigOfAttributes: Bool {
        mutating get { ifConfigContents() == .attributes }
    }

    /// True also if it holds nothing, which can stand among attributes.
    mutating func atIfConfig(behindAttribute: Bool) -> Bool {
        let contents = ifConfigContents()
        return contents == .attributes || behindAttribute && contents == .nothing
    }

    private mutating func ifConfigContents() -> IfConfigContents {
        ifConfigs[position] ?? lookingAhead { $0.skipIfConfig() }
    }

    /// Passes over a `#if` that holds attributes or nothing. Each is looked at once.
    private mutating func skipIfConfig() -> IfConfigContents {
        let start = position
        if let known = ifConfigs[start] {
            skipBalanced()
            return known
        }
        guard depth < Parser.maximumDepth else { return .more }
        depth += 1
        let contents = skipBranches()
        depth -= 1
        ifConfigs[start] = contents
        return contents
    }

    private mutating func skipBranches() -> IfConfigContents {
        var contents = IfConfigContents.nothing
        repeat {
            skipToken()
            while !atEnd, !current.isFirstOnLine { skipBalanced() }
            while true {
                if atAttribute {
                    contents = .attributes
                    skipAttribute()
                } else if at(.poundIf) {
                    switch skipIfConfig() {
                    case .attributes: contents = .attributes
                    case .nothing: break
                    case .more: return .more
                    }
                } else {
                    break
                }
            }
        } while at(.poundElseif) || at(.poundElse)
        guard at(.poundEndif) else { return .more }
        skipToken()
        return contents
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
