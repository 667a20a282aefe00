import Harness
import Rewriting
import Semantics
import Testing

/// Helpers that are given a `ViewModifier`: what is left, and what is wrapped.
@Suite struct GoldenModifierHelperTests {
    private static let helpers = """
        import SwiftUI
        extension View {
            @ViewBuilder func conditionalModifier<M: ViewModifier>(_ c: Bool, _ m: M) -> some View {
                if c { modifier(m) } else { self }
            }
            @ViewBuilder func making<M: ViewModifier>(_ c: Bool, make: () -> M) -> some View {
                if c { self.modifier(make()) } else { self }
            }
            @ViewBuilder func framed<M: ViewModifier>(_ c: Bool, _ m: M) -> some View {
                if c { modifier(m).padding() } else { self }
            }
            @ViewBuilder func decorated<M: ViewModifier>(_ c: Bool, _ m: M) -> some View {
                if c { self.decorate(m) } else { self }
            }
            @ViewBuilder func optionally<M: ViewModifier>(_ c: Bool, _ m: M?) -> some View {
                if c, let m { modifier(m) } else { self }
            }
            @ViewBuilder func given<T, M: ViewModifier>(_ c: Bool, _ t: T, _ m: (T) -> M) -> some View {
                if c { modifier(m(t)) } else { self }
            }
            @ViewBuilder func maybe<M: ViewModifier>(_ m: M?) -> some View { if let m { modifier(m) } else { self } }
            @ViewBuilder func lined<M: ViewModifier>(_ m: M?) -> some View { if let m { modifier(m); Divider() } else { self } }
            func styled<M: ViewModifier>(_ m: M, isBig: Bool) -> some View { modifier(m).opacity(isBig ? 1 : 0.5) }
        }
        struct Dim: ViewModifier { var amount = 0.5; func body(content: Content) -> some View { content.opacity(amount) } }
        struct Round: ViewModifier { func body(content: Content) -> some View { content.clipShape(Circle()) } }
        """

    private func golden(
        _ before: String, _ after: String?, branches: BranchPolicy = .leave, reasons: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        Golden(
            before: before + "\n", after: after.map { $0 + "\n" },
            context: [Self.helpers, EitherViewExample.declaration], branches: branches, reasons: reasons,
            sourceLocation: sourceLocation)
    }

    @Test func whatIsLeft() {
        check([
            golden(
                "Text(a).conditionalModifier(c, Dim(amount: amount()))", nil,
                reasons: ["`amount()` would not be evaluated any more when the condition is false"]),
            golden(
                "Text(a).conditionalModifier(c, .dim)", nil,
                reasons: ["no rule for `modifier`: nothing shows what `.dim` applies"]),
            golden(
                "Text(a).conditionalModifier(c, Glow())", nil,
                reasons: ["no rule for `modifier`: `Glow` is declared out of sight"]),
            golden(
                "Text(a).conditionalModifier(c, Dim(amount: 1))", nil,
                reasons: ["it does the same whether the condition holds or not"]),
            golden("Text(a).making(c) { let d = Dim(); return d }", nil, reasons: ["the closure holds statements"]),
            golden("Text(a).making(c) { [a] in Dim(amount: a) }", nil, reasons: ["the closure has a capture list"]),
            golden(
                "Text(a).making(c, make: Dim.init)", nil,
                reasons: ["the modifiers are in a function and not in a closure here"]),
            golden(
                "Text(a).framed(c, Dim())", nil, reasons: ["the helper also applies `padding` (Context0.swift:9)"]),
            golden(
                "Text(a).decorated(c, Dim())", nil, reasons: ["the helper also applies `decorate` (Context0.swift:12)"]),
            // No helper: nothing is asked of whether the modifier is applied.
            golden("Text(a).styled(Dim(), isBig: c)", nil, reasons: []),
        ])
    }

    /// A call of a helper has a line, whatever it is given.
    @Test func whatIsGiven() {
        check(
            [
                "k!", "ks[0]", "d ? Dim() : Dim(amount: 0.3)", "k ?? Dim()", "Dim() as Dim", "stored", "model.dim",
            ].map { value in
                golden(
                    "Text(a).conditionalModifier(c, \(value))", nil,
                    reasons: ["no rule for `modifier`: nothing shows what `\(value)` applies"])
            })
        let place = "(Context0.swift:"
        check([
            golden("Text(a).maybe(Dim())", nil, reasons: []),
            golden("Text(a).maybe(c ? Dim() : nil)", nil, reasons: ["the helper also asks `m` \(place)21)"]),
            golden("Text(a).lined(c ? Dim() : nil)", nil, reasons: ["the helper also asks `m` \(place)22)"]),
            golden(
                "Text(a).optionally(c, Dim())", nil, reasons: ["the helper also gives back `modifier(m)` \(place)15)"]),
            golden(
                "Text(a).given(c, 3) { Dim(amount: $0) }", nil,
                reasons: ["the helper also hands its view on to `modifier` \(place)18)"]),
        ])
    }

    /// The helper hands condition and modifier on: to another helper, or to what applies the one under the other.
    @Test func whatIsHandedOn() {
        func handed(
            _ helper: String, _ types: String, _ after: String? = "Text(a).modifier(Dim(amount: c ? 0.5 : 1))",
            reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            Golden(
                before: "Text(a).handed(c, Dim())\n", after: after.map { $0 + "\n" },
                context: [
                    Self.helpers, "extension View { func handed<M: ViewModifier>(\(helper)} }", types,
                ], branches: .leave, reasons: reasons, sourceLocation: sourceLocation)
        }
        func conditional(_ body: String, _ members: String = "let isOn: Bool; let base: M") -> String {
            """
            struct Conditional<M: ViewModifier>: ViewModifier {
                \(members)
                @ViewBuilder func body(content: Content) -> some View { \(body) }
            }
            """
        }
        let plain = conditional("if isOn { content.modifier(base) } else { content }")
        let head = "_ c: Bool, _ m: M) -> some View { "
        check([
            handed(head + "modifier(Conditional(isOn: c, base: m)) ", plain),
            handed(head + "self.modifier(Conditional(isOn: c, base: m)) ", plain),
            handed(
                head + "modifier(Conditional(isOn: !c, base: m)) ", plain,
                "Text(a).modifier(Dim(amount: c ? 1 : 0.5))"),
            handed(
                head + "modifier(Conditional(c, m)) ",
                conditional(
                    "if self.isOn { content.modifier(self.base) } else { content }",
                    "let isOn: Bool; let base: M\ninit(_ isOn: Bool, _ base: M) { self.isOn = isOn; self.base = base }")
            ),
            handed(head + "conditionalModifier(c, m) ", ""),
            handed(
                head + "self.if(c) { $0.modifier(m) } ",
                "extension View { @ViewBuilder func `if`<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View {"
                    + " if c { t(self) } else { self } } }"),
            handed(head + "EitherView(condition: c, input: self) { $0.modifier(m) } ", EitherViewExample.declaration),
        ])
        let more = conditional("if isOn { content.modifier(base).padding() } else { content }")
        check(
            [
                (head + "modifier(Conditional(isOn: c, base: m)) ", more),
                (head + "modifier(Conditional(isOn: c, base: m)) ", ""),
                (head + "modifier(Conditional(isOn: c && isWide, base: m)) ", plain),
                (
                    head + "modifier(Conditional(isOn: c, base: m)) ",
                    conditional(
                        "if isOn { content.modifier(base) } else { content }", "@State var isOn: Bool; let base: M")
                ),
            ].map { helper, types in
                handed(
                    helper, types, nil,
                    reasons: ["the helper also hands its view on to `Conditional` (Context1.swift:1)"])
            })
        check([
            handed(
                head + "embed(Conditional(isOn: c, base: m)) ", plain, nil,
                reasons: ["the helper also applies `embed` (Context1.swift:1)"])
        ])
    }

    /// The project declares it, and its body is not where it is read.
    @Test func whatIsNoPlainModifier() {
        for (declaration, reason) in [
            ("final class Big: ViewModifier { func body(content: Content) -> some View { content.padding() } }", "Big"),
            (
                "struct Big {}; extension Big: ViewModifier { func body(content: Content) -> some View { content } }",
                "Big"
            ),
        ] {
            check([
                golden(
                    declaration + "\nlet v = Text(a).conditionalModifier(c, Big())", nil,
                    reasons: ["no rule for `modifier`: `\(reason)` is no struct with a `body(content:)` in its braces"])
            ])
        }
    }

    /// What is known by its name alone is given a value that the project declares as a modifier.
    @Test func withoutADeclaration() {
        check([
            golden("Text(a).if(c, modifier: Dim())", "Text(a).modifier(Dim(amount: c ? 0.5 : 1))"),
            golden("Text(a).applyIf(c, Dim(amount: 0.3))", "Text(a).modifier(Dim(amount: c ? 0.3 : 1))"),
            golden("Text(a).applyModifier(if: c, modifier: Dim())", "Text(a).modifier(Dim(amount: c ? 0.5 : 1))"),
            golden(
                "Text(a).if(c, modifier: Glow())", nil, reasons: ["it applies `Glow`, which is no closure of modifiers"]
            ),
        ])
    }

    @Test func layout() {
        check([
            golden(
                """
                Text(a)
                    .conditionalModifier(
                        c, // when
                        Dim(
                            amount: 0.3 // hardly
                        )
                    ) // so
                    .bold()
                """,
                """
                Text(a)
                    // when
                    .modifier(Dim(
                        amount: c ? 0.3 : 1 // hardly
                    )) // so
                    .bold()
                """),
            golden(
                "Text(a).conditionalModifier(c, Dim(/* half */))",
                "Text(a).modifier(Dim(amount: c ? 0.5 : 1/* half */))"),
        ])
    }

    @Test func whatIsWrapped() {
        check([
            golden(
                "Text(a).conditionalModifier(c, Round())",
                "EitherView(condition: c, input: Text(a)) { $0.modifier(Round()) }",
                branches: BranchPolicy(fallback: .eitherView)),
            golden(
                "Text(a).making(!c) { Round() }", "EitherView(condition: !c, input: Text(a)) { $0.modifier(Round()) }",
                branches: BranchPolicy(fallback: .eitherView)),
            golden(
                "xs.map { Text(a).conditionalModifier(c, Glow($0)) }", nil,
                branches: BranchPolicy(fallback: .eitherView)),
        ])
    }

    /// What a later helper is given is applied later, like what stands in its closure.
    @Test func whatIsGivenLaterIsApplied() {
        let half =
            "struct Half: ViewModifier { func body(content: Content) -> some View { content.opacity(0.5).clipped() } }"
        for later in ["conditionalModifier(d, Half())", "making(d) { Half() }"] {
            check([
                Golden(
                    before: "HStack { a; b }.if(c) { $0.shadow(radius: 3) }.\(later)\n", after: nil,
                    context: [Self.helpers, half],
                    reasons: [
                        "what is applied later is applied to the view as a whole, and not to its parts",
                        "no rule for `Half`: its `opacity` is always applied (Context1.swift:1)",
                    ])
            ])
        }
    }
}
