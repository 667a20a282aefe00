import RuleModel
import Syntax

/// Everything beside the file itself that a plan depends on.
public struct Context: Sendable {
    public var rules: RuleBook
    /// What the files of the enclosing root declare.
    public var declarations: [Declarations]
    public var deploymentTarget: DeploymentTarget
    /// The levels that may be applied, beside `safe`.
    public var allowed: Set<Level>

    public init(
        rules: RuleBook, declarations: [Declarations] = [], deploymentTarget: DeploymentTarget = .fallback,
        allowed: Set<Level> = []
    ) {
        self.rules = rules
        self.declarations = declarations
        self.deploymentTarget = deploymentTarget
        self.allowed = allowed
    }
}
