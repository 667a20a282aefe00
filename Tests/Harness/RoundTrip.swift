import Syntax
import Testing

/// Proves that a text's tokens are the text, and that the parser ends and loses nothing with any of them removed.
public func checkRoundTrips(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = SourceFile(parsing: Array(text.utf8))
    #expect(file.rebuilt == file.bytes, "a byte is lost", sourceLocation: sourceLocation)
    #expect(file.treeFaults == [], sourceLocation: sourceLocation)
    for token in file.tokens where !token.range.isEmpty {
        let maimed = SourceFile(
            parsing: Array(file.bytes[..<token.range.lowerBound] + file.bytes[token.range.upperBound...]))
        let holds = maimed.rebuilt == maimed.bytes && maimed.treeFaults.isEmpty
        #expect(holds, "a byte is lost without `\(file.text(of: token))`", sourceLocation: sourceLocation)
    }
}

extension SourceFile {
    /// Every token with the trivia before it, one after the other.
    public var rebuilt: [UInt8] {
        tokens.indices.flatMap { Array(bytes[trivia(before: $0)]) + Array(bytes[tokens[$0].range]) }
    }

    /// What is wrong with the tree itself; empty for nothing. Children lie within their parent, in order, apart.
    public var treeFaults: [String] {
        var faults: [String] = []
        for index in nodes.indices {
            let id = NodeID(index)
            var last = tokenIndices(of: id).lowerBound
            for child in children(of: id) {
                let range = tokenIndices(of: child)
                if range.lowerBound < last || range.upperBound > tokenIndices(of: id).upperBound {
                    faults.append("\(kind(child)) at \(range) in \(kind(id)) at \(tokenIndices(of: id))")
                }
                last = range.upperBound
            }
        }
        if tokenIndices(of: root) != tokens.indices { faults.append("the root does not span the file") }
        return faults
    }
}
