extension Parser {
    /// Parses a type. Gives false, having consumed what it could, where no type stands.
    ///
    /// The same function tries and parses: a try is a parse that is taken back.
    @discardableResult
    mutating func type() -> Bool {
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
        typeSpecifiers()
        typeAttributes()
        if at(.nonisolated), startsSpecifiedType { typeSpecifiers() }
        guard compositionType() else { return false }
        guard at(.arrow) || at(.throws) || at(.rethrows) || atEffectBeforeArrow else { return true }
        guard
            lookingAhead({
                $0.effectSpecifiers(); return $0.at(.arrow)
            })
        else { return true }
        effectSpecifiers()
        bump()
        return type()
    }

    private var atEffectBeforeArrow: Bool {
        (at(.async) || at(.reasync)) && (next.kind == .arrow || next.keyword == .throws || next.keyword == .rethrows)
    }

    /// `inout`, `borrowing`, `isolated`, `nonisolated(nonsending)`, before a type
    private mutating func typeSpecifiers() {
        while startsSpecifiedType {
            switch current.keyword {
            case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending:
                bump(as: .keyword)
            case .nonisolated where !(next.kind == .leftParen && next.isFirstOnLine):
                bump(as: .keyword)
                if at(.leftParen) { bumpBracket(BracketWords(words: ["nonsending"])) }
            default: return
            }
        }
    }

    /// True if the word at hand may stand before a type, because a type follows it.
    private var startsSpecifiedType: Bool {
        switch next.kind {
        case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: true
        case .keyword:
            next.keyword == .Any || next.keyword == .Self || next.keyword == .inout || next.keyword == .repeat
        case .prefixOperator: text(next, is: "~")
        default: at(.inout)
        }
    }

    private mutating func typeAttributes() {
        while atAttribute { attribute(onType: true) }
    }

    /// True at an attribute if a type follows it and those behind it.
    mutating func atAttributedType() -> Bool {
        if notType.contains(position) { return false }
        return lookingAhead { parser in
            var attributes: [Int] = []
            while parser.atAttribute {
                attributes.append(parser.position)
                parser.attribute(onType: true)
            }
            if parser.type() { return true }
            parser.notType.formUnion(attributes)
            return false
        }
    }

    /// `each A`, `some A & B`
    private mutating func compositionType() -> Bool {
        if at(.each) || at(.some) || at(.any), startsConstraint { bump(as: .keyword) }
        guard simpleType() else { return false }
        while at(operator: "&") || at(.prefixAmpersand) {
            bump()
            guard simpleType() else { return false }
        }
        return true
    }

    private var startsConstraint: Bool {
        switch next.kind {
        case .identifier, .leftParen, .leftSquare, .wildcard: true
        case .keyword: next.keyword == .Any || next.keyword == .Self
        default: next.kind.isOperator && text(next, is: "~")
        }
    }

    /// `~A`, `A.B<C>?`, `(A, b: B)`, `[A]`, `[A: B]`, `A.Type`
    @discardableResult
    mutating func simpleType(members: Bool = true, forAttribute: Bool = false) -> Bool {
        if at(operator: "~") {
            // In an expression `A<~B` compares; only a type is known to be one.
            if isLookingAhead, !at(.prefixOperator) { return false }
            bump(as: .prefixOperator)
        }
        guard typeBase() else { return false }
        while true {
            switch current.kind {
            case .period where members || next.keyword == .Type || next.keyword == .Protocol:
                let isCut = next.start > current.end && touchesPrevious && next.isFirstOnLine
                bump()
                if isCut {
                    noteMissing()
                    return true
                }
                let hasModule = moduleSelector()
                guard at(.identifier) || at(.keyword) else {
                    noteMissing()
                    return false
                }
                if !hasModule, at(.Type) || at(.Protocol) || at(.self) { bump(as: .keyword) } else { bumpName() }
                if at(prefix: "<"), !genericArguments() { return false }
            case .postfixQuestionMark where !forAttribute && !current.isFirstOnLine,
                .exclamationMark where !forAttribute && !current.isFirstOnLine:
                bump()
            default:
                return true
            }
        }
    }

    private mutating func typeBase() -> Bool {
        switch current.kind {
        case .identifier, .colonColon:
            let hasModule = moduleSelector()
            if at(.identifier) || at(.keyword) || hasModule && at(.wildcard) { bumpName() }
            return at(prefix: "<") ? genericArguments() : true
        case .keyword where at(.Self) || at(.Any) || next.kind == .colonColon:
            if moduleSelector() { bumpName() } else { bump() }
            return at(prefix: "<") ? genericArguments() : true
        case .wildcard:
            bump()
            return true
        case .leftParen, .leftSquare: return bracketedType()
        default:
            noteMissing()
            return false
        }
    }

    /// A type in brackets. What was tried once is known the next time, so that brackets in brackets stay cheap.
    private mutating func bracketedType() -> Bool {
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
        let opener = position
        bump()
        while !at(.rightParen), !atEnd {
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
            guard eat(.comma) else { break }
        }
        guard eat(.rightParen) else {
            if !isLookingAhead { expectCloser(.rightParen, of: opener) }
            return false
        }
        return true
    }

    /// `[A]`, `[A: B]`, `[3 of A]`
    mutating func collectionType() -> Bool {
        bump()
        guard genericArgument() else { return false }
        if text(current, is: "of"), !current.isFirstOnLine {
            bump(as: .keyword)
            guard genericArgument() else { return false }
        } else if eat(.colon), !type() {
            return false
        }
        guard eat(.rightSquare) else {
            noteMissing()
            return false
        }
        return true
    }

    /// `...` behind a type
    mutating func ellipsis() {
        if at(.ellipsis) || current.kind.isOperator && text(current, is: "...") { bump(as: .ellipsis) }
    }

    /// `async`, `throws(E)`, `rethrows`, in any order
    mutating func effectSpecifiers() {
        while at(.async) || at(.reasync) || at(.throws) || at(.rethrows) || at(.await) || at(.try) {
            let isThrows = at(.throws)
            bump(as: .keyword)
            if isThrows, at(.leftParen) {
                if isLookingAhead {
                    skipBalanced()
                    continue
                }
                let opener = position
                bump()
                type()
                expectCloser(.rightParen, of: opener)
            }
        }
    }

    /// `-> A`, also `-> <T: P> A`
    mutating func resultType() {
        guard at(.arrow) else { return }
        bump()
        if at(prefix: "<") { genericParameters() }
        type()
    }
}
