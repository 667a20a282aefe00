import Harness
import Testing

/// Modifiers that are properties, `var closable: some View { … }` in an extension of `View`, are looked into as functions are.
@Suite struct PropertyModifierTests {
    private static let parts = """
        extension View {
            var closable: some View { overlay(Circle().blendMode(.multiply)) }
            var asLink: some View { HStack { self; Circle().blendMode(.multiply) } }
            var asCard: some View { asLink.padding() }
            var asField: some View { overlay(TextField("a", text: .constant(""))) }
            var plain: some View { padding(8) }
            var faded: some View { opacity(0.4) }
            var dim: some View { HStack { faded } }
        }
        extension Shape { var card: some View { fill(.red).blendMode(.multiply) } }
        extension InsettableShape { var first: some View { strokeBorder().layoutPriority(1) } }
        extension Text { var field: some View { TextField("a", text: .constant("")) } }
        struct Titled { let closable: String; let plain: String }
        """

    /// What the command says of a call in another file.
    private func errors(_ view: String, _ parts: String = parts) throws -> String {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Parts.swift": "import SwiftUI\n\(parts)\n",
            "Sources/App/Screen.swift": """
            import SwiftUI
            struct Screen: View {
                let on: Bool
                let title: Text
                let item: Titled
                var header: some View { title.padding() }
                var body: some View { \(view) }
            }

            """,
        ])
        return try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
    }

    @Test(arguments: [
        "Text(a).closable.onlyWhen(on) { $0.shadow(radius: 3) }",
        "Text(a).asLink.onlyWhen(on) { $0.shadow(radius: 3) }",
        "Text(a).padding().closable.onlyWhen(on) { $0.shadow(radius: 3) }",
        "Text(a).asCard.onlyWhen(on) { $0.shadow(radius: 3) }",
        "Circle().card.onlyWhen(on) { $0.shadow(radius: 3) }",
        "HStack { Text(a).plain.closable }.onlyWhen(on) { $0.shadow(radius: 3) }",
        "title.closable.onlyWhen(on) { $0.shadow(radius: 3) }",
        "HStack { header.closable.padding() }.onlyWhen(on) { $0.shadow(radius: 3) }",
        "Text(a).overlay(header.closable).onlyWhen(on) { $0.shadow(radius: 3) }",
    ])
    func whatOneHoldsIsInTheView(_ view: String) throws {
        #expect(try errors(view).contains("a blend mode in the view no longer reaches what is behind it"))
    }

    @Test func whatOneOfShapesAppliesIsAppliedBefore() throws {
        let errors = try errors("HStack { Circle().first.onlyWhen(on) { $0.frame(width: 8) } }")
        #expect(errors.contains("even an empty frame hides a layout priority"), "\(errors)")
    }

    @Test(arguments: [
        "HStack { Text(a); Text(b) }.onlyWhen(on) { $0.shadow(radius: 3) }.faded",
        "HStack { Text(a); Text(b) }.onlyWhen(on) { $0.shadow(radius: 3) }.padding().dim",
        "HStack { Text(a); Text(b) }.onlyWhen(on) { $0.shadow(radius: 3) }.plain.faded",
    ])
    func whatOneAppliesIsAppliedLater(_ view: String) throws {
        #expect(try errors(view).contains("what is applied later is applied to the view as a whole"))
    }

    @Test(arguments: [
        "Text(a).plain.onlyWhen(on) { $0.shadow(radius: 3) }",
        "HStack { title.plain }.onlyWhen(on) { $0.shadow(radius: 3) }",
        "HStack { Text(a); Text(b) }.onlyWhen(on) { $0.shadow(radius: 3) }.plain",
        // A property of another kind of value.
        "Text(item.closable).onlyWhen(on) { $0.hidden() }",
    ])
    func othersDoNotMatter(_ view: String) throws {
        #expect(try errors(view).contains("1 would be rewritten"))
    }

    /// A parameter is no property of its name, and a type of the file is meant before one of another.
    @Test(arguments: ["framed()", "modifier(Sized())"])
    func namesOfOthersDoNotMatter(_ link: String) throws {
        let parts = """
            extension Circle { var content: some View { foregroundStyle(.red) } }
            private struct Sized: ViewModifier {
                func body(content: Content) -> some View { content.foregroundStyle(.red) }
            }
            """
        let own = """
            extension View { func framed() -> some View { modifier(Framed()) } }
            struct Framed: ViewModifier { func body(content: Content) -> some View { ZStack { Color.red; content } } }
            private struct Sized: ViewModifier { func body(content: Content) -> some View { content.frame(width: 8) } }
            """
        let call = "Text(a).onlyWhen(on) { $0.foregroundStyle(.blue) }.\(link)"
        let view = call + " } }\n\(own)\nstruct B { func f() { _ = { 1"
        let errors = try errors(view, parts)
        #expect(errors.contains("1 would be rewritten"), "\(errors)")
    }

    /// What a property is made of, and what it is a member of, is in sight.
    @Test(arguments: [
        "Text(a).plain.onlyWhen(on) { $0.hidden() }", "HStack { title.plain }.onlyWhen(on) { $0.hidden() }",
    ])
    func plainOnesMayBeHidden(_ view: String) throws {
        let errors = try errors(view)
        #expect(errors.contains("1 would be rewritten"), "\(errors)")
    }

    /// What one puts into the view, and what it is applied to, may hold the focus.
    @Test(arguments: [
        "Text(a).asField.onlyWhen(on) { $0.hidden() }", "TextField(a, text: $t).plain.onlyWhen(on) { $0.hidden() }",
    ])
    func controlsAreNotHidden(_ view: String) throws {
        #expect(try errors(view).contains("a control of opacity 0, which the view may be or hold"))
    }

    @Test(arguments: [
        ("Spacer().padded", "a padded spacer"), ("HStack { Spacer().plain.padded }", "a padded spacer"),
        ("Text(a).padded", nil), ("HStack { Text(a) }.padded.background(Color.red)", nil),
    ])
    func whereOneIsAppliedIsLookedAt(_ view: String, _ reason: String?) throws {
        let own =
            "extension View { var padded: some View { onlyWhen(flag) { $0.padding(8) } } }\nlet flag = Bool.random()\n"
        let errors = try errors(view, Self.parts + "\n" + own)
        if let reason {
            #expect(errors.contains("it is called at Screen.swift:7: \(reason)"))
        } else {
            #expect(errors.contains("1 would be rewritten"))
        }
    }

    /// `#if os(iOS)` there and `#else` here: another name for one type there, for another here.
    @Test(arguments: ["Plain|Field", "Field|Plain", "Plain|TextEditor", "Plain|Plain|Field"])
    func anotherNameForSeveralTypesStandsForAll(_ targets: String) throws {
        let names = targets.split(separator: "|").enumerated()
            .map { "\($0 == 0 ? "#if" : "#elseif") os(\($0 == 0 ? "iOS" : "macOS"))\ntypealias Row = \($1)\n" }
        let parts = """
            struct Plain: View { var body: some View { Text(a) } }
            struct Field: View { var body: some View { TextField("a", text: .constant("")) } }
            \(names.joined())#endif
            struct Titled { let plain: String }
            """
        let found = try errors("Row().onlyWhen(on) { $0.hidden() }", parts)
        #expect(found.contains("a control of opacity 0, which the view may be or hold"))
    }

    @Test(arguments: [("Spacer", "Divider"), ("Divider", "Spacer")])
    func soDoesItWhereTheLibrarysAreMeant(_ first: String, _ second: String) throws {
        let parts = "#if os(iOS)\ntypealias Gap = \(first)\n#else\ntypealias Gap = \(second)\n#endif\nstruct Titled {}"
        #expect(try errors("Gap().onlyWhen(on) { $0.padding(8) }", parts).contains("a padded spacer"))
    }
}
