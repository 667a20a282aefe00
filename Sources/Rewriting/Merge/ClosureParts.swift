import Syntax

/// A closure of a file, taken apart: `{ @MainActor [captures] parameters in // comment` and a body.
struct ClosureParts {
    /// Empty for none.
    let attributes: Range<Int>
    let captures: NodeID?
    /// From the attributes or the capture list to the `in`; empty for none.
    let signature: Range<Int>
    /// Without what stands before them, and the `in`; empty for none.
    let parameters: Range<Int>
    /// Behind the `in` or the brace, on its line.
    let comments: [Comment]
    /// Without the spaces and line breaks around it; empty for none.
    let body: Range<Int>
    /// What its signature binds.
    let names: Set<String>
}

extension SourceFile {
    func closureParts(of node: NodeID) -> ClosureParts {
        let indices = tokenIndices(of: node)
        var last = indices.lowerBound
        var captures: NodeID?
        var signature = Int(tokens[last].end)..<Int(tokens[last].end)
        var parameters = signature
        var attributes = signature.lowerBound..<signature.lowerBound
        if let head = child(.closureSignature, of: node) {
            captures = child(.captureList, of: head)
            last = tokenIndices(of: head).upperBound - 1
            signature = range(of: head)
            let marks = children(of: head).filter { kind($0) == .attribute }
            if let one = marks.first, let other = marks.last {
                attributes = range(of: one).lowerBound..<range(of: other).upperBound
            }
            let first =
                (captures ?? marks.last).map { tokenIndices(of: $0).upperBound } ?? tokenIndices(of: head).lowerBound
            // The last token is the `in`.
            parameters =
                first < last
                ? Int(tokens[first].start)..<Int(tokens[last - 1].end) : signature.lowerBound..<signature.lowerBound
        }
        let closing = Int(tokens[indices.upperBound - 1].start)
        var start = Int(tokens[last].end)
        let ownLine = bytes[start..<closing].firstIndex(of: .lineFeed)
        var comments: [Comment] = []
        if let ownLine {
            comments = self.comments(before: last + 1).filter { $0.range.upperBound <= ownLine + 1 }
            if last + 1 < indices.upperBound - 1, Int(tokens[last + 1].start) < ownLine { comments = [] }
            start = comments.last?.range.upperBound ?? start
        }
        let isBlank = { (byte: UInt8) in byte == .space || byte == .tab || isLineBreak(byte) }
        let first = bytes[start..<closing].firstIndex { !isBlank($0) } ?? closing
        let end = bytes[first..<closing].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? first
        return ClosureParts(
            attributes: attributes, captures: captures, signature: signature, parameters: parameters,
            comments: comments, body: first..<end,
            names: boundNames(of: node))
    }

    /// The names that a closure's signature binds.
    func boundNames(of closure: NodeID) -> Set<String> {
        guard let head = child(.closureSignature, of: closure) else { return [] }
        var names: Set<String> = []
        for node in descendants(of: head) where kind(node) == .closureParameter || kind(node) == .capture {
            // `name: T`, `_ name: T`, `weak name = x`: the last word before the `:` or `=`.
            let words = tokenTexts(of: node)
            let end = words.firstIndex { $0 == ":" || $0 == "=" } ?? words.count
            if end > 0 { names.insert(words[end - 1]) }
        }
        return names
    }

    /// The texts of the tokens in some bytes.
    func tokenTexts(in range: Range<Int>) -> [String] {
        guard !range.isEmpty else { return [] }
        var words: [String] = []
        var index = firstToken(endingAfter: range.lowerBound)
        while index < tokens.count, Int(tokens[index].end) <= range.upperBound, tokens[index].kind != .endOfFile {
            words.append(text(of: tokens[index]))
            index += 1
        }
        return words
    }
}
