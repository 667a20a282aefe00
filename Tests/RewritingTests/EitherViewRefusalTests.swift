import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Why a call that must stay a branch is not wrapped: each reason, and that nothing is edited.
@Suite struct EitherViewRefusalTests {
    static let lines = (1...10).map { "\n    .padding(\($0))" }.joined()

    static let refusals: [(why: String, code: String)] = [
        (
            "it stands in a `#if` of its chain",
            "Avatar(user)\n    #if os(iOS)\n    .if(c) { $0.clipped() }\n    #endif"
        ),
        ("what it is called on holds `?.`", "card?.view.if(c) { $0.clipped() }"),
        ("what it is called on holds `.shared`", "f(.shared.view.if(c) { $0.clipped() })"),
        (
            "what it is called on holds `super`",
            "class A: B { func f() -> some View { super.view.if(c) { $0.clipped() } } }"
        ),
        ("what it is called on needs `try`", "(try view()).if(c) { $0.clipped() }"),
        ("what it is called on needs `await`", "let v = await view().if(c) { $0.clipped() }"),
        (
            "it stands in a function that other modules may inline",
            "@inlinable func f() -> some View { a.if(c) { $0.clipped() } }"
        ),
        (
            "the condition holds a call or a subscript, which would be evaluated before the view",
            "a.if(c()) { $0.clipped() }"
        ),
        (
            "the condition holds a call or a subscript, which would be evaluated before the view",
            "a.if(cs[0]) { $0.clipped() }"
        ),
        (
            "the condition holds a call or a subscript, which would be evaluated before the view",
            "a.ifLet(badge()) { view, badge in Card(badge) { view } }"
        ),
        (
            "the condition changes something, and would be evaluated before the view",
            "struct R { var isOn: Bool { count += 1; return true }; var v: some View { a.if(isOn) { $0.clipped() } } }"
        ),
        (
            "`stack.isEmpty` would be evaluated before `Text(stack.popLast() ?? \"\")`",
            "struct R { @State var stack = [\"a\"]; var v: some View { "
                + "Text(stack.popLast() ?? \"\").if(stack.isEmpty) { $0.clipped() } } }"
        ),
        (
            "`stack.isEmpty` would be evaluated before `Text(stack.popLast() ?? \"\") .padding()`",
            "struct R { @State var stack = [\"a\"]; var v: some View {\n"
                + "Text(stack.popLast() ?? \"\")\n.padding()\n.if(stack.isEmpty) { $0.clipped() } } }"
        ),
        (
            "what it is called on has 11 lines; `--fallback either-view` wraps it",
            "Avatar(user)\(lines)\n    .if(c) { $0.clipped() }"
        ),
        (
            "only the helper says what type `c ? .red : nil` is of",
            "a.ifLet(c ? .red : nil) { view, color in view; color }"
        ),
        (
            "only the helper says what type `\"hello\"` is of",
            "a.ifLet(\"hello\") { view, key in view; Text(key) }"
        ),
        ("a comment has no place in the result", "a.if(/* is it? */ c) { $0.clipped() }"),
        (
            "it has a closure for when the condition is false, which has no place there",
            "a.if(c) { v in VStack { v } } else: { v in HStack { v } }"
        ),
        (
            "the closure is given the value before the view",
            "a.swapped(badge) { Card($1, $0) }"
        ),
        ("the result must stay `Text`", "Text(a).onText(c) { v in VStack { v } }"),
        ("the result must stay `Shape`", "Circle().onShape(c) { v in VStack { v } }"),
        ("the result must stay `Text`", "a.asText(c) { v in VStack { v } }"),
        ("the result must stay `Image`", "Image(a).onImage(c) { $0.renderingMode(.template) }.resizable()"),
        ("the result must stay `Badge`", "a.asBadge(c) { v in VStack { v } }"),
    ]

    static let helpers = """
        extension View {
            @ViewBuilder func swapped<T, V: View>(_ value: T?, transform: (T, Self) -> V) -> some View {
                if let value { transform(value, self) } else { self }
            }
            func asText(_ condition: Bool, transform: (Self) -> Text) -> Text {
                if condition { transform(self) } else { self }
            }
        }
        extension Image {
            func onImage(_ condition: Bool, transform: (Image) -> Image) -> Image { condition ? transform(self) : self }
        }
        struct Badge: View {}
        extension View {
            func asBadge(_ condition: Bool, transform: (Self) -> Self) -> Badge {
                if condition { transform(self) } else { self }
            }
        }
        extension Text {
            func onText(_ condition: Bool, transform: (Self) -> Text) -> Text {
                if condition { transform(self) } else { self }
            }
        }
        extension Shape {
            func onShape(_ condition: Bool, transform: (Self) -> some Shape) -> some Shape {
                if condition { transform(self) } else { self }
            }
        }
        """

    /// What a helper gives its closure as an `AnyView` may be taken by what takes no other.
    @Test func closuresOfAnyView() {
        let helper =
            "extension View { func any<T: View>(_ c: Bool, t: (AnyView) -> T) -> AnyView { c ? AnyView(t(AnyView(self))) : AnyView(self) } }"
        let context = [helper, EitherViewExample.declaration]
        func body(_ view: String) -> String { "struct V: View { var body: some View { \(view) } }\n" }
        check([
            Golden(
                before: body("x.any(c) { $0.clipped() }"),
                after: body("EitherView(condition: c, input: x) { $0.clipped() }"), context: context,
                branches: BranchPolicy())
        ])
        for closure in ["{ Wrap($0) }", "{ v in v.overlay(deco(v)) }", "{ v in VStack { v } }"] {
            check([
                Golden(
                    before: body("x.any(c) \(closure)"), after: nil, context: context, branches: BranchPolicy(),
                    outcomes: [.branch])
            ])
        }
    }

    @Test func isSaid() async {
        await check(each: Self.refusals) { why, code in
            let golden = EitherViewTests.golden(code, nil, context: [Self.helpers], outcomes: [.branch])
            let reason = golden.reasons(of: code)
            #expect(reason.count == 1 && reason[0].hasSuffix("; not wrapped in `EitherView`: \(why)"), "\(reason)")
            check([golden])
        }
    }

    @Test func aLongReceiverIsWrappedOnDemand() {
        let lines = (1...10).map { "\n        .padding(\($0))" }.joined()
        check([
            EitherViewTests.golden(
                "Avatar(user)\(Self.lines)\n    .if(c) { $0.clipped() }",
                "EitherView(\n    condition: c,\n    input: Avatar(user)\(lines)\n) { $0.clipped() }",
                fallback: .eitherView),
            // What becomes short enough is wrapped at once.
            EitherViewTests.golden(
                "Avatar(user).if(d) {\n    $0.opacity(0.5)\n}.if(c) { $0.clipped() }",
                "EitherView(condition: c, input: Avatar(user).opacity(d ? 0.5 : 1)) { $0.clipped() }"),
        ])
    }

    /// The project's own may be for conditions only.
    @Test func itTakesNoOptional() {
        let own = """
            enum EitherView<A: View, B: View>: View {
                init(condition: Bool, input: A, @ViewBuilder modify: (A) -> B) {
                    if condition { self = .b(modify(input)) } else { self = .a(input) }
                }
            }
            """
        check(
            leftAlone: "let v = a.ifLet(x) { $0.clipShape($1) }\n", context: [own], branches: Golden.wrapping,
            outcomes: [.branch],
            reasons: [
                "`clipShape` cannot be switched off: every shape clips, even a rectangle; not wrapped in `EitherView`: "
                    + "the project's `EitherView` has no initializer that takes an optional as ours does"
            ])
    }

    static let call = "let v = a.if(c) { $0.clipped() }\n"

    /// Where nothing declares the type, and what can be done about it.
    @Test func itNeedsTheDeclaration() async {
        await check(
            each: [
                (
                    [], BranchPolicy(),
                    "nothing declares `EitherView` yet; `fixmods --support FILE PATH…` writes it to a file"
                ),
                (
                    [EitherViewTests.helper], Golden.wrapping,
                    "nothing declares `EitherView` yet; `fixmods` on the whole module writes it beside `if`, and "
                        + "`fixmods --support FILE PATH…` where you say"
                ),
                (["struct EitherView {}"], Golden.wrapping, "another type named `EitherView` is in scope"),
                // The article's own, the wrong way round.
                (
                    [
                        """
                        enum EitherView<A: View, B: View>: View {
                            init(condition: Bool, input: A, @ViewBuilder modify: (A) -> B) {
                                if condition { self = .a(input) } else { self = .b(modify(input)) }
                            }
                        }
                        """
                    ], Golden.wrapping, "another type named `EitherView` is in scope"
                ),
            ] as [([String], BranchPolicy, String)]
        ) { context, policy, why in
            check(
                leftAlone: Self.call, context: context, branches: policy, outcomes: [.branch],
                reasons: ["`clipped` cannot be switched off: it always clips; not wrapped in `EitherView`: \(why)"])
        }
    }
}
