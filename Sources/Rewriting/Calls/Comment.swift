import Syntax

/// A comment of a file: `// …` without its line break, or `/* … */`.
struct Comment: Sendable, Equatable {
    let range: Range<Int>
    /// True for `//`, which ends only with its line.
    let endsLine: Bool
    /// True if nothing but spaces stands before it on its line.
    let isFirstOnLine: Bool
}

extension SourceFile {
    /// The comments that begin in some bytes, in the order of the text.
    func comments(in range: Range<Int>) -> [Comment] {
        var found: [Comment] = []
        var index = firstToken(endingAfter: range.lowerBound)
        while index < tokens.count {
            let trivia = trivia(before: index)
            if trivia.lowerBound >= range.upperBound { break }
            found += comments(inTrivia: trivia).filter { range.contains($0.range.lowerBound) }
            index += 1
        }
        return found
    }

    /// The comments before a token.
    func comments(before token: Int) -> [Comment] { comments(inTrivia: trivia(before: token)) }

    /// The index of the first token that ends after an offset; past the last one if there is none.
    func firstToken(endingAfter offset: Int) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].end) > offset { high = middle } else { low = middle + 1 }
        }
        // The last token has no text, and owns the trivia at the end.
        return min(low, tokens.count - 1)
    }

    private func comments(inTrivia trivia: Range<Int>) -> [Comment] {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        var found: [Comment] = []
        var index = trivia.lowerBound
        var isFirstOnLine = index == 0
        while index < trivia.upperBound {
            let next = index + 1 < trivia.upperBound ? bytes[index + 1] : 0
            guard bytes[index] == slash, next == slash || next == star else {
                if isLineBreak(bytes[index]) { isFirstOnLine = true }
                index += 1
                continue
            }
            let start = index
            var depth = 1
            index += 2
            if next == slash {
                while index < trivia.upperBound, !isLineBreak(bytes[index]) { index += 1 }
            } else {
                while index < trivia.upperBound, depth > 0 {
                    let following = index + 1 < trivia.upperBound ? bytes[index + 1] : 0
                    switch (bytes[index], following) {
                    case (slash, star): (depth, index) = (depth + 1, index + 2)
                    case (star, slash): (depth, index) = (depth - 1, index + 2)
                    default: index += 1
                    }
                }
            }
            found.append(Comment(range: start..<index, endsLine: next == slash, isFirstOnLine: isFirstOnLine))
            isFirstOnLine = false
        }
        return found
    }
}

/// True for a line feed and a carriage return.
func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
