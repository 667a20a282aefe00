import Harness
import Testing

/// What content, functions and closures have to do with what is around a view or in it, in whatever file they are.
@Suite struct PlacesOfContentTests {
    private func outcome(_ declaration: String, used body: String) throws -> String {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Parts.swift": "import SwiftUI\n\(declaration)\n",
            "Sources/App/Screen.swift": """
            import SwiftUI
            struct Screen: View {
                let on: Bool
                @State var p = false
                var body: some View { \(body) }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        let outcomes = ["would be rewritten `onlyWhen`", "withheld (approx) `onlyWhen`"].filter(errors.contains)
        return outcomes.count == 1 ? outcomes[0] : errors
    }

    private static let row = """
        struct Row: View {
            let on: Bool
            var body: some View { HStack { Text("a"); Text("b") }.onlyWhen(on) { $0.shadow(radius: 3) } }
        }
        """
    private static let close = "struct Close: View { var body: some View { Circle().blendMode(.multiply) } }\n"
    /// A view that gives a shadow to what it is given.
    private static let shader =
        close + """
            struct Box<C: View>: View {
                let on: Bool
                let content: () -> C
                var body: some View { content().onlyWhen(on) { $0.shadow(radius: 3) } }
            }

            """

    /// What an initializer hands on to another, a function by its name, and what is unwrapped, is content as well.
    @Test(arguments: [
        ("extension Box where C == Close { init() { self.init(on: true) { Close() } } }", "Box()", false),
        ("extension Box where C == Text { init() { self.init(on: true) { Text(\"x\") } } }", "Box()", true),
        (
            "extension Box where C == Close { init(title: String) { self.init(on: true, content: { Close() }) } }",
            "Box(title: \"a\")", false
        ),
        (
            "extension Box { init(isShown: Bool, content: @escaping () -> C) { self.init(on: !isShown, content: content) } }",
            "Box(isShown: on) { Text(\"a\") }", true
        ),
        ("extension Screen { func made() -> some View { Close() } }", "Box(on: on, content: made)", false),
        ("extension Screen { func made() -> some View { Text(\"a\") } }", "Box(on: on, content: made)", true),
    ])
    func whatIsGivenOnOtherWays(_ declaration: String, _ used: String, _ isSafe: Bool) throws {
        let outcome = try outcome(Self.shader + declaration, used: used)
        #expect(outcome.hasPrefix(isSafe ? "would be" : "withheld"), "\(outcome)")
    }

    @Test(arguments: [("Close()", false), ("Text(\"a\")", true)])
    func whatIsUnwrappedIsGiven(_ footer: String, _ isSafe: Bool) throws {
        let outcome = try outcome(
            Self.close + """
                struct Foot<C: View>: View {
                    let on: Bool
                    var footer: C?
                    var body: some View { if let footer { footer.onlyWhen(on) { $0.shadow(radius: 3) } } }
                }
                """, used: "Foot(on: on, footer: \(footer))")
        #expect(outcome.hasPrefix(isSafe ? "would be" : "withheld"), "\(outcome)")
    }

    private static let faded =
        "struct Faded: ViewModifier { func body(content: Content) -> some View { content.opacity(0.4) } }"

    @Test(arguments: [
        (
            faded
                + "\nstruct Card<V: View>: View { @ViewBuilder let v: () -> V; var body: some View { v().modifier(Faded()) } }",
            "Card { HStack { Text(\"a\"); Text(\"b\") }.onlyWhen(on) { $0.shadow(radius: 3) } }"
        ),
        (
            row
                + "\nstruct Card<V: View>: View { let v: V?; var body: some View { VStack { if let v { v.opacity(0.4) } } } }",
            "Card(v: Row(on: on))"
        ),
        (
            """
            struct Card<V: View>: View { let on: Bool; @ViewBuilder let v: () -> V; var body: some View { inner } }
            extension Card { private var inner: some View { v().onlyWhen(on) { $0.shadow(radius: 3) } } }
            """, "Card(on: on) { Circle().blendMode(.multiply) }"
        ),
        (
            """
            struct Card<V: View>: View {
                let on: Bool
                @ViewBuilder let v: () -> V
                var body: some View { Group { v() }.onlyWhen(on) { $0.padding(6) } }
            }
            """, "Card(on: on) { Spacer() }"
        ),
        (
            "extension Screen { func wrap<V: View>(@ViewBuilder _ v: () -> V) -> some View { v().onlyWhen(on) { $0.shadow(radius: 3) } } }",
            "wrap { Circle().blendMode(.multiply) }"
        ),
        (
            "func free<V: View>(_ v: V, _ on: Bool) -> some View { v.onlyWhen(on) { $0.padding(8) } }",
            "free(Spacer(), on)"
        ),
        (
            "extension Screen { @ViewBuilder func items() -> some View { Text(\"a\").onlyWhen(on) { $0.hidden() } } }",
            "Menu(content: items, label: { Text(\"x\") })"
        ),
        (
            """
            struct Card<V: View>: View {
                let on: Bool
                @ViewBuilder let v: () -> V
                var body: some View { let c = v(); c.padding().onlyWhen(on) { $0.shadow(radius: 3) } }
            }
            """, "Card(on: on) { Circle().blendMode(.multiply) }"
        ),
        (
            """
            struct Card<V: View>: View {
                let on: Bool
                let v: V
                var body: some View { let c: V = v; return VStack { c }.onlyWhen(on) { $0.shadow(radius: 3) } }
            }
            """, "Card(on: on, v: Circle().blendMode(.multiply))"
        ),
        (
            """
            struct Card<V: View>: View {
                let on: Bool
                @ViewBuilder let v: () -> V
                var body: some View { HStack { inner }.onlyWhen(on) { $0.shadow(radius: 3) } }
                var inner: some View { v().padding() }
            }
            """, "Card(on: on) { Circle().blendMode(.multiply) }"
        ),
        ("", "Text(\"x\").navigationBarItems(trailing: Text(\"a\").onlyWhen(on) { $0.hidden() })"),
        (row, "Row(on: on).phaseAnimator([0.3, 1]) { v, p in v.opacity(p) }"),
        (
            """
            extension View { func lit(_ c: Color) -> some View { shadow(color: c, radius: 3) } }
            struct Lit: View {
                let on: Bool
                var body: some View { VStack { Text("a"); Text("b") }.onlyWhen(on) { $0.lit(.red) } }
            }
            """, "Lit(on: on).opacity(0.4)"
        ),
        // What a preview has is shown elsewhere, too.
        (row + "\n#Preview { Row(on: true) }", "Row(on: on).opacity(0.4)"),
        (row + "\n#Preset { Row(on: true).opacity(0.4) }", "Row(on: on)"),
        // By the name of its module, where another is nearer.
        (
            row,
            "App.Row(on: on).opacity(0.4) }; struct Row: View { let on: Bool; var body: some View { Text(\"x\") }"
        ),
        // One that is drawn in place.
        (
            row
                + "\nextension View { func alert<C: View>(show: Bool, @ViewBuilder c: @escaping () -> C) -> some View { ZStack { self; c() } } }",
            "Text(\"x\").alert(show: p) { Row(on: on) }.opacity(0.4)"
        ),
    ])
    func whatCounts(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "withheld (approx) `onlyWhen`")
    }

    private static let collected: [(String, String)] = [
        // One of several.
        (row, "ForEach(rows) { $0.opacity(0.4) } }; let rows: [Row]; var other: some View { EmptyView()"),
        (
            row,
            "ForEach(rows) { r in VStack { r }.opacity(0.4) } }; let rows: [Row]; var other: some View { EmptyView()"
        ),
        // A modifier by a member that gives it.
        (
            """
            struct Roomy: ViewModifier {
                let on: Bool
                func body(content: Content) -> some View { content.onlyWhen(on) { $0.padding(8) } }
            }
            extension ViewModifier where Self == Roomy { static func roomy(_ on: Bool) -> Roomy { Roomy(on: on) } }
            """, "Spacer().modifier(.roomy(on))"
        ),
        (
            """
            struct Lit: ViewModifier {
                func body(content: Content) -> some View { content.onlyWhen(isLit) { $0.shadow(radius: 3) } }
            }
            extension ViewModifier where Self == Lit { static var lit: Lit { Lit() } }
            """, "HStack { Text(\"a\"); Text(\"b\") }.modifier(.lit).opacity(0.4)"
        ),
    ]

    @Test(arguments: collected) func soDoesWhatIsGivenOn(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "withheld (approx) `onlyWhen`")
    }

    private static let roomy =
        "extension View { func roomy(_ on: Bool) -> some View { self.onlyWhen(on) { $0.padding(8) } } }\n"

    @Test(arguments: [
        (
            "func free<V: View>(_ v: V, _ on: Bool) -> some View { v.onlyWhen(on) { $0.padding(8) } }",
            "free(Text(\"a\"), on)"
        ),
        (
            """
            struct Card<V: View>: View {
                let on: Bool
                @ViewBuilder let v: () -> V
                var body: some View { let c = v(); VStack { c }.onlyWhen(on) { $0.shadow(radius: 3) } }
            }
            """, "Card(on: on) { Text(\"x\") }"
        ),
        // A method is no modifier, and another type's says nothing of it.
        (
            """
            struct Edit: View { var body: some View { Text("x") }; func header(n: Int) -> some View { Text("x").opacity(0.5) } }
            struct Card: View {
                let on: Bool
                var body: some View { VStack { self.header(n: 1) } }
                func header(n: Int) -> some View { HStack { Text("a") }.onlyWhen(on) { $0.shadow(radius: 3) } }
            }
            """, "Card(on: on)"
        ),
        // Another `Row`.
        (
            "struct A: View { let on: Bool; var body: some View { Row(on: on) }\n" + row
                + "}\nstruct B: View { let on: Bool; var body: some View { Row().opacity(0.4) }\n"
                + "struct Row: View { var body: some View { Text(\"b\") } } }", "A(on: on)"
        ),
        (roomy + "extension Text { func titled() -> some View { bold() } }", "Text(\"x\").roomy(on)"),
        // No program shows a preview.
        (row + "\n#Preview(\"a\") { Row(on: true).opacity(0.4) }", "Row(on: on)"),
        (
            row
                + "\nstruct Row_Previews: PreviewProvider { static var previews: some View { VStack { Row(on: true) }.opacity(0.4) } }",
            "Row(on: on)"
        ),
        (roomy + "#Preview { Spacer().roomy(true) }", "Text(\"x\").roomy(on)"),
        (roomy + "struct Avatar: View { var body: some View { Circle() } }", "Avatar().roomy(on)"),
    ])
    func whatDoesNot(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "would be rewritten `onlyWhen`")
    }

    private static let harmless: [(String, String)] = [
        (
            row,
            "ForEach(rows) { $0.padding(4) } }; let rows: [Row]; var other: some View { EmptyView()"
        ),
        (
            """
            struct Roomy: ViewModifier {
                let on: Bool
                func body(content: Content) -> some View { content.onlyWhen(on) { $0.padding(8) } }
            }
            extension ViewModifier where Self == Roomy { static func roomy(_ on: Bool) -> Roomy { Roomy(on: on) } }
            """, "Text(\"a\").modifier(.roomy(on)); Spacer().modifier(.other(on))"
        ),
    ]

    @Test(arguments: harmless) func norDoesWhatIsGivenOn(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "would be rewritten `onlyWhen`")
    }

    /// A view is shown where its initializer is handed on, and where it is unwrapped.
    @Test(arguments: [
        "Menu(\"x\") { ForEach(0..<3, id: \\.self, content: Item.init) }",
        "if let item { item.accessibilityLabel(\"x\") }", "if let one = item { one.accessibilityLabel(\"x\") }",
    ])
    func whereItsInitializerIsHandedOnAndWhereItIsUnwrapped(_ use: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Item.swift": """
            struct Item: View {
                let n: Int
                @State var on = false
                var body: some View { Text("a").onlyWhen(on) { $0.hidden() } }
            }

            """,
            "Sources/App/Screen.swift": """
            struct Screen: View { let item: Item?; var body: some View { VStack { \(use) } } }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("withheld (approx) `onlyWhen`: `Item` is shown at Screen.swift:1"), "\(errors)")
    }

    /// A modifier of the project's own puts its view into a container, as a name of one does.
    @Test(arguments: [
        ("row.onlyWhen(on) { $0.hidden() }.inMenu()", true),
        ("row.onlyWhen(on) { $0.hidden() }.modifier(Listed())", true),
        ("row.padding().onlyWhen(on) { $0.hidden() }.bold().outer()", true),
        ("row.onlyWhen(on) { $0.hidden() }.listed", true), ("row.onlyWhen(on) { $0.hidden() }.deep()", true),
        ("row.onlyWhen(on) { $0.hidden() }.apply { v in Menu(\"x\") { v } }", true),
        ("row.onlyWhen(on) { $0.hidden() }.framed()", false),
        ("More(\"x\") { row.onlyWhen(on) { $0.hidden() } }", true),
        ("SwiftUI.Menu(\"x\") { row.onlyWhen(on) { $0.hidden() } }", true),
        ("Menu.init(\"x\") { row.onlyWhen(on) { $0.hidden() } }", true),
    ])
    func whatAModifierPutsItsViewInto(_ view: String, _ isInMenu: Bool) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Menus.swift": """
            extension View {
                func inMenu() -> some View { Menu("More") { Text("a"); self } }
                func outer() -> some View { inMenu() }
                func deep() -> some View { padding().inMenu().bold() }
                func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> some View { change(self) }
                var listed: some View { Menu("a") { self.bold() } }
                func framed() -> some View { HStack { self; Text("a") } }
            }
            struct Listed: ViewModifier { func body(content: Content) -> some View { Menu("a") { content.bold() } } }

            """,
            "Sources/App/Screen.swift": """
            typealias More = Menu
            struct Screen: View { let on: Bool; var row: some View { Text("a") }; var body: some View { \(view) } }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("the item goes away when hidden") == isInMenu, "\(errors)")
        #expect(errors.contains("1 would be rewritten") == !isInMenu, "\(errors)")
    }
}
