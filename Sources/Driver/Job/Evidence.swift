import Rewriting
import Semantics
import Syntax

/// What other files of a project declare of the names whose types a plan would like to know.
///
/// **Invariant:** what a file is given depends on that file and its project, not on which other files were named.
struct Evidence: Sendable {
    /// By target, the names that would be evidence.
    private let wanted: [String: Set<String>]
    /// By root and file, what it declares and which of the wanted names are among it.
    private let found: [Root: [Finding]]

    private struct Finding: Sendable {
        let location: String
        let names: Set<String>
        let declarations: Declarations
    }

    init(for targets: [Target], projects: [Root: Project], threads: Threads) {
        let names = threads.map(targets) { target, buffer -> Set<String> in
            guard Interrupt.status == nil, let bytes = try? buffer.bytes(of: target.location) else { return [] }
            return projects[target.root]!.context.wantedNames(in: SourceFile(parsing: bytes))
        }
        wanted = Dictionary(uniqueKeysWithValues: zip(targets.map(\.location), names))
        var found: [Root: [Finding]] = [:]
        for (root, targets) in Dictionary(grouping: zip(targets, names), by: \.0.root) {
            let names = targets.reduce(into: Set<String>()) { $0.formUnion($1.1) }
            guard !names.isEmpty else { continue }
            let search = DeclarationSearch.ForNames(names: names)
            found[root] = threads.map(projects[root]!.files) { path, buffer -> Finding? in
                guard Interrupt.status == nil else { return nil }
                return try? buffer.withBytes(of: path) { text throws(SystemError) in
                    let declared = search.declared(in: text)
                    if declared.isEmpty { return nil }
                    let file = SourceFile(parsing: Array(text))
                    return Finding(
                        location: path, names: declared, declarations: Declarations(of: file, path: path))
                }
            }.compactMap { $0 }
        }
        self.found = found
    }

    /// The declarations of other files that a target's plan depends on: those of its project's helpers, and those of its
    /// wanted names, in the order of their files.
    func declarations(for target: Target, project: Project) -> [Declarations] {
        let wanted = wanted[target.location] ?? []
        let more = (found[target.root] ?? []).filter { !$0.names.isDisjoint(with: wanted) }.map(\.declarations)
        var all: [Declarations] = []
        var rest = more[...]
        // Both are in the order of their files already.
        for declarations in project.context.declarations {
            while let next = rest.first, next.path <= declarations.path {
                rest.removeFirst()
                if next.path < declarations.path { all.append(next) }
            }
            all.append(declarations)
        }
        return (all + rest).filter { $0.path != target.location }
    }
}
