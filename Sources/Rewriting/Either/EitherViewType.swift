import Syntax

/// A type named `EitherView` that a file declares.
struct EitherViewType: Sendable, Equatable {
    static let name = "EitherView"

    /// True if `init(condition:input:modify:)` is there and applies the change when the condition is true.
    let takesCondition: Bool
    /// True if `init(payload:input:modify:)` is there.
    let takesPayload: Bool
    /// True if other modules see it.
    let isPublic: Bool
    /// True if other files do not see it.
    let isPrivate: Bool

    /// The one that a file declares; nil if it declares none.
    init?(in file: SourceFile, helpers: [HelperDeclaration]) {
        let named = file.nodes.indices.lazy.map { NodeID($0) }.first { node in
            let isType = file.kind(node).isTypeDeclaration && file.kind(node) != .extensionDeclaration
            return (isType || file.kind(node) == .typealiasDeclaration) && file.declaredName(of: node) == Self.name
        }
        guard let named else { return nil }
        let words = file.children(of: named).filter { file.kind($0) == .modifier }
            .map { file.word(at: Int(file[$0].firstToken)) }
        isPublic = words.contains("public") || words.contains("open")
        isPrivate = words.contains("private") || words.contains("fileprivate") || file.owner(of: named) != nil
        let initializers = helpers.filter { $0.name == Self.name && $0.receiver == Self.name }
        func takes(_ label: String) -> Bool {
            initializers.contains { initializer in
                guard case .applies(isNegated: false, _) = initializer.meaning else { return false }
                let labels = initializer.parameters.map(\.label)
                return labels.count == 3 && labels.starts(with: [label, "input"])
                    && initializer.parameters[2].role == .transform
            }
        }
        takesCondition = takes("condition")
        takesPayload = takes("payload")
    }

    func takes(_ kind: PlannedCall.Kind) -> Bool { kind == .bool ? takesCondition : takesPayload }
}

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
