import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// The shapes and places of calls, each as its project would write it.
@Suite struct GoldenShapeTests {
    private static let helpers = """
        import SwiftUI
        extension View {
            @ViewBuilder func unless<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                if c { self } else { transform(self) }
            }
            @ViewBuilder
            func either<A: View, B: View>(_ c: Bool, then: (Self) -> A, else other: (Self) -> B) -> some View {
                if c { then(self) } else { other(self) }
            }
            @ViewBuilder func with<T, V: View>(_ x: T?, transform: (T, Self) -> V) -> some View {
                if let x { transform(x, self) } else { self }
            }
            @ViewBuilder func first<V: View>(_ transform: (Self) -> V, if condition: Bool) -> some View {
                if condition { transform(self) } else { self }
            }
            @ViewBuilder func two<A: View, B: View>(_ c: Bool, _ a: (Self) -> A, _ b: (Self) -> B) -> some View {
                if c { a(self) } else { b(self) }
            }
        }
        extension Text {
            func styled(_ c: Bool, _ transform: (Text) -> Text) -> Text { c ? transform(self) : self }
        }
        extension ToolbarContent {
            @ToolbarContentBuilder func item<C: ToolbarContent>(_ c: Bool, _ t: (Self) -> C) -> some ToolbarContent {
                if c { t(self) } else { self }
            }
        }
        """

    private func shape(
        _ before: String, _ after: String?, allowed: Set<Level> = [], branches: BranchPolicy = .leave,
        reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        Golden(
            before: before + "\n", after: after.map { $0 + "\n" }, allowed: allowed,
            context: [Self.helpers, EitherViewExample.declaration], branches: branches, reasons: reasons,
            sourceLocation: sourceLocation)
    }

    /// What is declared to be some shape is one.
    @Test(arguments: [
        "struct Row<S: Shape> { let ring: S; var v: some View { § } }",
        "struct Row { var ring: some Shape { Circle().trim(from: 0, to: 0.3) }; var v: some View { § } }",
        "func row(_ ring: some Shape) -> some View { § }",
    ])
    func someShape(_ text: String) {
        let done = "ring.fill(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"
        Harness.check([
            golden(
                text.replacing("§", with: "ring.if(c) { $0.fill(.red) }"), text.replacing("§", with: done))
        ])
    }

    @Test func closures() {
        check([
            shape("Text(a).first({ $0.opacity(0.5) }, if: c)", "Text(a).opacity(c ? 0.5 : 1)"),
            shape("Text(a).two(c, { $0.opacity(0.5) }, { $0.opacity(0.7) })", "Text(a).opacity(c ? 0.5 : 0.7)"),
            shape(
                "Text(a).two(c) { $0.opacity(0.5) } _: { $0.padding(8) }",
                "Text(a).opacity(c ? 0.5 : 1).padding(c ? 0 : 8)"),
            shape("Text(a).unless(c, transform: { return $0.opacity(0.5) })", "Text(a).opacity(c ? 1 : 0.5)"),
            shape("Text(a).with(x) { $1.opacity($0) }", "Text(a).opacity(x ?? 1)"),
            shape(
                "Text(a).either(c) { $0.overlay { Card() } } else: { $0.overlay { Badge() } }",
                "Text(a).overlay { if c { Card() } else { Badge() } }"),
            shape(
                "Text(a)\n    .either(c) {\n        $0.overlay {\n            Card()\n        }\n    } else: {\n"
                    + "        $0.overlay {\n            Badge()\n        }\n    }",
                "Text(a)\n    .overlay {\n        if c {\n            Card()\n        } else {\n            Badge()\n"
                    + "        }\n    }"),
            shape(
                "Text(a).if(c, transform: Self.big)", nil,
                reasons: ["the modifiers are in a function and not in a closure here"]),
        ])
    }

    /// A closure that gives its view back: without the call, there is no branch.
    @Test func closuresThatGiveTheirViewBack() {
        check([
            shape("Text(a).if(c) { $0 }", "Text(a)"),
            shape("Text(a)\n    .if(c) { view in view }\n    .bold()", "Text(a)\n    .bold()"),
            shape("Text(a).if(c) { return $0 } else: { $0 }.bold()", "Text(a).bold()"),
            shape("Text(a).ifLet(x) { view, _ in view }", "Text(a)"),
            shape("Text(a).if(c) { $0.if(d) { $0 } }", "Text(a)"),
            shape("Text(a).if(c) { $0.if(d) { $0 }.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)"),
            shape(
                "extension View { func own() -> some View { unless(c) { $0 } } }",
                "extension View { func own() -> some View { self } }"),
            shape(
                "Text(a).if(isOn()) { $0 }", nil,
                reasons: ["the closure gives its view back as it is, and `isOn()` would not be evaluated any more"]),
            shape(
                "Text(a).if(c) { $0.if(xs[0]) { $0 }.opacity(0.5) }", nil,
                reasons: [
                    "the closure gives its view back as it is, and `xs[0]` would not be evaluated any more",
                    "the closure gives its view back as it is, and `xs[0]` would not be evaluated any more",
                ]),
            shape(
                "Text(a).if(c) { $0 /* yet */ }", nil, reasons: ["a comment has no place in the result"]),
            shape(
                "Text(a)\n#if os(iOS)\n    .if(c) { $0 }\n#endif", nil,
                reasons: ["it stands in a `#if` of its chain"]),
        ])
    }

    /// A constant before the chain is written where it is used.
    @Test func closuresThatComputeAConstant() {
        func closure(_ lines: String..., then chain: String) -> String {
            "Text(a).if(c) { view in\n" + (lines + ["return \(chain)"]).map { "    " + $0 + "\n" }.joined() + "}"
        }
        func left(_ before: String, _ why: String, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            shape(before, nil, reasons: [why], sourceLocation: sourceLocation)
        }
        check([
            shape(
                closure("let w = size.width", then: "view.frame(width: w)"),
                "Text(a).frame(width: c ? size.width : nil)"),
            shape(
                "Text(a).if(c) { let w = size.width * 2; $0.frame(width: w) }",
                "Text(a).frame(width: c ? size.width * 2 : nil)"),
            shape(
                closure("let w = size.width + 2", then: "view.frame(width: w * 2)"),
                "Text(a).frame(width: c ? (size.width + 2) * 2 : nil)"),
            shape(closure("let off = x || y", then: "view.disabled(off)"), "Text(a).disabled(c && (x || y))"),
            shape(
                closure("let off = x || y", then: "view.frame(width: 3, alignment: off ? .top : .bottom)"),
                "Text(a).frame(width: c ? 3 : nil, alignment: (x || y) ? .top : .bottom)"),
            shape(
                closure("let on = x || y", then: "view.if(on) { $0.opacity(0.5) }.padding(8)"),
                "Text(a).opacity(c && (x || y) ? 0.5 : 1).padding(c ? 8 : 0)"),
            shape(
                closure("let h = size.width, w = h + 2", then: "view.frame(width: w)"),
                "Text(a).frame(width: c ? size.width + 2 : nil)"),
            // What a closure does may be done later, or for each row.
            left(
                closure("let w = size.width", then: "view.overlay { Text(\"\\(w)\") }"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let w: CGFloat = 3", then: "view.frame(width: w)"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let w = big ? 1 : 2", then: "view.frame(width: w)"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let t = \"a\"", then: "view.navigationTitle(t)"),
                "an empty title is a title"),
            left(
                closure("let w = size.width", then: "view.frame(width: w, height: w)"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let w = size.width", then: "view.padding(8)"),
                "the closure holds a constant `w`, which is not used"),
            left(
                closure("let w = widths[0]", then: "view.frame(width: w)"),
                "the closure holds a constant `w`, and `widths[0]` may only be evaluated when the condition is true"),
            left(
                closure("let w = model.width", then: "view.onTapGesture { use(w) }"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let w = size.width", then: "view.overlay { GeometryReader { size in Text(\"\\(w)\") } }"),
                "the closure holds a constant `w`, which has no line before the view to stand in"),
            left(
                closure("let w = size.width /* so */ + 2", then: "view.frame(width: w)"),
                "a comment has no place in the result"),
            left(closure("var w = size.width", then: "view.frame(width: w)"), "the closure holds statements"),
            left(closure("print(a)", then: "view.frame(width: 3)"), "the closure holds statements"),
            left(
                "Text(a).ifLet(x) { view, x in let w = x.width; return view.frame(width: w) }",
                "the closure holds a constant `w`, which holds `x`"),
        ])
    }

    /// What a member of the view applies is no modifier of the view; its declaration says why it stays.
    @Test func closuresThatAskAMember() {
        let backport = """
            struct Backport<Content> { let content: Content }
            extension View { var backport: Backport<Self> { Backport(content: self) } }
            extension Backport where Content: View {
                @ViewBuilder func glow(_ n: Int) -> some View {
                    if #available(iOS 26, *) { content.blur(radius: 3) } else { content }
                }
                func opacity(_ n: Double) -> some View { content.padding().opacity(n) }
            }
            """
        func asking(
            _ before: String, _ after: String?, branches: BranchPolicy = .leave, reasons: [String]? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            Golden(
                before: before + "\n", after: after.map { $0 + "\n" },
                context: [Self.helpers, EitherViewExample.declaration, backport], branches: branches, reasons: reasons,
                sourceLocation: sourceLocation)
        }
        check([
            asking(
                "Text(a).if(c) { $0.bold().backport.glow(3) }", nil,
                reasons: ["no rule for `backport.glow`: its body asks for the OS version (Context2.swift:5)"]),
            asking(
                "Text(a).if(c) { $0.backport.opacity(0.5) }", nil,
                reasons: ["no rule for `backport.opacity`: it is declared on `Backport` (Context2.swift:7)"]),
            asking(
                "Text(a).if(c) { $0.other.blur(3) }", nil,
                reasons: ["no rule for `other.blur`: no page states what is called on a member of a view"]),
            asking(
                "Text(a).if(c) { $0.backport.glow(3) }",
                "EitherView(condition: c, input: Text(a)) { $0.backport.glow(3) }",
                branches: BranchPolicy(fallback: .eitherView)),
            asking(
                "Text(a).if(c) { $0.backport }", nil,
                reasons: ["the closure is not one plain chain of modifiers: `.backport` is none"]),
        ])
    }

    /// What looks and behaves as the view in it does.
    @Test func closuresThatEraseTheirView() {
        check([
            shape("Text(a).if(c) { AnyView($0.opacity(0.5)) }", "Text(a).opacity(c ? 0.5 : 1)"),
            shape("Text(a).if(c) { view in Group { view.opacity(0.5) } }", "Text(a).opacity(c ? 0.5 : 1)"),
            shape(
                "Text(a).if(c) { AnyView(erasing: $0.opacity(0.5)) } else: { AnyView($0) }",
                "Text(a).opacity(c ? 0.5 : 1)"),
            shape(
                "Text(a).if(c) { v in Group { v.opacity(0.5); Text(b) } }", nil,
                reasons: ["the closure puts other views beside its own in `Group`"]),
            shape("Text(a).if(c) { v in Group { v }.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)"),
            shape(
                "Text(a).if(c) { v in HStack { v }.opacity(0.5) }", nil,
                reasons: ["the closure wraps its view in another"]),
        ])
    }

    @Test func lines() {
        check([
            shape("Text(a).if(c)\n{\n    $0.opacity(0.5)\n}", "Text(a).opacity(c ? 0.5 : 1)"),
            // A parenthesis on the next line begins another statement.
            shape("Text(a)\n    .if\n    (c) { $0.opacity(0.5) }", nil),
            // A condition and its negation stay two.
            shape(
                "Text(a).if(c) { $0.padding(8) }.if(!c) { $0.opacity(0.5) }",
                "Text(a).padding(c ? 8 : 0).opacity(c ? 1 : 0.5)"),
            shape(
                "Text(a).if(c) { $0.padding(8) }.unless(c) { $0.padding(4) }",
                "Text(a).padding(c ? 8 : 0).padding(c ? 0 : 4)"),
        ])
    }

    @Test func implicitSelf() {
        func dim(_ body: String) -> String { "extension View {\n    func dim() -> some View {\n\(body)\n    }\n}" }
        check([
            shape(dim("        unless(c) { $0.opacity(0.5) }"), dim("        opacity(c ? 1 : 0.5)")),
            shape(
                dim("        either(c) { $0.opacity(0.5) } else: { $0.padding(8) }"),
                dim("        opacity(c ? 0.5 : 1).padding(c ? 0 : 8)")),
            shape(
                dim(
                    "        either(c) {\n            $0.opacity(0.5)\n        } else: {\n            $0.padding(8)\n"
                        + "        }"),
                dim("        opacity(c ? 0.5 : 1)\n            .padding(c ? 0 : 8)")),
            shape(
                dim(
                    "        unless(a) {\n            $0.opacity(0.5)\n                .unless(b) { $0.padding(8) }\n"
                        + "        }"),
                dim("        opacity(a ? 1 : 0.5)\n            .padding(!a && !b ? 8 : 0)")),
        ])
    }

    @Test func compilation() {
        check([
            shape(
                "Text(a)\n#if os(iOS)\n    .bold()\n#else\n    .italic()\n#endif\n    .if(c) { $0.opacity(0.5) }",
                "Text(a)\n#if os(iOS)\n    .bold()\n#else\n    .italic()\n#endif\n    .opacity(c ? 0.5 : 1)"),
            shape(
                "Text(a)\n#if os(iOS)\n    .if(c) { $0.opacity(0.5) }\n#else\n    .if(d) { $0.padding(8) }\n#endif",
                "Text(a)\n#if os(iOS)\n    .opacity(c ? 0.5 : 1)\n#else\n    .padding(d ? 8 : 0)\n#endif"),
            shape(
                "#if os(iOS)\nText(a).if(c) { $0.opacity(0.5) }\n#endif",
                "#if os(iOS)\nText(a).opacity(c ? 0.5 : 1)\n#endif"),
            shape(
                "#Preview(\"a\", traits: .sizeThatFitsLayout) {\n    Text(a)\n        .if(c) { $0.opacity(0.5) }\n}",
                "#Preview(\"a\", traits: .sizeThatFitsLayout) {\n    Text(a)\n        .opacity(c ? 0.5 : 1)\n}"),
        ])
    }

    /// Where a `Text` must stay one.
    @Test func texts() {
        check([
            shape("Text(a).if(c) { $0.bold() } + Text(b)", "Text(a).bold(c) + Text(b)", allowed: [.assumed]),
            shape(
                "Text(a).if(c) { $0.padding(8) } + Text(b)", nil, reasons: ["the result must stay `Text`"]),
            shape(
                "func title() -> Text { Text(a).styled(c) { $0.bold() } }", "func title() -> Text { Text(a).bold(c) }",
                allowed: [.assumed]),
            shape(
                "Text(\"a \\(Text(b).styled(c) { $0.bold() }) and \\(Text(d).if(e) { $0.italic() })\")",
                "Text(\"a \\(Text(b).bold(c)) and \\(Text(d).italic(e))\")", allowed: [.assumed]),
            shape(
                "let s = \"\\(Text(b).if(c) { $0.padding(8) })\"", nil, reasons: ["the result must stay `Text`"]),
            shape("let s = \"\\(card.if(c) { $0.padding(8) })\"", nil, reasons: ["it stands in a string"]),
            shape(
                "let s = \"\"\"\n    \\(Text(b).if(c) {\n        $0.bold()\n    })\n    \"\"\"", nil,
                reasons: ["it stands in a string"]),
            shape(
                "let s = \"\\(Text(b).styled(c) { $0.clipShape(Circle()) })\"", nil, branches: Golden.wrapping),
        ])
    }

    @Test func noViews() {
        check([
            shape("Circle().if(c) { $0.inset(by: 3) }", nil, reasons: ["no rule for `inset`"]),
            shape(
                "List { a }.toolbar { ToolbarItem { b }.if(c) { $0.hidden() } }",
                "List { a }.toolbar { ToolbarItem { b }.hidden(c) }"),
            shape(
                "List { a }.toolbar { bar.item(c) { $0.hidden() } }", "List { a }.toolbar { bar.hidden(c) }"),
            shape(
                "List { a }.toolbar { ToolbarItem { b }.if(c) { $0.opacity(0) } }", nil,
                reasons: ["it is applied to what is no view: `ToolbarItem`"]),
            shape(
                "List { a }.toolbar { bar.item(c) { $0.opacity(0) } }", nil,
                reasons: ["it is applied to what is no view: `ToolbarContent`"]),
            shape(
                "WindowGroup { A() }.if(c) { $0.defaultSize(x) }", nil,
                reasons: ["it is applied to what is no view: `WindowGroup`"]),
            shape(
                "DragGesture().if(c) { $0.onEnded { f() } }", nil,
                reasons: ["it is applied to what is no view: `DragGesture`"]),
            golden(
                "DefaultToolbarItem(kind: .search).if(c) { $0.opacity(0) }", nil,
                reasons: ["it is applied to what is no view: `DefaultToolbarItem`"]),
            golden(
                "AxisGridLine().if(c) { $0.opacity(0) }", nil,
                reasons: ["it is applied to what is no view: `AxisGridLine`"]),
            golden(
                "AxisMarks { AxisTick() }.if(c) { $0.opacity(0) }", nil,
                reasons: ["it is applied to what is no view: `AxisMarks`"]),
        ])
    }

    @Test func whatOneWouldWrite() {
        check([
            shape("Text(a).if(nil != w) { $0.listRowInsets(w) }", "Text(a).listRowInsets(w)", allowed: [.assumed]),
            shape("Text(a).if((b && c)) { $0.disabled(true) }", "Text(a).disabled(b && c)"),
            shape("Text(a).if((b && c)) { $0.disabled(d) }", "Text(a).disabled((b && c) && d)"),
            shape("Text(a).if((b || c)) { $0.opacity(0.5) }", "Text(a).opacity((b || c) ? 0.5 : 1)"),
            shape(
                "Text(a).if(c) { $0.background(AnyShapeStyle(.red)) }",
                "Text(a).background(c ? AnyShapeStyle(.red) : AnyShapeStyle(.clear))"),
        ])
    }

    /// A closure that is given the value and then the view, and two closures.
    @Test func wrapping() {
        let wrapping = Golden.wrapping
        check([
            shape(
                "Text(a).with(x) { value, view in view.clipShape(value) }",
                "EitherView(payload: x, input: Text(a)) { view, value in view.clipShape(value) }", branches: wrapping),
            shape(
                "Text(a).with(x) { (value: Circle, view) in view.clipShape(value) }",
                "EitherView(payload: x, input: Text(a)) { (view, value: Circle) in view.clipShape(value) }",
                branches: wrapping),
            shape("Text(a).with(x) { (value, view: AnyView) in view.clipShape(value) }", nil, branches: wrapping),
            shape("Text(a).with(x) { $1.clipShape($0) }", nil, branches: wrapping),
            // Of a helper whose declaration is out of sight, the closure shows which is the view.
            golden("Text(a).ifLet(x) { value, view in view.opacity(value) }", "Text(a).opacity(x ?? 1)"),
            golden("Text(a).ifLet(x) { view, value in view.opacity(value) }", "Text(a).opacity(x ?? 1)"),
            golden("Text(a).ifLet(x) { $1.opacity($0) }", "Text(a).opacity(x ?? 1)"),
            shape(
                "Text(a).two(c, { $0.clipShape(Circle()) }, { $0 })",
                "EitherView(condition: c, input: Text(a)) { $0.clipShape(Circle()) }", branches: wrapping),
            shape("Text(a).two(c, { $0 }, { $0.clipShape(Circle()) })", nil, branches: wrapping),
            shape(
                "Text(a).either(c) { $0.containerShape(Circle()) } else: { $0.containerShape(Rectangle()) }", nil,
                branches: wrapping),
        ])
    }

    /// A capture list stands behind them.
    @Test func closuresWithAttributes() {
        check([
            golden(
                "x.if(c) { $0.onChange(of: n) { @MainActor in f() } }",
                "x.onChange(of: n) { @MainActor [c] in if c { f() } }"),
            golden(
                "x.if(c) { $0.onChange(of: n) { @MainActor @Sendable [weak model] old, new in f() } }",
                "x.onChange(of: n) { @MainActor @Sendable [weak model, c] old, new in if c { f() } }"),
            golden("x.if(c) { $0.overlay { @MainActor in Badge() } }", "x.overlay { @MainActor in if c { Badge() } }"),
        ])
    }
}
