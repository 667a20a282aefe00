import Harness
import Testing

/// What a view is made of is seen in whatever files that is declared, and must all be seen.
@Suite struct WholeViewsElsewhereTests {
    private static let others = [
        "Sources/App/Avatar.swift": "struct Avatar: View { var body: some View { Circle().frame(width: 40) } }",
        "Sources/App/Title.swift": "struct Title: View { let t: String; var body: some View { Text(t).bold() } }",
        "Sources/App/Header.swift": "struct Header: View { var body: some View { VStack { Avatar(); Parts.line } } }",
        "Sources/App/Parts.swift": "enum Parts { static var line: some View { Title(t: \"a\").card() } }",
        "Sources/App/Card.swift": """
        extension View { func card() -> some View { padding(8).background(Color.brand).modifier(Framed()) } }
        """,
        "Sources/App/Colors.swift": "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
        "Sources/App/Framed.swift": """
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.overlay { Rectangle().stroke(Color.brand) } }
        }
        """,
        "Sources/App/Star.swift": "struct Star: Shape { func path(in r: CGRect) -> Path { Path() } }",
        "Sources/App/Model.swift": "final class Model: ObservableObject { var header: some View { Header() } }",
        "Sources/App/RowHeader.swift": "extension R { var head: some View { HStack { Avatar(); Title(t: \"b\") } } }",
        "Sources/App/Deep.swift": "struct Deep: View { var body: some View { VStack { Avatar(); Deeper() } } }",
        "Sources/App/Deeper.swift": "struct Deeper: View { var body: some View { Text(\"a\").tapped() } }",
        "Sources/App/Tapped.swift": "extension View { func tapped() -> some View { overlay { Button(\"b\") {} } } }",
        "Sources/App/Lists.swift": "struct Lists: View { var body: some View { List { Avatar() } } }",
        "Sources/App/Built.swift": """
        struct Built<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
        """,
        "Sources/App/Erased.swift":
            "struct Erased: View { let inner: AnyView; var body: some View { inner.padding() } }",
        "Sources/App/Drawn.swift": """
        struct Drawn: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ view: UILabel, context: Context) {}
        }
        """,
        "Sources/App/Home.swift": "enum Home { struct Row: View { var body: some View { Text(\"a\") } } }",
        "Sources/App/Other.swift": "enum Other { struct Row: UIViewRepresentable {} }",
        "Sources/App/Foreign.swift": "import Kit\nstruct Foreign: View { var body: some View { HStack { KitRow() } } }",
        "Sources/App/Links.swift": """
        struct Links: View {
            let ids: [Int]
            var body: some View { ForEach(ids, id: \\.self) { id in NavigationLink("a") { Text("b") } } }
        }
        """,
        "Sources/App/Screen.swift": """
        protocol Screen { associatedtype Head: View; var head: Head { get } }
        extension Screen { var top: some View { HStack { head } } }
        """,
    ]

    private func errors(of view: String) throws -> String {
        let row = """
            struct R: View, Screen {
                @StateObject var model = Model()
                var body: some View { \(view).onlyWhen(c) { $0.foregroundStyle(.red) } }
            }

            """
        let folder = try SwitchCommandTests.folder(Self.others.merging(["Sources/App/Row.swift": row]) { $1 })
        return try Command.run(["--dry-run", "--verbose", "--allow", "assumed", "Sources"], in: folder).errors
    }

    @Test(arguments: [
        "Avatar()", "Title(t: \"a\")", "Header()", "VStack { Header(); Parts.line }", "Text(\"a\").card()",
        "Star().padding()",
        "model.header", "head", "self.head.padding()", "ForEach(ids) { _ in Avatar() }", "Home.Row()",
    ])
    func whatIsHarmlessIsGivenTheStyle(_ view: String) throws {
        let errors = try errors(of: view)
        #expect(errors.contains("would be rewritten (assumed) `onlyWhen`"), "\(errors)")
    }

    @Test(arguments: [
        "Deep()", "VStack { Deep() }", "Deeper()", "Avatar().tapped()", "Lists()", "Built { Avatar() }",
        "Erased(inner: x)",
        "Drawn()", "Other.Row()", "Foreign()", "Links(ids: [])", "KitRow()", "Avatar().kit()", "Kit.row", "top",
        "model.kit",
    ])
    func whatIsNotIsLeft(_ view: String) throws {
        let errors = try errors(of: view)
        #expect(errors.contains("withheld (approx) `onlyWhen`: "), "\(errors)")
        #expect(errors.contains("loses its own colour when this one is off"), "\(errors)")
    }

    /// Of the project's own, whatever pages say of the name.
    @Test(arguments: [
        ("Text(\"a\").padding()", "struct Text: View { var body: some View { Button(\"b\") {} } }"),
        (
            "Group { Circle() }",
            "struct Group<C: View>: View { let c: () -> C; var body: some View { Button(\"b\") {} } }"
        ),
        (
            "Circle().badge(3)",
            "extension Circle { func badge(_ n: Int) -> some View { overlay { Button(\"b\") {} } } }"
        ),
        (
            "Avatar().badge(3)",
            "extension Avatar { func badge(_ n: Int) -> some View { overlay { Button(\"b\") {} } } }"
        ),
    ])
    func whatIsCalledLikeAnother(_ view: String, _ own: String) throws {
        let row = "struct R: View { var body: some View { \(view).onlyWhen(c) { $0.foregroundStyle(.red) } } }\n"
        let files = ["Sources/App/Row.swift": row, "Sources/App/Own.swift": own]
        let avatar = ["Sources/App/Avatar.swift": Self.others["Sources/App/Avatar.swift"]!]
        let folder = try SwitchCommandTests.folder(files.merging(avatar) { $1 })
        let errors = try Command.run(["--dry-run", "--verbose", "--allow", "assumed", "Sources"], in: folder).errors
        #expect(errors.contains("withheld (approx) `onlyWhen`: "), "\(errors)")
    }
}
