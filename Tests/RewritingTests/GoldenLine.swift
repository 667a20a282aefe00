import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// A golden of one line, or of a few without the last line break.
func golden(
    _ before: String, _ after: String?, rules: RuleBook = .builtin, allowed: Set<Level> = [],
    deploymentTarget: DeploymentTarget = .fallback, context: [String] = [], outcomes: [Outcome]? = nil,
    reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Golden {
    Golden(
        before: before + "\n", after: after.map { $0 + "\n" }, rules: rules, allowed: allowed,
        deploymentTarget: deploymentTarget, context: context, outcomes: outcomes, reasons: reasons,
        sourceLocation: sourceLocation)
}

extension RuleBook {
    /// The built-in pages, and one more of the given statements.
    static func builtin(and statements: String, sourceLocation: SourceLocation = #_sourceLocation) -> RuleBook {
        do {
            let page = try Page(reading: "# more\n\n```rule\n\(statements)\n```\n", path: "more.md")
            return try RuleBook(pages: BuiltinPages.all + [page])
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
            return .builtin
        }
    }
}
