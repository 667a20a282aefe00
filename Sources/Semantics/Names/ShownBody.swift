import RuleModel
import Syntax

/// A name that may stand for views, by what may declare it: `gap` of `Card`, and `body` of `Card` for that itself.
package struct ViewName: Sendable, Hashable {
    package let name: String
    /// The types that may declare it, the nearest first, empty for a global one.
    package let owners: [String]

    package init(_ name: String, of owners: [String]) { (self.name, self.owners) = (name, owners) }

    /// What a view of the project's own looks like.
    package init(bodyOf type: String) { self.init("body", of: [type]) }
}

/// What the body of a declaration shows of views to files that do not hold it.
package struct ShownBody: Sendable {
    let sighting: Sighting
    let access: Access
    /// The views that it may be, and those that these stand for in its file.
    let views: [UnderlyingView]
    /// What is called in it; modifiers with a period.
    let calls: Set<String>
    /// What it names beside.
    let names: Set<ViewName>

    /// By owner, empty for global ones, and name, those of a file in which something may be a view.
    static func all(in scopes: Scopes, _ lines: FileLines) -> [String: [String: [ShownBody]]] {
        let bodies = NamedBodies(in: scopes)
        var all: [String: [String: [ShownBody]]] = [:]
        for member in bodies.allMembers where member.type.map(mayBeView) ?? true {
            let nodes = member.body.map { [$0] + scopes.file.descendants(of: $0) } ?? []
            var calls = Set(nodes.compactMap { Call($0, in: scopes.file) }.flatMap(\.namesInViews))
            let names = nodes.reduce(into: Set<ViewName>()) { $0.formUnion(bodies.names(at: $1)) }
            var views = member.body.map(bodies.underlyingViews(ofBody:)) ?? []
            // `let badge: Badge`
            if let type = member.type.map(TypeText.init)?.value.name, type.isTypeName {
                views.append(UnderlyingView(node: nil, root: plainTypeName(type), links: []))
                calls.insert(plainTypeName(type))
            }
            if calls.isEmpty, names.isEmpty, views.isEmpty { continue }
            let declaration = Declaration(member.declaration, in: scopes.file)
            let shown = ShownBody(
                sighting: lines.sighting(at: declaration.nameOffset), access: declaration.access,
                views: views.map(\.withoutNode), calls: calls, names: names)
            all[member.owner, default: [:]][member.name, default: []].append(shown)
        }
        return all
    }

    /// False for what is plainly no view, as most of what people declare is none.
    private static func mayBeView(_ type: String) -> Bool {
        let type = TypeText(type).value
        return !["Bool", "CGFloat", "Character", "Date", "Double", "Float", "Int", "String", "URL", "Void"]
            .contains(type.name)
    }
}

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

extension ShownBody {
    /// The names that its views, and all in it, stand for.
    fileprivate func further(_ rules: RuleBook) -> [ViewName] {
        names + calls.flatMap { ViewName.all(calledBy: $0, rules) }
    }
}

extension ViewName {
    /// What the beginning of a chain may stand for: `Card` and `Parts.gap` by themselves, `gap` as a member of what is around.
    static func all(of root: String, around owners: [String]) -> [ViewName] {
        let path = root.split(separator: ".").map(String.init)
        if path.count == 2 { return [ViewName(path[1], of: [path[0]])] }
        if root.isTypeName { return [ViewName(bodyOf: root)] }
        return [ViewName(root, of: owners.filter { !$0.isEmpty } + [""])]
    }

    /// What a call stands for by its name, that of a modifier with a period, where no page states it.
    static func all(calledBy call: Call, _ rules: RuleBook) -> [ViewName] {
        all(calledBy: call.initializedName ?? call.dottedName, rules)
    }

    fileprivate static func all(calledBy name: String, _ rules: RuleBook) -> [ViewName] {
        if name.first != "." { return name.isTypeName ? [ViewName(bodyOf: name)] : [] }
        let name = String(name.dropFirst())
        return rules.states(name) ? [] : [ViewName(name, of: ["View"])]
    }

    fileprivate func wanted(_ rules: RuleBook) -> Set<Set<String>> {
        let types = owners.filter { !$0.isEmpty }
        if name == "body" { return Set(types.filter { rules.fact(named: $0) == nil }.map { [name, $0] }) }
        return Set(types.map { [name, $0] }).union(owners.contains("") ? [[name]] : [])
    }
}

extension Call {
    /// `Row` of `Home.Row()`, `.padding` of `row.padding()`; of `padding()`, which may be called on `self`, both.
    fileprivate var namesInViews: [String] {
        if let type = initializedName { return [type] }
        return isMember ? [dottedName] : [name, "." + name]
    }
}

extension UnderlyingView {
    /// What can be said of it where its file is not at hand.
    fileprivate var withoutNode: UnderlyingView { UnderlyingView(node: nil, root: root, links: links) }
}
