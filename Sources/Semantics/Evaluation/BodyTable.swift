import RuleModel
import Syntax

/// The bodies of a project by name and owner. It belongs to one thread: they are put in order when one is asked for.
final class BodyTable {
    private let table: ProjectTable
    /// Of each name that was asked for of an owner, by owner.
    private var owned: [String: [String: [EvaluatedBody]]] = [:]

    private var plainNames: [String: String] = [:]
    private var ancestors: [String: [String]] = [:]
    /// By type, the members that were asked for.
    private var members: [String: [String: TypedName?]] = [:]

    init(_ table: ProjectTable) { self.table = table }

    /// The last name of a type as it is written, or of what that name stands for.
    func plainName(of written: String, _ project: ProjectTypes) -> String {
        if let known = plainNames[written] { return known }
        let name = plainTypeName(project.resolved(written))
        plainNames[written] = name
        return name
    }

    /// What a type inherits and conforms to, the nearest first.
    func ancestors(of type: String, _ project: ProjectTypes) -> [String] {
        if let known = ancestors[type] { return known }
        let found = project.ancestors(of: type)
        ancestors[type] = found
        return found
    }

    /// A member that a type declares itself.
    func member(_ name: String, of type: String, _ project: ProjectTypes) -> TypedName? {
        if let known = members[type]?[name] { return known }
        let found = project.member(name, of: type)
        members[type, default: [:]][name] = .some(found)
        return found
    }

    func bodies(_ name: String) -> [EvaluatedBody] { table.bodies[name].flatMap(\.self) }

    /// Those of a type; the owner of a global one is empty.
    func bodies(_ name: String, of owner: String) -> [EvaluatedBody] {
        if let known = owned[name] { return known[owner] ?? [] }
        let own = Dictionary(grouping: bodies(name), by: \.owner)
        owned[name] = own
        return own[owner] ?? []
    }

    /// The properties with a body that some types have.
    func properties(of owners: [String]) -> [EvaluatedBody] {
        table.bodies.names.filter {
            ![ValuePath.initialValues, ValuePath.builtValues, ValuePath.dynamicMember].contains($0) && $0.first != "$"
        }
        .flatMap(bodies).filter { owners.contains($0.owner) && !$0.isStatic && $0.parameters == nil }
    }
}
