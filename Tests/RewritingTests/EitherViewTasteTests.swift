import Harness
import Rewriting
import Testing

/// What is wrapped in `EitherView` unasked: only what reads well inside out, or gains types.
@Suite struct EitherViewTasteTests {
    static let helpers = """
        extension View {
            func erasing<V: View>(_ condition: Bool, transform: (Self) -> V) -> AnyView {
                condition ? AnyView(transform(self)) : AnyView(self)
            }
            @ViewBuilder func erasingInside<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
                if condition { AnyView(transform(self)) } else { AnyView(self) }
            }
            func erasingElsewhere<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
                erasingInside(condition, transform: transform)
            }
        }
        """

    static func golden(
        _ before: String, _ after: String?, fallback: BranchPolicy.Fallback? = nil, why: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        let clips = "`clipped` cannot be switched off: it always clips; not wrapped in `EitherView`: "
        return EitherViewTests.golden(
            before, after, context: [helpers], fallback: fallback,
            reasons: why.map { [clips + $0 + "; `--fallback either-view` wraps it"] }, sourceLocation: sourceLocation)
    }

    /// Where the helper keeps the types, too, little is won.
    @Test func oneLineAtTheEndOfAChain() {
        check([
            Self.golden("a.if(c) { $0.clipped() }", "EitherView(condition: c, input: a) { $0.clipped() }"),
            Self.golden(
                "a.if(c) {\n    $0.clipped()\n}", "EitherView(condition: c, input: a) {\n    $0.clipped()\n}"),
            Self.golden("(a.if(c) { $0.clipped() })", "(EitherView(condition: c, input: a) { $0.clipped() })"),
            Self.golden("a.if(c) { $0.clipped() }.padding()", nil, why: "its chain goes on behind it"),
            Self.golden("(a.if(c) { $0.clipped() }).padding()", nil, why: "its chain goes on behind it"),
            Self.golden(
                "a\n    .if(c) { $0.clipped() }\n    #if os(iOS)\n    .padding()\n    #endif", nil,
                why: "its chain goes on behind it"),
            Self.golden("a\n    .padding()\n    .if(c) { $0.clipped() }", nil, why: "what it is called on has 2 lines"),
            Self.golden(
                "a.if(c) {\n    $0\n        .clipped()\n}", nil, why: "the result would have 4 lines"),
            Self.golden(
                "a.if(c) { $0.clipped() }.padding()", "EitherView(condition: c, input: a) { $0.clipped() }.padding()",
                fallback: .eitherView),
        ])
    }

    /// What a gesture does is done later, as what a modifier does.
    @Test func aGestureThatWritesWhatTheViewReads() {
        let view =
            "Text(a).offset(drag).gesture(DragGesture().onChanged { drag = $0.translation }.onEnded { _ in drag = .zero })"
        let type = "struct A { @State var drag = CGSize.zero; var isBig = false; var v: some View { § } }"
        check([
            Self.golden(
                type.replacing("§", with: view + ".if(isBig) { $0.clipped() }"),
                type.replacing("§", with: "EitherView(condition: isBig, input: \(view)) { $0.clipped() }"))
        ])
    }

    /// `AnyView` goes, so more may be turned inside out.
    @Test func typesThatAreWon() {
        for name in ["erasing", "erasingInside", "erasingElsewhere"] {
            check([
                Self.golden(
                    "struct A {\n    var body: some View { a.\(name)(c) { $0.clipped() }.padding() }\n}",
                    "struct A {\n    var body: some View { EitherView(condition: c, input: a) { $0.clipped() }.padding() }\n}"
                ),
                Self.golden(
                    "struct A {\n    var body: some View {\n        a\n            .padding()\n            .\(name)(c) {\n                $0\n                    .clipped()\n            }\n    }\n}",
                    "struct A {\n    var body: some View {\n        EitherView(\n            condition: c,\n            input: a\n                .padding()\n        ) {\n            $0\n                .clipped()\n        }\n    }\n}"
                ),
            ])
        }
    }

    /// Who calls the function decides, mostly once and for all.
    @Test func aParameterAsTheCondition() {
        let why = "its condition is a parameter of the function around it"
        check([
            Self.golden("func row(c: Bool) -> some View { a.if(c) { $0.clipped() } }", nil, why: why),
            Self.golden("func row(c: Bool) -> some View { a.if(!(c)) { $0.clipped() } }", nil, why: why),
            Self.golden(
                "func row(_ c: Bool, d: Style) -> some View { a.if(c && d == .e) { $0.clipped() } }", nil, why: why),
            Self.golden("init(c: Bool) { view = f(a.if(c) { $0.clipped() }) }", nil, why: why),
            Self.golden("func row(c: Bool) -> some View { VStack { a.erasing(c) { $0.clipped() } } }", nil, why: why),
            Self.golden(
                "func row(c: Item) -> some View { a.if(c.isOn) { $0.clipped() } }",
                "func row(c: Item) -> some View { EitherView(condition: c.isOn, input: a) { $0.clipped() } }"),
            Self.golden(
                "func row(c: Bool) -> some View { a.if(c && d) { $0.clipped() } }",
                "func row(c: Bool) -> some View { EitherView(condition: c && d, input: a) { $0.clipped() } }"),
            Self.golden(
                "let f = xs.map { c in a.if(c) { $0.clipped() } }",
                "let f = xs.map { c in EitherView(condition: c, input: a) { $0.clipped() } }"),
            // Of what is nearer with the same name, nobody who calls the function decides.
            Self.golden(
                "func row(c: Bool) -> some View { let c = isOn; return a.if(c) { $0.clipped() } }",
                "func row(c: Bool) -> some View { let c = isOn; return EitherView(condition: c, input: a) { $0.clipped() } }"
            ),
            Self.golden(
                "func row(c: Bool) -> some View { ForEach(xs) { c in a.if(c) { $0.clipped() } } }",
                "func row(c: Bool) -> some View { ForEach(xs) { c in EitherView(condition: c, input: a) { $0.clipped() } } }"
            ),
            Self.golden(
                "func row(c: Bool) { struct B { var c = true; var b: some View { a.if(c) { $0.clipped() } } } }",
                "func row(c: Bool) { struct B { var c = true; var b: some View { EitherView(condition: c, input: a) { $0.clipped() } } } }"
            ),
        ])
    }

    /// One would stand in the other.
    @Test func oneInAnother() {
        let nested =
            "; not wrapped in `EitherView`: one `EitherView` would stand in another; "
            + "`--fallback either-view` wraps it"
        let clips = "`clipped` cannot be switched off: it always clips"
        let shape = "`clipShape` cannot be switched off: every shape clips, even a rectangle"
        func golden(_ before: String, _ after: String?, _ reasons: [String]) -> Golden {
            EitherViewTests.golden(before, after, context: [Self.helpers], reasons: reasons)
        }
        check([
            golden(
                "VStack { a.if(c) { $0.clipped() } }.if(d) { $0.clipShape(Circle()) }",
                "VStack { EitherView(condition: c, input: a) { $0.clipped() } }.if(d) { $0.clipShape(Circle()) }",
                [clips + EitherViewTests.kept, shape + nested]),
            golden(
                "struct A {\n    var body: some View { a.erasing(c) { $0.clipped() }.erasing(d) { $0.clipShape(Circle()) } }\n}",
                "struct A {\n    var body: some View { EitherView(condition: c, input: a) { $0.clipped() }.erasing(d) { $0.clipShape(Circle()) } }\n}",
                [clips + EitherViewTests.kept, shape + nested]),
            golden(
                "EitherView(condition: c, input: VStack { a.if(d) { $0.clipped() } }) { $0.clipShape(Circle()) }", nil,
                [shape + EitherViewTests.kept, clips + nested]),
            golden(
                "VStack { EitherView(condition: c, input: a) { $0.clipped() } }.if(d) { $0.clipShape(Circle()) }", nil,
                [clips + EitherViewTests.kept, shape + nested]),
            // A branch in a branch stays, and so does the one around it.
            golden(
                "a.if(c) { $0.clipShape(Circle()).if(d) { $0.clipped() } }", nil,
                [
                    shape + nested,
                    clips + "; not wrapped in `EitherView`: it is one with the call of `if` around it, which stays",
                ]),
            golden(
                "a.if(c) { $0.clipShape(Circle()).if(d) { $0.opacity(0) } }",
                "EitherView(condition: c, input: a) { $0.clipShape(Circle()).opacity(d ? 0 : 1) }",
                [shape + EitherViewTests.kept]),
            golden(
                "let v = e ? VStack { a.if(c) { $0.clipped() } }.if(d) { $0.clipShape(Circle()) } : b.if(d) { $0.clipShape(Circle()) }",
                nil, [String](repeating: Refusal.mustAgree.sentence, count: 3)),
        ])
    }
}
