import RuleModel
import Syntax

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
        for member in bodies.definitions where member.type.map(mayBeView) ?? true {
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
        let name = TypeText(type).value.name
        return name != "Void" && !ViewTypes.isValue(name)
    }
}

extension ShownBody {
    /// The names that its views, and all in it, stand for.
    func further(_ rules: RuleBook) -> [ViewName] {
        names + calls.flatMap { ViewName.all(calledBy: $0, rules) }
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
