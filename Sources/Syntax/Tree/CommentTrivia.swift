/// A comment of a file: `// …` without its line break, or `/* … */`.
public struct CommentTrivia: Sendable, Equatable {
    public let range: Range<Int>
    /// True for `//`, which ends only with its line.
    public let endsLine: Bool
    /// True if nothing but spaces stands before it on its line.
    public let isFirstOnLine: Bool
}

extension SourceFile {
    /// The comments that begin in some bytes, in the order of the text.
    public func comments(in range: Range<Int>) -> [CommentTrivia] {
        var found: [CommentTrivia] = []
        var index = firstToken(endingAfter: range.lowerBound)
        while index < tokens.count {
            let trivia = trivia(before: index)
            if trivia.lowerBound >= range.upperBound { break }
            found += comments(inTrivia: trivia).filter { range.contains($0.range.lowerBound) }
            index += 1
        }
        return found
    }

    /// `// a // b` is a comment to the compiler, and two to tools that each look for one of theirs.
    public func parts(of comment: CommentTrivia) -> [CommentTrivia] {
        guard comment.endsLine else { return [comment] }
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var starts = [comment.range.lowerBound]
        for place in comment.range.dropFirst(2) where isSpace(bytes[place - 1]) {
            if bytes[place..<comment.range.upperBound].starts(with: "//".utf8) { starts.append(place) }
        }
        return starts.indices.map { index in
            var end = index + 1 < starts.count ? starts[index + 1] : comment.range.upperBound
            while index + 1 < starts.count, isSpace(bytes[end - 1]) { end -= 1 }
            return CommentTrivia(
                range: starts[index]..<end, endsLine: true, isFirstOnLine: index == 0 && comment.isFirstOnLine)
        }
    }

    /// The comments before a token.
    public func comments(before token: Int) -> [CommentTrivia] { comments(inTrivia: trivia(before: token)) }

    private func comments(inTrivia trivia: Range<Int>) -> [CommentTrivia] {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        var found: [CommentTrivia] = []
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
            found.append(CommentTrivia(range: start..<index, endsLine: next == slash, isFirstOnLine: isFirstOnLine))
            isFirstOnLine = false
        }
        return found
    }
}
