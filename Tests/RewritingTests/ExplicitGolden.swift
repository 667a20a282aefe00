import Harness
import Rewriting
import RuleModel
import Testing

/// With explicit branches.
func explicit(
    _ before: String, _ after: String?, allowed: Set<Level> = [], context: [String] = [],
    outcomes: [Outcome]? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Golden {
    var golden = golden(
        before, after, allowed: allowed, context: context, outcomes: outcomes, sourceLocation: sourceLocation)
    golden.isExplicit = true
    return golden
}

/// As one line of a body.
func inBody(
    _ before: String, _ after: String?, allowed: Set<Level> = [], outcomes: [Outcome]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Golden {
    explicit(
        "struct V: View { var body: some View { \(before) } }",
        after.map { "struct V: View { var body: some View { \($0) } }" }, allowed: allowed, outcomes: outcomes,
        sourceLocation: sourceLocation)
}
