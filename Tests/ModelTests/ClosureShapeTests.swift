import Harness
import RuleModel
import Testing

/// Closures that are more, or less, than one chain: each golden is what the tool makes of it, and both sides are run on
/// the model.
@Suite(.enabled(if: Model.isAvailable))
struct ClosureShapeTests {
    struct Example: Sendable, SourceLocated {
        let before: String
        let after: String
        let sourceLocation: SourceLocation

        init(_ before: String, _ after: String, sourceLocation: SourceLocation = #_sourceLocation) {
            self.before = before
            self.after = after
            self.sourceLocation = sourceLocation
        }
    }

    static let all = [
        Example(
            "contentView.if(isOn) { view in let size = gap + 2; return view.frame(width: size).opacity(0.5) }",
            "contentView.frame(width: isOn ? gap + 2 : nil).opacity(isOn ? 0.5 : 1)"),
        Example(
            "contentView.if(isOn) { view in let off = isNew || isWide; return view.disabled(off) }",
            "contentView.disabled(isOn && (isNew || isWide))"),
        Example("contentView.if(isOn) { AnyView($0.opacity(0.5)) }", "contentView.opacity(isOn ? 0.5 : 1)"),
        Example(
            "contentView.if(isOn) { $0.if(isNew) { $0 }.opacity(0.5) }", "contentView.opacity(isOn ? 0.5 : 1)"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(all.map { ModelExample($0.after, before: $0.before, after: $0.after) })
    }

    @Test func areMergedSo() {
        check(
            Self.all.map {
                Golden(
                    before: $0.before + "\n", after: $0.after + "\n", sourceLocation: $0.sourceLocation)
            })
    }

    @Test func isProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            #expect(result.failures(proving: .safe) == [])
        }
    }
}
