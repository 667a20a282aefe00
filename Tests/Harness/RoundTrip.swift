import Syntax
import Testing

/// Proves that a text's tokens are the text, and that the parser ends and loses nothing with any of them removed.
public func checkRoundTrips(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = SourceFile(parsing: Array(text.utf8))
    #expect(file.isWhole, "a byte is lost", sourceLocation: sourceLocation)
    for token in file.tokens where !token.range.isEmpty {
        let maimed = Array(file.bytes[..<token.range.lowerBound] + file.bytes[token.range.upperBound...])
        #expect(
            SourceFile(parsing: maimed).isWhole, "a byte is lost without `\(file.text(of: token))`",
            sourceLocation: sourceLocation)
    }
}

extension SourceFile {
    /// True if trivia and text of all tokens, one after the other, are the file, and the tree spans it.
    fileprivate var isWhole: Bool {
        var written: [UInt8] = []
        for (index, token) in tokens.enumerated() {
            guard trivia(before: index).lowerBound <= trivia(before: index).upperBound else { return false }
            written += bytes[trivia(before: index)] + bytes[token.range]
        }
        return written == bytes && tokens.last?.kind == .endOfFile && tokenIndices(of: root) == tokens.indices
    }
}
