import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Calls that can be rewritten only once another is: done in one run, or a second one would find them.
@Suite struct GoldenRoundTests {
    @Test func aTextOnceTheCallBeforeIsRewritten() {
        check([
            golden(
                "Text(a).if(c, then: { $0.font(.title) }, else: { $0.font(.body) }).if(d) { $0.foregroundStyle(.red) }",
                "Text(a).font(c ? .title : .body)"
                    + ".foregroundStyle(d ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))",
                outcomes: [.rewritten, .rewritten]),
            golden(
                "Text(a).if(c) { $0.bold() }.if(d) { $0.foregroundStyle(.red) }",
                "Text(a).bold(c).foregroundStyle(d ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))",
                allowed: [.assumed], deploymentTarget: (try? DeploymentTarget(reading: "iOS 17")) ?? .fallback,
                outcomes: [.rewritten, .rewritten]),
        ])
    }

    /// A form with a closure could not be followed by another.
    @Test func aCallWhoseResultIsCalled() {
        check([
            golden(
                "Text(a).if(c) { $0.overlay { Badge() } } { $0.padding(8) }", nil,
                reasons: ["what it gives back is called"])
        ])
    }

    @Test func anOuterCallOnceItsLinkIsRewritten() {
        check([
            golden(
                "Text(a).if(x != nil != nil) { $0.if(c && x != nil) { $0.overlay(Badge(x!)) } }",
                "Text(a).overlay { if x != nil != nil { if c, let x { Badge(x) } } }")
        ])
    }

    @Test func anArgumentThatIsKnownOnceRewritten() {
        check([
            golden(
                "x.if(c) { $0.background(Color.red.if(d) { $0.blur(radius: 3) }) }",
                "x.background { if c { Color.red.blur(radius: d ? 3 : 0) } }",
                outcomes: [.rewritten, .rewritten])
        ])
    }
}
