/// `‹base›.name`, or `.name`, whose base is the type that is expected.
public struct Member: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .member else { return nil }
        self.file = file
        self.node = node
    }

    /// What stands before the period; nil for an implicit member.
    public var base: NodeID? {
        // The base is a child that begins where the member does.
        guard let first = file.firstChild(of: node), file[first].firstToken == file[node].firstToken else {
            return nil
        }
        return first
    }

    /// True for `self.name`.
    public var isOfSelf: Bool { base.flatMap { file.name($0) } == "self" }

    /// The token behind the period.
    public var nameToken: Token {
        let end = file.children(of: node).last { file.kind($0) == .argumentNames }.map { Int(file[$0].firstToken) }
        return file.tokens[(end ?? Int(file[node].endToken)) - 1]
    }

    /// False for `pair.0` and `style.default`.
    public var hasPlainName: Bool { nameToken.kind == .identifier && !nameToken.keyword.isReserved }

    /// As it is written, with backticks.
    public var name: String { file.text(of: nameToken) }

    /// Without backticks.
    public var word: String { file.lastWord(of: node) }
}

extension SourceFile {
    /// `Circle`, `Edge.Set`: a name, or the last of a path, that begins with a capital letter. `Circle.init` is one too.
    public func isTypeName(_ node: NodeID) -> Bool {
        if kind(node) == .name { return text(of: node).isTypeName }
        guard let member = Member(node, in: self) else { return false }
        if member.name == "init" { return true }
        guard member.name.isTypeName, let base = member.base else { return false }
        return isTypeName(base)
    }

    /// True for a literal, and for a type itself: whatever is called on these is no method of a value.
    public func isLiteralOrType(_ receiver: NodeID) -> Bool {
        let node = withoutParentheses(receiver)
        switch kind(node) {
        case .stringLiteral, .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .array, .dictionary, .closure,
            .keyPath, .typeExpression:
            return true
        case .specialization: return firstChild(of: node).map { isTypeName($0) } ?? false
        case .member:
            guard let member = Member(node, in: self), let base = member.base, member.name == "self" else {
                return isTypeName(node)
            }
            return isTypeName(base)
        default: return isTypeName(node)
        }
    }

    /// `title`, `model.title`, `self.title`, and no `$0`
    public func isMemberPath(_ node: NodeID) -> Bool {
        var node = node
        while let base = Member(node, in: self)?.base { node = base }
        return kind(node) == .name && text(of: node).first != "$"
    }
}
