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

    /// The braces of a computed property; those of observers, too.
    public var accessorBlock: NodeID? { file.child(.accessorBlock, of: node) }

    /// True for `var a: B { … }` without an initial value.
    public var isComputed: Bool { accessorBlock != nil && value == nil }

    /// What gives it its value where it is asked for: the braces of a computed property, the value of a constant; nil for a
    /// variable, which may have been given another.
    public var definition: NodeID? { isComputed ? accessorBlock : isLet ? value : nil }

    /// The statements that give a computed property its value.
    public var getter: [NodeID] {
        guard let accessorBlock else { return [] }
        let parts = file.children(of: accessorBlock)
        let accessors = parts.filter { file.kind($0) == .accessor }
        guard !accessors.isEmpty else { return parts }
        let getter = accessors.first { accessor in
            file.tokenIndices(of: accessor).contains { file.tokens[$0].keyword == .get }
        }
        return getter.flatMap { file.child(.codeBlock, of: $0) }.map { file.children(of: $0) } ?? []
    }
}

extension SourceFile {
    /// False for the parts of a binding that are no value.
    public func isExpression(_ node: NodeID) -> Bool { ![.pattern, .type, .accessorBlock].contains(kind(node)) }
}
