import Harness
import Testing

/// A result that says `AnyView` says `some View` where no file of the project asks for that type.
@Suite struct ResultTypesTests {
    private static let choice = "c ? AnyView(Text(\"a\").padding(8)) : AnyView(Text(\"a\"))"
    private static let chain = "Text(\"a\").padding(c ? 8 : 0)"

    /// What becomes of a declaration that says `AnyView`, beside what another file holds.
    private func row(_ head: String, in type: String = "struct Row: View", beside other: String) throws -> String {
        func text(_ result: String, _ body: String) -> String {
            "import SwiftUI\n\(type) {\n    let c: Bool\n    var body: some View { row() }\n"
                + "    \(head) -> \(result) { \(body) }\n}\n"
        }
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Row.swift": text("AnyView", Self.choice),
            "Sources/App/Other.swift": "import SwiftUI\n\(other)\n",
        ])
        let run = try Command.run(["--explicit", "Sources"], in: folder)
        let result = try folder.text(of: "Sources/App/Row.swift")
        switch result {
        case text("some View", Self.chain): return "some View"
        case text("AnyView", "AnyView(\(Self.chain))"): return "AnyView"
        default: return "\(result)\(run.errors)"
        }
    }

    private static func screen(_ body: String) -> String {
        "struct Screen: View { let row = Row(c: true); var body: some View { \(body) } }"
    }

    @Test(arguments: [
        "struct Screen: View { var body: some View { Text(\"b\") } }", screen("VStack { row.row() }"),
        screen("Row(c: d).row().padding()"), screen("x ? AnyView(row.row()) : AnyView(Text(\"b\"))"),
        "extension Row { var twice: some View { VStack { row(); row() } } }",
        "extension Row: Equatable, Identifiable { var id: Bool { c } }",
        "protocol Named {}; extension Row: Named {}",
        // That is another's.
        "struct List: View { var all: [AnyView] { [row()] }; func row() -> AnyView { AnyView(Text(\"b\")) } }",
        "struct Screen: View { let list: List; var all: [AnyView] { [list.row()] } }; struct List { func row() -> AnyView { a } }",
    ])
    func nobodyAsks(_ other: String) throws {
        #expect(try row("func row()", beside: other) == "some View")
        #expect(try row("internal func row()", beside: other) == "some View")
    }

    @Test(arguments: [
        screen("stack([row.row()])"), "extension Row { var all: [AnyView] { [row()] } }",
        "extension Row { var make: () -> AnyView { row } }", screen("x ? row.row() : AnyView(Text(\"b\"))"),
        // Of what type it is, nothing shows.
        "struct Screen { let all: [AnyView] = [things.first.row()] }",
        "protocol Rows { func row() -> AnyView }; extension Row: Rows {}",
        "extension Row: Rows {}", "protocol Named: Rows {}; extension Row: Named {}",
        "let path = \\Row.row",
        "extension AnyView { func boxed() -> Self { self } }; extension Row { var twice: some View { row().boxed() } }",
    ])
    func somebodyAsks(_ other: String) throws {
        #expect(try row("func row()", beside: other) == "AnyView")
    }

    @Test(arguments: ["public func row()", "@objc func row()"])
    func whoMayAskIsOutOfSight(_ head: String) throws {
        #expect(try row(head, beside: "") == "AnyView")
    }

    @Test func classesAndTheirSubclasses() throws {
        let screen = "final class Other: Rows { override func row() -> AnyView { AnyView(Text(\"b\")) } }"
        #expect(try row("func row()", in: "class Rows", beside: screen) == "AnyView")
        #expect(try row("func row()", in: "class Rows: Base", beside: "") == "AnyView")
        #expect(try row("func row()", in: "class Rows: ObservableObject", beside: "") == "some View")
    }

    /// A view that is made of what shows it would be of a type that is defined by itself.
    @Test func viewsThatLeadBack() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/Tree.swift": """
            import SwiftUI
            struct Tree: View {
                let c: Bool
                var body: some View { node(3) }
                func node(_ n: Int) -> AnyView {
                    if c { return AnyView(leaves(n - 1).padding(8)) } else { return AnyView(leaves(n - 1)) }
                }
            }

            """,
            "Sources/App/Leaves.swift": """
            import SwiftUI
            extension Tree { @ViewBuilder func leaves(_ n: Int) -> some View { if n > 0 { branch(n) } } }

            """,
            "Sources/App/Branch.swift": """
            import SwiftUI
            extension Tree { func branch(_ n: Int) -> some View { VStack { node(n) } } }

            """,
        ])
        _ = try Command.run(["--explicit", "Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/Tree.swift")
        #expect(text.contains("func node(_ n: Int) -> AnyView {"))
        #expect(text.contains("return AnyView(leaves(n - 1).padding(c ? 8 : 0))"), "\(text)")
    }
}
