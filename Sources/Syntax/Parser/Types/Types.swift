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
    /// The same function tries and parses: a try is a parse that is taken back. What a declaration inherits may stand on
    /// the line after its `nonisolated`.
    @discardableResult
    mutating func type(isInherited: Bool = false) -> Bool {
        guard !isDeepest else {
            noteMissing()
            return false
        }
        depth += 1
        defer { depth -= 1 }
        let start = mark()
        // `repeat each T`
        eat(.repeat)
        let isType = scalarType(isInherited: isInherited)
        finish(.type, start)
        return isType
    }

    /// `@escaping (A, b: B) async throws -> C`, `some A & B`
    mutating func scalarType(isInherited: Bool = false) -> Bool {
        var starts = typeSpecifiers(isInherited: isInherited) + typeAttributes()
        if at(.nonisolated) { starts += typeSpecifiers() }
        let isType = functionType()
        // Of `a -> @B C -> @B …` each is tried once.
        if !isType, modes.isLookingAhead { noteFailure(of: .type, at: starts) }
        return isType
    }

    /// `(A) async throws -> B`, `some A & B`
    private mutating func functionType() -> Bool {
        guard compositionType() else { return false }
        guard atFunctionArrow else { return true }
        effectSpecifiers()
        bump()
        return type()
    }

    /// `inout`, `borrowing`, `isolated`, `nonisolated(nonsending)`, before a type. Gives their indices into `lexed`.
    private mutating func typeSpecifiers(isInherited: Bool = false) -> [Int] {
        var starts: [Int] = []
        while startsSpecifiedType(isInherited: isInherited) {
            let start = position
            switch current.keyword {
            case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending:
                bump(as: .keyword)
            case .nonisolated
            where next.kind != .leftParen || !next.isFirstOnLine && text(peek(2), is: "nonsending"):
                bump(as: .keyword)
                if at(.leftParen) {
                    if modes.isLookingAhead { skipBalanced() } else { bumpBracket(BracketWords(words: ["nonsending"])) }
                }
            default: return starts
            }
            starts.append(start)
        }
        return starts
    }

    /// True if the word at hand may stand before a type, because a type follows it.
    private func startsSpecifiedType(isInherited: Bool) -> Bool {
        if at(.nonisolated), next.isFirstOnLine, !isInherited { return false }
        return switch next.kind {
        case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: true
        case .keyword: next.isTypeKeyword || next.keyword == .inout || next.keyword == .repeat
        case .prefixOperator: isTilde(next)
        case .binaryOperator: isInherited && isTilde(next)
        default: false
        }
    }

    /// Takes attributes. Gives the indices into `lexed` where they begin.
    private mutating func typeAttributes() -> [Int] {
        var starts: [Int] = []
        while atAttribute {
            starts.append(position)
            attribute(on: .type)
        }
        return starts
    }

    /// True if what begins here, with an attribute or a specifier, is a type.
    mutating func startsType() -> Bool { !hasFailed(.type) && lookingAhead { $0.type() } }

    /// `each A`, `some A & B`
    private mutating func compositionType() -> Bool {
        // An element of a pack composes nothing.
        if at(.each), startsConstraint {
            bump(as: .keyword)
            return simpleType()
        }
        if at(.some) || at(.any), startsConstraint { bump(as: .keyword) }
        guard simpleType() else { return false }
        // `&b` on a line of its own is an argument that nobody takes.
        while at(operator: "&") || at(.prefixAmpersand) && !current.isFirstOnLine {
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

    /// `~A`, `A.B<C>?`, `(A, b: B)`, `[A]`, `[A: B]`, `A.Type`. As the root of a key path it has no members.
    @discardableResult
    mutating func simpleType(isRoot: Bool = false) -> Bool {
        if at(operator: "~") { bump(as: .prefixOperator) }
        guard typeBase() else { return false }
        while true {
            switch current.kind {
            case .period where !isRoot || next.keyword == .Type || next.keyword == .Protocol:
                guard bumpPeriod() else { return true }
                let hasModule = moduleSelector()
                guard at(.identifier) || at(.keyword) else {
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

    private mutating func typeBase() -> Bool {
        switch current.kind {
        case .wildcard,
            .keyword where at(.Any) && next.kind != .colonColon:
            bump()
            return true
        case .identifier, .colonColon,
            .keyword where at(.Self) || next.kind == .colonColon:
            if !moduleSelector() {
                if !at(.colonColon) { bump() }
            } else if at(.identifier) || at(.keyword) {
                bumpName()
            }
            return at(prefix: "<") ? genericArguments() : true
        case .leftParen, .leftSquare: return bracketedType()
        default:
            noteMissing()
            return false
        }
    }

    /// A type in brackets. What was tried once is known the next time, so that brackets in brackets stay cheap.
    private mutating func bracketedType() -> Bool {
        once(.bracketedType) { $0.at(.leftParen) ? $0.tupleType() : $0.collectionType() }
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
        if atParameterName {
            bumpName()
            if current.isArgumentLabel { bumpName() }
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
