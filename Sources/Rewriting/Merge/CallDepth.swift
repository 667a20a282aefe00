import Syntax

extension ConditionalCall {
    /// True if an expression is nested so deeply that nothing may recurse into it.
    func isTooDeep(in file: SourceFile) -> Bool {
        let values = links.flatMap(\.arguments).map(\.value) + [condition.expression]
        return values.contains { file.depth(of: $0) > 500 }
    }
}

extension SourceFile {
    /// How many nodes lie within each other at the deepest place of a node.
    fileprivate func depth(of node: NodeID) -> Int {
        let first = Int(self[node].firstDescendant)
        var depths = [Int](repeating: 0, count: Int(node.index) - first + 1)
        // Parents lie behind their children.
        for index in (first..<Int(node.index)).reversed() {
            guard let parent = parent(of: NodeID(index)) else { continue }
            depths[index - first] = depths[Int(parent.index) - first] + 1
        }
        return depths.max() ?? 0
    }
}
