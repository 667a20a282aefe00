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
        attributes(on: .closure)
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
        while atAttribute { attribute(on: .closure) }
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
        if eat(.arrow), !type() { return false }
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
        if !eat(.identifier) { expect(.self) }
        if eat(.equal) { expression() }
        finish(.capture, start)
    }

    /// `a`, `_ a: A`, `@B a: A...`
    private mutating func closureParameter() {
        let start = mark()
        attributes()
        while [.isolated, .sending, ._const].contains(current.keyword), next.isArgumentLabel || next.mayBeginType {
            modifier()
        }
        if startsUnnamedType {
            type()
        } else {
            if current.isArgumentLabel { bumpName() }
            if current.isArgumentLabel { bumpName() }
            if eat(.colon) { type() }
        }
        ellipsis()
        finish(.closureParameter, start)
    }

    /// True at a type without a name, which is a mistake since Swift 6, and before it a warning.
    private var startsUnnamedType: Bool {
        switch current.keyword {
        case .any, .each, .repeat, .some: next.mayBeginType
        default: at(.leftSquare) || at(.leftParen) || at(.atSign)
        }
    }
}
