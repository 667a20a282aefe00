import Syntax

// What is asked of the Swift that stands in the statements of a page.
extension SourceFile {
    /// The tokens of a list without its brackets; nil if it is not closed.
    func inside(_ list: NodeID) -> Range<Int>? {
        let tokens = tokenIndices(of: list)
        let inner = children(of: list).map { tokenIndices(of: $0).upperBound }.max() ?? 0
        guard tokens.count > 1, inner < tokens.upperBound, self.tokens[tokens.upperBound - 1].kind.closes else {
            return nil
        }
        return tokens.lowerBound + 1..<tokens.upperBound - 1
    }

    /// The parts between the commas of some tokens, those within brackets left out. None for no tokens.
    func parts(_ tokens: Range<Int>) -> [Range<Int>] {
        if tokens.isEmpty { return [] }
        var parts: [Range<Int>] = []
        var start = tokens.lowerBound
        var depth = 0
        for index in tokens {
            let kind = self.tokens[index].kind
            if kind.opens { depth += 1 }
            if kind.closes { depth -= 1 }
            guard kind == .comma, depth == 0 else { continue }
            parts.append(start..<index)
            start = index + 1
        }
        return parts + [start..<tokens.upperBound]
    }

    /// The text of some tokens; empty for none.
    func text(ofTokens tokens: Range<Int>) -> String {
        tokens.isEmpty
            ? "" : text(Int(self.tokens[tokens.lowerBound].start)..<Int(self.tokens[tokens.upperBound - 1].end))
    }

    /// What is left from a token on; empty for nothing.
    func rest(from token: Int) -> String { text(ofTokens: token..<max(token, tokens.count - 1)) }

    /// True if all of a node is there, and is Swift.
    func isWhole(_ node: NodeID) -> Bool {
        let isGood = { ![.unexpected, .missing, .placeholder].contains(kind($0)) }
        return !tokenIndices(of: node).isEmpty && isGood(node) && descendants(of: node).allSatisfy(isGood)
    }
}

extension TokenKind {
    fileprivate var opens: Bool { [.leftParen, .leftSquare, .leftBrace, .leftAngle].contains(self) }
    fileprivate var closes: Bool { [.rightParen, .rightSquare, .rightBrace, .rightAngle].contains(self) }
}

extension String {
    /// `if` for `` `if` ``.
    var withoutBackticks: String { filter { $0 != "`" } }
}
