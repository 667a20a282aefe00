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

    /// The one name that it binds where that is what is in an optional: of `let name = …` behind `if` and `guard`, of `let name?`
    /// and `.some(let name)`.
    public var unwrappedName: String? {
        if let condition, !condition.isCase { return tokenTexts.count == 1 ? words[0] : nil }
        // `let name?`, `.some(let name)`, `let .some(name)`
        let texts = tokenTexts.filter { !["let", "var", ".", "(", ")", "some", "Optional"].contains($0) }
        let isSome = tokenTexts.count { $0 == "some" } == 1 && texts.count == 1
        guard isSome || texts.count == 2 && texts[1] == "?" else { return nil }
        return texts.first.map { $0.first == "`" ? String($0.dropFirst().dropLast()) : $0 }
    }

    /// What it is compared to, or takes apart: `a` of `let b = a`, of `let b` itself, and of `switch a { case let b?: … }`.
    public var subject: NodeID? {
        if let condition { return condition.value ?? (condition.isCase ? nil : node) }
        guard let holder = file.parent(of: node), file.kind(holder) == .switchCase else { return nil }
        return file.parent(of: holder).flatMap { SwitchStatement($0, in: file)?.subject }
    }

    private var condition: BindingCondition? { file.parent(of: node).flatMap { BindingCondition($0, in: file) } }
    private var tokenTexts: [String] { file.tokenTexts(of: node) }

    /// The type whose property it names, in the type's own braces; nil for anything else.
    public var type: NodeID? {
        guard let list = binding.flatMap({ file.parent(of: $0.node) }).flatMap({ file.parent(of: $0) }) else {
            return nil
        }
        return file.kind(list) == .memberBlock ? file.parent(of: list) : nil
    }

    /// In what its names are known, behind which node and as far as which one; nil for a property and a global name.
    public var reach: (scope: NodeID, after: NodeID?, until: NodeID?)? {
        guard let holder = file.parent(of: node), let outer = file.parent(of: holder) else { return nil }
        switch file.kind(holder) {
        case .binding: return file.block(of: outer).map { ($0, outer, nil) }
        case .ifStatement, .whileStatement, .forStatement, .catchClause, .switchCase: return (holder, nil, nil)
        default:
            // `if let name = …`, `guard let name = …`: the latter speaks for what follows it.
            guard file.kind(outer) == .conditions, let statement = file.parent(of: outer) else { return nil }
            guard file.kind(statement) == .guardStatement else {
                return (statement, holder, IfStatement(statement, in: file)?.block)
            }
            return file.block(of: statement).map { ($0, statement, nil) }
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
