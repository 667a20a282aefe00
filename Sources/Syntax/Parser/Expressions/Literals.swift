extension Parser {
    /// `"a \(b) c"`, `"""…"""`, `#"…"#`
    mutating func stringLiteral() {
        let start = mark()
        eat(.rawStringPoundDelimiter)
        let quote = current.kind
        guard quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote else {
            noteMissing()
            return finish(.stringLiteral, start)
        }
        bump()
        while true {
            if at(.stringSegment) {
                bump()
            } else if at(.backslash), touchesPrevious {
                interpolation()
            } else {
                break
            }
        }
        if at(quote), touchesPrevious || quote == .multilineStringQuote { bump() } else { noteMissing() }
        if at(.rawStringPoundDelimiter), touchesPrevious { bump() }
        finish(.stringLiteral, start)
    }

    /// `\(a, b: c)`, `\#(a)`
    private mutating func interpolation() {
        let start = mark()
        bump()
        eat(.rawStringPoundDelimiter)
        if at(.leftParen) {
            nested { parser in
                parser.bracketed(.rightParen) { $0.argumentList(until: .rightParen, place: .basic) }
            }
        } else {
            noteMissing()
        }
        finish(.interpolation, start)
    }

    /// `/a+/`, `#/a+/#`
    mutating func regexLiteral() {
        let start = mark()
        let isExtended = eat(.regexPoundDelimiter)
        expect(.regexSlash)
        eat(.regexLiteralPattern)
        expect(.regexSlash)
        if isExtended { eat(.regexPoundDelimiter) }
        finish(.regexLiteral, start)
    }

    /// `[a, b]`, `[a: b]`, `[:]`, `[3 of Int]`
    mutating func collection() {
        nested { parser in
            let start = parser.mark()
            if parser.atInlineArray {
                _ = parser.collectionType()
                parser.finish(.type, start)
                return parser.finish(.typeExpression, start)
            }
            let kind = parser.bracketed(.rightSquare) { $0.elements() }
            parser.finish(kind, start)
        }
    }

    /// `a, b`, `a: b, c: d`, `:`. Gives what they are elements of.
    private mutating func elements() -> NodeKind {
        if at(.colon), next.kind == .rightSquare {
            bump()
            return .dictionary
        }
        var kind: NodeKind?
        while !at(.rightSquare), !atEnd {
            let element = mark()
            expression()
            // The first one decides.
            if kind == nil { kind = at(.colon) ? .dictionary : .array }
            if kind == .dictionary {
                expect(.colon)
                expression()
                finish(.dictionaryElement, element)
            }
            guard eat(.comma) else { break }
        }
        return kind ?? .array
    }

    /// `[3 of Int]`
    var atInlineArray: Bool {
        mutating get {
            guard at(.leftSquare), next.kind != .rightSquare, next.kind != .colon else { return false }
            // Only a count or a type can precede `of`; look no further than the word itself where one token is enough.
            let second = peek(2)
            if second.kind == .comma || second.kind == .rightSquare || second.kind == .period && next.kind == .period {
                return false
            }
            return lookingAhead { parser in
                parser.bump()
                return parser.genericArgument(scalar: true) && parser.text(parser.current, is: "of")
                    && !parser.current.isFirstOnLine
            }
        }
    }
}
