import Harness
import RuleModel
import Testing

/// Capture lists of closures that are given to modifiers: they are evaluated where the closure is made.
@Suite struct GoldenCaptureTests {
    private static func left(_ call: String, _ part: String, _ sourceLocation: SourceLocation) -> Golden {
        golden(
            call, nil, context: [GoldenLocalTests.helpers],
            reasons: ["`\(part)` would be evaluated also when the condition is false"], sourceLocation: sourceLocation)
    }

    @Test func whatIsNotTotalStaysUnderItsCondition() {
        func left(_ modifier: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            Self.left("Text(a).if(c) { $0.\(modifier) }", part, sourceLocation)
        }
        check([
            left("overlay { [item = items[i]] in Text(item) }", "items[i]"),
            left("onTapGesture { [item = items[i]] in load(item) }", "items[i]"),
            left("onChange(of: x) { [weak model, t = token()] in load(t) }", "token()"),
        ])
    }

    @Test func payloadsAreKnownOnlyThere() {
        func left(_ modifier: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            Self.left("Text(a).ifLet(user) { v, u in v.\(modifier) }", part, sourceLocation)
        }
        check([
            left("onChange(of: x) { [id = u.id] in load(id) }", "u"),
            golden(
                "Text(a).ifLet(user) { v, u in v.onChange(of: x) { [u] in load(u) } }", nil,
                context: [GoldenLocalTests.helpers],
                reasons: ["`u` is bound again inside the closure"]),
            left("overlay { [id = u.id] in Text(id) }", "u"),
        ])
    }

    @Test func othersMove() {
        check([
            golden(
                "Text(a).if(c) { $0.overlay { [item = model.item] in Text(item) } }",
                "Text(a).overlay { [item = model.item] in if c { Text(item) } }", context: [GoldenLocalTests.helpers])
        ])
    }
}
