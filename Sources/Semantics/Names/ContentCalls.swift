import RuleModel
import Syntax

/// Where a file calls what the `holding` limits of pages name, so that what is in a view is found without reading it
/// again for each of its calls. It belongs to one thread: the calls are looked for when they are asked for.
final class ContentCalls {
    private let file: SourceFile
    private let path: Path
    private let rules: RuleBook
    private let bodies: NamedBodies
    private let behind: CallsBehindNames
    private let held: HeldCalls
    /// By what limits call them: the calls, in the order in which they end, and what the project declares with such a call
    /// in it.
    private lazy var calls: [String: [NodeID]] = file.nodes.indices.reduce(into: [:]) { calls, index in
        let node = NodeID(index)
        for name in names(calledBy: node) { calls[name, default: []].append(node) }
    }

    /// - Parameter views: what the project's declarations show of views.
    init(in file: SourceFile, at path: Path, rules: RuleBook, _ bodies: NamedBodies, _ views: ShownViews) {
        (self.file, self.path, self.rules, self.bodies) = (file, path, rules, bodies)
        held = HeldCalls(rules, views)
        behind = CallsBehindNames(views, held)
    }

    /// True if a view, or anything in it, is called by one of the names.
    func contains(callOf names: [String], in view: NodeID) -> Bool {
        names.contains { name in calls[name].map { file.holds(oneOf: $0, in: view) } ?? false }
    }

    /// True if one of the names is called in what a name stands for in the project.
    func contains(callOf names: [String], behind view: ViewName) -> Bool {
        !behind.calls(behind: view, from: path).isDisjoint(with: names)
    }

    private func names(calledBy node: NodeID) -> Set<String> {
        let notes = Call(node, in: file)?.notes ?? []
        let found = Set(notes.flatMap { held.limits(on: $0, in: path) })
        return bodies.names(at: node, rules).reduce(into: found) { $0.formUnion(behind.calls(behind: $1, from: path)) }
    }
}
