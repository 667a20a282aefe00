import RuleModel
import Syntax

/// Where a file calls what the `holding` and `drawing` limits of pages name, so that what is in a view is found without reading
/// it again for each of its calls. It belongs to one thread: the calls are looked for when they are asked for.
final class ContentCalls {
    private let file: SourceFile
    private let path: Path
    private let rules: RuleBook
    private let bodies: NamedBodies
    private let views: ShownViews
    private let held: HeldCalls
    private let behind: CallsBehindNames
    private let behindInPlace: CallsBehindNames
    /// By what limits call them: the calls, in the order in which they end, and what the project declares with such a call
    /// in it.
    private lazy var calls = allCalls(behind)
    /// The same, where what is shown in a place of its own is not behind a name.
    private lazy var callsInPlace = allCalls(behindInPlace)
    /// What calls are given and show in places of their own, each with the call, in the order in which it ends.
    private lazy var elsewhere: [(value: NodeID, call: NodeID)] = file.all(.call).compactMap { Call($0, in: file) }
        .flatMap { call in
            views.argumentsElsewhere(of: call, bodies, from: path).map { (value: $0.value, call: call.node) }
        }.sorted { $0.value < $1.value }

    private struct Found {
        let node: NodeID
        /// The innermost call that shows it in a place of its own.
        let presenter: NodeID?
    }

    /// - Parameter views: what the project's declarations show of views.
    init(in file: SourceFile, at path: Path, rules: RuleBook, _ bodies: NamedBodies, _ views: ShownViews) {
        (self.file, self.path, self.rules, self.bodies, self.views) = (file, path, rules, bodies, views)
        held = HeldCalls(rules, views)
        behind = CallsBehindNames(views, held, inPlace: false)
        behindInPlace = CallsBehindNames(views, held, inPlace: true)
    }

    /// True if a view, or anything in it, is called by one of the names.
    ///
    /// - Parameter inPlace: true where what it shows in places of their own does not count.
    func contains(callOf names: [String], in view: NodeID, inPlace: Bool) -> Bool {
        let calls = inPlace ? callsInPlace : calls
        return names.contains { name in
            guard let found = calls[name] else { return false }
            let first = found.firstPlace { $0.node.index >= file[view].firstDescendant }
            return found[first...].lazy.prefix { $0.node <= view }.contains { call in
                // What stands outside shows the view itself.
                !inPlace || call.presenter.map { $0 > view } ?? true
            }
        }
    }

    /// True if one of the names is called in what a name stands for in the project.
    func contains(callOf names: [String], behind view: ViewName, inPlace: Bool) -> Bool {
        !(inPlace ? behindInPlace : behind).calls(behind: view, from: path).isDisjoint(with: names)
    }

    private func allCalls(_ behind: CallsBehindNames) -> [String: [Found]] {
        var calls: [String: [Found]] = [:]
        var (next, around) = (elsewhere[...], [(value: NodeID, call: NodeID)]())
        // What a node stands in comes before it.
        for index in file.nodes.indices.reversed() {
            let node = NodeID(index)
            while let last = around.last, node.index < file[last.value].firstDescendant { around.removeLast() }
            if next.last?.value == node { around.append(next.removeLast()) }
            for name in names(calledBy: node, behind) {
                calls[name, default: []].append(Found(node: node, presenter: around.last?.call))
            }
        }
        return calls.mapValues { $0.reversed() }
    }

    private func names(calledBy node: NodeID, _ behind: CallsBehindNames) -> Set<String> {
        let notes = Call(node, in: file)?.notes ?? []
        let found = Set(notes.flatMap { held.limits(on: $0, in: path) })
        return bodies.names(at: node, rules).reduce(into: found) { $0.formUnion(behind.calls(behind: $1, from: path)) }
    }
}
