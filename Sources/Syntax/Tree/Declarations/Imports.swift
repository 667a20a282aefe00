// What a file imports.
extension SourceFile {
    /// The words of the file's imports behind `import`: `SwiftUI`, `struct`, `App`, `Row`.
    public var importedWords: [String] { all(.importDeclaration).flatMap { importedWords(of: $0) } }

    /// The words behind `import` in those with an attribute: `@testable`, `@_exported`.
    public func importedWords(with attribute: String) -> [String] {
        all(.importDeclaration).filter { Declaration($0, in: self).attributes.contains(attribute) }
            .flatMap { importedWords(of: $0) }
    }

    private func importedWords(of node: NodeID) -> [String] {
        tokenIndices(of: node).filter { tokens[$0].kind == .identifier }.map { word(at: $0) }
    }

    private func imports(_ prefix: String, among nodes: [NodeID]) -> Bool {
        nodes.contains { kind($0) == .importDeclaration && importedWords(of: $0).contains { $0.hasPrefix(prefix) } }
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
