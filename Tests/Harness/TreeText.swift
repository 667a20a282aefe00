import Syntax

extension SourceFile {
    /// The tree over lines, for goldens: each node's kind and its own tokens, with `‹›` where a child stands that follows
    /// below, or `‹3›` for three, and small ones in place: `member ‹name a› . b`. A node that is only another one has it
    /// behind a slash: `argument/name a`.
    ///
    /// The kind of a token is shown where its text does not tell: `set:keyword`.
    public var treeText: String {
        var lines: [String] = []
        write(root, indentation: "", to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(_ id: NodeID, indentation: String, to lines: inout [String]) {
        let (kinds, id) = line(of: id)
        let children = children(of: id)
        var words = [kinds]
        var below: [NodeID] = []
        // Of children in a row.
        var run = 0
        func endRun() {
            if run > 0 { words.append(run == 1 ? "‹›" : "‹\(run)›") }
            run = 0
        }
        func ownTokens(_ range: Range<Int>) {
            if !range.isEmpty { endRun() }
            words += range.map(shown)
        }
        var next = tokenIndices(of: id).lowerBound
        for child in children {
            ownTokens(next..<tokenIndices(of: child).lowerBound)
            next = tokenIndices(of: child).upperBound
            let (kinds, inner) = line(of: child)
            if children.count <= 3, self.children(of: inner).isEmpty {
                endRun()
                words.append("‹" + ([kinds] + tokenIndices(of: inner).map(shown)).joined(separator: " ") + "›")
            } else {
                run += 1
                below.append(child)
            }
        }
        ownTokens(next..<tokenIndices(of: id).upperBound)
        endRun()
        lines.append(indentation + words.joined(separator: " "))
        for child in below { write(child, indentation: indentation + "  ", to: &lines) }
    }

    /// The kind of a node and, while it is only another one, the kinds of those; and the last of them.
    private func line(of id: NodeID) -> (kinds: String, last: NodeID) {
        var kinds = "\(kind(id))"
        var id = id
        while case let inner = children(of: id), inner.count == 1, tokenIndices(of: inner[0]) == tokenIndices(of: id) {
            id = inner[0]
            kinds += "/\(kind(id))"
        }
        return (kinds, id)
    }

    private func shown(_ index: Int) -> String {
        let token = tokens[index]
        let text = text(of: token)
        switch token.kind {
        case .endOfFile: return "(end)"
        case .stringSegment, .regexLiteralPattern: return text.debugDescription
        default: return token.kind == Self.usualKind(of: token, text) ? text : "\(text):\(token.kind)"
        }
    }

    /// What a reader takes the text of a token for.
    private static func usualKind(of token: Token, _ text: String) -> TokenKind {
        if let kind = punctuation[text] { return kind }
        guard let first = text.unicodeScalars.first else { return .unknown }
        if token.keyword.isReserved { return .keyword }
        if first == "$" { return .dollarIdentifier }
        if first == "`" || first == "_" || first.properties.isAlphabetic { return .identifier }
        if first.properties.numericType != nil { return text.contains(".") ? .floatLiteral : .integerLiteral }
        return .binaryOperator
    }

    private static let punctuation: [String: TokenKind] = [
        "_": .wildcard, "\"": .stringQuote, "\"\"\"": .multilineStringQuote,
        "(": .leftParen, ")": .rightParen, "[": .leftSquare, "]": .rightSquare, "{": .leftBrace, "}": .rightBrace,
        ",": .comma, ":": .colon, "::": .colonColon, ";": .semicolon, ".": .period, "=": .equal, "->": .arrow,
        "...": .ellipsis, "@": .atSign, "\\": .backslash, "#": .pound, "?": .postfixQuestionMark,
        "!": .exclamationMark, "&": .prefixAmpersand, "#if": .poundIf, "#else": .poundElse,
        "#elseif": .poundElseif, "#endif": .poundEndif, "#available": .poundAvailable,
        "#unavailable": .poundUnavailable, "#sourceLocation": .poundSourceLocation,
    ]
}
