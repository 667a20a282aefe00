import Harness
import Testing

/// What other files declare decides whether a value may be evaluated always, also where nothing else of a call asks for them.
@Suite struct EvaluatedElsewhereTests {
    static let others = [
        "Sources/App/Model.swift": """
        final class Model {
            var items: [CGFloat] = []
            var head: CGFloat { items[0] }
            var isOdd: Bool { items[1] > 3 }
        }
        """,
        "Sources/App/Cards.swift": """
        extension View {
            func card(_ width: CGFloat, _ title: Title) -> some View { padding(width).overlay { title } }
        }
        """,
        "Sources/App/Titles.swift": """
        struct Title { let text: String }
        struct Titles { static var first: Title { all[0] }; static let all: [Title] = [] }
        """,
        "Sources/App/Wide.swift": """
        extension View {
            func wide(_ width: CGFloat = Metrics.step) -> some View { padding(3).offset(x: width) }
            func deep(_ width: CGFloat) -> some View { modifier(Deep(width: width)) }
        }
        struct Deep: ViewModifier {
            let width: CGFloat
            var by = Metrics.step
            func body(content: Content) -> some View { content.padding(3).offset(x: by) }
        }
        """,
        "Sources/App/Metrics.swift": """
        enum Metrics { static var all: [CGFloat] = []; static var step: CGFloat { all[0] } }
        """,
        "Sources/App/Current.swift": "var current: CGFloat { print(1); return 3 }",
        "Sources/App/Array.swift": "extension Array { var first3: Element { self[2] } }",
    ]

    @Test(arguments: [
        ("row.onlyWhen(c) { v in let w = model.head; return v.offset(x: w, y: w) }", "model.head"),
        ("row.onlyWhen(c) { v in let w = model.head; return v.onChange(of: w) { f() } }", "model.head"),
        ("row.onlyWhen(c) { v in let w = current; return v.offset(x: w, y: w) }", "current"),
        ("row.onlyWhen(c) { v in let w = model.items.first3; return v.offset(x: w, y: w) }", "model.items.first3"),
        ("row.onlyWhen(c) { $0.card(4, Titles.first) }", "Titles.first"),
        ("row.onlyWhen(c) { $0.wide() }", "Metrics.step"),
        ("row.onlyWhen(c) { $0.deep(3) }", "Deep(width: width)"),
    ])
    func itIsAskedFor(_ call: String, _ value: String) throws {
        let row = "struct R: View {\n    let model: Model\n    var body: some View {\n        \(call)\n    }\n}\n"
        let folder = try SwitchCommandTests.folder(Self.others.merging(["Sources/App/Row.swift": row]) { $1 })
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.errors.contains("`\(value)`"), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/Row.swift") == row)
    }
}
