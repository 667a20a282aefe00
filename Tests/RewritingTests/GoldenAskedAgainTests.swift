import Harness
import Testing

/// A condition that stands in what it would choose, and was always true there.
@Suite struct GoldenAskedAgainTests {
    @Test func isLeft() {
        func left(_ link: String, _ condition: String = "on") -> Golden {
            golden(
                "Text(a).if(\(condition)) { $0.\(link) }", nil, outcomes: [.left],
                reasons: ["`\(condition)` is the condition itself, which in the closure never changes"])
        }
        check([
            left("padding(on ? 3 : 0)"), left("disabled(on || z)"), left("disabled(z || on)"),
            left("disabled(m.on && z)", "m.on"), left("opacity(z ? 1 : (on ? 0.5 : 0.3))"),
            golden("Text(a).if(on) { $0.padding(m.on ? 3 : 0) }", "Text(a).padding(on && m.on ? 3 : 0)"),
            golden("Text(a).if(on) { $0.disabled(on.isBig || z) }", "Text(a).disabled(on && (on.isBig || z))"),
        ])
    }
}
