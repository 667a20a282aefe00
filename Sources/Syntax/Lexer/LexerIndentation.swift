/// The indentation of multi-line strings, which the line of the closing quote decides.
extension Lexer {
    /// Makes trivia of the last line break of a multi-line string and of the indentation of its lines, as the parser
    /// of swift-syntax does. Called between the last segment and the closing quote.
    mutating func giveIndentationToTrivia(of literal: Enclosure.StringLiteral) {
        // An array of its own: a slice that is still in use would have all open segments copied.
        var segments = Array(openSegments[literal.firstSegment...])
        openSegments.removeLast(segments.count)
        // A quote that does not begin its line is a mistake, and shows no indentation.
        guard let last = segments.popLast(), tokens[last].isFirstOnLine else { return }

        if let previous = segments.last {
            let range = tokens[previous].range
            let lineBreak = bytes[range].reversed().prefix(while: \.isLineBreak).count
            tokens[previous] = tokens[previous].cut(to: range.lowerBound..<range.upperBound - lineBreak)
            // To escape the last line break is a mistake too, and the line is left alone.
            if lineBreak == 0, literal.pounds == 0 { segments.removeLast() }
        }
        let indentation = tokens[last].range.lowerBound..<indentationEnd(of: last)
        if indentation == tokens[last].range {
            tokens.removeLast()
            isFirstOnLine = true
        } else {
            segments.append(last)
        }
        for segment in segments where tokens[segment].isFirstOnLine {
            let range = tokens[segment].range
            let isIndented = bytes[range].starts(with: bytes[indentation])
            let start = isIndented ? range.lowerBound + indentation.count : indentationEnd(of: segment)
            tokens[segment] = tokens[segment].cut(to: start..<range.upperBound)
        }
    }

    /// The end of the spaces and tabs with which a segment begins.
    private func indentationEnd(of segment: Int) -> Int {
        let range = tokens[segment].range
        return range.first { !bytes[$0].isSpaceOrTab } ?? range.upperBound
    }
}

extension Token {
    fileprivate func cut(to range: Range<Int>) -> Token {
        Token(kind: kind, isFirstOnLine: isFirstOnLine, start: range.lowerBound, end: range.upperBound)
    }
}
