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

    static func all(calledBy name: String, _ rules: RuleBook) -> [ViewName] {
        if name.first != "." { return name.isTypeName ? [ViewName(bodyOf: name)] : [] }
        let name = String(name.dropFirst())
        return rules.states(name) ? [] : [ViewName(name, of: ["View"])]
    }

    /// What another file would have to declare, all of a set, so that it could say what the name stands for.
    func wanted(_ rules: RuleBook) -> Set<Set<String>> {
        let types = owners.filter { !$0.isEmpty }
        if name == "body" { return Set(types.filter { rules.fact(named: $0) == nil }.map { [name, $0] }) }
        return Set(types.map { [name, $0] }).union(owners.contains("") ? [[name]] : [])
    }
}
