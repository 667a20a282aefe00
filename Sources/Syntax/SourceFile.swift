/// A parsed file: its bytes, its tokens, its tree.
///
/// All offsets are bytes from 0. A file never changes; copies of this value, and the views of its tree, share one store.
public struct SourceFile: Sendable {
    private let store: Store

    private final class Store: Sendable {
        let bytes: [UInt8]
        let reading: Reading
        /// The parent of each node; the root's is itself.
        let parents: [Int32]
        /// For each node, the outermost one that merely goes on from it.
        let carriers: [Int32]

        init(_ bytes: [UInt8], _ reading: Reading) {
            self.bytes = bytes
            self.reading = reading
            parents = SourceFile.parents(of: reading.nodes)
            carriers = SourceFile.carriers(of: reading.nodes, parents)
        }
    }

    init(bytes: [UInt8], _ reading: Reading) { store = Store(bytes, reading) }

    public var bytes: [UInt8] { store.bytes }
    public var tokens: [Token] { store.reading.tokens }
    public var nodes: [Node] { store.reading.nodes }
    /// How many tokens were read: more than `tokens` where the file was read twice.
    public var tokensRead: Int { store.reading.tokensRead }
    /// How often it was read: once or twice.
    public var readings: Int { tokensRead > tokens.count ? 2 : 1 }
    /// How many tokens the parser took or passed over, counting each time: what parsing cost, whatever the machine.
    public var steps: Int { store.reading.steps }
    /// How many bytes the lexer passed over beyond the token at hand, counting each time.
    public var lookahead: Int { store.reading.lookahead }

    /// True if something in it is nested too deeply to be parsed.
    public var isCutShort: Bool { store.reading.isCutShort }

    /// False for a file of nothing but spaces and comments.
    public var holdsTokens: Bool { tokens.count > 1 }

    /// The node that spans the whole file.
    public var root: NodeID { NodeID(nodes.count - 1) }

    public subscript(id: NodeID) -> Node { nodes[Int(id.index)] }

    public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

    /// The node of which `id` is a child; nil for the root.
    public func parent(of id: NodeID) -> NodeID? {
        let parent = store.parents[Int(id.index)]
        return parent == id.index ? nil : NodeID(Int(parent))
    }

    /// The parents of `id`, innermost first.
    public func ancestors(of id: NodeID) -> some Sequence<NodeID> {
        sequence(state: id) { current in
            guard let parent = parent(of: current) else { return nil }
            current = parent
            return parent
        }
    }

    /// The outermost node that merely goes on from `id`: the whole of the postfix chain that it begins, the first `if` of
    /// an `else if`. The node itself, if nothing does.
    public func carrier(of id: NodeID) -> NodeID { NodeID(Int(store.carriers[Int(id.index)])) }

    /// The nodes that `id` stands in, innermost first, without those that merely go on from it or from another of them.
    ///
    /// There are never many, however long chains are: nesting is limited, going on is not.
    public func surroundings(of id: NodeID) -> some Sequence<NodeID> {
        sequence(state: id) { current in
            guard let parent = parent(of: carrier(of: current)) else { return nil }
            current = parent
            return parent
        }
    }

    /// The child of the same parent before `id`; nil for the first.
    public func previousSibling(of id: NodeID) -> NodeID? {
        let previous = self[id].firstDescendant - 1
        return previous >= 0 && store.parents[Int(previous)] == store.parents[Int(id.index)]
            ? NodeID(Int(previous)) : nil
    }

    /// The children of `id`, in the order of the text.
    public func children(of id: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        eachChildFromTheLast(of: id) { found.append($0) }
        found.reverse()
        return found
    }

    /// The first child of `id`, without a list of them all.
    public func firstChild(of id: NodeID) -> NodeID? {
        var first: NodeID?
        eachChildFromTheLast(of: id) { first = $0 }
        return first
    }

    /// The last child of `id`.
    public func lastChild(of id: NodeID) -> NodeID? {
        self[id].firstDescendant < id.index ? NodeID(Int(id.index) - 1) : nil
    }

    @inline(__always)
    private func eachChildFromTheLast(of id: NodeID, _ body: (NodeID) -> Void) {
        store.reading.nodes.withUnsafeBufferPointer { nodes in
            let first = nodes[Int(id.index)].firstDescendant
            var next = id.index - 1
            while next >= first {
                body(NodeID(Int(next)))
                next = nodes[Int(next)].firstDescendant - 1
            }
        }
    }

    /// The first child of `id` of the given kind.
    public func child(_ kind: NodeKind, of id: NodeID) -> NodeID? {
        var first: NodeID?
        eachChildFromTheLast(of: id) { if self.kind($0) == kind { first = $0 } }
        return first
    }

    /// Every node inside `id`, in the order in which they were finished (children before parents).
    public func descendants(of id: NodeID) -> some Sequence<NodeID> {
        (Int(self[id].firstDescendant)..<Int(id.index)).lazy.map { NodeID($0) }
    }

    /// The indices of the node's tokens.
    public func tokenIndices(of id: NodeID) -> Range<Int> {
        Int(self[id].firstToken)..<Int(self[id].endToken)
    }

    /// The bytes of the node's text, from its first token's text to its last token's, without the trivia before it.
    /// Empty, at the place where it would stand, for a node without tokens.
    public func range(of id: NodeID) -> Range<Int> {
        let node = self[id]
        let start = Int(tokens[Int(node.firstToken)].start)
        guard node.endToken > node.firstToken else { return start..<start }
        return start..<Int(tokens[Int(node.endToken) - 1].end)
    }

    /// The text of some bytes. Bytes that are not UTF-8 are shown as U+FFFD.
    public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    public func text(of id: NodeID) -> String { text(range(of: id)) }

    public func text(of token: Token) -> String { text(token.range) }

    /// The bytes before a token that belong to it: spaces, newlines, comments.
    public func trivia(before index: Int) -> Range<Int> {
        let start = index == 0 ? 0 : Int(tokens[index - 1].end)
        return start..<Int(tokens[index].start)
    }

    fileprivate static func parents(of nodes: [Node]) -> [Int32] {
        var parents = [Int32](repeating: 0, count: nodes.count)
        // A node's parent is the next later node whose run of descendants holds it.
        var open: [Int32] = []
        for index in nodes.indices {
            while let last = open.last, last >= nodes[index].firstDescendant {
                parents[Int(last)] = Int32(index)
                open.removeLast()
            }
            open.append(Int32(index))
        }
        for left in open { parents[Int(left)] = left }
        return parents
    }

    fileprivate static func carriers(of nodes: [Node], _ parents: [Int32]) -> [Int32] {
        var carriers = [Int32](repeating: 0, count: nodes.count)
        // Parents lie behind their children, so theirs are known.
        for index in nodes.indices.reversed() {
            let parent = Int(parents[index])
            let goesOn =
                switch nodes[parent].kind {
                case .ifStatement: nodes[index].kind == .ifStatement
                case let kind where kind.isPostfix: nodes[parent].firstDescendant == nodes[index].firstDescendant
                default: false
                }
            carriers[index] = goesOn && parent != index ? carriers[parent] : Int32(index)
        }
        return carriers
    }
}
