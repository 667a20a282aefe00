import Syntax

extension SourceFile {
    /// The tree in one line, for tests: `(call (member (name "a") "b") (arguments (argument (name "c"))))`.
    /// Words and literals of a node stand in quotes; punctuation is left out.
    public func outline(of id: NodeID) -> String {
        var parts = ["\(kind(id))"]
        let children = children(of: id)
        var next = 0
        for index in tokenIndices(of: id) {
            while next < children.count, tokenIndices(of: children[next]).isEmpty,
                tokenIndices(of: children[next]).lowerBound == index
            {
                parts.append(outline(of: children[next]))
                next += 1
            }
            if next < children.count, tokenIndices(of: children[next]).contains(index) {
                if tokenIndices(of: children[next]).upperBound == index + 1 {
                    parts.append(outline(of: children[next]))
                    next += 1
                }
                continue
            }
            let token = tokens[index]
            switch token.kind {
            case .identifier, .keyword, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringSegment,
                .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .unknown:
                parts.append("\"\(text(of: token))\"")
            default: break
            }
        }
        for child in children[next...] { parts.append(outline(of: child)) }
        return "(" + parts.joined(separator: " ") + ")"
    }
}
