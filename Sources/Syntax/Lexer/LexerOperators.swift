/// Operators, and the marks that would be operators if they stood elsewhere.
extension Lexer {
    /// The longest operator here. A regular expression or a comment inside of it ends it.
    mutating func lexOperator() {
        let start = position
        var end = endOfOperator(from: start)
        // Where an expression is expected, the first `/` begins a regular expression, if it can.
        if let slash = bytes[start..<end].firstIndex(where: { $0 == "/" }),
            let regex = regex(at: slash, inOperator: start..<end)
        {
            if slash > start {
                position = slash
                emit(operatorKind(start..<slash), from: start)
            }
            return emit(regex)
        }
        if end - start > 2, let comment = (start + 1..<end).first(where: bytes.isCommentStart) { end = comment }
        position = end
        emit(operatorKind(start..<end), from: start)
    }

    /// Where the operator characters end. A `.` stands only in operators that begin with one.
    private mutating func endOfOperator(from start: Int) -> Int {
        let isDotted = bytes[start] == "."
        let known = isDotted ? lookahead.dottedOperatorEnd : lookahead.operatorEnd
        if start < known { return known }
        let bytes = bytes
        var end = start
        while true {
            end += bytes[end] < 0x80 ? 1 : bytes.scalar(at: end).length
            guard end < bytes.count, isDotted || bytes[end] != "." else { break }
            if bytes.has("<#", at: end), lookahead.placeholderEnd.end(from: end, bytes.searchPlaceholderEnd) != nil {
                break
            }
            guard bytes[end] < 0x80 ? bytes[end].isOperatorHead : bytes.scalar(at: end).scalar?.isOperatorTail == true
            else { break }
        }
        lookahead.otherSteps += end - start
        if isDotted { lookahead.dottedOperatorEnd = end } else { lookahead.operatorEnd = end }
        return end
    }

    /// Binary if both sides are bound or both are not, else prefix or postfix, but for a few that are no operators.
    private func operatorKind(_ range: Range<Int>) -> TokenKind {
        let isLeftBound = bytes.isLeftBound(range.lowerBound)
        let isRightBound = bytes.isRightBound(range.upperBound, isLeftBound: isLeftBound)
        switch (range.count, bytes[range.lowerBound]) {
        case (1, "="): return .equal
        case (1, "."): return .period
        case (1, "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
        case (1, "&") where !isLeftBound && isRightBound: return .prefixAmpersand
        case (2, "-") where bytes[range.lowerBound + 1] == ">": return .arrow
        case (2..., _) where range.dropLast().contains { bytes[$0] == "*" && bytes[$0 + 1] == "/" }: return .unknown
        default: return isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
        }
    }
}

extension SourceBytes {
    /// True if nothing separates what begins here from what stands before it.
    func isLeftBound(_ start: Int) -> Bool {
        switch byte(before: start) {
        case 0, " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":": false
        case "/": byte(before: start - 1) != "*"
        case 0xA0: byte(before: start - 1) != 0xC2
        // The mark with which a file in UTF-8 may begin
        case 0xBF: start != 3 || self[0] != 0xEF || self[1] != 0xBB
        default: true
        }
    }

    /// True if nothing separates what ends here from what stands behind it.
    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch byte(at: end) {
        case 0, " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":": false
        // `x^.y` is `(x^).y`, and `^.y` is `^(.y)`.
        case ".": !isLeftBound
        case "/": !isCommentStart(end)
        case 0xC2: byte(at: end + 1) != 0xA0
        default: true
        }
    }

    fileprivate func isCommentStart(_ offset: Int) -> Bool {
        self[offset] == "/" && (byte(at: offset + 1) == "/" || byte(at: offset + 1) == "*")
    }

    /// Searches the line for the end of a placeholder.
    fileprivate func searchPlaceholderEnd(from start: Int) -> (stop: Int, isFound: Bool) {
        var offset = start
        while offset < count, self[offset] != "\n" {
            if has("#>", at: offset) { return (offset + 1, true) }
            offset += 1
        }
        return (offset, false)
    }
}
