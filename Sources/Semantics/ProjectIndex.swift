import RuleModel
import Syntax

/// What the sources of a project show, by name, found without reading each of its files again. It never changes.
public struct ProjectIndex: Sendable {
    public let rules: RuleBook
    /// What each file declares, in the order of the files.
    public let declarations: [Declarations]
    package let helpers: HelperTable
    /// The flags that never change.
    package let flags: ConstantFlags
    /// What the project shows of the types of what it declares.
    package let declaredTypes: ProjectTypes
    /// What the project calls its types.
    package let types: OwnTypes
    /// What the project adds to the modifiers of pages.
    package let modifiers: OwnModifiers
    /// The place of a file's declarations, by its path.
    private let places: [String: Int]

    public init(rules: RuleBook, declarations: [Declarations]) {
        self.rules = rules
        self.declarations = declarations
        helpers = HelperTable(declarations: declarations, rules: rules)
        flags = ConstantFlags(declarations)
        declaredTypes = ProjectTypes(declarations)
        types = OwnTypes(declarations)
        modifiers = OwnModifiers(declarations, types, rules: rules)
        places = Dictionary(zip(declarations.map(\.path), declarations.indices)) { first, _ in first }
    }

    /// What a file of the project declares; nil for one that is not among them.
    package func declarations(at path: String) -> Declarations? { places[path].map { declarations[$0] } }

    /// The same project with a file as it is now: in place of what it was, or behind all others.
    package func replacing(_ own: Declarations) -> ProjectIndex {
        var declarations = declarations
        if let place = places[own.path] { declarations[place] = own } else { declarations.append(own) }
        return ProjectIndex(rules: rules, declarations: declarations)
    }
}
