/// One `import`.
public struct Import: Sendable, Hashable {
    /// `App` of `import struct App.Row`, and of `import App.Lists`.
    public let module: String
    /// `Row` of `import struct App.Row`: the one name of the module's own that a file knows by it. The members of whatever
    /// types come along even so. Nil where it knows them all.
    public let name: String?
    public let isTestable: Bool

    /// Nil for a node of another kind, and for an import that names nothing.
    init?(_ node: NodeID, in file: SourceFile) {
        guard file.kind(node) == .importDeclaration else { return nil }
        let words = file.tokenIndices(of: node).map { file.word(at: $0) }
        let behind = words.drop { $0 != "import" }.dropFirst()
        let path = behind.filter { $0 != "." }
        guard let first = path.first else { return nil }
        let isScoped = path.count > 1 && behind.dropFirst().first != "."
        module = isScoped ? path[path.startIndex + 1] : first
        name = isScoped ? path.last : nil
        isTestable = Declaration(node, in: file).attributes.contains("testable")
    }

    /// True if a file knows a name of the module's own by it.
    public func brings(_ other: String) -> Bool { name == nil || name == other }
}

// What a file imports.
extension SourceFile {
    public var imports: [Import] { all(.importDeclaration).compactMap { Import($0, in: self) } }

    private func imports(_ prefix: String, among nodes: [NodeID]) -> Bool {
        nodes.compactMap { Import($0, in: self) }.contains { $0.name == nil && $0.module.hasPrefix(prefix) }
    }

    /// The branch of a `#if` at the top of the file in which such a module is imported, rather one that declares types,
    /// too; or another of the same condition that does.
    public func clause(importing prefix: String) -> NodeID? {
        let wholes = children(of: root).filter { kind($0) == .ifConfig }.map { clauses(ofIfConfig: $0) }
        if importsInEachCase(prefix) { return nil }
        let importing = wholes.joined().filter { imports(prefix, among: children(of: $0.node)) }
        func declaresTypes(_ clause: ConditionalClause) -> Bool {
            children(of: clause.node).contains { kind($0).isTypeDeclaration }
        }
        if let clause = importing.first(where: declaresTypes) { return clause.node }
        let others = wholes.compactMap(\.first).filter { clause in
            declaresTypes(clause) && importing.contains { $0.condition == clause.condition }
        }
        return (others.last ?? importing.first)?.node
    }

    /// True if the file imports a module whose name begins so wherever it is compiled: outside of any `#if`, or in each of
    /// its branches.
    public func importsAlways(_ prefix: String) -> Bool { importsAtTop(prefix) || importsInEachCase(prefix) }

    private func importsInEachCase(_ prefix: String) -> Bool {
        children(of: root).contains { whole in
            guard kind(whole) == .ifConfig else { return false }
            let clauses = clauses(ofIfConfig: whole)
            return clauses.last?.isElse == true
                && clauses.allSatisfy { imports(prefix, among: children(of: $0.node)) }
        }
    }

    /// True if the file imports a module whose name begins so, outside of any `#if`.
    public func importsAtTop(_ prefix: String) -> Bool { imports(prefix, among: children(of: root)) }
}
