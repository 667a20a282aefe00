/// `\Model.item?.title`, `\.title`
public struct KeyPath: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .keyPath else { return nil }
        self.file = file
        self.node = node
    }

    /// A name on the way, without backticks.
    public struct Member: Sendable {
        public let name: String
        /// True for `title` of `\.item?.title`.
        public let isChained: Bool
    }

    /// `Kind` of `\Kind.title` and of `\Outer.Kind.title`; nil where the type is not written, or is no name.
    public var typeName: String? { parts.type }

    /// The names on the way; nil where something else is: a subscript, a call, a `!`.
    public var members: [Member]? { parts.members }

    private var parts: (type: String?, members: [Member]?) {
        let children = file.children(of: node)
        let isPlain = !children.contains { [.arguments, .subscriptArguments].contains(file.kind($0)) }
        let inner = children.map { file.tokenIndices(of: $0) }
        let own = file.tokenIndices(of: node).dropFirst().filter { token in !inner.contains { $0.contains(token) } }
        var type: String?
        var members: [Member] = []
        var (isFirst, isForced, isChained, isBehindPeriod) = (true, false, false, false)
        for token in own {
            switch file.text(of: file.tokens[token]) {
            case ".": isBehindPeriod = true
            case "?": isChained = true
            case "!": isForced = true
            case "self": isBehindPeriod = false
            default:
                guard file.tokens[token].kind == .identifier, isFirst || isBehindPeriod else { break }
                let name = file.word(at: token)
                if !isBehindPeriod || type != nil && members.isEmpty && !isChained && name.isTypeName {
                    type = name
                } else {
                    members.append(Member(name: name, isChained: isChained))
                    isChained = false
                }
                isBehindPeriod = false
            }
            isFirst = false
        }
        return (type, isPlain && !isForced ? members : nil)
    }
}
