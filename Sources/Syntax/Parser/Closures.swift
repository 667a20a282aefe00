extension Parser {
    /// `{ [weak self] (a: A) async -> B in … }`
    mutating func closure() {
        braces(.closure) { parser in
            parser.closureSignature()
            parser.statements()
        }
    }

    /// True if `in` stands behind what begins here.
    var atClosureSignature: Bool {
        mutating get {
            (at(.atSign) || at(.leftParen) || at(.leftSquare) || at(.wildcard) || at(.identifier))
                && lookingAhead { $0.skipsToClosureIn() }
        }
    }

    /// `@MainActor [a] (b: B, c) async throws -> D in`, `a, b in`
    private mutating func closureSignature() {
        guard atClosureSignature else { return }
        let start = mark()
        attributes()
        if at(.leftSquare) { captureList() }
        if !at(.in) {
            if at(.leftParen) {
                parameterClause(.closureParameters) { $0.closureParameter() }
            } else {
                shorthandParameters()
            }
            effectSpecifiers()
            if eat(.arrow) { type() }
        }
        expect(.in)
        finish(.closureSignature, start)
    }

    /// True if what stands in the parentheses at hand can be parameters.
    var startsClosureParameters: Bool {
        mutating get {
            let end = brackets.end(of: position)
            return lookingAhead { parser in
                parser.parameterClause(.closureParameters) { $0.closureParameter() }
                return parser.position == end
            }
        }
    }

    /// `a, _`
    private mutating func shorthandParameters() {
        let start = mark()
        repeat {
            let parameter = mark()
            if !eat(.identifier) { expect(.wildcard) }
            // A type without parentheses is a mistake, and a common one.
            if eat(.colon) { type() }
            finish(.closureParameter, parameter)
        } while eat(.comma)
        finish(.closureParameters, start)
    }

    /// Consumes what could be a signature, and says whether `in` follows.
    private mutating func skipsToClosureIn() -> Bool {
        while atAttribute { skipAttribute() }
        if at(.leftSquare) {
            guard lexed[brackets.end(of: position) - 1].kind == .rightSquare else { return false }
            skipBalanced()
        }
        if at(.leftParen) {
            skipBalanced()
        } else if at(.identifier) || at(.wildcard) {
            bump()
            while true {
                if eat(.colon), !type() { return false }
                guard eat(.comma) else { break }
                guard at(.identifier) || at(.wildcard) else { return false }
                bump()
            }
        }
        effectSpecifiers()
        if eat(.arrow) {
            guard certainly({ $0.type() }) else { return false }
            ellipsis()
            effectSpecifiers()
        }
        return at(.in)
    }

    /// `[weak a, b = c]`
    private mutating func captureList() {
        let start = mark()
        bracketed(.rightSquare) { parser in
            while !parser.at(.rightSquare), !parser.atEnd {
                parser.capture()
                guard parser.eat(.comma) else { break }
            }
        }
        finish(.captureList, start)
    }

    /// `weak a`, `unowned(safe) b = c`
    private mutating func capture() {
        let start = mark()
        let isModified = ![.comma, .equal, .rightSquare].contains(next.kind)
        if at(.weak), isModified {
            bump(as: .keyword)
        } else if at(.unowned), isModified {
            bump(as: .keyword)
            if at(.leftParen) { bumpBracket(BracketWords(words: ["safe", "unsafe"])) }
        }
        let name = mark()
        if !eat(.identifier) { expect(.self) }
        if isModified {
            // The compiler's parser takes any name of a declaration here.
            argumentNames()
            genericArgumentsIfPresent(name, .basic)
        }
        if eat(.equal) { expression() }
        finish(.capture, start)
    }

    /// True at `any A.B` and `sending some A<B>`, which are types without a name.
    private var startsTypeOfParameter: Bool {
        let start = at(.sending) ? 1 : 0
        switch peek(start).keyword {
        case .any, .each, .some: break
        default: return false
        }
        let end = peek(start + 2)
        return peek(start + 1).kind == .identifier && (end.kind == .period || text(end, is: "<"))
    }

    /// True at `sending @A B`
    private var startsAttributedType: Bool {
        var distance = 0
        while [.sending, .isolated, ._const].contains(peek(distance).keyword) { distance += 1 }
        return distance > 0 && peek(distance).kind == .atSign
    }

    /// `a`, `_ a: A`, `@B a: A...`
    private mutating func closureParameter() {
        let start = mark()
        attributes()
        parameterModifiers(isClosure: true)
        if at(.repeat) && (next.keyword == .each || next.keyword == .any) && peek(2).mayBeginType
            || startsAttributedType
            || startsTypeOfParameter
        {
            type()
        } else {
            if current.isArgumentLabel || at(.dollarIdentifier) { bumpName() }
            if current.isArgumentLabel || at(.dollarIdentifier) { bumpName() }
        }
        // A type without a name is a mistake since Swift 6, and before it a warning.
        if eat(.colon) || at(.leftSquare) || at(.leftParen) || at(operator: "~") {
            type()
        } else {
            compositionRest()
        }
        ellipsis()
        finish(.closureParameter, start)
    }
}
