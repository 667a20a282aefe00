extension Parser {
    /// `\A.b[c]?.d`
    mutating func keyPath() {
        let start = mark()
        bump()
        if !at(prefix: "."), !at(.period) { keyPathRoot() }
        var mayFollowType = true
        var mayBeginPath = true
        while true {
            if at(.leftSquare), !current.isFirstOnLine {
                arguments(.subscriptArguments)
                mayFollowType = false
            } else if mayBeginPath, at(.period), next.kind == .leftSquare {
                bump()
                arguments(.subscriptArguments)
                mayFollowType = false
                mayBeginPath = false
            } else if at(.leftParen), !current.isFirstOnLine {
                // A method with its arguments, which the compiler takes and swift-syntax does not yet.
                arguments(.arguments)
            } else if atClosureOfKeyPath {
                trailingClosures(.basic, alone: true)
            } else if at(.postfixQuestionMark) || at(.exclamationMark) {
                bump()
                mayFollowType = false
            } else if let marks = marksOfOptionalPath(mayFollowType) {
                if at(prefix: ".") {
                    bump(prefix: .period)
                    mayBeginPath = false
                }
                for _ in 0..<marks {
                    let isForced = bytes[Int(current.start)] == UInt8(ascii: "!")
                    bump(prefix: isForced ? .exclamationMark : .postfixQuestionMark)
                }
                mayFollowType = false
            } else if mayBeginPath, tokens.last?.kind == .backslash, at(prefix: "."), !at(.binaryOperator),
                !current.isFirstOnLine
            {
                // `\.+.a`: the operator begins behind the period.
                bump(prefix: .period)
            } else if at(.period) {
                guard bumpPeriod() else { return finish(.keyPath, start) }
                if !eat(.integerLiteral), !eatWholeNumber(), !eat(.self) { declarationName(keywords: true) }
                takeGenericArguments()
            } else {
                return finish(.keyPath, start)
            }
        }
    }

    /// True at a closure that the compiler takes for the key path's: more follows of what the path stands in.
    private var atClosureOfKeyPath: Bool {
        mutating get {
            guard at(.leftBrace), atTrailingClosure(.statementHead) else { return false }
            let next = tokenBehindBracket
            return isInParentheses || next.kind == .comma || next.keyword == .where
                || !current.isFirstOnLine && !next.isFirstOnLine
        }
    }

    /// `A`, `[A]`. The compiler's parser takes any operand, and lets the type checker ask for a type.
    private mutating func keyPathRoot() {
        let isType =
            switch current.kind {
            case .leftParen, .leftSquare: lookingAhead { $0.simpleType(isRoot: true) }
            case .identifier, .colonColon, .wildcard: true
            case .keyword: at(.Self) || at(.Any) || next.kind == .colonColon || !atExpression()
            default: current.kind.isOperator || !atExpression()
            }
        if isType { simpleType(isRoot: true) } else { primary(.basic) }
        argumentNames()
    }

    /// How many `?` and `!` follow in an operator like `.?!`, or `.?.` of which the second period begins a member. The
    /// period before them is possible only behind the type, or where nothing follows for a binary operator to take.
    private func marksOfOptionalPath(_ mayFollowType: Bool) -> Int? {
        guard current.kind.isOperator else { return nil }
        var text = bytes[current.range]
        // `\a ?? b`
        if at(.binaryOperator), !touchesPrevious, text.first != UInt8(ascii: ".") { return nil }
        if mayFollowType || at(.postfixOperator), text.first == UInt8(ascii: ".") { text.removeFirst() }
        let marks = text.prefix { "?!".utf8.contains($0) }
        // `\.a.?b`
        if at(.binaryOperator), marks.endIndex == text.endIndex, next.kind == .identifier { return nil }
        // What follows in the same operator begins with a period: a member, or an operator of its own.
        guard !marks.isEmpty, marks.endIndex == text.endIndex || text[marks.endIndex] == UInt8(ascii: ".") else {
            return nil
        }
        return marks.count
    }
}
