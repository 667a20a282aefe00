import Harness
import Testing

/// What a condition and a watched value have in common, where each has another name for it.
@Suite struct SameObjectTests {
    private static let model = """
        final class Model: ObservableObject {
            static let shared = Model()
            @Published var on = false
            @Published var n = 3
            var isBig: Bool { n > 3 }
        }

        """

    private static let given = """
        extension View {
            func given(_ model: Model) -> some View {
                modifier(Given(model: model))
            }
        }
        struct Given: ViewModifier {
            @ObservedObject var model: Model

            func body(content: Content) -> some View {
                content.onChange(of: model.on) { act() }
            }
        }

        """

    private func isTaken(_ condition: String, _ call: String, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> Bool
    {
        let before = "Text(a).onlyWhen(\(condition)) { $0.\(call) }"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": """
            struct V: View {
                @ObservedObject private var mine = Model.shared
                @State private var flag = false
                private var isOn: Bool { Model.shared.on }
                var body: some View {
                    \(before)
                }
            }

            """,
            "Sources/App/Model.swift": Self.model, "Sources/App/Given.swift": Self.given,
            "Sources/App/Now.swift": "var nowOn: Bool { Model.shared.on }\n",
            "Sources/App/More.swift": "extension V {\n    var isNow: Bool { nowOn }\n}\n",
        ])
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/A.swift")
        let isLeft = text.contains(before)
        if isLeft { #expect(run.errors.contains("lifecycle"), "\(run.errors)", sourceLocation: sourceLocation) }
        return !isLeft
    }

    /// A change of the one is a change of the other.
    @Test(arguments: [
        ("mine.on", "onChange(of: Model.shared.on) { act() }"), ("Model.shared.on", "onChange(of: mine.on) { act() }"),
        ("isOn", "onChange(of: mine.on) { act() }"), ("nowOn", "onChange(of: mine.on) { act() }"),
        ("isNow", "onChange(of: mine.on) { act() }"), ("mine.on", "onChange(of: nowOn) { act() }"),
        ("mine.isBig", "animation(.default, value: Model.shared.n)"),
        ("mine.on", "given(.shared)"), ("isNow", "given(.shared)"), ("isNow", "given(mine)"),
        ("mine.isBig", "modifier(Given(model: .shared))"),
    ])
    func objectsOfOneClass(_ condition: String, _ call: String) throws {
        #expect(try !isTaken(condition, call))
    }

    /// What is in an optional goes on as the optional where the parameter takes one, and changes with the condition.
    @Test(arguments: ["modifier(Loader(url: $1))", "loading($1)"])
    func optionals(_ call: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.ifLet(url) { $0.\(call) }\n",
            "Sources/App/Loader.swift": """
            extension View {
                @ViewBuilder func ifLet<T, V: View>(_ value: T?, transform: (Self, T) -> V) -> some View {
                    if let value { transform(self, value) } else { self }
                }
                func loading(_ url: URL?) -> some View {
                    onChange(of: url) { load(url) }
                }
            }
            struct Loader: ViewModifier {
                let url: URL?

                func body(content: Content) -> some View {
                    content.onChange(of: url) { load(url) }
                }
            }

            """,
        ])
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        #expect(run.errors.contains("withheld (lifecycle)"), "\(run.errors)")
        _ = try Command.run(["--allow", "lifecycle", "Sources"], in: folder)
        let written = call.replacing("$1)", with: "url, isEnabled: url != nil)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.\(written)\n")
    }

    @Test(arguments: [
        ("mine.n > 3", "onChange(of: Model.shared.on) { act() }", false),
        ("mine.n > 3", "onChange(of: mine.on) { act() }", true),
        ("flag", "onChange(of: Model.shared.on) { act() }", true), ("flag", "given(.shared)", true),
        ("mine.isBig", "onChange(of: flag) { act() }", true),
    ])
    func otherThings(_ condition: String, _ call: String, _ expected: Bool) throws {
        #expect(try isTaken(condition, call) == expected)
    }
}
