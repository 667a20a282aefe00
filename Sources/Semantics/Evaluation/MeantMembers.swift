import RuleModel
import Syntax

// Which of several declarations of a name a step of a path means.
extension EvaluatedMembers {
    /// What `.pick(3)` may be of any type. The value of a property that is called may do anything.
    func implicitMembers(_ step: ValuePath.Step) -> Found {
        let found = table.bodies(step.name).filter { $0.isStatic && mayBe($0, step) }
        return Found(bodies: found, isDeclared: step.call != nil && found.contains { $0.parameters == nil })
    }

    /// False for a call of a property whose value is of a type that the project does not declare, and no function: the `spring` of
    /// `static var spring: Animation` is not that of `.spring(response: 0.3)`.
    private func mayBe(_ body: EvaluatedBody, _ step: ValuePath.Step) -> Bool {
        guard step.call != nil, body.parameters == nil, case .type(let type)? = member(step.name, of: body.owner)?.type
        else { return true }
        return type.contains("->") || !ViewTypes.isValue(plainTypeName(type)) && rules.fact(named: type) == nil
            || project.isDeclared(plainTypeName(type))
    }

    /// False for what another file keeps to itself.
    func isSeen(_ body: EvaluatedBody) -> Bool { project.sees(body.home.access, body.home.path, from: path) }

    /// True if one of some bodies is of a kind, whoever asks: one that all see and that no other type of a name has, or all.
    func isSure(of found: Found, _ isSo: (EvaluatedBody) -> Bool) -> Bool {
        let such = found.bodies.filter(isSo)
        return such.contains { $0.home.access != .file && !project.mayBeAnother($0.owner) }
            || !such.isEmpty && such.count == found.bodies.count
    }

    /// The same path without what is around it, where that cannot matter: then it is the same everywhere.
    func plain(_ path: ValuePath) -> ValuePath {
        guard case .type(let names, let around) = path.root, !around.isEmpty,
            names.count > 1 || !project.mayBeAnother(project.resolvedName(names[0]))
        else { return path }
        return ValuePath(root: .type(names), steps: path.steps)
    }

    /// `Theme`, `Gap` of `Spacing` beside `typealias Spacing = Theme.Gap`.
    func spelledOut(_ names: [String]) -> [String] {
        let target = project.resolved(names[names.count - 1])
        if target == names[names.count - 1] { return names }
        let path = target.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        return path.count > 1 ? path : names.dropLast() + path
    }

    /// The types of a name that it may mean behind others, or in the types around.
    func meant(by type: String, _ names: [String], _ around: [String]) -> MeantTypes? {
        project.meant(by: type, behind: names.dropLast().last, in: around, at: path)
    }

    /// The same for the type of a value. A name alone may have been written anywhere.
    func meant(byValuesOf type: String) -> MeantTypes? {
        let names = TypeText(project.resolved(type)).value.name.split(separator: ".").map { plainTypeName(String($0)) }
        guard let last = names.last else { return nil }
        return project.meant(by: last, behind: names.dropLast().last ?? "", in: [], at: path)
    }

    /// The innermost of some types that has a member.
    func owner(of name: String, among types: [String]) -> String? {
        types.first { type in
            ([type] + ancestors(of: type)).contains {
                member(name, of: $0) != nil || !table.bodies(name, of: $0).isEmpty
            }
        }
    }
}
