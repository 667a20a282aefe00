extension Token {
    /// True at `Any` and `Self`.
    fileprivate var isTypeKeyword: Bool { keyword == .Any || keyword == .Self }

    /// False for what cannot begin a type, wherever it stands.
    var mayBeginType: Bool {
        switch kind {
        case .identifier, .colonColon, .wildcard, .leftParen, .leftSquare, .atSign: true
        case .keyword: keyword != .throws && keyword != .rethrows
        case .prefixOperator: end - start == 1
        default: false
        }
    }
}

extension Parser {
    /// Parses a type. Gives false, having consumed what it could, where no type stands.
    ///
    /// The same function tries and parses: a try is a parse that is taken back.
    @discardableResult
    mutating func type() -> Bool { type(in: nil) }

    /// A type, which stands in an expression unless `place` is nil.
    @discardableResult
    mutating func type(in place: ExpressionPlace?) -> Bool {
        let isType = typeWithoutEllipsis()
        // The compiler's parser takes `A...` for a type everywhere.
        if !mayCompare, text(current, is: "..."), at(.postfixOperator) || !startsRange(in: place) { ellipsis() }
        return isType
    }

    /// True if the `...` at hand is an operator: its operand follows.
    private mutating func startsRange(in place: ExpressionPlace?) -> Bool {
        if at(.prefixOperator), current.isFirstOnLine { return true }
        return lookingAhead { parser in
            parser.bump()
            guard let place else {
                return !parser.at(.leftBrace) && !parser.current.isFirstOnLine && parser.atExpression()
            }
            return parser.at(.leftBrace) ? parser.atTrailingClosure(place) : parser.atExpression()
        }
    }

    @discardableResult
    private mutating func typeWithoutEllipsis() -> Bool {
        guard depth < Parser.maximumDepth else {
            noteMissing()
            return false
        }
        depth += 1
        defer { depth -= 1 }
        let start = mark()
        // `repeat each T`
        eat(.repeat)
        let isType = scalarType()
        finish(.type, start)
        return isType
    }

    /// `@escaping (A, b: B) async throws -> C`, `some A & B`
    mutating func scalarType() -> Bool {
        var starts = typeSpecifiers() + typeAttributes()
        if at(.nonisolated), startsSpecifiedType { starts += typeSpecifiers() }
        let isType = functionType()
        // Of `a -> @B C -> @B …` each is tried once.
        if !isType, isLookingAhead { notType.formUnion(starts) }
        return isType
    }

    /// `(A) async throws -> B`, `some A & B`
    @discardableResult
    mutating func functionType() -> Bool {
        guard compositionType() else { return false }
        guard atFunctionArrow else { return true }
        effectSpecifiers()
        bump()
        // In `A -> B...` it is the whole that comes several times.
        return typeWithoutEllipsis()
    }

    /// `inout`, `borrowing`, `isolated`, `nonisolated(nonsending)`, before a type. Gives their indices into `lexed`.
    private mutating func typeSpecifiers() -> [Int] {
        var starts: [Int] = []
        while startsSpecifiedType {
            let start = position
            switch current.keyword {
            case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending:
                bump(as: .keyword)
            case .nonisolated
            where next.kind != .leftParen || !next.isFirstOnLine && text(peek(2), is: "nonsending"):
                bump(as: .keyword)
                if at(.leftParen) {
                    if isLookingAhead { skipBalanced() } else { bumpBracket(BracketWords(words: ["nonsending"])) }
                }
            default: return starts
            }
            starts.append(start)
        }
        return starts
    }

    /// True if the word at hand may stand before a type, because a type follows it.
    private var startsSpecifiedType: Bool {
        if next.isFirstOnLine, next.keyword == .repeat || at(.nonisolated) && inheritance == .none { return false }
        return switch next.kind {
        case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: true
        case .keyword:
            next.isTypeKeyword || next.keyword == .inout || next.keyword == .repeat
        case .prefixOperator: text(next, is: "~")
        default: at(.inout)
        }
    }

    /// Parses what can only be a type.
    mutating func certainly<Result>(_ body: (inout Parser) -> Result) -> Result {
        let wasCertain = isTypeCertain
        isTypeCertain = true
        defer { isTypeCertain = wasCertain }
        return body(&self)
    }

    /// True while a type is tried where the same text could be an expression.
    var mayCompare: Bool { isLookingAhead && !isTypeCertain }

    /// Takes attributes. Gives the indices into `lexed` where they begin.
    private mutating func typeAttributes() -> [Int] {
        var starts: [Int] = []
        while atAttribute {
            starts.append(position)
            attribute(onType: true)
        }
        return starts
    }

    /// True if what begins here, with an attribute or a specifier, is a type.
    mutating func startsType() -> Bool { !notType.contains(position) && lookingAhead { $0.type() } }

    /// `each A`, `some A & B`
    mutating func compositionType() -> Bool {
        // An element of a pack composes nothing.
        if at(.each), startsConstraint {
            bump(as: .keyword)
            return simpleType()
        }
        // In an expression `a<some>(b)` compares; only a type is known to be one.
        if at(.each) || at(.some) || at(.any), startsConstraint || mayCompare { bump(as: .keyword) }
        return simpleType() && compositionRest()
    }

    /// `& A & B`
    @discardableResult
    mutating func compositionRest() -> Bool {
        // `&b` on a line of its own is an argument that nobody takes.
        while at(operator: "&") || at(.prefixAmpersand) && !current.isFirstOnLine && !mayCompare {
            bump()
            guard simpleType() else { return false }
        }
        return true
    }

    var startsConstraint: Bool {
        switch next.kind {
        case .identifier, .leftParen, .leftSquare, .wildcard: true
        case .keyword: next.isTypeKeyword
        default: isTilde(next)
        }
    }

    func isTilde(_ token: Token) -> Bool { token.kind.isOperator && text(token, is: "~") }

    /// `~A`, `A.B<C>?`, `(A, b: B)`, `[A]`, `[A: B]`, `A.Type`. As the root of a key path it has no members, and a `<` that
    /// nothing closes compares.
    @discardableResult
    mutating func simpleType(isRoot: Bool = false) -> Bool {
        if at(operator: "~") {
            // In an expression `A<~B` compares; only a type is known to be one.
            if mayCompare, !at(.prefixOperator) || next.kind != .identifier && !next.isTypeKeyword { return false }
            bump(as: .prefixOperator)
        }
        guard typeBase(isRoot: isRoot) else { return false }
        while true {
            switch current.kind {
            case .period where !isRoot || next.keyword == .Type || next.keyword == .Protocol:
                guard bumpPeriod() else { return true }
                let hasModule = moduleSelector()
                guard at(.identifier) || at(.keyword) || hasModule && at(.wildcard) else {
                    noteMissing()
                    return false
                }
                if !hasModule, at(.Type) || at(.Protocol) {
                    bump(as: .keyword)
                    continue
                }
                if !hasModule, at(.self) { bump(as: .keyword) } else { bumpName() }
                if at(prefix: "<"), !genericArguments() { return false }
            case .postfixQuestionMark where !current.isFirstOnLine, .exclamationMark where !current.isFirstOnLine:
                bump()
            default:
                return true
            }
        }
    }

    private mutating func typeBase(isRoot: Bool) -> Bool {
        switch current.kind {
        case .wildcard,
            .keyword where at(.Any) && next.kind != .colonColon:
            bump()
            return true
        case .identifier, .colonColon,
            .keyword where at(.Self) || next.kind == .colonColon:
            if !moduleSelector() {
                if !at(.colonColon) { bump() }
            } else if mayCompare, at(.keyword), !at(.Self), !at(.Any) {
                return false
            } else if at(.identifier) || at(.keyword) || at(.wildcard) {
                bumpName()
            }
            guard at(prefix: "<") else { return true }
            return isRoot && !startsGenericRoot || genericArguments()
        case .leftParen, .leftSquare: return bracketedType()
        default:
            noteMissing()
            return false
        }
    }

    /// True if what begins here with `<` belongs to the root of a key path, and no operand follows it.
    private var startsGenericRoot: Bool {
        mutating get {
            lookingAhead { parser in
                guard parser.certainly({ $0.genericArguments() }) else { return false }
                if parser.current.followsGenericArguments(in: parser.bytes) { return true }
                return parser.current.isFirstOnLine && !parser.isInParentheses || !parser.atExpression()
            }
        }
    }

    /// A type in brackets. What was tried once is known the next time, so that brackets in brackets stay cheap.
    mutating func bracketedType() -> Bool {
        let start = position
        if isLookingAhead, let isType = triedBrackets[start] {
            if isType { skipBalanced() }
            return isType
        }
        let isType = at(.leftParen) ? tupleType() : collectionType()
        if isLookingAhead { triedBrackets[start] = isType }
        return isType
    }

    /// `(a: A, _ b: B..., C)`
    private mutating func tupleType() -> Bool {
        bracketed(.rightParen) { parser in
            while !parser.at(.rightParen), !parser.atEnd {
                guard parser.tupleTypeElement() else { return false }
                guard parser.eat(.comma) else { break }
            }
            return parser.at(.rightParen)
        }
    }

    /// `A`, `a: A`, `_ b: B...`
    mutating func tupleTypeElement() -> Bool {
        if atParameterName(isClosure: false) {
            bumpName()
            if current.isArgumentLabel || at(.dollarIdentifier) { bumpName() }
            guard eat(.colon) else {
                noteMissing()
                return false
            }
        }
        guard type() else { return false }
        ellipsis()
        return true
    }

    /// `[A]`, `[A: B]`, `[3 of A]`
    mutating func collectionType() -> Bool {
        bracketed(.rightSquare) { parser in
            guard parser.genericArgument() else { return false }
            if parser.text(parser.current, is: "of"), !parser.current.isFirstOnLine {
                parser.bump(as: .keyword)
                guard parser.genericArgument() else { return false }
            } else if parser.eat(.colon), !parser.type() {
                return false
            }
            return parser.at(.rightSquare)
        }
    }

    /// `...` behind a type
    mutating func ellipsis() {
        if at(.ellipsis) || current.kind.isOperator && text(current, is: "...") { bump(as: .ellipsis) }
    }
}
