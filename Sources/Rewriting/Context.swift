import RuleModel
import Syntax

/// Everything beside the file itself that a plan depends on.
public struct Context: Sendable {
    public var rules: RuleBook { didSet { readDeclarations() } }
    /// What the files of the enclosing root declare.
    public var declarations: [Declarations] { didSet { readDeclarations() } }
    public var deploymentTarget: DeploymentTarget
    /// True if nothing says what the deployment target is, so that one is taken for granted.
    public var assumesDeploymentTarget = false
    /// The levels that may be applied, beside `safe`.
    public var allowed: Set<Level>
    /// What becomes of calls that must stay a branch.
    public var branches: BranchPolicy
    /// True if conditions that never change are treated like others.
    public var treatsConstants = false
    /// The helpers that declarations and rules together show.
    private(set) var helpers: HelperTable
    /// The flags that never change, of all declarations.
    private(set) var flags: ConstantFlags
    /// What the declarations add to the modifiers of pages.
    private(set) var modifiers: OwnModifiers
    /// What the declarations call their types.
    private(set) var types: OwnTypes
    /// The place of a file's declarations, by its path.
    private(set) var paths: [String: Int]

    public init(
        rules: RuleBook, declarations: [Declarations] = [], deploymentTarget: DeploymentTarget = .fallback,
        allowed: Set<Level> = [], branches: BranchPolicy = .leave
    ) {
        self.rules = rules
        self.declarations = declarations
        self.deploymentTarget = deploymentTarget
        self.allowed = allowed
        self.branches = branches
        helpers = HelperTable(declarations: declarations, rules: rules)
        flags = ConstantFlags(declarations)
        types = OwnTypes(declarations)
        modifiers = OwnModifiers(declarations, types, rules: rules)
        paths = Context.places(of: declarations)
    }

    private mutating func readDeclarations() {
        helpers = HelperTable(declarations: declarations, rules: rules)
        flags = ConstantFlags(declarations)
        types = OwnTypes(declarations)
        modifiers = OwnModifiers(declarations, types, rules: rules)
        paths = Context.places(of: declarations)
    }

    private static func places(of declarations: [Declarations]) -> [String: Int] {
        Dictionary(zip(declarations.map(\.path), declarations.indices)) { first, _ in first }
    }
}
