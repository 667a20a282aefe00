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
    private lazy var calls = allCalls(inPlace: false, behind)
    /// The same, where what is shown in a place of its own is not behind a name.
    private lazy var callsInPlace = allCalls(inPlace: true, behindInPlace)

    private struct Found {
        var nodes: [NodeID] = []
        /// For each the innermost call that is given it and does not show it there.
        var takers: [NodeID?] = []

        mutating func add(_ node: NodeID, takenBy taker: NodeID?) {
            nodes.append(node)
            takers.append(taker)
        }

        var reversed: Found { Found(nodes: nodes.reversed(), takers: takers.reversed()) }
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
            return file.places(of: found.nodes, in: view).contains { place in
                // What stands outside is given the view itself.
                found.takers[place].map { $0 > view } ?? true
            }
        }
    }

    /// True if one of the names is called in what a name stands for in the project.
    func contains(callOf names: [String], behind view: ViewName, inPlace: Bool) -> Bool {
        !(inPlace ? behindInPlace : behind).calls(behind: view, from: path).isDisjoint(with: names)
    }

    /// What calls are given and do not show, each with the call, in the order in which it ends.
    private func leftOut(inPlace: Bool) -> [(value: NodeID, call: NodeID)] {
        file.all(.call).compactMap { Call($0, in: file) }.flatMap { call in
            views.arguments(of: call, bodies) { views.isLeftOut($0, inPlace: inPlace, from: path) }
                .map { (value: $0.value, call: call.node) }
        }.sorted { $0.value < $1.value }
    }

    private func allCalls(inPlace: Bool, _ behind: CallsBehindNames) -> [String: Found] {
        var calls: [String: Found] = [:]
        var (next, around) = (leftOut(inPlace: inPlace)[...], [(value: NodeID, call: NodeID)]())
        // What a node stands in comes before it.
        for index in file.nodes.indices.reversed() {
            let node = NodeID(index)
            while let last = around.last, !file.isNode(node, in: last.value) { around.removeLast() }
            if next.last?.value == node { around.append(next.removeLast()) }
            for name in names(calledBy: node, behind) {
                calls[name, default: Found()].add(node, takenBy: around.last?.call)
            }
        }
        return calls.mapValues(\.reversed)
    }

    private func names(calledBy node: NodeID, _ behind: CallsBehindNames) -> Set<String> {
        let notes = Call(node, in: file)?.notes ?? []
        let found = Set(notes.flatMap { held.limits(on: $0, in: path) })
        return bodies.names(at: node, rules).reduce(into: found) { $0.formUnion(behind.calls(behind: $1, from: path)) }
    }
}
