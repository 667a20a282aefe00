import Harness
import Rewriting
import Testing

/// What a helper is called on: implicit `self`, parentheses, and what is no view.
@Suite struct GoldenReceiverTests {
    @Test func aNameInScopeHidesTheModifier() {
        func wrapper(_ body: String) -> String {
            "extension View {\n    func dimmed(_ isOn: Bool, _ opacity: Double) -> some View { \(body) }\n}"
        }
        check([
            golden(
                wrapper("`if`(isOn) { $0.opacity(opacity) }"),
                wrapper("self.opacity(isOn ? opacity : 1)")),
            golden(
                wrapper("`if`(isOn) { $0.opacity(opacity).padding(8) }"),
                wrapper("self.opacity(isOn ? opacity : 1).padding(isOn ? 8 : 0)")),
            golden(wrapper("`if`(isOn) { $0.padding(8) }"), wrapper("padding(isOn ? 8 : 0)")),
            golden(
                wrapper("let padding = 8.0; return `if`(isOn) { $0.padding(padding) }"),
                wrapper("let padding = 8.0; return self.padding(isOn ? padding : 0)")),
        ])
    }

    /// UIKit's and AppKit's own are no views, and what a project declares by such a name is what it says.
    @Test func classesOlderThanSwift() {
        let context = [
            "extension UIView { func `if`(_ c: Bool, transform: (Self) -> Self) -> Self { c ? transform(self) : self } }",
            "extension View { @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View { "
                + "if c { transform(self) } else { self } } }",
            "struct UICard: View {}",
        ]
        check([
            golden("UICard().if(c) { $0.opacity(0.5) }", "UICard().opacity(c ? 0.5 : 1)", context: context),
            golden(
                "UILabel().if(c) { $0.opacity(50) }", nil, context: context,
                reasons: ["it is applied to what is no view: `UILabel`"]),
            golden(
                "func f(_ v: UIButton) { v.if(c) { $0.opacity(50) } }", nil, context: context,
                reasons: ["it is applied to what is no view: `UIButton`"]),
        ])
    }

    /// In an `#if` of a chain a modifier has nothing before its period, as a member of some type.
    @Test func modifiersInAnIfOfAChain() {
        func chain(_ last: String) -> String {
            "Text(title)\n    #if os(Linux)\n    .offset(x: 4)\n    \(last)\n    #endif"
        }
        check([golden(chain(".if(isOn) { $0.opacity(0.5) }"), chain(".opacity(isOn ? 0.5 : 1)"))])
    }

    static let rivals = """
        import SwiftUI
        extension String {
            func when(_ c: Bool, _ transform: (String) -> String) -> String { c ? transform(self) : self }
        }
        protocol Buildable {}
        extension Buildable {
            func when(_ c: Bool, _ transform: (Self) -> Self) -> Self { c ? transform(self) : self }
        }
        extension View {
            @ViewBuilder func when<V: View>(_ c: Bool, @ViewBuilder _ transform: (Self) -> V) -> some View {
                if c { transform(self) } else { self }
            }
        }
        struct Config: Buildable { func opacity(_ x: Double) -> Config { self } }
        """

    @Test func noViews() async {
        await check(each: [
            "let s: String; func f() { s.when(c) { $0.opacity(0) } }",
            "func f(s: String) { s.when(c) { $0.opacity(0) } }",
            "func f() { let s = Config(); s.when(c) { $0.opacity(0) } }",
            "func f() { Config().when(c) { $0.opacity(0) } }",
            "@State var config = Config(); func f() { config.when(c) { $0.opacity(0) } }",
            "func make() -> Config { Config() }; func f() { let s = make(); s.when(c) { $0.opacity(0) } }",
            "static let base = Config(); func f() { use(.base.when(c) { $0.opacity(0) }) }",
            "func f() { use(.make().when(c) { $0.opacity(0) }) }",
            // Nothing shows what these are.
            "let config = Config(); func f() { let copy = config; copy.when(c) { $0.opacity(0) } }",
            "func f() { config().when(c) { $0.opacity(0) } }",
            "let config = Config(); func f() { config.opacity(1).when(c) { $0.opacity(0) } }",
            "func f(xs: [Int]) { xs.when(c) { $0.opacity(0) } }",
            "func f() { \"s\".when(c) { $0.opacity(0) } }",
            "func f() { (\"s\").when(c) { $0.opacity(0) } }",
            "func f() { 1.when(c) { $0.opacity(0) } }",
            "func f() { [1].when(c) { $0.opacity(0) } }",
            "func f() { [:].when(c) { $0.opacity(0) } }",
            "func f() { { 1 }.when(c) { $0.opacity(0) } }",
            "func f() { Config.when(c) { $0.opacity(0) } }",
            "func f() { A.B.when(c) { $0.opacity(0) } }",
            "func f() { Config.self.when(c) { $0.opacity(0) } }",
            "func f() { List<Int>.when(c) { $0.opacity(0) } }",
        ]) { member in
            check([golden("import SwiftUI\nstruct Row: View {\n\(member)\n}", nil, context: [Self.rivals])])
        }
    }

    /// In the type itself, which may be called whatever it likes.
    /// What pages say of a type does not hold for one of the project's of that name.
    @Test func typesOfThatName() {
        let call = "{ $0.foregroundStyle(.red) }"
        let merged = ".foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"
        let own = ["import SwiftUI\nstruct Text: View { var body: some View { Button(a) { f() } } }"]
        let nested = ["import SwiftUI\nenum Style { struct Text {} }"]
        check([
            golden("let v = Text(a).if(c) \(call)", nil, context: own, outcomes: [.withheld]),
            golden("VStack { SwiftUI.Text(a).if(c) \(call) }", "VStack { SwiftUI.Text(a)\(merged) }", context: own),
            golden("VStack { Text(a).if(c) \(call) }", "VStack { Text(a)\(merged) }", context: nested),
            golden(
                "struct Spacer: View { var body: some View { Text(a) } }\nlet v = Spacer().if(c) { $0.frame(width: 8) }",
                "struct Spacer: View { var body: some View { Text(a) } }\nlet v = Spacer().frame(width: c ? 8 : nil)"),
        ])
    }

    /// A text is no longer just one behind a closure, or a modifier of the project's, that may put a button around it.
    @Test(
        arguments: [
            ("Text(a).if(d) { v in Button { f() } label: { v } }", [.branch, .withheld]),
            ("Text(a).padding().if(d) { v in HStack { v; Link(b, destination: u) } }", [.withheld, .withheld]),
            ("Text(a).tappable()", [.withheld]), ("Text(a).modifier(Tappable())", [.withheld]),
        ] as [(String, [Outcome])])
    func whatMayBeInAButton(_ view: String, _ outcomes: [Outcome]) {
        let own = [
            """
            extension View { func tappable() -> some View { modifier(Tappable()) } }
            struct Tappable: ViewModifier { func body(content: Content) -> some View { Button { f() } label: { content } } }
            """
        ]
        check([
            golden("let v = \(view).if(c) { $0.foregroundStyle(.red) }", nil, context: own, outcomes: outcomes)
        ])
    }

    @Test func selfBesideRivals() {
        let body = "func f() -> Self { self.when(c) { $0.opacity(0) } }"
        check([
            golden(
                "import SwiftUI\nextension Config { \(body) }", nil, context: [Self.rivals],
                reasons: ["it is applied to what is no view: `Config`"]),
            golden(
                "import SwiftUI\nextension View { func f() -> some View { self.when(c) { $0.opacity(0) } } }",
                "import SwiftUI\nextension View { func f() -> some View { self.opacity(c ? 0 : 1) } }",
                context: [Self.rivals]),
        ])
    }

    /// What takes modifiers in chains and is no view.
    @Test func others() async {
        await check(each: [
            ("extension ToolbarContent { func f() { self.when(c) { $0.opacity(0.5) } } }", "ToolbarContent"),
            ("extension ChartContent { func f() { self.when(c) { $0.opacity(0.5) } } }", "ChartContent"),
            ("struct V { let mark: some ChartContent; func f() { mark.when(c) { $0.opacity(0.5) } } }", "ChartContent"),
            ("struct Dots: ChartContent {}\nfunc f() { Dots().when(c) { $0.opacity(0.5) } }", "Dots"),
            ("struct Dots: ChartContent {}\ntypealias D = Dots\nfunc f() { D().when(c) { $0.opacity(0.5) } }", "Dots"),
            ("protocol P: ChartContent {}\nstruct Dots: P {}\nfunc f() { Dots().when(c) { $0.opacity(0.5) } }", "Dots"),
            ("func f() { Text(a).font(.body.when(c) { $0.bold() }) }", ".body"),
        ]) { code, type in
            let helpers = ["View", "ToolbarContent", "ChartContent"].map { owner in
                "import SwiftUI\nextension \(owner) { func when<T>(_ c: Bool, _ t: (Self) -> T) -> Any { if c { t(self) } else { self } } }"
            }
            for context in [helpers, [helpers[0]]] {
                check([
                    golden(
                        "import SwiftUI\n" + code, nil, context: context,
                        reasons: ["it is applied to what is no view: `\(type)`"])
                ])
            }
        }
    }

    /// What pages state of a protocol that is no view's, where the helper is declared on that.
    @Test func othersWithModifiersOfTheirOwn() async {
        let helper = """
            import SwiftUI
            extension TabContent {
                @TabContentBuilder<TabValue> func when<T: TabContent>(
                    _ c: Bool, _ t: (Self) -> T
                ) -> some TabContent<TabValue> where T.TabValue == TabValue {
                    if c { t(self) } else { self }
                }
            }
            """
        let onViews = helper.replacing("TabContent", with: "View").replacing("@ViewBuilder<TabValue> ", with: "")
            .replacing("<TabValue> where T.TabValue == TabValue", with: "")
        let noView = "it is applied to what is no view: `Tab`"
        let own = "extension TabContent { func hidden(_ on: Int) -> some TabContent<TabValue> { self } }"
        let ownOnViews = own.replacing("TabContent<TabValue>", with: "View").replacing("TabContent", with: "View")
        @Sendable func tab(_ link: String) -> String {
            "import SwiftUI\nlet v = TabView { Tab(a, systemImage: b) { Home() }\(link) }"
        }
        await check(each: [
            (".when(c) { $0.hidden() }", ".hidden(c)"),
            (".when(!c) { $0.hidden() }", ".hidden(!c)"),
            (".when(c) { $0.hidden(isOff) }", ".hidden(c && isOff)"),
            (".when(c) { $0.hidden() } }.hidden(); let w = VStack { d", ".hidden(c) }.hidden(); let w = VStack { d"),
            (".when(c) { $0.badge(3).hidden() }", ".badge(c ? 3 : 0).hidden(c)"),
            (".when(c) { $0.badge(3).disabled(d) }.popover(e)", ".badge(c ? 3 : 0).disabled(c && d).popover(e)"),
            (".when(c) { $0.badge(\"New\") }", ".badge(c ? \"New\" : nil)"),
        ]) { call, result in
            // What the project has on views is nothing to a tab.
            check([golden(tab(call), tab(result), context: [helper, onViews, ownOnViews])])
        }
        // What `self` has been given, its callers know.
        for (name, call) in [("TabContent", "when"), ("Tab", "when"), ("TabContent", "self.when")] {
            check([
                golden(
                    "extension \(name) { func gone(_ c: Bool) -> some TabContent { \(call)(c) { $0.hidden() } } }", nil,
                    context: [helper, onViews], reasons: ["it is applied to what is no view: `\(name)`"])
            ])
        }
        await check(each: [
            (".when(c) { $0.opacity(0.5) }", [helper, onViews], noView),
            (".when(c) { $0.hidden().popover(e) }", [helper, onViews], noView),
            (".when(c) { tab in if d { tab.hidden() } else { tab } }", [helper], noView),
            (".when(c) { $0.help(a) }", [onViews], noView),
            (
                ".when(c) { $0.hidden(3) }", [helper, "import SwiftUI\n" + own],
                "an overload of `hidden` that the project declares could take these arguments (Context1.swift:2)"
            ),
            (
                ".when(c) { $0.hidden() }", [helper.replacing("if c { t(self) }", with: "if c { t(self.badge(1)) }")],
                "the helper also gives back `t(self.badge(1))` (Context0.swift:3)"
            ),
            (".hidden(d).when(c) { $0.hidden() }", [helper], "whether the tab is shown may have been said before"),
        ]) { call, context, reason in
            check([golden(tab(call), nil, context: context, reasons: [reason])])
        }
    }

    /// What may hold marks as well as views, beside a helper on both.
    @Test func mayBeOthers() async {
        await check(each: [
            "func f() { Chart { ForEach(xs) { LineMark($0) }.when(c) { $0.opacity(0.5) } } }",
            "func f<T: ChartContent>(t: T) { t.when(c) { $0.opacity(0.5) } }",
            "func f<T>(t: T) where T: ToolbarContent { t.when(c) { $0.opacity(0.5) } }",
        ]) { code in
            let helpers = ["View", "ToolbarContent", "ChartContent"].map { owner in
                "import SwiftUI\nextension \(owner) { func when<T>(_ c: Bool, _ t: (Self) -> T) -> Any { if c { t(self) } else { self } } }"
            }
            check([golden("import SwiftUI\n" + code, nil, context: helpers, outcomes: [.left])])
        }
    }

    /// Of a helper that is known by its name only.
    @Test func selfOfAnUnknownType() {
        check([
            golden(
                "import SwiftUI\nextension Layer { func f() { self.if(c) { $0.opacity(0.5) } } }", nil,
                reasons: ["nothing shows that `Layer` is a view"]),
            golden(
                "import SwiftUI\nlet layer: Layer\nlet a = layer.if(c) { $0.opacity(0.5) }", nil,
                reasons: ["nothing shows that `Layer` is a view"]),
            golden(
                "import SwiftUI\nfunc f<V: View>(v: V) { v.if(c) { $0.opacity(0.5) } }",
                "import SwiftUI\nfunc f<V: View>(v: V) { v.opacity(c ? 0.5 : 1) }"),
            golden(
                "import SwiftUI\nlet v: some View\nlet a = v.if(c) { $0.opacity(0.5) }",
                "import SwiftUI\nlet v: some View\nlet a = v.opacity(c ? 0.5 : 1)"),
        ])
    }

    @Test func viewsBesideRivals() async {
        await check(each: [
            "let v: Text; func f() { v§ }", "let v: Content; func f() { v§ }", "func f() { Text(a)§ }",
            "let v: some View; func f() { v§ }", "func f() { Card().padding()§ }",
        ]) { member in
            let parts = member.split(separator: "§", omittingEmptySubsequences: false)
            func row(_ call: String) -> String {
                "import SwiftUI\nstruct Row: View {\n\(parts.joined(separator: call))\n}"
            }
            check([golden(row(".when(c) { $0.opacity(0) }"), row(".opacity(c ? 0 : 1)"), context: [Self.rivals])])
        }
    }

    /// Whatever its closure is given.
    @Test func helpersThatExceed() {
        let helper = """
            extension View {
                @ViewBuilder func both<A, B, V: View>(_ a: A?, _ b: B?, t: (Self, A, B) -> V) -> some View {
                    if let a, let b { t(self, a, b) } else { self }
                }
            }
            """
        check([
            golden(
                "Text(a).both(x, y) { $0.overlay(Badge($1, $2)) }", nil, context: [helper], outcomes: [.left],
                reasons: ["the helper also gives back `t(self, a, b)` (Context0.swift:2)"])
        ])
    }

    @Test func conditionsThatAreFunctions() {
        let helper = """
            extension View {
                @ViewBuilder func lazily<V: View>(_ c: () -> Bool, _ transform: (Self) -> V) -> some View {
                    if c() { transform(self) } else { self }
                }
            }
            """
        for argument in ["isOn", "model.isOn", "{ isOn }"] {
            check([
                golden(
                    "Text(a).lazily(\(argument)) { $0.opacity(0) }", nil, context: [helper],
                    reasons: [
                        argument.hasPrefix("{")
                            ? "the condition is a closure"
                            : "the condition `\(argument)` is a function, and not what that gives"
                    ])
            ])
        }
    }

    @Test func parentheses() {
        check([
            golden("Text(a).if(c) { ($0).opacity(0) }", "Text(a).opacity(c ? 0 : 1)"),
            golden("Text(a).if(c) { ($0.opacity(0)) }", "Text(a).opacity(c ? 0 : 1)"),
        ])
        check(leftAlone: "Text(a).if(c) { ($0.opacity(0)).padding(8) }\n", outcomes: [.branch])
        check(leftAlone: "(Spacer()).if(c) { $0.frame(width: 8) }\n", outcomes: [.withheld])
        check(leftAlone: "((Spacer()).opacity(0)).if(c) { $0.frame(width: 8) }\n", outcomes: [.withheld])
    }

    @Test func whatDoesTheSame() {
        check(
            leftAlone: "Text(a).if(c) { $0.overlay(alignment: .top) { } }\n",
            reasons: ["it does the same whether the condition holds or not"])
    }

    @Test func effects() async {
        await check(each: ["try! gap()", "try? gap()", "(try! gap())"]) { value in
            check(
                leftAlone: "Text(a).if(c) { $0.padding(\(value)) }\n",
                reasons: ["`\(value)` cannot stand under a condition"])
        }
    }

    /// What takes modifiers and is no view is known by its type's name, unless the project has a view of that name.
    @Test func othersByName() async {
        let helper =
            "import SwiftUI\nextension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View "
            + "{ if c { t(self) } else { self } } }"
        await check(each: [
            "Tab(a, systemImage: b) { c }", "TabSection(a) { b }", "Marker(a, coordinate: b)", "MapCircle(center: a)",
            "BarMark(x: a, y: b)", "SectorMark(angle: a)", "ToolbarItem { a }", "ToolbarSpacer()",
            "CommandMenu(a) { b }",
            "WindowGroup { a }", "TapGesture()", "TableColumn(a) { b }", "TableRow(a)",
        ]) { receiver in
            let name = receiver.prefix { $0 != "(" && $0 != " " }
            let call = "let v = \(receiver).when(c) { $0.offset(x: 3) }"
            check([
                golden(
                    "import SwiftUI\n" + call, nil, context: [helper],
                    reasons: ["it is applied to what is no view: `\(name)`"]),
                golden(
                    "import SwiftUI\nstruct \(name): View { }\n" + call,
                    "import SwiftUI\nstruct \(name): View { }\nlet v = \(receiver).offset(x: c ? 3 : 0)",
                    context: [helper]),
            ])
        }
        check([
            golden(
                "import SwiftUI\nlet v = Checkmark().when(c) { $0.hidden() }",
                "import SwiftUI\nlet v = Checkmark().opacity(c ? 0 : 1)", allowed: [.approx], context: [helper])
        ])
    }

    /// A helper may name its types with their module.
    @Test func helpersOfQualifiedTypes() {
        let helper = """
            import SwiftUI
            public extension SwiftUI.View {
                @ViewBuilder func when<V: SwiftUI.View>(_ c: Bool, _ t: (Self) -> V) -> some SwiftUI.View {
                    if c { t(self) } else { self }
                }
            }
            """
        check([
            golden("VStack { a }.when(c) { $0.opacity(0.5) }", "VStack { a }.opacity(c ? 0.5 : 1)", context: [helper])
        ])
    }

    /// Of helpers on a type and on what it conforms to, the most specific one is called.
    @Test func theMostSpecificHelper() async {
        let helpers = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            extension Shape { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            protocol CardLike: View {}
            protocol Fancy: CardLike {}
            extension CardLike { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            extension Fancy { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            struct Card: CardLike { static let std = Card(); static var other: Card { Card() } }
            struct Fine: Fancy {}
            extension Color { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            protocol Themed {}
            struct Panel: View, Themed { var body: some View { Text(a) } }
            extension View where Self: Themed { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            """
        await check(each: [
            ("Panel()", "c ? 1 : 0.5"), ("Panel().padding()", "c ? 0.5 : 1"),
            ("Circle()", "c ? 1 : 0.5"), ("RoundedRectangle(cornerRadius: 3)", "c ? 1 : 0.5"),
            ("Card()", "c ? 1 : 0.5"),
            ("Fine()", "c ? 0.5 : 1"), ("Text(a)", "c ? 0.5 : 1"),
            ("Card.std", "c ? 1 : 0.5"), ("Card.other", "c ? 1 : 0.5"), ("AnyShape(Circle())", "c ? 1 : 0.5"),
            ("Circle().inset(by: 3)", "c ? 1 : 0.5"), ("Card().padding()", "c ? 0.5 : 1"),
            ("Circle().bold()", "c ? 0.5 : 1"), ("Circle().trim(from: 0, to: 0.5)", "c ? 1 : 0.5"),
            ("Circle().trim(to: 0.5).rotation(.degrees(3))", "c ? 1 : 0.5"), ("Rectangle.init()", "c ? 1 : 0.5"),
            ("Circle().stroke(lineWidth: 3)", "c ? 1 : 0.5"),
            ("Circle().stroke(Color.red, lineWidth: 3)", "c ? 0.5 : 1"),
            ("Circle().trim(to: 0.5).padding()", "c ? 0.5 : 1"), ("Color.red", "c ? 1 : 0.5"),
            ("Color.red.opacity(0.3)", "c ? 1 : 0.5"), ("Color.red.frame(width: 3)", "c ? 0.5 : 1"),
        ]) { receiver, value in
            check([
                golden(
                    "import SwiftUI\nlet v = HStack { \(receiver).when(c) { $0.opacity(0.5) } }",
                    "import SwiftUI\nlet v = HStack { \(receiver).opacity(\(value)) }", context: [helpers])
            ])
        }
    }

    /// The same, however what it is called on is named.
    @Test func theMostSpecificHelperOfWhatIsNamed() async {
        let negated = "func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } }"
        let helpers = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            protocol CardLike: View {}
            extension CardLike { \(negated) }
            protocol Tall {}
            struct Card: CardLike { let id = 3; var body: some View { Text(a) } }
            struct Plain: View { var body: some View { Text(a) } }
            typealias CardView = View & CardLike
            struct Both: CardView { var body: some View { Text(a) } }
            enum Outer { struct Twin: CardLike { var body: some View { Text(a) } } }
            enum Other { struct Twin: View { var body: some View { Text(a) } } }
            func mk() -> Card { Card() }
            func plain() -> Plain { Plain() }
            func some() -> some CardLike { Card() }
            func any() -> some View { Card() }
            enum Shelf { static func make() -> Card { Card() }; static let all: [Card] = [] }
            """
        let (own, general) = ("c ? 1 : 0.5", "c ? 0.5 : 1")
        await check(each: [
            ("struct A: View { var body: some View { mk()§ } }", own),
            ("struct A: View { var body: some View { plain()§ } }", general),
            ("struct A: View { var body: some View { some()§ } }", own),
            ("struct A: View { var body: some View { any()§ } }", general),
            ("struct A: View { var body: some View { Shelf.make()§ } }", own),
            ("struct A: View { var body: some View { (c ? Card() : mk())§ } }", own),
            ("struct A: View { let cards: [Card]; var body: some View { ForEach(cards) { card in card§ } } }", own),
            ("struct A: View { var body: some View { ForEach(Shelf.all) { $0§ } } }", own),
            ("struct A: View { let cards: [Card]; var body: some View { cards[0]§ } }", own),
            ("struct A: View { let cards: [Card]; var body: some View { cards.first§ } }", general),
            ("struct A: View { let card: Card?; var body: some View { card§ } }", general),
            ("struct A: View { var body: some View { Both()§ } }", own),
            ("struct A: View { var body: some View { Other.Twin()§ } }", nil),
            ("struct C: View & CardLike { var b: some View { self§ } }", own),
            ("typealias D = Equatable & CardView\nstruct C: D { var b: some View { self§ } }", nil),
            ("extension View { func f() -> some View where Self: CardLike { self§ } }", own),
            ("struct A<G: CardLike>: View { let g: G; var body: some View { g§ } }", own),
            ("struct A<G>: View where G: CardLike & Tall { let g: G; var body: some View { g§ } }", own),
            ("struct A<G: View>: View { let g: G; var body: some View { g§ } }", general),
            ("func f(_ x: some CardLike) -> some View { x§ }", own),
            ("func f(_ x: any CardLike) -> any View { x§ }", own),
            ("extension Card { var b: some View { self§ } }", own),
            ("extension Card { var b: some View { when(c) { $0.opacity(0.5) } } }", own),
            ("extension Plain { var b: some View { self§ } }", general),
            ("extension CardLike { var b: some View { self§ } }", own),
            ("extension View where Self: CardLike { var b: some View { self§ } }", own),
            ("extension View { var b: some View { self§ } }", general),
            ("extension Card { var b: some View { self.padding()§ } }", general),
        ]) { source, value in
            let before = source.replacing("§", with: ".when(c) { $0.opacity(0.5) }")
            let after = value.map {
                source.replacing("§", with: ".opacity(\($0))")
                    .replacing("when(c) { $0.opacity(0.5) }", with: "opacity(\($0))")
            }
            check([golden("import SwiftUI\n" + before, after.map { "import SwiftUI\n" + $0 }, context: [helpers])])
        }
    }

    /// What SwiftUI's types conform to is not all written in pages: what may be more specific is left.
    @Test func aHelperOfWhatIsEquatable() async {
        let helpers = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            extension View where Self: Equatable { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            struct Row: View { let f: () -> Void; var body: some View { Text(a) } }
            struct Cell: View, Hashable { var body: some View { Text(a) } }
            """
        await check(each: [
            ("Text(a)", nil), ("Color.red", nil), ("Cell()", "c ? 1 : 0.5"), ("Row()", "c ? 0.5 : 1"),
            ("Text(a).padding()", "c ? 0.5 : 1"),
        ]) { receiver, value in
            check([
                golden(
                    "import SwiftUI\nlet v = HStack { \(receiver).when(c) { $0.opacity(0.5) } }",
                    value.map { "import SwiftUI\nlet v = HStack { \(receiver).opacity(\($0)) }" }, context: [helpers])
            ])
        }
    }

    /// One that does something else is called, too, where it is the most specific one.
    @Test func theMostSpecificOneThatIsNoHelper() async {
        let helpers = """
            import SwiftUI
            extension View { @ViewBuilder func when<C: View>(_ c: Bool, t: (Self) -> C) -> some View { if c { t(self) } else { self } } }
            extension Shape { func when<S: Shape>(_ c: Bool, t: (Self) -> S) -> AnyShape { c ? AnyShape(t(self)) : AnyShape(self.rotation(.degrees(45))) } }
            extension Text { func when(_ c: Bool, t: (Text) -> Text) -> AnyView { c ? AnyView(t(self)) : AnyView(self.italic()) } }
            """
        await check(each: [
            ("Circle()", nil),
            ("Text(a)", "the helper also applies `italic` (Context0.swift:4)"), ("Image(a)", nil),
            ("Circle().padding()", nil),
            ("VStack { b }", nil),
            ("Text(a).padding()", nil),
        ]) { receiver, reason in
            check([
                golden(
                    "import SwiftUI\nlet v = HStack { \(receiver).when(c) { $0.opacity(0.5) } }",
                    reason != nil ? nil : "import SwiftUI\nlet v = HStack { \(receiver).opacity(c ? 0.5 : 1) }",
                    context: [helpers],
                    reasons: reason.map { [$0] })
            ])
        }
        check([
            golden(
                "import SwiftUI\nlet v = HStack { Circle().when(c) { $0.scale(0.5) } }", nil, context: [helpers],
                outcomes: [.left])
        ])
    }

    /// One of a protocol that is no view's may be meant where the receiver conforms to that, too.
    @Test func aHelperOfStyles() {
        let helper =
            "import SwiftUI\nextension ShapeStyle { func `if`<S: ShapeStyle>(_ c: Bool, t: (Self) -> S) -> AnyShapeStyle { c ? AnyShapeStyle(t(self)) : AnyShapeStyle(self) } }"
        check([
            golden(
                "import SwiftUI\nstruct A: View { let tint: Color; var s: AnyShapeStyle { tint.if(c) { $0.opacity(0.1) } } }",
                nil,
                context: [helper], outcomes: [.left]),
            golden(
                "import SwiftUI\nstruct A: View { var body: some View { Text(a).if(c) { $0.opacity(0.1) } } }",
                "import SwiftUI\nstruct A: View { var body: some View { Text(a).opacity(c ? 0.1 : 1) } }",
                context: [helper]),
        ])
    }

    /// What is shown to be of another type calls no helper of `Text`, but the one that everybody knows.
    @Test func aHelperOfAnotherType() async {
        let helper =
            "import SwiftUI\nextension Text { func `if`(_ c: Bool, _ t: (Text) -> Text) -> Text { c ? t(self) : self } }"
        check([
            golden(
                "import SwiftUI\nlet v = Image(a).if(c) { $0.opacity(0.5) }",
                "import SwiftUI\nlet v = Image(a).opacity(c ? 0.5 : 1)", context: [helper]),
            golden(
                "import SwiftUI\nlet v: Text = Text(a).if(c) { $0.bold() }",
                "import SwiftUI\nlet v: Text = Text(a).bold(c)", allowed: [.assumed], context: [helper]),
        ])
    }

    /// `typealias Color = SwiftUI.Color` says nothing new, and `SwiftUI.Color` is none of the project's.
    @Test func namesForTypesOfTheirOwnName() async {
        let aliases = [
            ("typealias Color = SwiftUI.Color", "Color.red", "Color.clear"),
            ("import UIKit\ntypealias Color = UIColor", "SwiftUI.Color.red", "SwiftUI.Color.clear"),
            ("extension UI { typealias Color = SwiftUI.Color }", "Color.red", "Color.clear"),
        ]
        await check(each: aliases) { alias, on, off in
            check([
                golden(
                    "import SwiftUI\nlet v = Text(a).if(c) { $0.background(\(on)) }",
                    "import SwiftUI\nlet v = Text(a).background(c ? \(on) : \(off))",
                    context: ["import SwiftUI\n" + alias])
            ])
        }
    }

    /// What may be any view has no helper of shapes; of what nothing is known, both may be meant, and must do the same.
    @Test func aHelperOfShapesBesideOneOfViews() async {
        let shapes = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            extension Shape { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            """
        let call = ".when(c) { $0.opacity(0.5) }"
        await check(each: [
            "struct A: View { var head: some View { Text(a) }; var b: some View { head§ } }",
            "struct M: ViewModifier { func body(content: Content) -> some View { content§ } }",
            "struct B<C: View>: View { let content: C; var b: some View { content§ } }",
            "func f(_ view: some View) -> some View { view§ }", "extension View { func f() -> some View { self§ } }",
            "extension View { func f() -> some View { padding()§ } }",
            "extension Shape { func f() -> some View { padding()§ } }",
        ]) { code in
            let after = code.replacing("§", with: ".opacity(c ? 0.5 : 1)")
            check([golden(code.replacing("§", with: call), after, context: [shapes])])
        }
        let erased = shapes.replacing("-> some View { if c", with: "-> AnyView { if c")
        check([
            golden("let b = row\(call)", nil, context: [shapes], outcomes: [.left]),
            golden(
                "let b = Circle().grown(3)\(call)", nil,
                context: [shapes, "extension Circle { func grown(_ n: Int) -> Circle { self } }"], outcomes: [.left]),
            golden("let b = row\(call)", nil, context: [erased.replacing("!c", with: "c")], outcomes: [.left]),
            golden(
                "extension Shape { func f() -> some View { trim(to: 0.5)\(call) } }",
                "extension Shape { func f() -> some View { trim(to: 0.5).opacity(c ? 1 : 0.5) } }", context: [shapes]),
        ])
    }

    /// One that takes what gives a `Text` is not called with what gives another view.
    @Test func aHelperOfTextsBesideOneOfViews() {
        let helpers = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            extension Text { func when(_ c: Bool, _ t: (Text) -> Text) -> Text { c ? t(self) : self } }
            """
        check([
            golden("Text(a).when(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)", context: [helpers]),
            golden("Text(a).when(c) { $0.bold().padding(4) }", nil, context: [helpers], outcomes: [.withheld]),
            golden("Text(a).when(c) { $0.tracking(4) }", nil, context: [helpers], outcomes: [.withheld]),
            golden("Text(a).when(c) { $0.bold() } + Text(b)", nil, context: [helpers], outcomes: [.withheld]),
        ])
    }

    /// A package's helper is meant where one of texts cannot be.
    @Test func aHelperOfTextsBesideOneOutOfSight() async {
        let helper =
            "import SwiftUI\nextension Text { func `if`(_ c: Bool, _ t: (Text) -> Text) -> Text { c ? t(self) : self } }"
        let members = "let content: C; let make: () -> C; var row: some View { Text(a) }; "
        @Sendable func view(_ body: String) -> String {
            "struct W<C: View>: View { \(members)var body: some View { \(body) } }"
        }
        await check(each: ["content", "make()", "row", "self.row"]) { receiver in
            check([
                golden(
                    view(receiver + ".if(c) { $0.opacity(0.5) }"), view(receiver + ".opacity(c ? 0.5 : 1)"),
                    context: [helper])
            ])
        }
        check([
            golden(
                "extension View { func f() -> some View { self.if(c) { $0.opacity(0.5) } } }",
                "extension View { func f() -> some View { self.opacity(c ? 0.5 : 1) } }", context: [helper]),
            golden(
                "extension Text { func f() -> some View { self.if(c) { $0.opacity(0.5) } } }", nil, context: [helper],
                outcomes: [.left]),
            golden(view("Text(a).if(c) { $0.opacity(0.5) }"), nil, context: [helper], outcomes: [.left]),
            golden(
                "struct W: View { let make: () -> Text; var body: some View { make().if(c) { $0.opacity(0.5) } } }",
                nil,
                context: [helper], outcomes: [.left]),
        ])
    }

    /// What a static function of the project's gives may be of the narrower type: nothing is chosen then.
    @Test func whatTypesGiveMayBeOfANarrowerType() {
        let helpers = """
            import SwiftUI
            extension View { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if c { t(self) } else { self } } }
            extension Image { func when<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View { if !c { t(self) } else { self } } }
            enum Icons {
                static func star(_ name: String) -> Image { Image(name) }
                static var moon: Image { Image("moon") }
            }
            struct Card: View { var body: some View { Text("a") } }
            """
        check([
            golden("let a = Icons.star(b).when(c) { $0.opacity(0.5) }", nil, context: [helpers], outcomes: [.left]),
            golden(
                "let a = Icons.moon.when(c) { $0.opacity(0.5) }", "let a = Icons.moon.opacity(c ? 1 : 0.5)",
                context: [helpers]),
            golden(
                "let a = Card().when(c) { $0.opacity(0.5) }", "let a = Card().opacity(c ? 0.5 : 1)", context: [helpers]),
            golden(
                "let a = Theme.Card().when(c) { $0.opacity(0.5) }", "let a = Theme.Card().opacity(c ? 0.5 : 1)",
                context: [helpers]),
        ])
    }

    /// Of two types of a name, each in another, the one that is written is meant.
    @Test func typesOfANameInOthers() {
        let colors = """
            import SwiftUI
            extension Color { enum Background { static let page = Color(asset: 3) } }
            extension UIColor { enum Background { static let page = UIColor(asset: 3) } }
            enum Bare { enum Background { static let page = make() } }
            extension Bare.Background { static let side = make() }
            extension Color.Background { static let side = Color(white: 0) }
            """
        for name in ["page", "side"] {
            check([
                golden(
                    "Text(a).if(c) { $0.background(Color.Background.\(name)) }",
                    "Text(a).background(c ? Color.Background.\(name) : Color.clear)", context: [colors]),
                golden(
                    "Text(a).if(c) { $0.background(Bare.Background.\(name)) }", nil, context: [colors],
                    outcomes: [.left]),
            ])
        }
    }

    /// What the project gives values and types of SwiftUI's, and its own, has the type that it says.
    @Test func membersOfTheProject() async {
        let own = """
            import SwiftUI
            extension Color { var dim: Color { opacity(0.5) }; func faded(_ x: Double) -> Color { opacity(x) } }
            extension Color { func odd(_ x: Int) -> Color { self }; func odd(_ x: String) -> Text { Text(x) } }
            struct Theme { let tint: Color; func tone(_ n: Int) -> Color { tint } }
            typealias Paint = SwiftUI.Color
            enum Design { typealias Tone = SwiftUI.Color }
            """
        await check(each: [
            ("tint.dim", true), ("tint.faded(0.3)", true), ("theme.tone(3)", true), ("theme.tint.dim.faded(3)", true),
            ("Paint.red", true), ("Design.Tone.red", true), ("tint.odd(3)", false),
        ]) { value, isColor in
            let view = "struct A: View { let tint: Color; let theme: Theme; var b: some View { Text(a)§ } }"
            let before = view.replacing("§", with: ".if(c) { $0.background(\(value)) }")
            let after = view.replacing("§", with: ".background(c ? \(value) : Color.clear)")
            check([
                golden(before, isColor ? after : nil, context: [own], outcomes: isColor ? [.rewritten] : [.left])
            ])
        }
    }

    /// A style that the project declares, and that is no view.
    @Test func stylesOfTheProject() async {
        let own =
            "import SwiftUI\nstruct Brand: ShapeStyle { func resolve(in e: EnvironmentValues) -> some ShapeStyle { Color.red } }"
        let clear = "AnyShapeStyle(.clear)"
        await check(each: [
            ("background(Brand())", "background(c ? AnyShapeStyle(Brand()) : \(clear))"),
            ("background(style)", "background(c ? AnyShapeStyle(style) : \(clear))"),
            (
                "background(Brand(), ignoresSafeAreaEdges: .top)",
                "background(c ? AnyShapeStyle(Brand()) : \(clear), ignoresSafeAreaEdges: .top)"
            ),
        ]) { call, after in
            let view = "struct A: View { let style: Brand; var b: some View { Text(a)§ } }"
            check([
                golden(
                    view.replacing("§", with: ".if(c) { $0.\(call) }"), view.replacing("§", with: ".\(after)"),
                    context: [own])
            ])
        }
    }

    /// Of several types of one name, the one that is seen is meant, or none.
    @Test func typesOfOneName() {
        let style = "struct Fade: ShapeStyle { func resolve(in e: EnvironmentValues) -> some ShapeStyle { Color.red } }"
        let view = "struct Fade: View { var body: some View { Text(a) } }"
        let (before, after) = (
            "let v = Text(a).if(c) { $0.background(Fade()) }", "let v = Text(a).background { if c { Fade() } }"
        )
        check([
            golden(
                "import SwiftUI\nprivate \(view)\n\(before)", "import SwiftUI\nprivate \(view)\n\(after)",
                context: ["import SwiftUI\nprivate " + style]),
            golden(
                "import SwiftUI\nstruct A: View { \(view)\nvar b: some View { Text(a).if(c) { $0.background(Fade()) } } }",
                "import SwiftUI\nstruct A: View { \(view)\nvar b: some View { Text(a).background { if c { Fade() } } } }",
                context: ["import SwiftUI\nstruct B { \(style) }"]),
            golden(
                "import SwiftUI\nstruct B { \(style) }\n"
                    + "struct A: View { \(view)\nvar b: some View { Text(a).if(c) { $0.background(Fade()) } } }",
                "import SwiftUI\nstruct B { \(style) }\n"
                    + "struct A: View { \(view)\nvar b: some View { Text(a).background { if c { Fade() } } } }"),
            golden(
                "import SwiftUI\nextension A { \(style) }\n"
                    + "struct A: View { \(view)\nvar b: some View { Text(a).if(c) { $0.background(Fade()) } } }", nil,
                outcomes: [.left]),
            golden(
                "import SwiftUI\nstruct A: View { struct Text: View { let s: String; var body: some View { Button(s) { } } }\n"
                    + "var b: some View { Text(s: a).if(c) { $0.foregroundStyle(.red) } } }", nil, outcomes: [.withheld]
            ),
        ])
    }

    /// What a helper of all views gives as `Self` stays an `Image` where it is called on one.
    @Test func whatGivesSelfKeepsTheType() {
        let helper =
            "import SwiftUI\nextension View { func same(_ c: Bool, _ t: (Self) -> Self) -> Self { c ? t(self) : self } }"
        check([
            golden(
                "func f() -> Image { Image(a).same(c) { $0.resizable() } }", nil, context: [helper],
                outcomes: [.branch]),
            golden("let t: Text = Text(a).same(c) { $0.kerning(2) }", nil, context: [helper], outcomes: [.withheld]),
        ])
    }

    /// A style that is a view as well is taken for a style, however it is named.
    @Test func stylesThatAreViews() async {
        let reason = "`%` is, or may be, a style as well as a view, and as an argument it would be taken for one"
        await check(each: [
            ("typealias Paint = LinearGradient\nlet v = Text(a).background(Paint(b)§)", "Paint(b)"),
            ("struct Paint: View, ShapeStyle { }\nlet v = Text(a).background(Paint(b)§)", "Paint(b)"),
            ("extension Color { func f() -> some View { Text(a).background(self§) } }", "self"),
        ]) { code, receiver in
            let code = code.split(separator: "§").joined(separator: ".if(c) { $0.opacity(0.5) }")
            check([
                golden(
                    "import SwiftUI\n" + code, nil,
                    reasons: [
                        reason.split(separator: "%", omittingEmptySubsequences: false).joined(separator: receiver)
                    ])
            ])
        }
        check([
            golden(
                "import SwiftUI\nextension Color { func f() -> some View { Text(a).background(`if`(c) { $0.opacity(0.5) }) } }",
                nil),
            golden(
                "typealias Paint = LinearGradient\nlet v = Text(a).if(c) { $0.background(Paint(b)) }",
                "typealias Paint = LinearGradient\nlet v = Text(a).background(c ? AnyShapeStyle(Paint(b)) : AnyShapeStyle(.clear))"
            ),
        ])
    }

    /// What the project declares as a shape has a shape's modifiers.
    @Test func aShapeOfTheProject() {
        check([
            golden(
                "struct Star: Shape {}\nlet v = Star().if(c) { $0.fill(.red) }",
                "struct Star: Shape {}\nlet v = Star().fill(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))")
        ])
    }

    /// What a form gives has the modifiers of the overload's result.
    @Test func whatTheFormGives() {
        check([
            golden(
                "ForEach(a) { Row($0) }.if(c) { $0.onDelete(perform: remove).onMove(perform: move) }",
                "ForEach(a) { Row($0) }.onDelete(perform: c ? remove : nil).onMove(perform: c ? move : nil)",
                allowed: [.assumed]),
            golden(
                "ForEach(a) { Row($0) }.if(c) { $0.onDelete(perform: remove).padding(3).onMove(perform: move) }", nil,
                allowed: [.assumed], outcomes: [.left],
                reasons: [
                    "`onMove` is a modifier of `DynamicViewContent` alone, and nothing shows that it is called on one"
                ]),
        ])
    }
}
