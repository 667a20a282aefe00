import Syntax

/// What a file says of `EitherView` beside declaring and calling it.
struct EitherViewMentions: Sendable {
    /// Other names of the type: `Either` of `typealias Either = EitherView`.
    private(set) var names: Set<String> = []
    /// What may be given one: functions, and types by their initializers, properties and extensions, that name it in their
    /// declarations.
    private(set) var takers: Set<String> = []
    /// What one has that other views need not have: `isModified` of `extension EitherView { var isModified: Bool }`.
    private(set) var members: Set<String> = []
    /// True if a function or a value has the very name, and is no member: `func EitherView() -> some View`.
    private(set) var isGlobalName = false

    init(in file: SourceFile) {
        // Rare, and a look at the tokens is quick.
        guard file.tokens.contains(where: { $0.kind == .identifier && file.text(of: $0) == EitherViewType.name })
        else { return }
        let kinds: [NodeKind] = [
            .typealiasDeclaration, .functionDeclaration, .initializerDeclaration, .variableDeclaration, .enumCase,
        ]
        for index in file.nodes.indices {
            let node = NodeID(index)
            if let type = TypeDeclaration(node, in: file) {
                if type.whereWords.contains(EitherViewType.name) { takers.insert(type.name) }
            } else if kinds.contains(file.kind(node)) {
                add(node, in: file)
            }
        }
    }

    private mutating func add(_ node: NodeID, in file: SourceFile) {
        let declaration = Declaration(node, in: file)
        let owner = declaration.owner?.name
        let variable = VariableDeclaration(node, in: file)
        let own =
            variable?.bindings.flatMap(\.names) ?? EnumCase(node, in: file)?.names
            ?? [FunctionDeclaration(node, in: file)?.name ?? declaration.name].compactMap(\.self)
        if declaration.ownerName == "", own.contains(EitherViewType.name) { isGlobalName = true }
        if owner == EitherViewType.name {
            members.formUnion(own)
            return
        }
        if let alias = TypeAlias(node, in: file) {
            if let name = alias.name, alias.target.map(plainTypeName) == EitherViewType.name { names.insert(name) }
            return
        }
        let types = variable?.bindings.compactMap(\.type) ?? [file.head(of: node)]
        guard types.contains(where: { $0.contains(EitherViewType.name) }) else { return }
        takers.formUnion(own)
        // A memberwise initializer takes what is stored.
        if variable != nil, let owner { takers.insert(owner) }
    }
}

extension SourceFile {
    /// A declaration without its body.
    fileprivate func head(of declaration: NodeID) -> String {
        let range = range(of: declaration)
        let end = FunctionDeclaration(declaration, in: self)?.body.map { self.range(of: $0).lowerBound }
        return text(range.lowerBound..<(end ?? range.upperBound))
    }
}
