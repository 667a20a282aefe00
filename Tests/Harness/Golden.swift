import Rewriting
import Semantics
import RuleModel
import Testing
import Syntax

/// Code before and after a rewrite, and under what conditions: data, of which `check` proves everything.
public struct Golden: Sendable {
    public var before: String
    /// nil where the code must be left alone.
    public var after: String?
    public var rules: RuleBook
    /// The levels that are allowed, beside `safe`.
    public var allowed: Set<Level>
    public var deploymentTarget: DeploymentTarget
    /// The texts of other files of the project.
    public var context: [String]
    /// What becomes of calls that must stay a branch.
    public var branches: BranchPolicy
    /// True if explicit branches are rewritten, too.
    public var isExplicit: Bool
    /// The outcome of each call, in the order of the text; nil if it does not matter.
    public var outcomes: [Outcome]?
    /// Why calls were not rewritten, in the order of the text; nil if it does not matter.
    public var reasons: [String]?
    /// Where a failure is shown.
    public var sourceLocation: SourceLocation

    public init(
        before: String, after: String?, rules: RuleBook = .builtin, allowed: Set<Level> = [],
        deploymentTarget: DeploymentTarget = .fallback, context: [String] = [],
        branches: BranchPolicy = .leave, isExplicit: Bool = false, outcomes: [Outcome]? = nil, reasons: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.before = before
        self.after = after
        self.rules = rules
        self.allowed = allowed
        self.deploymentTarget = deploymentTarget
        self.context = context
        self.branches = branches
        self.isExplicit = isExplicit
        self.outcomes = outcomes
        self.reasons = reasons
        self.sourceLocation = sourceLocation
    }

    /// Where the harness takes goldens to lie.
    public static let path: Path = "/project/Sources/App/Golden.swift"

    /// What the command takes for granted when it is given the golden alone.
    public static let wrapping = BranchPolicy(targets: [path])

    /// An example of a rule page, which fails where it stands on the page.
    public init(_ example: Example, rules: RuleBook = .builtin) {
        self.init(
            before: example.before, after: example.after, rules: rules, allowed: Set(example.levels),
            deploymentTarget: example.deploymentTarget ?? .fallback,
            sourceLocation: SourceLocation(
                fileID: "Rules/\(example.path.name)",
                filePath: Repository.root + "/\(example.path)", line: example.line, column: 1))
    }

    /// The same code as someone else would have typed or saved it.
    func rewritten(_ change: (String) -> String) -> Golden {
        var golden = self
        golden.before = change(before)
        golden.after = after.map(change)
        golden.context = context.map(change)
        return golden
    }
}
