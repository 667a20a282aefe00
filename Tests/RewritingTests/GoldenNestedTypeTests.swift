import Harness
import Rewriting
import Testing

/// A type that stands in another of the project's is none of the library's, though its last name may be one of these.
@Suite struct GoldenNestedTypeTests {
    private static let types = """
        enum DS {
            struct Color { static let red = Color(); static func shade(_ n: Int) -> Color { Color() } }
            struct Alignment { static let top = Alignment() }
            struct Text: View { var body: some View { Button(a) { f() } } }
        }
        enum Palette { enum Color { static let blue: SwiftUI.Color = .blue; static let rust = SwiftUI.Color("rust") } }
        extension View {
            func border(_ color: DS.Color, width: CGFloat) -> some View { overlay(Text("own")) }
            func shadow(color: DS.Color, radius: CGFloat) -> some View { overlay(Text("own")) }
        }

        """

    private func outcome(_ call: String) -> Outcome {
        Context(rules: .builtin).plan(parsed(Self.types + "let v = \(call)"), path: Golden.path).calls[0].outcome
    }

    @Test(arguments: [
        "Text(a).if(c) { $0.border(DS.Color.red, width: 2) }", "Text(a).if(c) { $0.border(DS.Color(), width: 2) }",
        "Text(a).if(c) { $0.border(DS.Color.shade(3), width: 2) }",
        "Text(a).if(c) { $0.shadow(color: DS.Color.red, radius: 3) }",
    ])
    func anOwnOverloadMayTakeIt(_ call: String) {
        #expect(outcome(call) == .left)
    }

    @Test func aViewIsLookedInto() {
        #expect(outcome("DS.Text().if(c) { $0.hidden() }") == .withheld)
        #expect(outcome("Text(a).if(c) { $0.hidden() }") == .rewritten)
    }

    /// What is declared to be of the library's type is.
    @Test(arguments: ["blue", "rust"])
    func membersOfANamespaceAreWhatTheyAreDeclaredToBe(_ name: String) {
        check([
            golden(
                Self.types + "let v = Text(a).if(c) { $0.shadow(color: Palette.Color.\(name), radius: 3) }",
                Self.types
                    + "let v = Text(a).shadow(color: c ? Palette.Color.\(name) : .clear, radius: 3)")
        ])
    }

    private static let renamed = """
        import SwiftUI
        enum Theme {
            enum Color {
                static let plain: SwiftUI.Color = .gray
                static let sky = LinearGradient(colors: [.blue, .gray], startPoint: .top, endPoint: .bottom)
            }
            enum EdgeInsets { static let card: CGFloat = 8 }
            enum Font { static let size: CGFloat = 8 }
            struct Text: View { var body: some View { SwiftUI.Text(a).font(.title) } }
        }
        typealias Shades = Theme.Color
        typealias Insets = Theme.EdgeInsets
        typealias Fonts = Theme.Font
        typealias Headline = Theme.Text

        """

    /// What a `typealias` calls by another name is the type that stands in another, and not the library's of its last name.
    @Test(arguments: [
        ("background(Shades.plain)", "background(c ? Shades.plain : Color.clear)"),
        ("background(Shades.sky)", "background(c ? AnyShapeStyle(Shades.sky) : AnyShapeStyle(.clear))"),
        ("padding(Insets.card)", "padding(c ? Insets.card : 0)"),
        ("frame(width: Fonts.size)", "frame(width: c ? Fonts.size : nil)"),
    ])
    func anotherNameForOne(_ call: String, _ result: String) {
        check([
            golden(Self.renamed + "let v = Row().if(c) { $0.\(call) }", Self.renamed + "let v = Row().\(result)"),
            golden(
                Self.renamed + "let v = Headline().if(c) { $0.foregroundStyle(.red) }", nil, outcomes: [.withheld]),
        ])
    }

    /// An extension of another name for a type is one of that.
    @Test func extensionsOfAnotherName() {
        let own = """
            import SwiftUI
            typealias Shade = SwiftUI.Color
            typealias Insets = EdgeInsets
            extension Shade { static let sky = LinearGradient(colors: [.blue, .gray], startPoint: .top, endPoint: .bottom) }
            extension Insets { static let card: CGFloat = 8 }
            let v = x
            """
        check([
            golden(
                own + ".if(c) { $0.background(Color.sky) }",
                own + ".background(c ? AnyShapeStyle(Color.sky) : AnyShapeStyle(.clear))"),
            golden(
                own + ".if(c) { $0.padding(EdgeInsets.card) }", own + ".padding(c ? EdgeInsets.card : 0)"),
        ])
    }

    /// Of two types of a name, nothing shows which one another inherits: `DS.Base`, or `Base` in `DS`.
    @Test(arguments: [
        ("class Child: DS.Base {}", "Child"), ("extension DS { class Child: Base {} }", "DS.Child"),
        ("struct Child: DS.Themed {}", "Child"),
    ])
    func whatIsInherited(_ child: String, _ name: String) {
        func types(beside global: String) -> String {
            let members = "{ var tint: LinearGradient { sky }; static var ink: LinearGradient { sky } }"
            return """
                enum DS { class Base \(members); protocol Themed {} }
                extension DS.Themed \(members)
                \(global)
                \(child)
                struct Row: View { let child: \(name)
                """
        }
        let tint = "{ var tint: Color { .red } }"
        let other = "class Base \(tint); protocol Themed {}; extension Themed \(tint)"
        let body = "\nvar body: some View { Card().if(c) { $0.background(child.tint) } } }"
        check([
            golden(types(beside: other) + body, nil, outcomes: [.left]),
            golden(
                types(beside: "") + body,
                types(beside: "")
                    + "\nvar body: some View { Card().background(c ? AnyShapeStyle(child.tint) : AnyShapeStyle(.clear)) } }"
            ),
        ])
    }
}
