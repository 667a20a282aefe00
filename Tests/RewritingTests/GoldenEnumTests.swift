import Harness
import Rewriting
import Testing

/// Which enum a `switch` is over, where several types have one name.
@Suite struct GoldenEnumTests {
    private func row(
        _ subject: String, _ properties: String, context: [String], isRewritten: Bool = true,
        pattern: String = ".plain",
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        let head = "struct Row: View {\n    \(properties)\n    var body: some View { "
        return explicit(
            head + "switch \(subject) { case \(pattern): Text(a).padding(8)\ndefault: Text(a) } }\n}",
            isRewritten ? head + "Text(a).padding(\(subject) == \(pattern) ? 8 : 0) }\n}" : nil, context: context,
            outcomes: isRewritten ? [.rewritten] : [], sourceLocation: sourceLocation)
    }

    private static let card =
        "struct Card: View { enum Style { case flat, raised }; let style: Style; var body: some View { a } }"

    @Test func enumsOfOneName() {
        let own = "enum Style { case plain, bold }; let style: Style"
        check([
            row("style", own, context: [Self.card]), row("self.style", own, context: [Self.card]),
            row("style", "let style: Kit.Style", context: ["enum Kit { enum Style { case plain, bold } }", Self.card]),
            row(
                "model.style", "let model: Model",
                context: ["struct Model { enum Style { case plain, bold }; var style: Style }", Self.card]),
            row(
                "mode", "let mode: Model.Mode",
                context: ["struct Model { enum Mode: String { case plain, bold }; var mode: Mode }"]),
            // What is no enum of plain cases is nothing to a view that has one.
            row("style", own, context: ["struct Style {}"]),
            row("style", own, context: ["enum Look { enum Style { case plain(Int), bold } }"]),
            // That of another view is none here.
            row(
                "style", "let style: Style",
                context: [
                    "enum Style { case plain, bold }", "struct Card: View { enum Style { case plain(Int), flat } }",
                ]),
            // The one in the model is meant, whatever else has the name.
            row(
                "model.style", "let model: Model",
                context: [
                    "struct Model { enum Style { case plain, bold }; var style: Style }",
                    "struct Style: Equatable { static let plain = Style() }",
                ]),
            row(
                "model.style", "let model: Model",
                context: [
                    "struct Model { enum Style { case plain, bold }; var style: Style }",
                    "enum Style { case plain(Int), flat }",
                ]),
            row(
                "model.style", "let model: Model",
                context: [
                    "struct Model { enum Style { case plain, bold }; var style: Style }",
                    "enum Style { case plain, flat }",
                ]),
        ])
    }

    @Test func enumsThatMayBeAnyOther() {
        let model = "struct Model { enum Style { case plain, bold }; var style: Style }"
        func left(_ context: [String], pattern: String = ".plain", sourceLocation: SourceLocation = #_sourceLocation)
            -> Golden
        {
            row(
                "model.style", "let model: Model", context: context, isRewritten: false, pattern: pattern,
                sourceLocation: sourceLocation)
        }
        check([
            left([model, "enum Style { case flat; static func == (a: Style, b: Style) -> Bool { true } }"]),
            left([model, Self.card], pattern: ".other"),
            row(
                "style", "let style: Style",
                context: [
                    "enum Style { case plain, bold }", "protocol Card: View { }",
                    "extension Card { enum Style { case plain(Int), b } }",
                ], isRewritten: false),
        ])
    }
    @Test func numbersAndTexts() {
        func left(_ subject: String, _ properties: String, _ pattern: String, context: [String] = []) -> Golden {
            row(subject, properties, context: context, isRewritten: false, pattern: pattern)
        }
        check([
            row("count", "let count: Int", context: [], pattern: "0"),
            row("model.name", "let model: Model", context: ["struct Model { let name: String }"], pattern: "\"a\""),
            left("count", "let count: Double", "0"),
            left("count", "let count: Int?", "0"),
            left("count", "let count: Int", "1..."),
            left("name", "let name: String", "\"\\(other)\""),
            left("count", "let count: Int", "0", context: ["struct Int { }"]),
            left("count", "let count: Int", "0", context: ["func == (a: Int, b: Int) -> Bool { true }"]),
            inBody(
                "let n: Int = size\nswitch n { case 1, 2: Text(a).padding(8); case 3: Text(a).padding(4); default: Text(a) }",
                "let n: Int = size\nText(a).padding(n == 1 || n == 2 ? 8 : (n == 3 ? 4 : 0))"),
        ])
    }
}
