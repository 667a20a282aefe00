import Harness
import RuleModel
import Testing

/// The overload that is meant, as far as text and declarations show it.
@Suite struct GoldenEvidenceTests {
    @Test func literalsMembersAndSpelledTypes() {
        check([
            golden("Text(a).if(c) { $0.padding(8) }", "Text(a).padding(c ? 8 : 0)"),
            golden("Text(a).if(c) { $0.padding(-8.5) }", "Text(a).padding(c ? -8.5 : 0)"),
            golden("Text(a).if(c) { $0.padding(.top) }", "Text(a).padding(c ? .top : [])"),
            golden("Text(a).if(c) { $0.padding([.top]) }", "Text(a).padding(c ? [.top] : [])"),
            golden("Text(a).if(c) { $0.padding(Edge.Set.top) }", "Text(a).padding(c ? Edge.Set.top : [])"),
            golden("Text(a).if(c) { $0.padding(CGFloat(8)) }", "Text(a).padding(c ? CGFloat(8) : 0)"),
            golden("Text(a).if(c) { $0.padding(x as CGFloat) }", "Text(a).padding(c ? x as CGFloat : 0)"),
            golden("Text(a).if(c) { $0.padding(d ? 8 : 4) }", "Text(a).padding(c ? (d ? 8 : 4) : 0)"),
            golden("Text(a).if(c) { $0.padding(x ?? 8) }", "Text(a).padding(c ? x ?? 8 : 0)"),
        ])
    }

    /// An optional colour is a view, and no style; so is what is read of one.
    @Test func optionalChains() {
        let context = ["struct V { let tint: Color?; let theme: Theme? }", "struct Theme { let gap: CGFloat }"]
        func rewritten(_ link: String, _ result: String) -> Golden {
            golden(
                "struct V { func f() { Text(a).if(c) { $0.\(link) } } }",
                "struct V { func f() { Text(a).\(result) } }", context: context)
        }
        check([
            rewritten("background(tint)", "background { if c { tint } }"),
            rewritten("background(tint?.opacity(0.5))", "background { if c { tint?.opacity(0.5) } }"),
            rewritten("frame(width: theme?.gap)", "frame(width: c ? theme?.gap : nil)"),
            golden(
                "struct V { func f() { Text(a).if(c) { $0.background(tint?.opacity(0.5)) } } }",
                "struct V { func f() { Text(a).background(c ? tint?.opacity(0.5) : nil) } }",
                deploymentTarget: DeploymentTarget(versions: ["iOS": .init([14])]), context: context),
        ])
    }

    /// What is implicitly unwrapped is an optional where one is taken, and else what is in it.
    @Test func implicitlyUnwrappedOptionals() {
        let context = ["final class Model { var gap: CGFloat!; var tint: Color!; var edges: Edge.Set! }"]
        func rewritten(_ link: String, _ result: String) -> Golden {
            golden(
                "struct V { let m: Model; func f() { Text(a).if(c) { $0.\(link) } } }",
                "struct V { let m: Model; func f() { Text(a).\(result) } }", context: context)
        }
        check([
            rewritten("padding(m.gap)", "padding(c ? m.gap : 0)"),
            rewritten("padding(m.edges)", "padding(c ? m.edges : [])"),
            rewritten("padding(.top, m.gap)", "padding(.top, c ? m.gap : 0)"),
            rewritten("frame(width: m.gap)", "frame(width: c ? m.gap : nil)"),
            rewritten("opacity(m.gap)", "opacity(c ? m.gap : 1)"),
            rewritten("offset(x: m.gap, y: 3)", "offset(x: c ? m.gap : 0, y: c ? 3 : 0)"),
            rewritten("border(m.tint)", "overlay { if c { Rectangle().strokeBorder(m.tint) } }"),
            // An optional colour is a view.
            rewritten("background(m.tint)", "background { if c { m.tint } }"),
        ])
    }

    /// A member that the project gives a protocol has a type, and is of what that protocol is asked for.
    @Test func membersOfAProtocol() {
        let context = [
            """
            extension ShapeStyle where Self == Color { static var brand: Color { .red }; static var ink: Color { .blue } }
            extension ShapeStyle where Self == Stripes { static var stripes: Stripes { Stripes() } }
            extension ShapeStyle where Self == LinearGradient { static var dusk: LinearGradient { faded } }
            extension Color { static let brand = Color.red }
            extension ShapeStyle where Self == Color { static var shade: Color { .gray } }
            extension Font { static let shade = Font.body }
            struct Stripes: ShapeStyle {}
            """
        ]
        func rewritten(_ link: String, _ result: String) -> Golden {
            golden("Text(a).if(c) { $0.\(link) }", "Text(a).\(result)", context: context)
        }
        check([
            rewritten("background(.brand)", "background(c ? .brand : .clear)"),
            rewritten("background(.brand, in: Capsule())", "background(c ? .brand : .clear, in: Capsule())"),
            rewritten("background(.stripes)", "background(c ? AnyShapeStyle(.stripes) : AnyShapeStyle(.clear))"),
            rewritten("background(.dusk)", "background(c ? AnyShapeStyle(.dusk) : AnyShapeStyle(.clear))"),
            rewritten("shadow(color: .brand, radius: 3)", "shadow(color: c ? .brand : .clear, radius: 3)"),
            golden(
                "Text(a).if(c) { $0.background(.brand) } else: { $0.background(.ink) }",
                "Text(a).background(c ? .brand : .ink)", context: context),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.background(.shade) }\n", context: context,
            reasons: [
                "the arguments of `background` fit `background(_:)`, `background(_:alignment:)`, and nothing shows which is meant"
            ])
    }

    /// What other types have by a member's name says nothing of what is made of it.
    @Test func membersOfMembers() {
        check([
            golden(
                "Text(a).if(c) { $0.shadow(color: .black.opacity(0.1), radius: 3, x: 0, y: 2) }",
                "Text(a).shadow(color: c ? .black.opacity(0.1) : .clear, radius: 3, x: 0, y: 2)"),
            golden(
                "Text(a).if(c) { $0.background(.black.opacity(0.1)) }",
                "Text(a).background(c ? .black.opacity(0.1) : Color.clear)"),
            golden(
                "Text(a).if(c) { $0.border(.black.opacity(0.1), width: 2) }",
                "Text(a).border(.black.opacity(0.1), width: c ? 2 : 0)"),
        ])
    }

    /// What is made of a style that is no view is a style.
    @Test func stylesOfStyles() {
        func rewritten(_ style: String) -> Golden {
            golden(
                "Text(a).if(c) { $0.background(\(style)) }",
                "Text(a).background(c ? AnyShapeStyle(\(style)) : AnyShapeStyle(.clear))")
        }
        check([
            rewritten(".fill.tertiary"), rewritten(".background.secondary"), rewritten(".tint.opacity(0.2)"),
            rewritten(".secondary.opacity(0.2)"), rewritten(".background.shadow(.drop(radius: 3))"),
            golden(
                "Text(a).if(c) { $0.background(.fill.tertiary, in: Capsule()) }",
                "Text(a).background(c ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(.clear), in: Capsule())"),
        ])
    }

    /// What is handed on as a function takes as much as its declaration says.
    @Test func functionsAsValues() {
        func rewritten(_ declared: String, _ call: String, _ result: String) -> Golden {
            golden(
                "struct V: View { var body: some View { Text(a)\(call) }\n\(declared) }",
                "struct V: View { var body: some View { Text(a)\(result) }\n\(declared) }")
        }
        let tap = ".gesture(TapGesture().onEnded(tap), isEnabled: c)"
        let given = ".if(c) { $0.onTapGesture(perform: tap) }"
        check([
            rewritten("let tap: () -> Void", given, tap), rewritten("let tap: @MainActor () -> Void", given, tap),
            rewritten("let tap: Act; typealias Act = () -> Void", given, tap),
            rewritten("let tap: (() -> Void)", given, tap), rewritten("func tap() { }", given, tap),
            rewritten("func tap() -> Int { 3 }", given, tap),
            rewritten(
                "func tap() { }", ".if(c) { $0.onTapGesture(count: 2, perform: self.tap) }",
                ".gesture(TapGesture(count: 2).onEnded(self.tap), isEnabled: c)"),
            rewritten(
                "var tap: (() -> Void)?", ".ifLet(tap) { $0.onTapGesture(perform: $1) }",
                ".gesture(tap.map { TapGesture().onEnded($0) })"),
        ])
        for declared in ["let tap: Unheard", "func tap() { }; func tap(at p: CGPoint) { }"] {
            let text = "struct V: View { var body: some View { Text(a)\(given) }\n\(declared) }"
            let fit = "`onTapGesture(count:perform:)`, `onTapGesture(count:coordinateSpace:perform:)`"
            check(
                leftAlone: text,
                reasons: ["the arguments of `onTapGesture` fit \(fit), and nothing shows which is meant"])
        }
        let placed = "struct V: View { var body: some View { Text(a)\(given) }\nlet tap: (CGPoint) -> Void }"
        check(leftAlone: placed, reasons: ["the closure for `action` is not written out"])
    }

    /// A function of the project's gives what it says, where all of its name that are in sight say the same.
    @Test func functions() {
        func rewritten(_ argument: String, _ declared: String, _ link: String, context: [String] = []) -> Golden {
            golden(
                "struct V: View { var body: some View { Text(a).if(c) { $0.background(\(argument)) } }\n\(declared) }",
                "struct V: View { var body: some View { Text(a).\(link) }\n\(declared) }", context: context)
        }
        check([
            rewritten("row()", "func row() -> some View { Text(b) }", "background { if c { row() } }"),
            rewritten(
                "row(3).padding()", "@ViewBuilder private func row(_ n: Int) -> some View { Text(b) }",
                "background { if c { row(3).padding() } }"),
            rewritten("self.row()", "func row() -> Text { Text(b) }", "background { if c { self.row() } }"),
            rewritten("Self.row()", "static func row() -> some View { Text(b) }", "background { if c { Self.row() } }"),
            rewritten("tint()", "func tint() -> Color { .red }", "background(c ? tint() : Color.clear)"),
            rewritten(
                "tint(3)", "func tint() -> Color { .red }", "background(c ? tint(3) : Color.clear)",
                context: ["extension V { func tint(_ n: Int) -> Color { .blue } }"]),
            rewritten(
                "row()", "", "background { if c { row() } }", context: ["func row() -> some View { EmptyView() }"]),
            rewritten(
                "row()", "", "background { if c { row() } }",
                context: ["extension View { func row() -> some View { EmptyView() } }"]),
        ])
        let isUnclear =
            "the arguments of `background` fit `background(_:)`, `background(_:alignment:)`, and nothing shows which is meant"
        func left(_ argument: String, _ declared: String, context: [String] = []) {
            check(
                leftAlone:
                    "struct V: View { var body: some View { Text(a).if(c) { $0.background(\(argument)) } }\n\(declared) }\n",
                context: context, reasons: [isUnclear])
        }
        // Which of the two is called, only overload resolution would tell.
        left(
            "row(3)", "func row() -> some View { Text(b) }",
            context: ["extension V { func row(_ n: Int) -> Color { .red } }"])
        left("row(Text(b))", "func row<R>(_ r: R) -> R { r }")
        left("row()", "var row: () -> Color", context: ["func row() -> some View { EmptyView() }"])
        left("row()", "", context: ["extension Other { func row() -> some View { EmptyView() } }"])
    }

    /// A style with an effect is a style of another type; a view with one is no style.
    @Test func changedStyles() {
        func styled(_ style: String) -> Golden {
            golden(
                "Text(a).if(c) { $0.background(\(style), in: Circle()) }",
                "Text(a).background(c ? AnyShapeStyle(\(style)) : AnyShapeStyle(.clear), in: Circle())")
        }
        check([
            styled("Color.red.shadow(.drop(radius: 2))"), styled("Color.red.opacity(0.5).blendMode(.multiply)"),
            styled("LinearGradient(colors: xs, startPoint: .top, endPoint: .bottom).opacity(0.5)"),
            // What begins with a period is no view.
            styled(".tint.opacity(0.5)"), styled(".secondary.opacity(0.5)"),
            styled(".background.shadow(.drop(radius: 2))"), styled(".tint.secondary"), styled("Color.red.tertiary"),
            golden(
                "Text(a).if(c) { $0.background(.tint.secondary) }",
                "Text(a).background(c ? AnyShapeStyle(.tint.secondary) : AnyShapeStyle(.clear))"),
            golden("Text(a).if(c) { $0.background(.tint.depth) }", nil, outcomes: [.left]),
            styled(".thinMaterial.opacity(0.5)"), styled("Color.red.blendMode(.multiply).opacity(0.5)"),
            golden(
                "Text(a).if(c) { $0.background(Color.red.shadow(radius: 2)) }",
                "Text(a).background { if c { Color.red.shadow(radius: 2) } }"),
            golden(
                "Text(a).if(c) { $0.background(Color.red.blendMode(.multiply), alignment: .top) }",
                "Text(a).background(alignment: .top) { if c { Color.red.blendMode(.multiply) } }"),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.background(Color.red.frame(width: 3), in: Circle()) }\n", outcomes: [.left])
        check(leftAlone: "Text(a).if(c) { $0.background(Color.red.shadow(soft, 3)) }\n", outcomes: [.left])
    }

    /// A project's type that is declared as something else is nothing that the page takes.
    @Test func conformances() {
        let pan = "struct Pan: UIGestureRecognizerRepresentable {}\nlet pan: Pan\n"
        check(
            leftAlone: pan + "let a = Text(a).if(c) { $0.gesture(pan) }\n",
            reasons: ["no rule for `gesture` with these arguments"])
    }

    /// What a colour's gradient is, everyone knows.
    @Test func gradientsOfColours() {
        func row(_ style: String, _ type: String = "Color") -> Golden {
            golden(
                "func f(x: \(type)) { Text(a).if(c) { $0.background(\(style)) } }",
                "func f(x: \(type)) { Text(a).background(c ? AnyShapeStyle(\(style)) : AnyShapeStyle(.clear)) }")
        }
        check([
            row("x.gradient"), row("Color.red.gradient"), row(".red.gradient"), row("Color(\"a\").gradient"),
            row(".red.gradient.opacity(0.5)"),
        ])
        check(leftAlone: "func f(x: Theme) { Text(a).if(c) { $0.background(x.gradient) } }\n", outcomes: [.left])
    }

    @Test func bothSidesOfAChoice() {
        check([
            golden(
                "Text(a).if(c) { $0.background(d ? .red : .blue) }",
                "Text(a).background(c ? (d ? .red : .blue) : Color.clear)"),
            golden(
                "Text(a).if(c) { $0.background(d ? Color.red : .clear) }",
                "Text(a).background(c && d ? Color.red : Color.clear)"),
            golden(
                "Text(a).if(c) { $0.background(d ? Color.red : e ? .blue : .clear) }",
                "Text(a).background(c ? (d ? Color.red : e ? .blue : .clear) : Color.clear)"),
            golden("Text(a).if(c) { $0.padding(d ? 8 : 4.5) }", "Text(a).padding(c ? (d ? 8 : 4.5) : 0)"),
        ])
        check(leftAlone: "Text(a).if(c) { $0.background(d ? .red : .thinMaterial) }\n", outcomes: [.left])
    }

    @Test func whatNothingShows() {
        // Three overloads, one text.
        check([golden("Text(a).if(c) { $0.padding(x) }", "Text(a).padding(c ? x : .init())")])
        check(
            leftAlone: "Text(a).if(c) { $0.background(x) }\n",
            reasons: [
                "the arguments of `background` fit `background(_:)`, `background(_:alignment:)`, "
                    + "and nothing shows which is meant"
            ])
        check(leftAlone: "Text(a).if(c) { $0.background(Color.red.other) }\n", outcomes: [.left])
        // What a method of anything gives, nobody knows, even if it is called like a modifier.
        check(leftAlone: "Text(a).if(c) { $0.background(theme.border(1)) }\n", outcomes: [.left])
        check([golden("Text(a).if(c) { $0.blur(radius: m.blur(1)) }", "Text(a).blur(radius: c ? m.blur(1) : 0)")])
        let palette = "struct Palette { func border(_ width: Int) -> Color { .red } }\nlet palette: Palette\n"
        check([
            golden(
                palette + "let a = Text(a).if(c) { $0.background(palette.border(1)) }",
                palette + "let a = Text(a).background(c ? palette.border(1) : Color.clear)")
        ])
        // An optional colour is a view, but no style.
        check([
            golden(
                "Text(a).if(c) { $0.background(d ? Color.red : nil) }",
                "Text(a).background { if c { d ? Color.red : nil } }")
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.padding(1, 2, 3) }\n",
            reasons: ["no rule for `padding` with these arguments"])
    }

    @Test func closuresByTheirParameters() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow(action: @escaping () -> Void)
                inert .glow(action: { })
                modifier glow(action: @escaping (CGFloat) -> Void)
                active .padding(1).glow(action: $action)
                inert .padding(0).glow(action: { _ in })
                """)
        check([
            golden(
                "Text(a).if(c) { $0.glow { f() } }", "Text(a).glow { [c] in if c { f() } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.glow { _ in f() } }", "Text(a).padding(c ? 1 : 0).glow { [c] _ in if c { f() } }",
                rules: rules),
            golden(
                "Text(a).if(c) { $0.glow { f($0) } }", "Text(a).padding(c ? 1 : 0).glow { [c] in if c { f($0) } }",
                rules: rules),
            golden(
                "Text(a).if(c) { $0.glow { g { f($0) } } }", "Text(a).glow { [c] in if c { g { f($0) } } }",
                rules: rules),
        ])
    }

    @Test func names() {
        func view(_ member: String, _ body: String) -> String {
            "struct Row: View {\n    \(member)\n    var body: some View { \(body) }\n}"
        }
        let cases: [(member: String, argument: String, result: String)] = [
            ("let gap: CGFloat", "gap", "c ? gap : 0"),
            ("let gap: CGFloat", "-gap", "c ? -gap : 0"),
            ("let gap: CGFloat", "gap * 2", "c ? gap * 2 : 0"),
            ("let gap: CGFloat", "self.gap", "c ? self.gap : 0"),
            ("@State private var gap = 3.0", "gap", "c ? gap : 0"),
            ("let sides: Edge.Set", "sides", "c ? sides : []"),
            ("let sides: EdgeInsets", "sides", "c ? sides : EdgeInsets()"),
            ("static let gap: CGFloat = 3", "Row.gap", "c ? Row.gap : 0"),
        ]
        check(
            cases.map { one in
                golden(
                    view(one.member, "Text(a).if(c) { $0.padding(\(one.argument)) }"),
                    view(one.member, "Text(a).padding(\(one.result))"))
            })
    }

    @Test func namesOfOtherFiles() {
        let theme = """
            enum Theme {
                static let gap: CGFloat = 8
                static let tint = Color.red
                static let face = Color("face")
                static let insets = EdgeInsets()
            }
            struct Model { var tint: Color }
            struct Stripes: ShapeStyle { }
            let globalGap: CGFloat = 8
            """
        check([
            golden("Text(a).if(c) { $0.padding(Theme.gap) }", "Text(a).padding(c ? Theme.gap : 0)", context: [theme]),
            golden("Text(a).if(c) { $0.padding(globalGap) }", "Text(a).padding(c ? globalGap : 0)", context: [theme]),
            golden(
                "Text(a).if(c) { $0.padding(Theme.insets) }", "Text(a).padding(c ? Theme.insets : EdgeInsets())",
                context: [theme]),
            golden(
                "Text(a).if(c) { $0.background(Theme.tint) }", "Text(a).background(c ? Theme.tint : Color.clear)",
                context: [theme]),
            golden(
                "Text(a).if(c) { $0.background(Theme.face.opacity(0.5)) }",
                "Text(a).background(c ? Theme.face.opacity(0.5) : Color.clear)", context: [theme]),
            golden(
                "struct Row { let model: Model; var body: some View { Text(a).if(c) { $0.background(model.tint) } } }",
                "struct Row { let model: Model; var body: some View { Text(a).background(c ? model.tint : Color.clear) } }",
                context: [theme]),
        ])
        // A style of the project is no view.
        check([
            golden(
                "Text(a).if(c) { $0.background(Stripes()) }",
                "Text(a).background(c ? AnyShapeStyle(Stripes()) : AnyShapeStyle(.clear))", context: [theme])
        ])
    }

    /// What the environment holds is declared, too.
    @Test func namesOfTheEnvironment() {
        let theme = """
            struct Theme { var tint: Color; var sizes: Sizes }
            struct Sizes { var gap: CGFloat }
            @Observable final class Model { var tint = Color.red }
            extension EnvironmentValues { var theme: Theme { get { fatalError() } set {} } }
            """
        func view(_ property: String, _ body: String) -> String {
            "import SwiftUI\nstruct Row: View {\n    \(property)\n    var body: some View { \(body) }\n}"
        }
        let cases: [(property: String, argument: String)] = [
            ("@Environment(\\.theme) private var theme", "theme.tint"),
            ("@Environment(\\.theme.tint) var tint", "tint"),
            ("@Environment(\\EnvironmentValues.theme) var theme", "self.theme.tint"),
            ("@Environment(Model.self) var model", "model.tint"),
        ]
        check(
            cases.map { one in
                golden(
                    view(one.property, "Text(a).if(c) { $0.background(\(one.argument)) }"),
                    view(one.property, "Text(a).background(c ? \(one.argument) : Color.clear)"), context: [theme])
            } + [
                golden(
                    view("@Environment(\\.theme) var theme", "Text(a).if(c) { $0.padding(theme.sizes.gap) }"),
                    view("@Environment(\\.theme) var theme", "Text(a).padding(c ? theme.sizes.gap : 0)"),
                    context: [theme]),
                // Nobody declares what that is.
                golden(
                    view("@Environment(\\.other) var theme", "Text(a).if(c) { $0.background(theme.tint) }"), nil,
                    context: [theme], outcomes: [.left]),
            ])
    }

    @Test func namesThatAreDeclaredAgain() {
        let row = "struct Row: View { let tint: Color; let gap: CGFloat; "
        // The nearest declaration counts, also where it shows nothing.
        check(
            leftAlone: row + "var body: some View { let tint = pick(); Text(a).if(c) { $0.background(tint) } } }\n",
            outcomes: [.left])
        check(
            leftAlone: row
                + "var body: some View { ForEach(xs) { tint in Text(a).if(c) { $0.background(tint) } } } }\n",
            outcomes: [.left])
        check(
            leftAlone: row
                + "func row(tint: some View) -> some View { Text(a).if(c) { $0.overlay(tint).shine() } } }\n",
            outcomes: [.left])
        check([
            golden(
                row + "func row(gap: EdgeInsets) -> some View { Text(a).if(c) { $0.padding(gap) } } }",
                row + "func row(gap: EdgeInsets) -> some View { Text(a).padding(c ? gap : EdgeInsets()) } }")
        ])
        // Declared twice with different types is nothing shown.
        check(
            leftAlone: "Text(a).if(c) { $0.background(Theme.tint) }\n",
            context: ["enum Theme { static let tint: Color }", "extension Theme { static let tint: Gradient }"],
            outcomes: [.left])
    }

    @Test func views() {
        check([
            golden("Text(a).if(c) { $0.background(Card()) }", "Text(a).background { if c { Card() } }"),
            golden("Text(a).if(c) { $0.background(Card<Int>()) }", "Text(a).background { if c { Card<Int>() } }"),
            golden("Text(a).if(c) { $0.background(Kit.Card()) }", "Text(a).background { if c { Kit.Card() } }"),
            golden("Text(a).if(c) { $0.background(Card().shine()) }", "Text(a).background { if c { Card().shine() } }"),
            golden(
                "struct Row { var card: some View { Card() }; var body: some View { Text(a).if(c) { $0.background(card.padding()) } } }",
                "struct Row { var card: some View { Card() }; var body: some View { Text(a).background { if c { card.padding() } } } }"
            ),
            golden(
                "Text(a).if(c) { $0.background(Circle().fill(.red)) }",
                "Text(a).background { if c { Circle().fill(.red) } }"),
            golden(
                "Text(a).if(c) { $0.background(VStack { Card() }) }",
                "Text(a).background { if c { VStack { Card() } } }"),
            golden(
                "struct Row { var badge: some View { Card() }; var body: some View { Text(a).if(c) { $0.overlay(badge) } } }",
                "struct Row { var badge: some View { Card() }; var body: some View { Text(a).overlay { if c { badge } } } }"
            ),
        ])
    }

    @Test func receivers() {
        check([
            golden("Text(a).if(c) { $0.bold() }", "Text(a).bold(c)", allowed: [.assumed]),
            golden("Text(a).italic().if(c) { $0.bold() }", "Text(a).italic().bold(c)", allowed: [.assumed]),
            golden("label.if(c) { $0.bold() }", "label.bold(c)", allowed: [.assumed]),
            golden(
                "let t = Text(a).if(c) { $0.bold() } + Text(b)", "let t = Text(a).bold(c) + Text(b)",
                allowed: [.assumed]),
        ])
        check(
            leftAlone: "let t = Text(a).if(c) { $0.opacity(0) } + Text(b)\n", reasons: ["the result must stay `Text`"])
        let helper = """
            extension Text {
                func when(_ isOn: Bool, _ transform: (Text) -> Text) -> Text { if isOn { return transform(self) } else { return self } }
            }
            """
        check([
            golden("label.when(c) { $0.bold() }", "label.bold(c)", allowed: [.assumed], context: [helper])
        ])
    }

    /// What is bound again nearer is not what the parameter, or the local name, was.
    @Test func whatIsBoundAgain() async {
        await check(each: [
            "func f(_ t: Color?) -> some View { t.map { t in § } }",
            "func f(_ t: Color) -> some View { ForEach(all) { t in § } }",
            "func f() -> some View { let t = Color.red; ForEach(all) { t in § } }",
        ]) { code in
            let parts = code.split(separator: "§")
            check([golden(parts[0] + "x.if(c) { $0.background(t) }" + parts[1], nil, outcomes: [.left])])
        }
        // What is in an optional of a known type is known.
        await check(each: [
            "func f(_ t: Color?) -> some View { if let t { § } }",
            "func f(_ t: Color?) -> some View { guard let t else { return a }; return § }",
            "func f(_ t: Color?) -> some View { if let t = t { § } }",
            "func f(_ t: Color?) -> some View { switch t { case let t?: § default: a } }",
            "func f() -> some View { let t: Color? = g(); if let t { § } }",
            "func f(_ t: Color) -> some View { if let t = g() { a } else { § } }",
        ]) { code in
            let parts = code.split(separator: "§")
            check([
                golden(
                    parts[0] + "x.if(c) { $0.background(t) }" + parts[1],
                    parts[0] + "x.background(c ? t : Color.clear)" + parts[1])
            ])
        }
    }

    @Test func whatIsNotBoundAgain() {
        check([
            golden(
                "func f(_ t: Color) -> some View { if let u { x.if(c) { $0.background(t) } } }",
                "func f(_ t: Color) -> some View { if let u { x.background(c ? t : Color.clear) } }"),
            golden(
                "func f() -> some View { let t = Color.red; func g(_ t: Image) -> some View { x.if(c) { $0.background(t) } } }",
                "func f() -> some View { let t = Color.red; func g(_ t: Image) -> some View { x.background { if c { t } } } }"
            ),
        ])
    }
}
