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

    /// The branch of a `#if` at the top of the file that holds the import of such a module and declares types, too.
    public func clause(importing prefix: String) -> NodeID? {
        children(of: root).filter { kind($0) == .ifConfig }.flatMap { children(of: $0) }.first { clause in
            let inside = children(of: clause)
            return kind(clause) == .conditionalClause && inside.contains { kind($0).isTypeDeclaration }
                && imports(prefix, among: inside)
        }
    }

    /// True if the file imports a module whose name begins so, outside of any `#if`.
    public func importsAtTop(_ prefix: String) -> Bool { imports(prefix, among: children(of: root)) }
}
