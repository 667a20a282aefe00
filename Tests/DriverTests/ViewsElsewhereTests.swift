import Harness
import Testing

/// What a view is and holds stands against a form in whatever file it is declared: most apps keep one view in each.
@Suite struct ViewsElsewhereTests {
    static let others = [
        "Sources/App/Gap.swift": "struct Gap: View { var body: some View { Spacer() } }",
        "Sources/App/Flex.swift": "struct Flex: View { var body: some View { Gap() } }\ntypealias Space = Gap",
        "Sources/App/Field.swift": """
        struct Field: View {
            @State var text = ""
            var body: some View { TextField("x", text: $text) }
        }
        """,
        "Sources/App/Form.swift": "struct Sheet: View { var body: some View { VStack { Text(\"a\"); Field() } } }",
        "Sources/App/Urgent.swift": "struct Urgent: View { var body: some View { Text(\"x\").layoutPriority(1) } }",
        "Sources/App/Label.swift": "struct Title: View { let text: String; var body: some View { Text(text) } }",
        "Sources/App/Parts.swift": """
        enum Parts {
            static func flexible() -> Spacer { Spacer() }
            static var gap: some View { Spacer() }
        }
        private struct Title: View { var body: some View { TextField("x", text: .constant("")) } }
        """,
        "Sources/App/Searched.swift": """
        extension View { func searched() -> some View { overlay { TextField("x", text: .constant("")) } } }
        """,
        "Sources/App/Home.swift": "enum Home { struct Row: View { var body: some View { VStack { Field() } } } }",
        "Sources/App/Blended.swift": """
        extension View { func blended(_ mode: BlendMode) -> some View { blendMode(mode) } }
        struct Blended: View { var body: some View { Circle().blended(.multiply) } }
        """,
        "Sources/App/RowHeader.swift": "extension R { var header: some View { HStack { Field() } } }",
    ]

    private func errors(of view: String) throws -> String {
        let row = """
            struct R: View {
                let sheet: Sheet
                var body: some View {
                    \(view)
                }
            }

            """
        let folder = try SwitchCommandTests.folder(Self.others.merging(["Sources/App/Row.swift": row]) { $1 })
        return try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
    }

    @Test(arguments: [
        "Field()", "Sheet()", "VStack { Sheet() }", "sheet", "self.sheet", "VStack { sheet }", "header",
        "row.searched()", "Home.Row()", "VStack { Home.Row() }",
    ])
    func whatHoldsAFieldIsNotJustHidden(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.hidden() }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(errors)")
    }

    @Test(arguments: [
        "Gap()", "Flex()", "Space()", "Parts.flexible()", "Parts.gap", "AnyView(Flex())", "Group { Gap() }",
    ])
    func whatIsASpacerGivesWay(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.padding(3) }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a padded spacer"), "\(errors)")
    }

    @Test func aBlendModeIsInAnOwnModifier() throws {
        let errors = try errors(of: "Blended().onlyWhen(c) { $0.shadow(radius: 3) }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a blend mode in the view"), "\(errors)")
    }

    @Test func aPriorityIsHidden() throws {
        let errors = try errors(of: "Urgent().onlyWhen(c) { $0.padding(3) }")
        #expect(
            errors.contains("withheld (approx) `onlyWhen`: even empty padding hides a layout priority"), "\(errors)")
    }

    /// Members that stand for each other stand for nothing.
    @Test func membersInACircleEnd() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Row.swift": "struct R: View { var body: some View { first.onlyWhen(c) { $0.padding(3) } } }\n",
            "Sources/App/Circle.swift":
                "extension R { var first: some View { second }; var second: some View { first } }",
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    @Test(arguments: [
        "Title(text: \"a\").onlyWhen(c) { $0.hidden() }", "VStack { Title(text: \"a\") }.onlyWhen(c) { $0.hidden() }",
        "Sheet().onlyWhen(c) { $0.padding(3) }", "VStack { Gap() }.onlyWhen(c) { $0.padding(3) }",
    ])
    func whatHoldsNoneIsRewritten(_ call: String) throws {
        let errors = try errors(of: call)
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }
}
