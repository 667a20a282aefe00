import Syntax

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
