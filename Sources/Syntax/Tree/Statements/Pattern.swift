/// The names that something declares, or compares: `name`, `(a, b)`, `let x`, `.some(let y)`.
public struct Pattern: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .pattern else { return nil }
        self.file = file
        self.node = node
    }

    /// The binding of a variable declaration that it belongs to; nil for one of an `if`, a `for`, a `case`.
    public var binding: Binding? { file.parent(of: node).flatMap { Binding($0, in: file) } }

    /// Its words, without those of statements and closures in it: what these declare is theirs.
    public var words: [String] {
        // From the end, so that what lies in others is passed over: they nest.
        var words: [String] = []
        var end = file.tokenIndices(of: node).upperBound
        var part = Int(node.index) - 1
        while part >= Int(file[node].firstDescendant) {
            switch file.kind(NodeID(part)) {
            case .closure, .ifStatement, .switchStatement, .doStatement:
                let inner = file.tokenIndices(of: NodeID(part))
                words += (inner.upperBound..<end).reversed().map { file.word(at: $0) }
                end = inner.lowerBound
                part = Int(file[NodeID(part)].firstDescendant) - 1
            default: part -= 1
            }
        }
        words += (file.tokenIndices(of: node).lowerBound..<end).reversed().map { file.word(at: $0) }
        return words.reversed()
    }

    /// The type whose property it names, in the type's own braces; nil for anything else.
    public var type: NodeID? {
        guard let list = binding.flatMap({ file.parent(of: $0.node) }).flatMap({ file.parent(of: $0) }) else {
            return nil
        }
        return file.kind(list) == .memberBlock ? file.parent(of: list) : nil
    }

    /// In what its names are known, and from which node on; nil for a property and a global name.
    public var reach: (scope: NodeID, after: NodeID?)? {
        guard let holder = file.parent(of: node), let outer = file.parent(of: holder) else { return nil }
        switch file.kind(holder) {
        case .binding: return file.block(of: outer).map { ($0, outer) }
        case .ifStatement, .whileStatement, .forStatement, .catchClause, .switchCase: return (holder, nil)
        default:
            // `if let name = …`, `guard let name = …`: the latter speaks for what follows it.
            guard file.kind(outer) == .conditions, let statement = file.parent(of: outer) else { return nil }
            guard file.kind(statement) == .guardStatement else { return (statement, holder) }
            return file.block(of: statement).map { ($0, statement) }
        }
    }
}

extension SourceFile {
    /// The block whose statement a node is.
    public func block(of statement: NodeID) -> NodeID? {
        guard let list = parent(of: statement) else { return nil }
        return [.codeBlock, .closure, .switchCase, .accessorBlock].contains(kind(list)) ? list : nil
    }
}
