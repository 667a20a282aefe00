import Harness
import Rewriting
import Semantics
import Testing

/// The helper gave just a view. What it becomes is of the receiver's own type, and Swift picks other overloads around it.
@Suite struct GoldenResultTypeTests {
    /// A helper is no modifier that could set something again, whatever it is declared on and called like.
    @Test func aHelperBehind() {
        let helpers = """
            extension View {
                @ViewBuilder func when<V: View>(_ c: Bool, f: (Self) -> V) -> some View { if c { f(self) } else { self } }
                @ViewBuilder func bold<V: View>(when c: Bool, f: (Self) -> V) -> some View { if c { f(self) } else { self } }
            }
            extension Text {
                func when(_ c: Bool, f: (Text) -> Text) -> Text { c ? f(self) : self }
            }
            """
        check([
            golden(
                "Text(a).when(c) { $0.bold() }.when(d) { $0.italic() }", "Text(a).bold(c).italic(d)",
                allowed: [.assumed, .approx], context: [helpers]),
            golden(
                "x.when(c) { $0.bold() }.bold(when: d) { $0.opacity(0) }", "x.bold(c).opacity(d ? 0 : 1)",
                allowed: [.assumed, .approx], context: [helpers]),
        ])
    }

    /// What a local name, a variable that takes more, and `??` hold is one result, wherever it was made.
    @Test func oneTypeByANameForIt() {
        let (kept, other) = ("Text(a).if(c) { /* a */ $0.opacity(0) /* b */ }", "Text(b).if(c) { $0.opacity(0.5) }")
        for body in [
            "let card = \(kept); return d ? card : \(other)",
            "let card = \(kept); if d { return card }; return \(other)",
            "var cards = [\(kept)]; cards.append(\(other)); return cards[0]",
            "var card = Optional(\(kept)); if d { card = nil }; return card ?? \(other)",
        ] {
            let reason = "another result must have the same type, and the call in it would not be rewritten as this one"
            check(leftAlone: "func f() -> some View { \(body) }\n", reasons: [reason, reason])
        }
        check([
            golden(
                "func f() -> some View { let card = \(kept); return HStack { card; \(other) } }",
                "func f() -> some View { let card = \(kept); return HStack { card; Text(b).opacity(c ? 0.5 : 1) } }")
        ])
    }

    @Test func aTextsOwnModifierBehind() {
        let own = { (name: String) in "`\(name)` in line 1 would be the `Text`'s own then, and one of the two be lost" }
        check([
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.foregroundStyle(.secondary)", nil,
                reasons: [own("foregroundStyle")]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.font(.body).foregroundColor(.gray)", nil,
                reasons: [own("foregroundColor")]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.if(d) { $0.foregroundStyle(.blue) }", nil,
                outcomes: [.left, .withheld]),
            golden(
                "Text(a).if(c, then: { $0.font(.title) }, else: { $0.font(.body) }).font(.caption)", nil,
                reasons: [own("font")]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.accessibilityLabel(a).foregroundStyle(.secondary)", nil,
                reasons: [own("foregroundStyle")]),
            golden(
                "func f() { let t = Text(a).if(c) { $0.foregroundStyle(.red) }; g(t.foregroundStyle(.secondary)) }",
                nil,
                reasons: [
                    "what it is given to would be a `Text` then, and what is called on that the `Text`'s own"
                ]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.if(d) { v in HStack { v.foregroundStyle(.blue) } }", nil,
                outcomes: [.left, .branch]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.change { $0.foregroundStyle(.blue) }", nil,
                reasons: [own("foregroundStyle")]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.bold().muted()", nil,
                context: ["extension Text { func muted() -> Text { self } }"],
                reasons: ["`muted` in line 1 would be the `Text`'s own then"]),
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.change { $0.padding(4).foregroundStyle(.blue) }",
                "Text(a).foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"
                    + ".change { $0.padding(4).foregroundStyle(.blue) }"),
            golden("let all = [Text(a).if(c) { $0.foregroundStyle(.red) }]", nil, outcomes: [.left]),
            // By its name, too.
            golden(
                "struct V: View { let label: Text; var body: some View { label.if(c, then: { $0.font(.title) }, else: { $0.font(.body) }).font(.caption) } }",
                nil, reasons: [own("font")]),
            golden(
                "struct V: View { let label: Text; var body: some View { label.if(c) { $0.foregroundStyle(.red) } } }",
                "struct V: View { let label: Text; var body: some View { label.foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground)) } }"
            ),
            // What a name stands for may have set it before.
            golden(
                "struct V: View { var title: Text { Text(a).foregroundColor(.red) }; var body: some View { title.if(c) { $0.underline() }.foregroundColor(.blue) } }",
                nil, reasons: [own("foregroundColor")]),
            golden(
                "struct V: View { let title = Text(a).foregroundColor(.red); var body: some View { title.if(c) { $0.underline() }.foregroundColor(.blue) } }",
                nil, reasons: [own("foregroundColor")]),
            golden(
                "struct V: View { let title = Text(a); var body: some View { title.if(c) { $0.underline() }.foregroundColor(.blue) } }",
                nil, outcomes: [.withheld]),
            // Of a view, the style is in the environment.
            golden(
                "Text(a).if(c) { $0.foregroundStyle(.red) }.padding(8).foregroundStyle(.secondary)",
                "Text(a).foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground)).padding(8)"
                    + ".foregroundStyle(.secondary)"),
            golden(
                "VStack { Text(a).if(c) { $0.foregroundStyle(.red) } }.foregroundStyle(.secondary)",
                "VStack { Text(a).foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground)) }"
                    + ".foregroundStyle(.secondary)"),
        ])
    }

    /// A function that gives back what its closure gives, gives a text once that no longer branches.
    @Test func aTextsOwnModifierBehindAClosure() async {
        @Sendable func apply(_ result: String) -> String {
            "extension View { func apply<T: View>(@ViewBuilder _ change: (Self) -> T) -> \(result) { change(self) } }\n"
        }
        let reason = "`foregroundStyle` in line 2 would be the `Text`'s own then, and one of the two be lost"
        await check(each: [
            "{ $0.if(c) { $0.foregroundStyle(.red) } }", "{ view in view.bold().if(c) { $0.foregroundStyle(.red) } }",
            "{ view in return view.if(c) { $0.foregroundStyle(.red) } }",
        ]) { closure in
            let call = "Text(a).apply \(closure).foregroundStyle(.blue)"
            check([golden(apply("T") + call, nil, reasons: [reason])])
            let style = "foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"
            let after = call.replacing("if(c) { $0.foregroundStyle(.red) }", with: style)
            check([golden(apply("some View") + call, apply("some View") + after)])
        }
    }

    /// What a project has on texts and on all views is the text's once nothing hides that it is one.
    @Test func aTextsOwnOfTheProject() {
        let own = """
            extension View {
                func apply<T: View>(_ change: (Self) -> T) -> some View { change(self) }
                func heading() -> some View { padding(3) }
                var outlined: some View { padding(3) }
                func turned() -> some View { padding(3) }
            }
            extension Text { func heading() -> Text { bold() }; var outlined: Text { bold() } }
            extension Shape { func turned() -> some Shape { trim(from: 0, to: 1) } }

            """
        let (call, shape) = (
            "Text(a).if(c) { $0.foregroundStyle(.red) }", "Circle().if(c) { $0.trim(from: 0, to: 0.4) }"
        )
        let style = "Text(a).foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"
        check([
            golden(
                own + call + ".apply { $0.heading() }", nil,
                reasons: ["`heading` in line 9 would be the `Text`'s own then"]),
            golden(
                own + call + ".apply { view in view.bold().heading() }", nil,
                reasons: ["`heading` in line 9 would be the `Text`'s own then"]),
            golden(own + call + ".outlined", nil, reasons: ["`outlined` in line 9 would be the `Text`'s own then"]),
            golden(
                own + "func f() -> some View { let ring = \(shape); return ring.turned() }", nil,
                reasons: ["what it is given to would be a `Shape` then, and what is called on that the `Shape`'s own"]),
            golden(
                own + call + ".apply { $0.padding().heading() }", own + style + ".apply { $0.padding().heading() }"),
            golden(
                own + call + ".apply { view in HStack { view; Text(b).heading() } }",
                own + style + ".apply { view in HStack { view; Text(b).heading() } }"),
        ])
    }

    /// Behind a closure that a builder reads, nothing says yet what type a literal of a choice has.
    @Test func literalsBehindAnOpenType() {
        func apply(_ builder: String, _ result: String) -> String {
            "extension View { func apply<T: View>(\(builder)_ change: (Self) -> T) -> \(result) { change(self) } }\n"
        }
        let open = apply("@ViewBuilder ", "T")
        let reason = "before it knows what `apply` gives, and find no type for it"
        let applied = "Card().apply { view in view.bold() }"
        let refused = [
            ("padding(.top)", "[]"), ("frame(width: -3)", "c ? -3 : nil"), ("frame(width: 3)", "c ? 3 : nil"),
            ("padding([.top, .leading], 3)", "[.top, .leading]"), ("overlay { Text(b) }", "if"),
            ("redacted(reason: .placeholder)", "[]"),
        ]
        for (link, text) in refused {
            for receiver in [applied, "(" + applied + ")"] {
                check([
                    golden(
                        open + receiver + ".if(c) { $0.\(link) }", nil,
                        reasons: ["Swift would read `\(text)` " + reason])
                ])
            }
        }
        check([
            golden(
                open + applied + ".if(c) { $0.lineLimit(3) }", open + applied + ".lineLimit(c ? 3 : nil)",
                allowed: [.assumed]),
            golden(
                open + applied + ".opacity(0.5).if(c) { $0.padding(.top, 3) }",
                open + applied + ".opacity(0.5).padding(.top, c ? 3 : 0)"),
            golden(
                open + applied + ".if(c) { $0.frame(width: gap) }",
                open + applied + ".frame(width: c ? gap : nil)"),
        ])
        for other in [apply("@ViewBuilder ", "some View"), apply("", "T")] {
            check([
                golden(
                    other + applied + ".if(c) { $0.frame(width: 3) }", other + applied + ".frame(width: c ? 3 : nil)")
            ])
        }
    }

    /// A modifier of shapes gives a shape again, and what a project declares on shapes is meant then.
    @Test func aShapesOwnModifierBehind() async {
        let view = "extension View { func halo() -> some View { shadow(radius: 3) } }\n"
        await check(each: ["extension Shape", "extension View where Self: Shape"]) { shape in
            let context = ["import SwiftUI\n" + view + shape + " { func halo() -> some View { padding(8) } }"]
            let reason = "`halo` in line 1 would be the `Shape`'s own then"
            check([
                golden(
                    "Circle().if(c) { $0.rotation(.degrees(3)) }.halo()", nil, context: context, reasons: [reason]),
                golden(
                    "Circle().if(c) { $0.rotation(.degrees(3)) }.padding(4).halo()",
                    "Circle().rotation(c ? .degrees(3) : .zero).padding(4).halo()", context: context),
                golden(
                    "Circle().if(c) { $0.padding(4) }.halo()", "Circle().padding(c ? 4 : 0).halo()", context: context),
            ])
        }
        check([
            golden(
                "Circle().if(c) { $0.rotation(.degrees(3)) }.halo()",
                "Circle().rotation(c ? .degrees(3) : .zero).halo()", context: ["import SwiftUI\n" + view])
        ])
    }

    @Test func aTextThatIsHandedOn() {
        let helper = """
            import SwiftUI
            extension Text { func when(_ c: Bool, _ change: (Text) -> Text) -> Text { c ? change(self) : self } }
            """
        let reason = "`foregroundStyle` of a text that this one is put into, or goes on as, would be lost"
        check([
            golden("Text(a).when(c) { $0.foregroundStyle(.red) }", nil, context: [helper], reasons: [reason]),
            golden(
                "Text(a).when(c) { $0.foregroundStyle(.red) }",
                "Text(a).foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))", allowed: [.assumed],
                context: [helper]),
        ])
    }

    @Test func anArgumentThatIsAStyleAsWell() async {
        await check(each: [
            "content.background(Color.red.if(c) { $0.opacity(0.5) })",
            "content.background(tint.if(c) { $0.opacity(0.5) })",
            "content.overlay(Color.red.if(c) { $0.hidden() })",
            "content.background(Color.red.if(c) { $0.opacity(0.5) }.opacity(0.5))",
            "content.background(d ? LinearGradient(g).if(c) { $0.opacity(0.5) } : b)",
            "let g = LinearGradient(g).if(c) { $0.opacity(0.5) }",
        ]) { code in
            check([golden(code, nil, outcomes: [.left])])
        }
    }

    @Test func anArgumentThatIsNoStyle() {
        check([
            golden(
                "content.background(Color.red.if(c) { $0.padding(8) })",
                "content.background(Color.red.padding(c ? 8 : 0))"),
            golden(
                "content.background(Color.red.if(c) { $0.opacity(0.5) }.frame(width: 3))",
                "content.background(Color.red.opacity(c ? 0.5 : 1).frame(width: 3))"),
            golden(
                "content.overlay(Circle().fill(.red).if(c) { $0.opacity(0.5) })",
                "content.overlay(Circle().fill(.red).opacity(c ? 0.5 : 1))"),
            golden(
                "content.background { Color.red.if(c) { $0.opacity(0.5) } }",
                "content.background { Color.red.opacity(c ? 0.5 : 1) }"),
        ])
    }

    static let disagreeing = [
        "func v() -> some View { if b { return x.if(a) { $0.opacity(0.3) } }; return y.if(c) { $0.padding(8) } }",
        "func v() -> some View { if b { return x.if(a) { $0.opacity(0.3) } }; return y.if(f()) { $0.opacity(0.4).padding(8) } }",
        "func v() -> some View { guard b else { return x.if(a) { $0.opacity(0) } }; return y.if(c) { $0.bold() } }",
        "var v: some View { get { if b { return x.if(a) { $0.opacity(0) } }; return y.if(c) { $0.bold() } } }",
        "var v: some View { b ? x.if(a) { $0.opacity(0) } : y.if(c) { $0.bold() } }",
        "var v: some View { b ? x.if(a) { $0.opacity(0) } : d ? y.if(c) { $0.opacity(1) } : z.if(e) { $0.bold() } }",
        "var v: some View { b ? VStack { x.if(a) { $0.opacity(0) } } : VStack { y.if(c) { $0.bold() } } }",
        "let v = [x.if(a) { $0.opacity(0) }, y.if(c) { $0.bold() }]",
        "func v() -> some View { if b { x.if(a) { $0.opacity(0) } } else { y.if(c) { $0.bold() } } }",
        "var v: some View { switch k { case 1: x.if(a) { $0.opacity(0) }; default: y.if(c) { $0.bold() } } }",
        "func f() { let v = if b { x.if(a) { $0.opacity(0) } } else if d { y.if(c) { $0.bold() } } else { z } }",
        "func f() { var v = x.if(a) { $0.opacity(0) }; if b { v = y.if(c) { $0.bold() } } }",
        "var v: some View { o.map { _ in x.if(a) { $0.opacity(0) } } ?? y.if(c) { $0.bold() } }",
        "let v = [1: x.if(a) { $0.opacity(0) }, 2: y.if(c) { $0.bold() }]",
        "let v = { (i: Int) in if b { return x.if(a) { $0.opacity(0) } }; return y.if(c) { $0.bold() } }",
        "let v = { if b { return x.if(a) { $0.opacity(0) } }; return y.if(c) { $0.bold() } }",
    ]

    @Test func resultsThatMustHaveOneType() async {
        await check(each: Self.disagreeing) { code in
            let reason = "another result must have the same type, and the call in it would not be rewritten as this one"
            let calls = code.components(around: ".if(").count - 1
            check([golden(code, nil, reasons: Array(repeating: reason, count: calls))])
        }
    }

    @Test func resultsThatHaveOneTypeStill() {
        check([
            golden(
                "func v() -> some View { if b { return x.if(a) { $0.opacity(0) } }; return y.if(c) { $0.opacity(0.5) } }",
                "func v() -> some View { if b { return x.opacity(a ? 0 : 1) }; return y.opacity(c ? 0.5 : 1) }"),
            golden(
                "var v: some View { b ? AnyView(x.if(a) { $0.opacity(0) }) : AnyView(y.if(c) { $0.padding(8) }) }",
                "var v: some View { b ? AnyView(x.opacity(a ? 0 : 1)) : AnyView(y.padding(c ? 8 : 0)) }"),
            golden(
                "@ViewBuilder var v: some View { if b { x.if(a) { $0.opacity(0) } } else { y.if(c) { $0.padding(8) } } }",
                "@ViewBuilder var v: some View { if b { x.opacity(a ? 0 : 1) } else { y.padding(c ? 8 : 0) } }"),
            golden(
                "func body(content: Content) -> some View { if b { x.if(a) { $0.opacity(0) } } else { y.if(c) { $0.padding(8) } } }",
                "func body(content: Content) -> some View { if b { x.opacity(a ? 0 : 1) } else { y.padding(c ? 8 : 0) } }"
            ),
            golden(
                "func v() -> some View { card { if b { x.if(a) { $0.opacity(0) } } else { y.if(c) { $0.padding(8) } } } }",
                "func v() -> some View { card { if b { x.opacity(a ? 0 : 1) } else { y.padding(c ? 8 : 0) } } }"),
            golden(
                "func v() -> AnyView { if b { return x.if(a) { $0.opacity(0) }.erased() }; return y.if(c) { $0.padding(8) }.erased() }",
                "func v() -> AnyView { if b { return x.opacity(a ? 0 : 1).erased() }; return y.padding(c ? 8 : 0).erased() }"
            ),
        ])
    }
}

extension String {
    fileprivate func components(around text: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
