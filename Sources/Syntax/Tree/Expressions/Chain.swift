/// A postfix chain, seen from its end: `Text(a).bold().padding(8)`.
///
/// Whatever goes on from an expression is a piece of it: members, calls, subscripts, `?`, `!`, a `#if` in the chain.
public struct Chain: Sendable {
    public let file: SourceFile
    public let end: NodeID

    public init(endingAt end: NodeID, in file: SourceFile) {
        self.file = file
        self.end = end
    }

    /// From the end inwards to the beginning, both included.
    public var pieces: some Sequence<NodeID> {
        sequence(first: end) { [file] in file.chainBase(of: $0) }
    }

    /// What the chain begins at: `Text` of `Text(a).bold()`, `.red` of `.red.opacity(0.5)`.
    public var beginning: NodeID {
        // A name at the very left is found at once, however long the chain is.
        let leaf = NodeID(Int(file.beginningID(of: end)))
        if file.kind(leaf) == .name, file[leaf].firstToken == file[end].firstToken, file.chainBase(of: end) != nil {
            return leaf
        }
        var last = end
        while let base = file.chainBase(of: last) { last = base }
        return last
    }

    /// Its calls, from the end inwards; the call of a type that the chain begins at among them.
    public var calls: [Call] { pieces.compactMap { Call($0, in: file) } }

    /// The innermost of them.
    public var firstCall: Call? {
        var piece = beginning
        while true {
            if let call = Call(piece, in: file) { return call }
            guard piece != end, let outer = file.parent(of: piece) else { return nil }
            piece = outer
        }
    }

    /// The first piece behind the beginning that is no plain call of a member, as it is written: `.backport` of
    /// `view.bold().backport.padding()`, `?` of `view?.bold()`; nil where there is none.
    public var firstOther: String? {
        let pieces = Array(pieces)
        let callees = Set(calls.filter { $0.isMember && $0.isPlain }.map(\.callee))
        let plain = Set(calls.filter { $0.isMember && $0.isPlain }.map(\.node)).union(callees)
        guard let other = pieces.dropLast().last(where: { !plain.contains($0) }), let base = file.chainBase(of: other)
        else { return nil }
        let text = file.text(file.range(of: base).upperBound..<file.range(of: other).upperBound)
        return String(text.drop { $0.isWhitespace })
    }

    /// The names of the calls from the end in to a piece, which is left out, or to the beginning.
    public func callNames(downTo inner: NodeID) -> [String] {
        pieces.prefix { $0 != inner }.compactMap { Call($0, in: file)?.name }
    }

    /// `[a, b, c]` of `a.b.c`, and of nothing but names behind periods; as written, with backticks.
    public var memberPath: [String]? {
        var names: [String] = []
        var current = end
        while let member = Member(current, in: file), let base = member.base {
            names.append(member.name)
            current = base
        }
        guard file.kind(current) == .name else { return nil }
        return [file.text(of: current)] + names.reversed()
    }

    /// The names in a chain, whatever is called or unwrapped between them, without backticks: `UIDevice`, `current` and
    /// `model` of `UIDevice.current().model`, `tahoe` of `.tahoe`. Empty for a chain that begins at anything else, and
    /// for a name that is only called.
    public var names: [String] {
        var names: [String] = []
        for piece in pieces {
            switch file.kind(piece) {
            case .name: return names.isEmpty && piece != end ? [] : [file.firstWord(of: piece)] + names.reversed()
            case .member: names.append(file.lastWord(of: piece))
            case .call, .subscriptCall, .optionalChain, .forceUnwrap: continue
            default: return []
            }
        }
        return names.reversed()
    }

    /// True for a chain of more pieces than that.
    public func isLonger(than count: Int) -> Bool { pieces.dropFirst(count).first { _ in true } != nil }

    /// What the chain begins with.
    public enum Root {
        /// `.red` of `.red.opacity(0.5)`: the member without a base.
        case implicitMember(Member)
        /// `Color` of `Color.red.opacity(0.5)`
        case expression(NodeID)
    }

    public var root: Root {
        let first = beginning
        return Member(first, in: file).map { .implicitMember($0) } ?? .expression(first)
    }
}

extension SourceFile {
    /// What the last piece of a postfix chain is applied to: the base of a member, the callee of a call, …
    public func chainBase(of node: NodeID) -> NodeID? {
        guard kind(node).isPostfix, let first = firstChild(of: node),
            self[first].firstToken == self[node].firstToken
        else { return nil }
        return first
    }

    /// The same for all nodes that begin with the same node, as those of one chain do.
    public func beginningID(of node: NodeID) -> Int32 { self[node].firstDescendant }

    /// What a piece of a chain adds to what it goes on from: arguments and closures of a call, branches of a `#if`.
    public func partsBehindBeginning(of node: NodeID) -> ArraySlice<NodeID> { children(of: node).dropFirst() }

    /// True if one node goes on from the other, or from what does.
    public func begins(_ outer: NodeID, with inner: NodeID) -> Bool {
        self[outer].firstDescendant == self[inner].firstDescendant
    }

    /// The `#if` in whose branch a chain stands that goes on with what is before it.
    public func postfixIfConfig(around node: NodeID) -> NodeID? {
        guard let clause = parent(of: carrier(of: node)), kind(clause) == .conditionalClause else { return nil }
        return parent(of: clause).flatMap { kind($0) == .postfixIfConfig ? $0 : nil }
    }

    /// The chains in the branches of a postfix `#if`; empty for any other node.
    public func branches(ofPostfixIfConfig node: NodeID) -> [Chain] {
        guard kind(node) == .postfixIfConfig else { return [] }
        return children(of: node).filter { kind($0) == .conditionalClause }
            .compactMap { lastChild(of: $0).map { Chain(endingAt: $0, in: self) } }
    }

    /// True where no chain goes on from a node, nor from parentheses around it.
    public func endsChain(_ node: NodeID) -> Bool {
        var node = node
        while carrier(of: node) == node {
            guard let outer = parent(of: node), kind(outer) == .argument, let tuple = parent(of: outer),
                kind(tuple) == .tuple, children(of: tuple).count == 1
            else { return true }
            node = tuple
        }
        return false
    }

    /// What stands inside parentheses around one expression; anything else is given back.
    public func withoutParentheses(_ node: NodeID) -> NodeID {
        var node = node
        while kind(node) == .tuple {
            let elements = children(of: node)
            guard elements.count == 1, kind(elements[0]) == .argument,
                let value = firstChild(of: elements[0]), self[value].firstToken == self[elements[0]].firstToken
            else { return node }
            node = value
        }
        return node
    }

    /// The `.red`s whose type an expression takes from its place: its own, and those of the sides of a `? :`.
    public func implicitMembers(in node: NodeID) -> [Member] {
        switch kind(node) {
        case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain:
            if case .implicitMember(let member) = Chain(endingAt: node, in: self).root { return [member] }
            return []
        case .sequence:
            // What stands before the `?` is a condition.
            guard let choice = FoldedSequence(of: node, in: self).choice else { return [] }
            return implicitMembers(in: choice.first) + choice.second.nodes.flatMap { implicitMembers(in: $0) }
        case .ternary, .tuple, .argument: return children(of: node).flatMap { implicitMembers(in: $0) }
        default: return []
        }
    }
}
