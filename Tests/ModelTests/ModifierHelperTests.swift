import Harness
import RuleModel
import Testing

/// Helpers that take a `ViewModifier` and no closure: each golden is what the tool makes of it, with what is declared
/// compiled and run on the model.
@Suite(.enabled(if: Model.isAvailable))
struct ModifierHelperTests {
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

    static let helpers = """
        extension View {
            @ViewBuilder
            func conditionalModifier<M: ViewModifier>(_ condition: Bool, _ modifier: M) -> some View {
                if condition { self.modifier(modifier) } else { self }
            }
            @ViewBuilder func modifyUnless(_ condition: Bool, _ own: some ViewModifier) -> some View {
                if !condition { modifier(own) } else { self }
            }
            func applyModifier<M>(if condition: Bool, modifier: @autoclosure () -> M) -> some View where M: ViewModifier {
                Group { if condition { self.modifier(modifier()) } else { self } }
            }
            @ViewBuilder func making<M: ViewModifier>(_ condition: Bool, make: () -> M) -> some View {
                if condition { self.modifier(make()) } else { self }
            }
            @ViewBuilder
            func either(_ condition: Bool, _ one: some ViewModifier, else other: some ViewModifier) -> some View {
                if condition { modifier(one) } else { modifier(other) }
            }
            func handingOn<M: ViewModifier>(_ modifier: M, when condition: Bool) -> some View {
                conditionalModifier(condition, modifier)
            }
            func erased<M: ViewModifier>(_ condition: Bool, _ modifier: M) -> AnyView {
                condition ? AnyView(self.modifier(modifier)) : AnyView(self)
            }
        }

        """
    static let declarations =
        helpers + """
            struct Dim: ViewModifier {
                var amount = 0.5
                func body(content: Content) -> some View { content.opacity(amount) }
            }
            struct Shift: ViewModifier {
                let x: CGFloat
                let y: CGFloat
                func body(content: Content) -> some View { content.offset(x: x, y: y) }
            }

            """

    static let all = [
        Example("contentView.conditionalModifier(isOn, Dim())", "contentView.modifier(Dim(amount: isOn ? 0.5 : 1))"),
        Example(
            "contentView.conditionalModifier(isOn, Shift(x: 8, y: 0)).padding(8)",
            "contentView.modifier(Shift(x: isOn ? 8 : 0, y: 0)).padding(8)"),
        Example(
            "contentView.modifyUnless(isOn, Dim(amount: 0.3))", "contentView.modifier(Dim(amount: isOn ? 1 : 0.3))"),
        Example(
            "contentView.applyModifier(if: isOn, modifier: Dim(amount: 0.3))",
            "contentView.modifier(Dim(amount: isOn ? 0.3 : 1))"),
        Example(
            "contentView.making(isOn) { Dim(amount: 0.3) }", "contentView.modifier(Dim(amount: isOn ? 0.3 : 1))"),
        Example(
            "contentView.making(isOn && isWide, make: { return Dim() }).opacity(0.9)",
            "contentView.modifier(Dim(amount: isOn && isWide ? 0.5 : 1)).opacity(0.9)"),
        Example(
            "contentView.either(isOn, Dim(amount: 0.3), else: Dim())",
            "contentView.modifier(Dim(amount: isOn ? 0.3 : 0.5))"),
        Example(
            "contentView.either(isOn, Dim(amount: 0.3), else: Shift(x: 0, y: 3))",
            "contentView.modifier(Dim(amount: isOn ? 0.3 : 1)).modifier(Shift(x: 0, y: isOn ? 0 : 3))"),
        Example(
            "contentView.handingOn(Dim(amount: 0.3), when: isOn)", "contentView.modifier(Dim(amount: isOn ? 0.3 : 1))"),
        Example("contentView.erased(isOn, Dim())", "contentView.modifier(Dim(amount: isOn ? 0.5 : 1))"),
        Example(
            "contentView.if(isOn) { $0.conditionalModifier(isWide, Dim()).padding(8) }",
            "contentView.modifier(Dim(amount: isOn && isWide ? 0.5 : 1)).padding(isOn ? 8 : 0)"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(
            all.map {
                ModelExample(
                    $0.after, before: $0.before, after: $0.after,
                    declarations: ExampleFormTests.helper + "\n\n" + declarations)
            })
    }

    @Test func areRewritten() {
        check(
            Self.all.map { one in
                Golden(
                    before: one.before + "\n", after: one.after + "\n",
                    context: [ExampleFormTests.helper, Self.declarations], sourceLocation: one.sourceLocation)
            })
    }

    @Test func areProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            #expect(result.failures(proving: .safe) == [])
        }
    }
}
