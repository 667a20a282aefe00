import RuleModel
import Syntax

/// What the reading of an own modifier knows of the project around it.
struct ModifierContext {
    let index: ProjectIndex
    let project: ProjectTypes
    let members: EvaluatedMembers
    /// With what has been read of other modifiers.
    let rules: RuleBook

    func types(in file: SourceFile, _ path: Path) -> TypeReader {
        TypeReader(
            file: file, rules: rules,
            names: TypeLookup(scopes: Scopes(of: file), lines: FileLines(of: file, path: path), project: project))
    }

    func totality(in file: SourceFile) -> Totality {
        Totality(scopes: Scopes(of: file), bodies: EvaluatedBodies(members), boundNames: [], always: [])
    }

    /// False for a property of the environment that only other files see, or set.
    func setsEnvironment(_ property: String) -> Bool {
        let owner = "EnvironmentValues"
        let isDeclared = index.declarations.contains { $0.names.members[owner]?[property] != nil }
        return !isDeclared || project.isSettable(property, of: owner)
    }

    /// Asks of values that are evaluated whenever the modifier is called, whether that does no harm.
    func areTotal(_ values: [NodeID], in file: SourceFile, _ source: DeclarationSource) throws(ModifierObstacle) {
        let totality = totality(in: file)
        for value in values {
            guard let part = totality.obstacle(in: value) else { continue }
            throw ModifierObstacle(
                "`\(file.excerpt(file.range(of: part)))` would be evaluated also while it is off",
                source.sighting(of: value, in: file))
        }
    }
}
