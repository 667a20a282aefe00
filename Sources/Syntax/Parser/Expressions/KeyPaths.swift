extension Parser {
    /// `\A.b[c]?.d`
    mutating func keyPath() {
        let start = mark()
        bump()
        if !at(prefix: "."), !at(.period) { simpleType(isRoot: true) }
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
            } else if at(.period) {
                guard bumpPeriod() else { return finish(.keyPath, start) }
                if !eat(.integerLiteral), !eatWholeNumber(), !eat(.self) { declarationName(keywords: true) }
                takeGenericArguments()
            } else {
                return finish(.keyPath, start)
            }
        }
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
