/// `let a = 1, b: T`, `var c: D { … }`
public struct VariableDeclaration: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .variableDeclaration else { return nil }
        self.file = file
        self.node = node
    }

    public var declaration: Declaration { Declaration(node, in: file) }

    /// True for `let …`.
    public var isLet: Bool {
        var keyword = Int(file[node].firstToken)
        // No further than the first name: there can be many.
        for inner in file.descendants(of: node) {
            guard let holder = file.parent(of: inner) else { break }
            if file.kind(inner) == .pattern, file.parent(of: holder) == node { break }
            if holder == node, [.attribute, .modifier].contains(file.kind(inner)) {
                keyword = Int(file[inner].endToken)
            }
        }
        return file.tokens[keyword].keyword == .let
    }

    public var bindings: [Binding] { file.children(of: node).compactMap { Binding($0, in: file) } }
}

/// One name, or several, of a variable declaration: `a: T = value`, `b { … }`.
public struct Binding: TreeView {
    public let file: SourceFile
    public let node: NodeID

    public init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .binding else { return nil }
        self.file = file
        self.node = node
    }

    public var variable: VariableDeclaration? {
        file.parent(of: node).flatMap { VariableDeclaration($0, in: file) }
    }

    /// True for one of `let …`.
    public var isLet: Bool { variable?.isLet ?? false }

    private var pattern: NodeID? { file.child(.pattern, of: node) }

    /// The one name; nil for a tuple. Without backticks.
    public var name: String? {
        guard let pattern, file[pattern].endToken == file[pattern].firstToken + 1 else { return nil }
        return file.firstWord(of: pattern)
    }

    /// Every name that it binds.
    public var names: [String] {
        pattern.map { file.identifiers(of: $0) } ?? []
    }

    /// As it is written.
    public var type: String? { file.writtenType(of: node) }

    /// What is behind the `=`.
    public var value: NodeID? { file.children(of: node).last { file.isExpression($0) } }

    /// What one of its names is given: a tuple gives several their values one by one.
    public func value(of name: String) -> NodeID? {
        guard let value, let pattern else { return nil }
        if self.name != nil { return value }
        let names = file.tokenTexts(of: pattern).filter { !["(", ")", ","].contains($0) }
        let elements = file.elements(ofTuple: file.withoutParentheses(value))
        guard names.count == elements.count else { return nil }
        return zip(names, elements).first { $0.0 == name }?.1.value
    }

    /// The braces of a computed property; those of observers, too.
    public var accessorBlock: NodeID? { file.child(.accessorBlock, of: node) }

    /// True for `var a: B { … }` without an initial value.
    public var isComputed: Bool { accessorBlock != nil && value == nil }

    /// What gives it its value where it is asked for: the braces of a computed property, the value of a constant; nil for a
    /// variable, which may have been given another.
    public var definition: NodeID? { isComputed ? accessorBlock : isLet ? value : nil }

    /// The statements that give a computed property its value.
    public var getter: [NodeID] { accessorBlock.map { file.getter(in: $0) } ?? [] }

    /// True if its braces give its value in another way than by `get`: `{ _read { … } }`.
    public var hasOtherGetter: Bool {
        guard let accessorBlock else { return false }
        let words = file.accessors(in: accessorBlock).map { file.words(beforeBlockOf: $0) }
        let others: Set<String> = ["_read", "read", "unsafeAddress", "unsafeMutableAddress", "borrow"]
        return !words.contains { $0.contains("get") } && words.contains { !others.isDisjoint(with: $0) }
    }
}

extension SourceFile {
    fileprivate func accessors(in block: NodeID) -> [NodeID] { children(of: block).filter { kind($0) == .accessor } }

    /// `mutating get async` of an accessor.
    fileprivate func words(beforeBlockOf accessor: NodeID) -> [String] {
        let end = child(.codeBlock, of: accessor).map { Int(self[$0].firstToken) } ?? Int(self[accessor].endToken)
        return (Int(self[accessor].firstToken)..<end).map { word(at: $0) }
    }

    /// The statements of the braces of a property or a subscript that give its value.
    public func getter(in block: NodeID) -> [NodeID] {
        let accessors = accessors(in: block)
        guard !accessors.isEmpty else { return children(of: block) }
        let getter = accessors.first { words(beforeBlockOf: $0).contains("get") }
        return getter.flatMap { child(.codeBlock, of: $0) }.map { children(of: $0) } ?? []
    }

    /// False for the parts of a binding that are no value.
    public func isExpression(_ node: NodeID) -> Bool { ![.pattern, .type, .accessorBlock].contains(kind(node)) }
}
