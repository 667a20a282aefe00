/// What version control leaves in a file where two texts could not be merged, from `<<<<<<< ` to `>>>>>>> `.
///
/// No token is in it: which of the two sides will stay is not known.
extension SourceFile {
    /// What stands between two tokens and holds such a conflict, in bytes, in the order of the text.
    public var conflicts: [Range<Int>] {
        guard mayHoldConflict else { return [] }
        return tokens.indices.map { trivia(before: $0) }.filter(holdsConflict)
    }

    /// True if a line begins with what begins the marks, be it in a string or a comment.
    private var mayHoldConflict: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { isMark(bytes[$0]) && ($0 == 0 || isLineBreak(bytes[$0 - 1])) }
        }
    }

    /// Outside of comments, what begins the marks would be a token if no mark followed.
    private func holdsConflict(_ trivia: Range<Int>) -> Bool {
        guard bytes[trivia].contains(where: isMark) else { return false }
        var index = trivia.lowerBound
        for comment in comments(in: trivia) {
            guard comment.range.lowerBound >= index else { continue }
            if bytes[index..<comment.range.lowerBound].contains(where: isMark) { return true }
            index = comment.range.upperBound
        }
        return bytes[index..<trivia.upperBound].contains(where: isMark)
    }

    private func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
}
