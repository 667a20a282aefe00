import RuleModel
import Syntax

// What a proof about views asks of names.
extension ShownViews {
    /// True for a name alone that nothing declares: not the types around it, all of which are in sight with what they inherit
    /// and conform to, nor the project itself.
    func isUndeclared(_ name: ViewName) -> Bool {
        guard case .around(let types) = name.base, !name.isLooks else { return false }
        let owners = types.map(project.resolvedName)
        return owners.allSatisfy(isSeenWhole)
            && !(owners + [""]).contains { index.declaresMember(name.name, of: $0) }
    }

    private func isSeenWhole(_ type: String) -> Bool {
        project.isDeclared(type) && project.ancestors(of: type).allSatisfy(isKnown)
    }

    /// True for what the project declares, and for what everyone knows.
    func isKnown(_ kind: String) -> Bool { project.isDeclared(kind) || rules.isLibrarys(kind: kind) }

    /// True for what a type of the project's looks like, and not for `Text` where the project has one in another type alone.
    func isOwn(_ looks: ViewName) -> Bool {
        guard case .type(let names, let around) = looks.base, let last = names.last else { return false }
        let outer = names.dropLast().last
        if outer == FileSemantics.module { return false }
        let owners = outer.map { [project.resolvedName($0)] } ?? around.flatMap { [$0] + project.ancestors(of: $0) }
        return project.types(named: project.resolvedName(last)).contains { type in
            type.target == nil && (type.owner.map(owners.contains) ?? true)
        }
    }

    /// True for a member that is of a type which everyone knows to be no view.
    func isValue(_ name: ViewName) -> Bool {
        guard case .around(let types) = name.base else { return false }
        let typed = (types.map(project.resolvedName) + [""]).firstNonNil { project.member(name.name, of: $0) }
        guard case .type(let text)? = typed?.type else { return false }
        return ViewTypes.isValue(plainTypeName(TypeText(text).value.name))
    }
}
