import Harness
import Testing

/// What a view of the project's own is given for later is no content of it: its initializers say which argument that is.
@Suite struct GivenActionsTests {
    /// What becomes of the call in a view of another file, which a screen makes.
    private func outcome(_ declaration: String, used body: String) throws -> String {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Parts.swift": "import SwiftUI\n\(declaration)\n",
            "Sources/App/Blend.swift": """
            struct Blend: View { var body: some View { Circle().blendMode(.multiply) } }
            struct Item { let id: Int }
            final class Model { func open() {}; func show(_ view: Any) {} }
            typealias Tap = () -> Void
            """,
            "Sources/App/Screen.swift": """
            import SwiftUI
            struct Screen: View {
                let on: Bool
                let vm: Model
                var other: some View { Blend() }
                @State var p = false
                var body: some View { \(body) }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        let outcomes = ["would be rewritten `onlyWhen`", "withheld (approx) `onlyWhen`"].filter(errors.contains)
        return outcomes.count == 1 ? outcomes[0] : errors
    }

    private static func chevron(_ properties: String, _ more: String = "") -> String {
        """
        struct Chev<L: View>: View {
            @Environment(\\.dismiss) private var dismiss
            \(properties)
            @State private var isPressed = false
            var body: some View { HStack { label.onlyWhen(on) { $0.shadow(radius: 3) }; Circle() }.onTapGesture { go() } }
            func go() {}
        }
        \(more)
        """
    }

    private static let plain = chevron("let on: Bool; let label: L; let action: () -> Void")
    private static let onText = chevron(
        "let on: Bool; let label: L; let action: () -> Void",
        """
        extension Chev where L == Text {
            init(_ t: String, on: Bool, action: @escaping () -> Void) { self.init(on: on, label: Text(t), action: action) }
        }
        """)
    private static let built = chevron(
        """
        let on: Bool; let label: L; let onTap: () -> Void
        init(on: Bool, onTap: @escaping () -> Void, @ViewBuilder label: () -> L) {
            (self.on, self.label, self.onTap) = (on, label(), onTap)
        }
        """)

    @Test(arguments: [
        (plain, "Chev(on: on, label: Text(\"x\")) { vm.show(other) }"),
        (plain, "Chev(on: on, label: Text(\"x\"), action: { vm.show(Blend()); p.toggle() })"),
        (plain, "Chev(on: on, label: Text(\"x\"), action: vm.open)"),
        (onText, "Chev(\"x\", on: on) { vm.show(other) }"),
        (onText, "Chev(on: on, label: Text(\"x\")) { vm.show(other) }"),
        (built, "Chev(on: on, onTap: { vm.show(Blend()); p.toggle() }) { Text(\"x\") }"),
        (built, "Chev(on: on) { vm.show(other) } label: { Text(\"x\") }"),
        (built, "VStack { Chev(on: on) { vm.show(Blend()) } label: { Text(\"x\") } }"),
        (
            chevron("var on: Bool; @ViewBuilder let label: L; var action: (@MainActor () -> Void)?"),
            "Chev(on: on) { Text(\"x\") } action: { vm.show(other) }"
        ),
        (
            chevron("@Binding var on: Bool; let label: L; let action: Tap"),
            "Chev(on: $p, label: Text(\"x\")) { vm.show(other) }"
        ),
        (
            chevron("let on: Bool; let label: L; let action: (Item, Int) -> Void"),
            "Chev(on: on, label: Text(\"x\")) { item, n in vm.show(other) }"
        ),
        (
            chevron("let on: Bool; let title: String; let label: L"),
            "Chev(on: on, title: vm.title, label: Text(\"x\"))"
        ),
    ])
    func whatIsKeptForLaterIsNotShown(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "would be rewritten `onlyWhen`")
    }

    @Test(arguments: [
        (plain, "Chev(on: on, label: other) { p.toggle() }"),
        (plain, "Chev(on: on, label: Blend()) { p.toggle() }"),
        (built, "Chev(on: on) { p.toggle() } label: { Blend() }"),
        (built, "Chev(on: on, onTap: { p.toggle() }) { other }"),
        // Nothing shows what it is.
        (
            chevron("let on: Bool; let label: L; let action: Handler"),
            "Chev(on: on, label: Text(\"x\")) { other }"
        ),
        // It may be for either.
        (
            chevron(
                """
                let on: Bool; let label: L
                init(on: Bool, action: @escaping () -> Void = {}, @ViewBuilder label: () -> L) {
                    (self.on, self.label) = (on, label())
                }
                """), "Chev(on: on) { other }"
        ),
        // Another initializer takes content by that label.
        (
            chevron(
                "let on: Bool; let label: L; let action: () -> Void",
                """
                extension Chev {
                    init(on: Bool, label: Text, action: () -> L) { self.init(on: on, label: action(), action: {}) }
                }
                """), "Chev(on: on, label: Text(\"x\"), action: { other })"
        ),
        // Another view of the name is meant.
        (
            """
            struct Chev<L: View>: View {
                let on: Bool
                @ViewBuilder let label: () -> L
                var body: some View { label().onlyWhen(on) { $0.shadow(radius: 3) } }
            }
            enum Legacy { struct Box: View { let action: () -> Void; var body: some View { Text("a") } } }
            """, "Chev(on: on) { Box { other } }"
        ),
        // What it gives may be shown, and an object may keep it.
        (
            chevron("let on: Bool; let label: L; let action: () -> L"),
            "Chev(on: on, label: Text(\"x\")) { other }"
        ),
        (
            chevron("let on: Bool; let label: L; let action: (Model) -> Void"),
            "Chev(on: on, label: Text(\"x\")) { m in m.show(other); p.toggle() }"
        ),
        (
            chevron("let on: Bool; let label: L; let action: (inout [L]) -> Void"),
            "Chev(on: on, label: Text(\"x\")) { $0.append(other) }"
        ),
        (
            chevron("let on: Bool; let label: L; @Kept var action: () -> Void"),
            "Chev(on: on, label: Text(\"x\")) { other }"
        ),
    ])
    func whatMayBeContentCounts(_ declaration: String, _ body: String) throws {
        #expect(try outcome(declaration, used: body) == "withheld (approx) `onlyWhen`")
    }

    /// A container of SwiftUI's is no view of the project's by its name.
    @Test func anotherTypeOfTheNameSaysNothing() throws {
        let declaration = """
            enum Legacy { struct VStack: View { let action: () -> Void; var body: some View { Text("a") } } }
            enum Older { struct Panel: View { let action: () -> Void; var body: some View { Text("a") } } }
            """
        for view in ["VStack { Blend() }", "Panel { Blend() }"] {
            let found = try outcome(declaration, used: "\(view).onlyWhen(on) { $0.shadow(radius: 3) }")
            #expect(found == "withheld (approx) `onlyWhen`", "\(view)")
        }
    }

    /// What an action makes is not in the view that is given it.
    @Test(arguments: [
        ("Chev(on: on, label: Text(\"x\")) { vm.show(Blend()) }", true),
        ("VStack { Chev(on: on, label: Text(\"x\")) { let field = Blend(); vm.show(field) } }", true),
        ("Row(vm: vm)", true), ("Chev(on: on, label: Blend()) { p.toggle() }", false),
        ("Row(vm: vm, field: true)", false),
    ])
    func whatAnActionMakesIsNotInTheView(_ view: String, _ isSafe: Bool) throws {
        let declaration = """
            struct Chev<L: View>: View {
                let on: Bool
                let label: L
                let action: () -> Void
                var body: some View { HStack { label; Circle() }.onTapGesture { go() } }
                func go() {}
            }
            struct Row: View {
                let vm: Model
                var body: some View { Chev(on: true, label: LABEL) { vm.show(Blend()) } }
            }
            """
        let label = view.contains("field") ? "Blend()" : "Text(\"x\")"
        let found = try outcome(
            declaration.replacing("LABEL", with: label), used: "\(view).onlyWhen(on) { $0.shadow(radius: 3) }")
        #expect(found == (isSafe ? "would be rewritten `onlyWhen`" : "withheld (approx) `onlyWhen`"))
    }
}
