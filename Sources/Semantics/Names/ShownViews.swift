import RuleModel
import Syntax

/// What the declarations of a project show of the views that a name stands for.
struct ShownViews {
    let index: ProjectIndex

    /// The declarations of a name that are in sight, those of the nearest owner that has some.
    fileprivate func bodies(_ name: ViewName, from path: Path) -> [ShownBody] {
        for owner in resolved(name).owners {
            let found = index.project.shownBodies(named: name.name, of: owner)
            let own = found.filter { $0.sighting.path == path }
            if !own.isEmpty { return own }
            let others = found.filter { index.sees($0.access, $0.sighting, isGlobal: owner.isEmpty) }
            if !others.isEmpty { return others }
        }
        return []
    }

    /// The same without other names for types.
    private func resolved(_ name: ViewName) -> ViewName {
        ViewName(name.name, of: name.owners.map { $0.isEmpty ? "" : plainTypeName(index.project.resolved($0)) })
    }

    /// The views that a name stands for, and what these stand for.
    ///
    /// - Parameter path: of the file that has the name.
    func views(of name: ViewName, from path: Path) -> [UnderlyingView] {
        var (found, seen): ([UnderlyingView], Set<ViewName>) = ([], [])
        var open = [(name, path)]
        while let (name, path) = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            for body in bodies(name, from: path) {
                found += body.views
                for root in body.views.compactMap(\.root) {
                    open += ViewName.all(of: root, around: name.owners).map { ($0, body.sighting.path) }
                }
            }
        }
        return found
    }

    /// What another file would have to declare, all of a set, so that more could be said of what some names stand for.
    func wanted(by names: Set<ViewName>) -> Set<Set<String>> {
        var wanted: Set<Set<String>> = []
        var (open, seen): ([ViewName], Set<ViewName>) = (Array(names), [])
        while let name = open.popLast().map(resolved) {
            guard seen.insert(name).inserted else { continue }
            let found = name.owners.flatMap { index.project.shownBodies(named: name.name, of: $0) }
            if found.isEmpty { wanted.formUnion(name.wanted(index.rules)) }
            for body in found { open += body.further(index.rules) }
        }
        return wanted
    }
}

/// What is called in what names of views stand for, and in what that names. It belongs to one thread: a name is followed when
/// it is asked for, and each once.
final class CallsBehindNames {
    private let views: ShownViews
    private let wanted: Set<String>
    private var known: [Place: Set<String>] = [:]

    /// A name as it is written in a file.
    private struct Place: Hashable {
        let name: ViewName
        let path: Path
    }

    /// - Parameter wanted: the calls that are asked for, those of modifiers with a period.
    init(_ views: ShownViews, wanted: Set<String>) { (self.views, self.wanted) = (views, wanted) }

    /// Those of the calls that are made behind a name.
    func calls(behind name: ViewName, from path: Path) -> Set<String> {
        let start = Place(name: name, path: path)
        if let known = known[start] { return known }
        var (nodes, edges): ([Place], [[Place]]) = ([], [])
        var open = [start]
        while let place = open.popLast() {
            guard known[place] == nil else { continue }
            let bodies = views.bodies(place.name, from: place.path)
            known[place] = bodies.reduce(into: []) { $0.formUnion($1.calls.intersection(wanted)) }
            nodes.append(place)
            edges.append(
                bodies.flatMap { body in
                    body.further(views.index.rules).map { Place(name: $0, path: body.sighting.path) }
                })
            open += edges[edges.count - 1]
        }
        // What names itself in the end takes another round.
        var isDone = false
        while !isDone {
            isDone = true
            for (place, further) in zip(nodes, edges).reversed() {
                let all = further.reduce(into: known[place] ?? []) { $0.formUnion(known[$1] ?? []) }
                if all.count > known[place]?.count ?? 0 { (known[place], isDone) = (all, false) }
            }
        }
        return known[start] ?? []
    }
}
