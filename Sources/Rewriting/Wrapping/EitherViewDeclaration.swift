import Semantics
import Syntax

/// The text of the declaration, and its place in a file.
enum EitherViewDeclaration {
    private static let lines = """
        /// One of two views, with both types kept. It still branches: identity and state change when the condition does.
        enum EitherView<Input: View, Modified: View>: View {
            case input(Input), modified(Modified)

            init(condition: Bool, input: Input, @ViewBuilder modify: (Input) -> Modified) {
                if condition { self = .modified(modify(input)) } else { self = .input(input) }
            }

            init<Payload>(payload: Payload?, input: Input, @ViewBuilder modify: (Input, Payload) -> Modified) {
                if let payload { self = .modified(modify(input, payload)) } else { self = .input(input) }
            }

            var body: some View {
                switch self {
                case .input(let view): view
                case .modified(let view): view
                }
            }
        }
        """.split(separator: "\n", omittingEmptySubsequences: false)

    /// Adds the declaration to a file, at its end or at the end of the `#if` in which the file imports what it needs.
    static func edit(in file: SourceFile, copier: Copier) -> Edit {
        let clause = file.clauseOfImports
        let end = clause.map { file.range(of: $0).upperBound } ?? file.bytes.count
        var text = lines.map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return String(repeating: copier.unit, count: depth) + line.dropFirst(depth * 4)
        }.joined(separator: copier.lineBreak)
        if !file.importsViews { text = "import SwiftUI" + copier.lineBreak + copier.lineBreak + text }
        if clause != nil { return Edit(end..<end, copier.lineBreak + copier.lineBreak + text) }
        if file.tokens.count > 1 || !file.comments(in: 0..<file.bytes.count).isEmpty {
            let isOpen = file.bytes.last != .lineFeed
            text = copier.lineBreak + (isOpen ? copier.lineBreak : "") + text
            // A file without a final newline stays one.
            if isOpen { return Edit(end..<end, text) }
        }
        return Edit(end..<end, text + copier.lineBreak)
    }
}

extension SourceFile {
    private func imports(among nodes: [NodeID]) -> Bool {
        nodes.contains { node in
            kind(node) == .importDeclaration
                && tokenIndices(of: node).contains { word(at: $0).hasPrefix("SwiftUI") }
        }
    }

    /// The branch of a `#if` that holds the file's import and more.
    fileprivate var clauseOfImports: NodeID? {
        for statement in children(of: root) where kind(statement) == .ifConfig {
            for clause in children(of: statement) where kind(clause) == .conditionalClause {
                let inside = children(of: clause)
                let hasMore = inside.contains { kind($0).isTypeDeclaration }
                if hasMore, imports(among: inside) { return clause }
            }
        }
        return nil
    }

    /// False for a file that has to be given an import. One that extends views knows them already.
    fileprivate var importsViews: Bool {
        clauseOfImports != nil || imports(among: children(of: root))
            || nodes.indices.contains { nodes[$0].kind == .extensionDeclaration }
    }
}
