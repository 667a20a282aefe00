import Harness
import Testing

/// Where the property is written that switches a `ViewModifier`, whatever stands beside its braces.
@Suite struct SwitchPlaceTests {
    static let apply = "    func body(content: Content) -> some View {\n        content.padding(8)\n    }\n"
    static let applied =
        "    func body(content: Content) -> some View {\n        content.padding(isEnabled ? 8 : 0)\n    }\n"

    @Test(arguments: [
        (
            "struct Card: ViewModifier { func body(content: Content) -> some View {\n    content.padding(8)\n} }\n",
            "struct Card: ViewModifier { var isEnabled = true; func body(content: Content) -> some View {\n    content.padding(isEnabled ? 8 : 0)\n} }\n"
        ),
        (
            "struct Card: ViewModifier { // one\n\(apply)}\n",
            "struct Card: ViewModifier { // one\n    var isEnabled = true\n\n\(applied)}\n"
        ),
        (
            "struct Card: ViewModifier { @ViewBuilder\n\(apply)}\n",
            "struct Card: ViewModifier { var isEnabled = true; @ViewBuilder\n\(applied)}\n"
        ),
        (
            "struct Card: ViewModifier { /* one\n    two */ \(apply.dropFirst(4))}\n",
            "struct Card: ViewModifier { var isEnabled = true; /* one\n    two */ \(applied.dropFirst(4))}\n"
        ),
        (
            "@available(iOS 16, *)\nstruct Card: ViewModifier { \(apply.dropFirst(4))}\n",
            "@available(iOS 16, *)\nstruct Card: ViewModifier { var isEnabled = true; \(applied.dropFirst(4))}\n"
        ),
        (
            "struct Row: View {\n    let n = 1\n    struct Card: ViewModifier { \(apply.dropFirst(4))}\n}\n",
            "struct Row: View {\n    let n = 1\n    struct Card: ViewModifier { var isEnabled = true; \(applied.dropFirst(4))}\n}\n"
        ),
        (
            "struct Card: ViewModifier {\n    let x: Int\n    init() {\n        x = 3 }\n\(apply)}\n",
            "struct Card: ViewModifier {\n    let x: Int\n    let isEnabled: Bool\n    init(isEnabled: Bool = true) {\n        x = 3; self.isEnabled = isEnabled }\n\(applied)}\n"
        ),
        // What shares its line with something else.
        (
            "struct Card: ViewModifier { func body(content: Content) -> some View { content.padding(8) } }\n",
            "struct Card: ViewModifier { var isEnabled = true; func body(content: Content) -> some View { content.padding(isEnabled ? 8 : 0) } }\n"
        ),
        (
            "struct Card: ViewModifier { var n = 3; func body(content: Content) -> some View { content.padding(8) } }\n",
            "struct Card: ViewModifier { var n = 3; var isEnabled = true; func body(content: Content) -> some View { content.padding(isEnabled ? 8 : 0) } }\n"
        ),
        (
            "struct Card: ViewModifier {\n    var n = 3 /* one\n    two */\n\(apply)}\n",
            "struct Card: ViewModifier {\n    var n = 3; var isEnabled = true /* one\n    two */\n\(applied)}\n"
        ),
    ])
    func besideBraces(_ before: String, _ after: String) throws {
        let call = before.contains("Row") ? "Row.Card" : "Card"
        let use = "extension Row { var a: some View { row.onlyWhen(c) { $0.modifier(Card()) } } }\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": call == "Card" ? "let a = row.onlyWhen(c) { $0.modifier(Card()) }\n" : use,
            "Sources/App/Card.swift": before,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Card.swift") == after, "\(run.errors)")
        #expect(try Command.run(["--check", "Sources"], in: folder).status == 0)
    }

    /// The memberwise initializer takes it behind what the call gives.
    @Test(arguments: [
        ("    let n: CGFloat\n    @Binding var m: Int\n", "    var isEnabled = true\n"),
        ("    let n: CGFloat\n    @ObservedObject var m: Model\n    let k = 3\n", "    var isEnabled = true\n"),
        (
            "    let n: CGFloat\n    @Binding var m: Int\n",
            "    var isEnabled = true\n    @Environment(\\.colorScheme) private var scheme\n"
        ),
    ])
    func behindWrappedProperties(_ properties: String, _ rest: String) throws {
        func card(_ rest: String, _ links: String) -> String {
            "struct Card: ViewModifier {\n\(properties)\(rest)    func body(content: Content) -> some View {\n        content\(links)\n    }\n}\n"
        }
        let call = "let a = row.onlyWhen(c) { $0.modifier(Card(n: 3, m: m)) }\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": call,
            "Sources/App/Card.swift": card(
                rest.replacing("    var isEnabled = true\n", with: ""), ".opacity(n).padding()"),
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/Card.swift")
                == card(rest, ".opacity(isEnabled ? n : 1).padding(isEnabled ? .all : [])"), "\(run.errors)")
        #expect(
            try folder.text(of: "Sources/App/A.swift") == "let a = row.modifier(Card(n: 3, m: m, isEnabled: c))\n")
    }

    /// Another value of an argument may choose another initializer, wherever that is declared.
    @Test(arguments: [
        ("let a = row.onlyWhen(c) { $0.modifier(Card(n: 3)) }\n", "extension Card { init(n: Int) { self.n = 2 } }\n"),
        ("let a = row.onlyWhen(c) { $0.card(n: 3) }\n", "extension Card { init(n: Int) { self.n = 2 } }\n"),
        ("let a = row.onlyWhen(c) { $0.modifier(Card(n: 3)) }\n", ""),
    ])
    func severalInitializers(_ call: String, _ other: String) throws {
        let body = "    func body(content: Content) -> some View {\n        content.padding(n)\n    }\n"
        let card =
            "struct Card: ViewModifier {\n    let n: CGFloat\n\(body)}\n"
            + "extension View {\n    func card(n: CGFloat) -> some View { modifier(Card(n: n)) }\n}\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": call, "Sources/App/Card.swift": card, "Sources/App/Other.swift": other,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.errors.contains("several initializers") != other.isEmpty, "\(run.errors)")
        #expect(try (folder.text(of: "Sources/App/A.swift") == call) != other.isEmpty)
        #expect(try folder.text(of: "Sources/App/Card.swift") == card)
    }

    /// Types of one name are told apart by the type before the dot, and by the types around.
    @Test func innerTypesOfOneName() throws {
        let mark = { (link: String) in
            "    struct Mark: ViewModifier {\n        let w: CGFloat\n        func body(content: Content) -> some View {\n"
                + "            content.\(link)\n        }\n    }\n"
        }
        let folder = try SwitchCommandTests.folder([
            "Sources/App/One.swift": "struct One: View {\n    var c: Bool\n" + mark("padding(w)")
                + "    var body: some View {\n        row.onlyWhen(c) { $0.modifier(Mark(w: 1)) }\n"
                + "        row.onlyWhen(c) { $0.modifier(Two.Mark(w: 2)) }\n    }\n}\n",
            "Sources/App/Two.swift": "extension Two {\n" + mark("frame(width: w)") + "}\n"
                + "struct Free: View {\n    var c: Bool\n    var body: some View {\n"
                + "        row.onlyWhen(c) { $0.modifier(Mark(w: 3)) }\n"
                + "        row.onlyWhen(c) { $0.modifier(Two.Mark(w: 4)) }\n    }\n}\n",
            "Sources/App/Mark.swift": mark("blur(radius: w)"),
        ])
        let run = try Command.run(["Sources"], in: folder)
        let (one, two) = (try folder.text(of: "Sources/App/One.swift"), try folder.text(of: "Sources/App/Two.swift"))
        #expect(one.contains("row.modifier(Mark(w: c ? 1 : 0))"), "\(run.errors)")
        #expect(one.contains("row.onlyWhen(c) { $0.modifier(Two.Mark(w: 2)) }"))
        #expect(two.contains("row.onlyWhen(c) { $0.modifier(Mark(w: 3)) }"))
        #expect(
            two.contains("row.modifier(Two.Mark(w: 4, isEnabled: c))") || two.contains("Two.Mark(w: c ? 4 : nil)"),
            "\(two)")
    }

    /// What is only set by the call would be read by its form.
    @Test func environmentThatTrapsUnset() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.environment(\\.store, s) }\n"
                + "let b = row.onlyWhen(c) { $0.environment(\\.plain, s) }\n",
            "Sources/App/Keys.swift": """
            struct StoreKey: EnvironmentKey { static var defaultValue: Store { fatalError() } }
            struct PlainKey: EnvironmentKey { static let defaultValue = Store() }
            extension EnvironmentValues {
                var store: Store { get { self[StoreKey.self] } set { self[StoreKey.self] = newValue } }
                var plain: Store { get { self[PlainKey.self] } set { self[PlainKey.self] = newValue } }
            }

            """,
        ])
        let run = try Command.run(["--allow", "verbose", "Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/A.swift")
        #expect(
            text.contains("let a = row.onlyWhen(c)") && text.contains("let b = row.transformEnvironment"), "\(text)")
        #expect(run.errors.contains("`\\.store` would be evaluated also when the condition is false"), "\(run.errors)")
    }

    /// A type that is declared in a function is no other of its name.
    @Test func typesInFunctions() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Mark.swift": "struct Mark: ViewModifier {\n    let w: CGFloat\n"
                + "    func body(content: Content) -> some View {\n        content.padding(w)\n    }\n}\n",
            "Sources/App/A.swift": "func f() -> some View {\n    struct Mark: ViewModifier {\n        let w: CGFloat\n"
                + "        func body(content: Content) -> some View {\n            content.frame(width: w)\n        }\n    }\n"
                + "    return row.onlyWhen(c) { $0.modifier(Mark(w: 3)) }\n}\n",
        ])
        let before = try folder.text(of: "Sources/App/A.swift")
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == before, "\(run.errors)")
    }
}
