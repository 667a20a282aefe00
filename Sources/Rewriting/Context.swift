import RuleModel
import Syntax

/// Everything beside the file itself that a plan depends on.
public struct Context: Sendable {
    public var rules: RuleBook { didSet { tables = Tables(declarations, rules) } }
    /// What the files of the enclosing root declare.
    public var declarations: [Declarations] { didSet { tables = Tables(declarations, rules) } }
    public var deploymentTarget: DeploymentTarget
    /// True if nothing says what the deployment target is, so that one is taken for granted.
    public var assumesDeploymentTarget = false
    /// The levels that may be applied, beside `safe`.
    public var allowed: Set<Level>
    /// What becomes of calls that must stay a branch.
    public var branches: BranchPolicy
    /// True if conditions that never change are treated like others.
    public var treatsConstants = false
    /// What declarations and rules together show.
    private(set) var tables: Tables

    public init(
        rules: RuleBook, declarations: [Declarations] = [], deploymentTarget: DeploymentTarget = .fallback,
        allowed: Set<Level> = [], branches: BranchPolicy = .leave
    ) {
        self.rules = rules
        self.declarations = declarations
        self.deploymentTarget = deploymentTarget
        self.allowed = allowed
        self.branches = branches
        tables = Tables(declarations, rules)
    }
}

extension Context {
    /// What all declarations say of a name, found without reading each of them.
    struct Tables: Sendable {
        let helpers: HelperTable
        /// The flags that never change.
        let flags: ConstantFlags
        /// What a project calls its types.
        let types: OwnTypes
        /// What a project adds to the modifiers of pages.
        let modifiers: OwnModifiers
        /// The place of a file's declarations, by its path.
        let places: [String: Int]

        fileprivate init(_ declarations: [Declarations], _ rules: RuleBook) {
            helpers = HelperTable(declarations: declarations, rules: rules)
            flags = ConstantFlags(declarations)
            types = OwnTypes(declarations)
            modifiers = OwnModifiers(declarations, types, rules: rules)
            places = Dictionary(zip(declarations.map(\.path), declarations.indices)) { first, _ in first }
        }
    }
}
