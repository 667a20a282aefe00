extension Parser {
    /// `<A, each B: C, let n: Int where …>`
    mutating func genericParameters() {
        guard at(prefix: "<") else { return }
        nested { parser in
            let start = parser.mark()
            parser.bump(prefix: .leftAngle)
            while !parser.at(prefix: ">"), !parser.atEnd {
                let parameter = parser.mark()
                parser.attributes()
                if parser.at(.each) || parser.at(.let) { parser.bump(as: .keyword) }
                if parser.at(.identifier) || parser.at(.self) || parser.at(.Self) {
                    parser.bumpName()
                } else {
                    parser.noteMissing()
                }
                if parser.eat(.colon) { parser.type() }
                parser.finish(.genericParameter, parameter)
                guard parser.eat(.comma) else { break }
            }
            parser.whereClause()
            if parser.at(prefix: ">") { parser.bump(prefix: .rightAngle) } else { parser.noteMissing() }
            parser.finish(.genericParameters, start)
        }
    }

    /// `<A, 3, repeat each B>`. Gives false where these are no generic arguments.
    mutating func genericArguments() -> Bool {
        // A `<` is tried once, however many of them enclose it.
        at(prefix: "<") && once(.genericArguments) { $0.angleBrackets() }
    }

    private mutating func angleBrackets() -> Bool {
        bump(prefix: .leftAngle)
        while !at(prefix: ">") {
            guard genericArgument() else { return false }
            guard eat(.comma) else { break }
        }
        guard at(prefix: ">") else {
            noteMissing()
            return false
        }
        bump(prefix: .rightAngle)
        return true
    }

    /// `A`, `3`, `-3`
    mutating func genericArgument(scalar: Bool = false) -> Bool {
        if at(.integerLiteral) || at(operator: "-") && next.kind == .integerLiteral {
            if !at(.integerLiteral) { bump(as: .prefixOperator) }
            bump()
            return true
        }
        guard scalar else { return type() }
        let start = mark()
        let isType = scalarType()
        finish(.type, start)
        return isType
    }

    /// `<A, B>` behind an expression, where what follows shows that it is no comparison.
    mutating func genericArgumentsIfPresent(_ start: Mark) {
        if takeGenericArguments() { finish(.specialization, start) }
    }

    /// Takes `<A, B>` if what stands behind it is no operand. Behind the name of a macro, no operand begins a line.
    @discardableResult
    mutating func takeGenericArguments(ofMacro isOfMacro: Bool = false) -> Bool {
        // `a <~ b` and `a <> b` are operators, `A<-1>` holds a number.
        guard at(operator: "<") || at(prefix: "<") && bytes[Int(current.start) + 1] == UInt8(ascii: "-") else {
            return false
        }
        let areTaken = lookingAhead { parser in
            guard parser.genericArguments() else { return false }
            return parser.current.followsGenericArguments(in: parser.bytes)
                || isOfMacro && parser.current.isFirstOnLine
        }
        return areTaken && genericArguments()
    }

    /// `where A: B, C == D`
    mutating func whereClause() {
        guard at(.where) else { return }
        let start = mark()
        bump()
        repeat {
            if at(.leftBrace) { break }
            genericRequirementSide()
            if eat(.colon) {
                if !layoutConstraint() { type() }
            } else if at(.equal) || current.kind.isOperator && text(current, is: "==") {
                bump()
                genericRequirementSide()
            } else {
                noteMissing()
            }
        } while eat(.comma)
        finish(.whereClause, start)
    }

    private mutating func genericRequirementSide() { _ = genericArgument() }

    /// `_Trivial(64, 8)`, `_Class`, in attributes of the standard library
    private mutating func layoutConstraint() -> Bool {
        guard at(.identifier), text(current, isOneOf: Parser.layouts) else { return false }
        bump(as: .keyword)
        if at(.leftParen) { bumpBalanced() }
        return true
    }

    private static let layouts: [StaticString] = [
        "_Trivial", "_TrivialAtMost", "_TrivialStride", "_UnknownLayout", "_RefCountedObject",
        "_NativeRefCountedObject", "_Class", "_NativeClass", "_BridgeObject",
    ]

    /// `: A, B & C, @unchecked Sendable, ~Copyable`
    mutating func inheritanceClause() {
        guard at(.colon) else { return }
        let start = mark()
        bump()
        repeat {
            if at(.leftBrace) || at(.where) { break }
            if at(.class), next.kind == .leftBrace || next.kind == .comma || next.keyword == .where {
                bump()
            } else {
                type(isInherited: true)
            }
        } while eat(.comma)
        finish(.inheritanceClause, start)
    }
}

extension Token {
    /// True for what can stand behind `A<B>` in an expression, and hardly behind `a < b >`.
    func followsGenericArguments(in bytes: [UInt8]) -> Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .postfixQuestionMark, .colon:
            true
        case .binaryOperator: end - start == 1 && bytes[Int(start)] == UInt8(ascii: "&")
        case .leftParen, .leftSquare: !isFirstOnLine
        default: false
        }
    }
}
