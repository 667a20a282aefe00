import Harness
import Testing

/// What a property holds that is given its value elsewhere, or may be given another, and who may know of it.
@Suite struct StoredViewsTests {
    private static let parts = """
        struct Blend: View { var body: some View { Circle().blendMode(.multiply) } }
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
        extension Slot { static var none: Slot { .text("a") }; static var blend: Slot { .view(AnyView(Blend())) } }
        extension AnyView {
            static var blend: AnyView { AnyView(Blend()) }
            static func line(_ text: String) -> AnyView { AnyView(Text(text)) }
        }
        extension View where Self == Blend { static var plain: Blend { Blend() } }
        struct Theme { let badge: AnyView; let title: Text; var row: some View { HStack { badge } }; var line: some View { title } }
        class Model: ObservableObject { @Published var badge = AnyView(Text("a")); let line = Text("a") }
        extension EnvironmentValues {
            @Entry var slot = AnyView(Text("a"))
            @Entry var gap = AnyView(Spacer())
            @Entry var icon = Image("a")
        }
        let global = AnyView(Text("a"))
        var other = AnyView(Text("a"))
        struct Blended: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { configuration.title; Blend() } }
        }
        extension LabelStyle where Self == Blended { static func blended(_ n: Int) -> Blended { Blended() } }
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
        ("@State private var view: AnyView = AnyView(Blend())", "HStack { view }"),
        ("var view = AnyView(Blend())", "HStack { view }"),
        ("private var view: AnyView? = AnyView(Blend())", "view"),
        (
            "struct Card: View { var view: AnyView = AnyView(Blend()); var body: some View { HStack { view } } }",
            "Card()"
        ),
        ("struct Card: View { var view: some View = Blend(); var body: some View { HStack { view } } }", "Card()"),
        (
            "struct Card: View { var make: () -> AnyView = { AnyView(Blend()) }; var body: some View { make() } }",
            "Card()"
        ),
        ("", "Held(view: .blend)"), ("", "HStack { Shown(view: .plain) }"), ("", "Slotted(slot: .blend)"),
        ("", "VStack { Label(\"a\", image: \"b\") }.labelStyle(.blended(3))"),
    ])
    func whatItBeginsWithCounts(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "shadow(radius: 3)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a blend mode in the view"), "\(errors)")
    }

    @Test(arguments: [
        ("@State private var view = AnyView(Spacer())", "view"),
        ("var view = AnyView(Text(\"a\").layoutPriority(1))", "view"),
        (
            "struct Card: View { @Environment(\\.gap) var gap; var body: some View { gap } }", "Card()"
        ),
    ])
    func whatItBeginsWithMayBeASpacer(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "padding(8)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: "), "\(errors)")
    }

    /// What may be given another value, by whomever, may be any view, and so may what whoever makes a view gives it.
    @Test(arguments: [
        ("@State private var view = AnyView(Text(\"a\"))", "view"),
        ("@State private var view: AnyView?", "HStack { if let view { view } }"),
        ("@State var view = AnyView(Text(\"a\"))", "Held(view: view)"),
        ("@State var views: [AnyView] = []", "HStack { ForEach(0..<3) { views[$0] } }"),
        ("@Environment(\\.slot) var slot", "HStack { slot }"),
        ("struct Card: View { @Environment(\\.slot) var slot; var body: some View { HStack { slot } } }", "Card()"),
        (
            "struct Card: View { @Environment(\\.slot) var slot; var body: some View { Text(\"a\").overlay(slot) } }",
            "Card()"
        ),
        ("let model = Model()", "model.badge"), ("let model = Model()", "HStack { model.badge }"),
        ("@State var view: any View = Text(\"a\")", "HStack { AnyView(view) }"),
        ("let theme: Theme", "theme.row"), ("", "HStack { other }"), ("let view: AnyView", "HStack { view }"),
        ("let view: Shown<Text>", "view"), ("", "Held(view: AnyView(Text(\"a\")))"), ("", "Slotted(slot: .none)"),
        (
            "struct Card: View { var view: AnyView = AnyView(Text(\"a\")); var body: some View { HStack { view } } }",
            "Card()"
        ),
        ("", "Text(\"a\").modifier(Framed(badge: AnyView(Text(\"b\"))))"),
    ])
    func whatMayChangeIsNotHidden(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "hidden()")
        #expect(
            errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0, which the view may be or hold"),
            "\(errors)")
    }

    @Test(arguments: [
        ("", "HStack { global }"), ("let model = Model()", "HStack { model.line }"),
        ("let theme: Theme", "theme.line"), ("let view: Titled", "HStack { view }"),
        ("@State var view = AnyView(Text(\"a\"))", "Text(\"a\").sheet(isPresented: .constant(on)) { view }"),
        (
            "struct Card: View { @Environment(\\.slot) var slot; var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { slot } } }",
            "Card()"
        ),
        ("", "VStack { Text(\"a\") }.labelStyle(.iconOnly)"),
        ("@State var view = AnyView(Text(\"a\"))", "Text(\"a\").onAppear { view = AnyView(Text(\"b\")) }"),
    ])
    func whatIsInSightAndHarmlessIsHidden(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "hidden()")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    /// What a property begins with says nothing of another one, nor what is given here of what is given there.
    @Test(arguments: [
        (
            "struct Card: View { var view: AnyView = AnyView(Text(\"a\")); var body: some View { HStack { view } } }",
            "Card()"
        ),
        ("struct Card: View { var view: AnyView?; var body: some View { view } }", "Card(view: AnyView(Text(\"a\")))"),
        (
            "struct Card: View { var make: () -> AnyView = { AnyView(Text(\"a\")) }; var body: some View { make() } }",
            "Card()"
        ),
        ("struct Card: View { var view: some View = Text(\"a\"); var body: some View { HStack { view } } }", "Card()"),
        ("@Environment(\\.icon) var icon", "HStack { icon }"),
        ("", "Held(view: AnyView(Text(\"a\")))"), ("", "Held(view: .line(\"a\"))"), ("", "Slotted(slot: .none)"),
        ("", "Text(\"a\").modifier(Framed(badge: AnyView(Text(\"b\"))))"),
        ("", "VStack { Label(\"a\", image: \"b\") }.labelStyle(.iconOnly)"),
    ])
    func whatIsHarmlessHoldsNothing(_ declarations: String, _ view: String) throws {
        let errors = try errors(declarations, view, "shadow(radius: 3)")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    /// What whoever makes the view gives it is asked for there, an `AnyView` as what is generic.
    @Test(arguments: [
        ("let view: AnyView", "AnyView(Blend())", false), ("let view: AnyView", "AnyView(Text(\"a\"))", true),
        ("let view: AnyView", ".blend", false), ("let view: AnyView", ".line(\"a\")", true),
        ("let view: any View", "Blend()", false), ("let view: any View", "Text(\"a\")", true),
        ("let view: AnyView", "mine", false), ("let view: Held", "Held(view: .blend)", false),
        ("let view: Shown<Blend>", "Shown(view: Blend())", false),
        // Such a view may hold whatever it is given, and another one nothing.
        ("let view: Titled", "Titled(text: \"a\")", true),
    ])
    func whoeverMakesItIsAsked(_ property: String, _ given: String, _ isSafe: Bool) throws {
        let top = """
            struct Top: View {
                @State var mine = AnyView(Blend())
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
                var body: some View { HStack { view }.onlyWhen(on) { $0.shadow(radius: 3) } }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: `Screen` is shown at") == !isSafe, "\(errors)")
    }
}
