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
                let opener = parser.position
                parser.bump()
                parser.argumentList(until: .rightParen, place: .basic, pattern: .none)
                parser.expectCloser(.rightParen, of: opener)
            }
        } else {
            noteMissing()
        }
        finish(.interpolation, start)
    }

    /// `/a+/`, `#/a+/#`
    mutating func regexLiteral() {
        let start = mark()
        eat(.regexPoundDelimiter)
        expect(.regexSlash)
        eat(.regexLiteralPattern)
        expect(.regexSlash)
        eat(.regexPoundDelimiter)
        finish(.regexLiteral, start)
    }

    /// `[a, b]`, `[a: b]`, `[:]`, `[3 of Int]`
    mutating func collection() {
        nested { parser in
            let start = parser.mark()
            let opener = parser.position
            if parser.atInlineArray {
                _ = parser.collectionType()
                parser.finish(.type, start)
                return parser.finish(.typeExpression, start)
            }
            parser.bump()
            var kind = NodeKind.array
            if parser.at(.colon), parser.next.kind == .rightSquare {
                parser.bump()
                kind = .dictionary
            }
            var isFirst = true
            while !parser.at(.rightSquare), !parser.atEnd {
                let element = parser.mark()
                parser.expression()
                if isFirst && parser.at(.colon) { kind = .dictionary }
                if kind == .dictionary {
                    parser.expect(.colon)
                    parser.expression()
                    parser.finish(.dictionaryElement, element)
                }
                isFirst = false
                guard parser.eat(.comma) else { break }
            }
            parser.expectCloser(.rightSquare, of: opener)
            parser.finish(kind, start)
        }
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
