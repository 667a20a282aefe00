import Syntax
import Testing

/// Proves that a text's tokens are the text, and that the parser ends and loses nothing with any of them removed.
public func checkRoundTrips(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = SourceFile(parsing: Array(text.utf8))
    #expect(difference(of: file.rebuilt, from: file.bytes) == nil, "a byte is lost", sourceLocation: sourceLocation)
    #expect(file.treeFaults == [], sourceLocation: sourceLocation)
    for token in file.tokens where !token.range.isEmpty {
        let maimed = SourceFile(
            parsing: Array(file.bytes[..<token.range.lowerBound] + file.bytes[token.range.upperBound...]))
        guard maimed.rebuilt != maimed.bytes || !maimed.treeFaults.isEmpty else { continue }
        let lost = difference(of: maimed.rebuilt, from: maimed.bytes).map { ["a byte is lost \($0)"] } ?? []
        Issue.record(
            "without `\(file.text(of: token))`: \((lost + maimed.treeFaults).joined(separator: "; "))",
            sourceLocation: sourceLocation)
    }
}

extension SourceFile {
    /// Every token with the trivia before it, one after the other.
    public var rebuilt: [UInt8] {
        var rebuilt: [UInt8] = []
        rebuilt.reserveCapacity(bytes.count)
        for index in tokens.indices {
            rebuilt += bytes[trivia(before: index)]
            rebuilt += bytes[tokens[index].range]
        }
        return rebuilt
    }

    /// What is wrong with the tree itself; empty for nothing. Children lie within their parent, in order, apart.
    public var treeFaults: [String] {
        var faults: [String] = []
        for (index, node) in nodes.enumerated() {
            // Backwards, from the last child on, each before the one that follows it.
            var next = index - 1
            var end = node.endToken
            while next >= Int(node.firstDescendant) {
                let child = nodes[next]
                if child.firstToken < node.firstToken || child.endToken > end {
                    faults.append("\(child) in \(node)")
                }
                end = child.firstToken
                next = Int(child.firstDescendant) - 1
            }
        }
        if tokenIndices(of: root) != tokens.indices { faults.append("the root does not span the file") }
        return faults
    }
}
