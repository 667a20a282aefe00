import Syntax

/// A helper as a module declares it only once: another of the same signature is that of another module.
package struct HelperSignature: Sendable, Hashable {
    package let name: String
    private let receiver: String
    /// What the extension is for: `where Self == Text`.
    private let requirements: [String]
    /// Of the `#if`s around it.
    private let conditions: [String]
    private let parameters: [Parameter]

    private struct Parameter: Hashable {
        let label: String?
        let closure: HelperDeclaration.ClosureShape?
        /// Empty for a closure, in which generic parameters may have any name.
        let type: String
    }

    /// Those of a file, but for what no other file sees.
    static func all(of helpers: [HelperDeclaration], in file: SourceFile) -> Set<HelperSignature> {
        let shared = helpers.filter { $0.isHelper && !$0.isInitializer && $0.access != .file }
        let nodes = shared.isEmpty ? [] : Array(file.all(.functionDeclaration))
        return shared.reduce(into: []) { found, helper in
            guard let node = nodes.first(where: { helper.stands(in: file.range(of: $0)) }) else { return }
            let extended = Declaration(node, in: file).owner?.node
            let parameters = helper.parameters.map {
                Parameter(label: $0.label, closure: $0.closure, type: $0.closure == nil ? $0.type : "")
            }
            found.insert(
                HelperSignature(
                    name: helper.name, receiver: helper.receiver,
                    requirements: extended.flatMap { TypeDeclaration($0, in: file)?.whereWords } ?? [],
                    conditions: file.conditions(around: node), parameters: parameters))
        }
    }
}
