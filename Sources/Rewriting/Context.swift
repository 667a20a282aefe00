import RuleModel
import Semantics

/// Everything beside the file itself that a plan depends on.
public struct Context: Sendable {
    /// What the files of the enclosing root show, and what the rule pages say.
    public var index: ProjectIndex
    public var deploymentTarget: DeploymentTarget
    /// True if nothing says what the deployment target is, so that one is taken for granted.
    public var assumesDeploymentTarget = false
    /// What says so, and where; nil where nothing is known of that.
    public var declaredTarget: DeclaredTarget? {
        didSet {
            deploymentTarget = declaredTarget?.target ?? .fallback
            assumesDeploymentTarget = declaredTarget == nil
        }
    }
    /// The levels that may be applied, beside `safe`.
    public var allowed: Set<Level>
    /// What becomes of calls that must stay a branch.
    public var branches: BranchPolicy
    /// How declarations of the project would be given a switch that calls could use.
    public var switches: [DeclarationID: SwitchPlan] = [:]
    /// The own modifiers that can be given a switch, where a round behind the first knows nothing of that.
    var switchable: Set<String> = []
    /// What is known of those that call modifiers of the project's own.
    public var callers: [Callers.Question: Callers] = [:]
    /// True while the body of a declaration is planned, whichever files may be written.
    var isPlanningSwitch = false
    /// Those that are to be given theirs now.
    public var given: Set<DeclarationID> = []
    /// True if comments go that ask to leave calls alone where there are none.
    public var removesSuppressions = false
    /// True if conditions that never change are treated like others.
    public var treatsConstants = false
    /// What becomes of explicit branches; nil where nobody asks for them.
    public var explicit: ExplicitBranches?

    /// Which calls are left alone for what they apply, and for what is said of them.
    public var filter: RuleFilter?

    /// Which calls of the file it is about; nil for all.
    public var asked: AskedCalls?

    /// `if c { base.a() } else { base }`
    public enum ExplicitBranches: String, Sendable, CaseIterable {
        /// They become choices where they can, and the others are not mentioned.
        case rewrite
        /// All are listed, and none is rewritten.
        case report
    }

    public init(
        rules: RuleBook, declarations: [Declarations] = [], deploymentTarget: DeploymentTarget = .fallback,
        allowed: Set<Level> = [], branches: BranchPolicy = .leave
    ) {
        index = ProjectIndex(rules: rules, declarations: declarations)
        self.deploymentTarget = deploymentTarget
        self.allowed = allowed
        self.branches = branches
    }

    /// The same beside another state of the sources.
    func with(_ index: ProjectIndex) -> Context {
        var copy = self
        copy.index = index
        return copy
    }

    public var rules: RuleBook { index.rules }

    /// What the files of the enclosing root declare.
    public var declarations: [Declarations] {
        get { index.declarations }
        set { index = ProjectIndex(rules: rules, declarations: newValue, modules: index.modules) }
    }

    /// The modules that they are compiled into.
    public var modules: ModuleMap {
        get { index.modules }
        set { index = index.with(newValue) }
    }
}
