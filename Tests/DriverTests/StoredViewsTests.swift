import Harness
import Testing

/// What a property holds that is given its value elsewhere, or may be given another, and who may know of it.
@Suite struct StoredViewsTests {
    private static let parts = """
        struct Field: View { var body: some View { TextField("a", text: .constant("")) } }
        struct Held: View { let view: AnyView; var body: some View { HStack { view } } }
        struct Shown<V: View>: View { let view: V; var body: some View { HStack { view } } }
        struct Framed: ViewModifier {
            let badge: AnyView
            func body(content: Content) -> some View { HStack { content; badge } }
        }
        struct Titled: View { let text: String; var body: some View { Text(text) } }
        enum Slot { case text(String), view(AnyView) }
        struct Slotted: View {
            let slot: Slot
            var body: some View { switch slot { case .text(let text): Text(text); case .view(let view): view } }
        }
        extension Slot { static var none: Slot { .text("a") }; static var field: Slot { .view(AnyView(Field())) } }
        extension AnyView {
            static var field: AnyView { AnyView(Field()) }
            static func line(_ text: String) -> AnyView { AnyView(Text(text)) }
        }
        extension View where Self == Field { static var plain: Field { Field() } }
        struct Theme { let badge: AnyView; let title: Text; var row: some View { HStack { badge } }; var line: some View { title } }
        class Model: ObservableObject { @Published var badge = AnyView(Text("a")); let line = Text("a") }
        extension EnvironmentValues {
            @Entry var slot = AnyView(Text("a"))
            @Entry var gap = AnyView(Spacer())
            @Entry var icon = Image("a")
        }
        let global = AnyView(Text("a"))
        var other = AnyView(Text("a"))
        struct Fielded: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Field() } }
        }
        extension LabelStyle where Self == Fielded { static func fielded(_ n: Int) -> Fielded { Fielded() } }
        """

    private func errors(_ declarations: String, _ view: String, _ applied: String) throws -> String {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Parts.swift": "import SwiftUI\n\(Self.parts)\n",
            "Sources/App/Screen.swift": """
            import SwiftUI
            \(declarations.hasPrefix("struct") ? declarations : "")
            struct Screen: View {
                let on: Bool
                \(declarations.hasPrefix("struct") ? "" : declarations)
                var body: some View { \(view).onlyWhen(on) { $0.\(applied) } }
            }

            """,
        ])
        return try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
    }

    /// What a variable begins with is one of the views that it may be.
    @Test(arguments: [
        ("@State private var view: AnyView = AnyView(Field())", "HStack { view }"),
        ("var view = AnyView(Field())", "HStack { view }"),
        ("private var view: AnyView? = AnyView(Field())", "view"),
        (
            "struct Card: View { var view: AnyView = AnyView(Field()); var body: some View { HStack { view } } }",
            "Card()"
        ),
        ("struct Card: View { var view: some View = Field(); var body: some View { HStack { view } } }", "Card()"),
        (
            "struct Card: View { var make: () -> AnyView = { AnyView(Field()) }; var body: some View { make() } }",
            "Card()"
        ),
        ("", "Held(view: .field)"), ("", "HStack { Shown(view: .plain) }"), ("", "Slotted(slot: .field)"),
        ("", "VStack { Label(\"a\", image: \"b\") }.labelStyle(.fielded(3))"),
    ])
    func whatItBeginsWithCounts(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "hidden()")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(errors)")
    }

    @Test(arguments: [
        ("var view: AnyView = AnyView(Circle().blendMode(.multiply))", "HStack { view }", "shadow(radius: 3)"),
        (
            "struct Card: View { var view = AnyView(Circle().blendMode(.multiply)); var body: some View { HStack { view } } }",
            "Card()", "shadow(radius: 3)"
        ),
        ("@State private var view = AnyView(Spacer())", "view", "padding(8)"),
        ("var view = AnyView(Text(\"a\").layoutPriority(1))", "view", "padding(8)"),
        (
            "struct Card: View { @Environment(\\.gap) var gap; var body: some View { gap } }", "Card()", "padding(8)"
        ),
    ])
    func whatItBeginsWithCountsForAll(_ declarations: String, _ view: String, _ applied: String) throws {
        let errors = try errors(declarations, view, applied)
        #expect(errors.contains("withheld (approx) `onlyWhen`: "), "\(errors)")
        #expect(!errors.contains("out of sight"), "\(errors)")
    }

    /// What may be given another value, by whomever, may be any view.
    @Test(arguments: [
        ("@State private var view = AnyView(Text(\"a\"))", "view", "view"),
        ("@State private var view: AnyView?", "HStack { if let view { view } }", "view"),
        ("@State var view = AnyView(Text(\"a\"))", "Held(view: view)", "view"),
        ("@State var views: [AnyView] = []", "HStack { ForEach(0..<3) { views[$0] } }", "view"),
        ("@Environment(\\.slot) var slot", "HStack { slot }", "slot"),
        (
            "struct Card: View { @Environment(\\.slot) var slot; var body: some View { HStack { slot } } }", "Card()",
            "slot"
        ),
        (
            "struct Card: View { @Environment(\\.slot) var slot; var body: some View { Text(\"a\").overlay(slot) } }",
            "Card()", "Card"
        ),
        ("let model = Model()", "model.badge", "model.badge"),
        ("let model = Model()", "HStack { model.badge }", "model"),
        ("@State var view: any View = Text(\"a\")", "HStack { AnyView(view) }", "view"),
        ("let theme: Theme", "theme.row", "row"), ("", "HStack { other }", "other"),
    ])
    func whatMayChangeIsOutOfSight(_ declarations: String, _ view: String, _ value: String) throws {
        let errors = try errors(declarations, view, "hidden()")
        #expect(errors.contains("withheld (approx) `onlyWhen`: what `\(value)"), "\(errors)")
        #expect(errors.contains("holds is out of sight"), "\(errors)")
    }

    @Test(arguments: [
        (
            "struct Card: View { var view: AnyView = AnyView(Text(\"a\")); var body: some View { HStack { view } } }",
            "Card()"
        ),
        ("struct Card: View { var view: AnyView? = nil; var body: some View { HStack { view } } }", "Card()"),
        ("struct Card: View { var view: AnyView?; var body: some View { view } }", "Card(view: AnyView(Text(\"a\")))"),
        (
            "struct Card: View { var make: () -> AnyView = { AnyView(Text(\"a\")) }; var body: some View { make() } }",
            "Card()"
        ),
        ("struct Card: View { var view: some View = Text(\"a\"); var body: some View { HStack { view } } }", "Card()"),
        ("struct Card: View { @Environment(\\.icon) var icon; var body: some View { HStack { icon } } }", "Card()"),
        ("@Environment(\\.icon) var icon", "HStack { icon }"),
        ("", "Held(view: AnyView(Text(\"a\")))"), ("", "Held(view: .line(\"a\"))"), ("", "Slotted(slot: .none)"),
        ("", "Text(\"a\").modifier(Framed(badge: AnyView(Text(\"b\"))))"), ("", "HStack { global }"),
        ("let model = Model()", "HStack { model.line }"), ("let theme: Theme", "theme.line"),
        ("@State var view = AnyView(Text(\"a\"))", "Text(\"a\").sheet(isPresented: .constant(on)) { view }"),
        (
            "struct Card: View { @Environment(\\.slot) var slot; var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { slot } } }",
            "Card()"
        ),
        ("", "VStack { Label(\"a\", image: \"b\") }.labelStyle(.iconOnly)"),
        ("@State var view = AnyView(Text(\"a\"))", "Text(\"a\").onAppear { view = AnyView(Text(\"b\")) }"),
    ])
    func whatIsInSightAndHarmlessIsRewritten(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "hidden()")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    /// What whoever makes the view gives it is asked for there, an `AnyView` as what is generic.
    @Test(arguments: [
        ("let view: AnyView", "AnyView(Field())", false), ("let view: AnyView", "AnyView(Text(\"a\"))", true),
        ("let view: AnyView", ".field", false), ("let view: AnyView", ".line(\"a\")", true),
        ("let view: any View", "Field()", false), ("let view: any View", "Text(\"a\")", true),
        ("let view: AnyView", "mine", false), ("let view: Held", "Held(view: .field)", false),
        ("let view: Shown<Field>", "Shown(view: Field())", false),
        // Such a view may hold whatever it is given, and another one nothing.
        ("let view: Titled", "Titled(text: \"a\")", true),
    ])
    func whoeverMakesItIsAsked(_ property: String, _ given: String, _ isSafe: Bool) throws {
        let top = """
            struct Top: View {
                @State var mine = AnyView(Text("a"))
                var body: some View { VStack { Screen(on: true, view: \(given)) } }
            }
            """
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Parts.swift": "import SwiftUI\n\(Self.parts)\n",
            "Sources/App/Top.swift": "import SwiftUI\n\(top)\n",
            "Sources/App/Screen.swift": """
            import SwiftUI
            struct Screen: View {
                let on: Bool
                \(property)
                var body: some View { HStack { view }.onlyWhen(on) { $0.hidden() } }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: `Screen` is shown at") == !isSafe, "\(errors)")
    }
}
