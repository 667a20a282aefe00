// Names and other words of a file.
extension SourceFile {
    /// The text of a token, without backticks.
    public func word(at token: Int) -> String {
        var range = tokens[token].range
        let tick = UInt8(ascii: "`")
        if range.count > 2, bytes[range.lowerBound] == tick, bytes[range.upperBound - 1] == tick {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        return text(range)
    }

    /// Where the first of some words stands that was not read because it is nested too deeply, in bytes.
    public func unreadWord(where isOne: (String) -> Bool) -> Int? {
        guard isCutShort else { return nil }
        for node in all(.unexpected) {
            let tokens = Int(self[node].firstToken)..<Int(self[node].endToken)
            // `if a { … }` is a statement, `.if(a) { … }` is none.
            let found = tokens.first { place in
                let isBehindPeriod = place > 0 && self.tokens[place - 1].kind == .period
                let isStatement = self.tokens[place].keyword.isReserved && !isBehindPeriod
                return !isStatement && isOne(word(at: place))
            }
            if let found { return Int(self.tokens[found].start) }
        }
        return nil
    }

    /// The first token of a node.
    public func firstToken(of node: NodeID) -> Token { tokens[Int(self[node].firstToken)] }

    /// The first word of a node, without backticks.
    public func firstWord(of node: NodeID) -> String { word(at: Int(self[node].firstToken)) }

    /// The last word of a node, without backticks.
    public func lastWord(of node: NodeID) -> String { word(at: Int(self[node].endToken) - 1) }

    /// The name that a `name` node stands for, without backticks; nil for another node.
    public func name(_ node: NodeID) -> String? { kind(node) == .name ? firstWord(of: node) : nil }

    /// The number of `$0`, `$1`, …; nil for another node.
    public func anonymousParameter(_ node: NodeID) -> Int? {
        guard kind(node) == .name, tokens[Int(self[node].firstToken)].kind == .dollarIdentifier else { return nil }
        return Int(text(of: node).dropFirst())
    }

    /// True for `1.5`; false for `1` and `0x1F`.
    public func isFloat(_ number: NodeID) -> Bool { firstToken(of: number).kind == .floatLiteral }

    /// The texts of a node's tokens.
    public func tokenTexts(of node: NodeID) -> [String] { tokenIndices(of: node).map { text(of: tokens[$0]) } }

    /// The texts of a node's tokens, without backticks.
    public func words(of node: NodeID) -> [String] { tokenIndices(of: node).map { word(at: $0) } }

    /// The words of a node that are names, without backticks.
    public func identifiers(of node: NodeID) -> [String] {
        tokenIndices(of: node).filter { tokens[$0].kind == .identifier }.map { word(at: $0) }
    }

    /// The texts of the tokens in some bytes.
    public func tokenTexts(in range: Range<Int>) -> [String] { tokenIndices(in: range).map { text(of: tokens[$0]) } }

    /// The texts of the tokens in some bytes, without backticks.
    public func words(in range: Range<Int>) -> [String] { tokenIndices(in: range).map { word(at: $0) } }

    private func tokenIndices(in range: Range<Int>) -> Range<Int> {
        if range.isEmpty { return 0..<0 }
        let first = firstToken(endingAfter: range.lowerBound)
        // The last token has no text.
        let end = min(tokens.firstPlace { Int($0.end) > range.upperBound }, tokens.count - 1)
        return first..<max(first, end)
    }

    /// What some tokens spell, without the trivia around them.
    public func text(tokens indices: Range<Int>) -> String {
        guard let first = indices.first, let last = indices.last else { return "" }
        return text(Int(tokens[first].start)..<Int(tokens[last].end))
    }

    /// The text of some bytes on one line, cut where nobody would read on.
    public func excerpt(_ range: Range<Int>) -> String { text(range).excerpt }

    /// The index of the first token that ends after an offset; that of the last token, which has no text, if none does.
    public func firstToken(endingAfter offset: Int) -> Int {
        // The last token has no text, and owns the trivia at the end.
        min(tokens.firstPlace { Int($0.end) > offset }, tokens.count - 1)
    }

    /// The smallest node that a token belongs to, by the token's index.
    public func innermost(at token: Int) -> NodeID {
        // Nodes are finished in the order in which they end.
        var node = NodeID(min(nodes.firstPlace { Int($0.endToken) > token }, nodes.count - 1))
        while !tokenIndices(of: node).contains(token), let outer = parent(of: node) { node = outer }
        return node
    }

    /// From the first to the last of some nodes, in bytes.
    public func range(of nodes: [NodeID]) -> Range<Int> {
        range(of: nodes[0]).lowerBound..<range(of: nodes[nodes.count - 1]).upperBound
    }

    /// True if one of some nodes, given in their order, is a node or lies in it.
    public func holds(oneOf nodes: [NodeID], in node: NodeID) -> Bool {
        let place = nodes.firstPlace { $0.index >= self[node].firstDescendant }
        return place < nodes.count && nodes[place] <= node
    }

    /// Which of some nodes, given in their order, are a node or lie in it.
    public func places(of nodes: [NodeID], in node: NodeID) -> some Sequence<Int> {
        (nodes.firstPlace { $0.index >= self[node].firstDescendant }..<nodes.count).lazy.prefix { nodes[$0] <= node }
    }

    /// True for a node, and for one that lies in it.
    public func isNode(_ inner: NodeID, in node: NodeID) -> Bool {
        inner <= node && inner.index >= self[node].firstDescendant
    }

    /// Those of some nodes that lie in no other of them.
    public func outermost(of nodes: some Sequence<NodeID>) -> [NodeID] {
        nodes.sorted(by: >).reduce(into: []) { found, node in
            if let last = found.last, node.index >= self[last].firstDescendant { return }
            found.append(node)
        }
    }

    /// The names, and the members of names, of an expression without what its closures and arguments hold.
    public func namesOutsideArguments(of node: NodeID) -> Set<String> {
        var names: Set<String> = []
        switch kind(node) {
        case .closure, .arguments, .subscriptArguments, .keyPath: return []
        case .name:
            if let name = name(node), name.first != "$" { names.insert(name) }
        case .member: names.insert(Member(node, in: self)!.name)
        default: break
        }
        return children(of: node).reduce(into: names) { $0.formUnion(namesOutsideArguments(of: $1)) }
    }

    /// True if evaluating an expression always reads a name: not in a closure, nor behind `&&`, `||`, `??` and `?`.
    public func readsAtOnce(_ name: String, _ node: NodeID) -> Bool {
        var parts = children(of: node)
        switch kind(node) {
        case .closure, .keyPath: return false
        case .name: return self.name(node) == name
        case .sequence:
            let end = parts.firstIndex { kind($0) == .ternary || ["&&", "||", "??"].contains(text(of: $0)) }
            parts = Array(parts[..<(end ?? parts.count)])
        case .member: if Member(node, in: self)!.isOfSelf, lastWord(of: node) == name { return true }
        default: break
        }
        return parts.contains { readsAtOnce(name, $0) }
    }

    /// True if a node or one inside it is of one of these kinds.
    public func contains(_ kinds: Set<NodeKind>, in node: NodeID) -> Bool {
        kinds.contains(kind(node)) || descendants(of: node).contains { kinds.contains(kind($0)) }
    }
}

/// The word that a type begins with, without its module: `View` of `SwiftUI.View`, `Set` of `Set<Edge>`.
public func plainTypeName(_ type: String) -> String {
    // `@preconcurrency View`
    let bytes = type.utf8
    let bare = bytes.first == UInt8(ascii: "@") ? bytes.drop { $0 != UInt8(ascii: " ") }.dropFirst() : bytes[...]
    let head = bare.prefix { $0 == UInt8(ascii: ".") || isWordByte($0) }
    return head.split(separator: UInt8(ascii: ".")).last.flatMap { String(Substring($0)) } ?? type
}

extension String {
    /// The names that stand in a text: `Int` and `AnyView` of `(Int) -> AnyView`.
    public var namesInText: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// The text with other names in it, `API.Item` being one; nil if one of them has none.
    public func mappingNames(_ other: (String) -> String?) -> String? {
        var (text, rest) = ("", self[...])
        while let first = rest.first {
            let name = rest.prefix { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
            guard let mapped = name.isEmpty ? String(first) : other(String(name)) else { return nil }
            text += mapped
            rest = rest.dropFirst(max(name.count, 1))
        }
        return text
    }

    /// True for what Swift's conventions make the name of a type: `Circle`, `_Circle`.
    public var isTypeName: Bool {
        guard let first = first(where: { $0 != "_" }) else { return false }
        return first.asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? first.isUppercase
    }
}

/// True for the bytes of ASCII words, and for every byte of a letter beyond ASCII.
public func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

/// True for a line feed and a carriage return.
public func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

extension String {
    /// The same on one line, cut where nobody would read on.
    public var excerpt: String {
        let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 48 ? line.prefix(48) + "…" : line
    }
}
