import Harness
import RuleModel
import Semantics
import Syntax
import Testing

/// Whatever a declaration shows says where it was seen.
@Suite struct SightingTests {
    static let theme = """
        import SwiftUI

        enum Theme {
            static let gap: CGFloat = 8
            static let isFlat = true
            @MainActor
            static func tint(_ shade: Int) -> Color { .red }
        }

        struct Color {}
        typealias Length = CGFloat
        let isDebug = Theme.isFlat

        extension Text {
            func bold(_ isActive: Bool) -> Text { self }

            @ViewBuilder
            func glow() -> some View { self }
        }
        """
    static let screen = """
        struct Screen: View {
            let width: Length
            var body: some View {
                let title = "a"
                row(title)
                row(width)
                Text(a).bold(isDebug)
            }
            func row(_ height: Int) -> some View {
                xs.map { x in
                    f(x, height)
                }
            }
        }
        """

    private var semantics: FileSemantics {
        let files = [("Theme.swift", Self.theme), ("Screen.swift", Self.screen)]
        let declarations = files.map { Declarations(of: SourceFile(parsing: Array($0.1.utf8)), path: Path($0.0)) }
        return FileSemantics(
            SourceFile(parsing: Array(Self.screen.utf8)), path: "Screen.swift",
            in: ProjectIndex(rules: .builtin, declarations: declarations))
    }

    /// The last mention of a name.
    private func mention(of name: String) throws -> NodeID {
        try #require(Array(semantics.file.all(.name)).last { semantics.file.name($0) == name })
    }

    private func text(_ sighting: Sighting?) -> String? { sighting.map { "\($0.path):\($0.line)" } }

    @Test func typesOfNames() async {
        await check(each: [
            ("width", "Screen.swift:2"), ("title", "Screen.swift:4"), ("height", "Screen.swift:9"),
            ("x", "Screen.swift:10"),
            ("isDebug", "Theme.swift:12"),
        ]) { name, place in
            let typed = semantics.types.names.typed(name, at: try mention(of: name))
            #expect(text(typed?.sighting) == place)
        }
    }

    @Test func typesOfMembers() async {
        await check(each: [("gap", "Theme.swift:4"), ("tint", "Theme.swift:7")]) { name, place in
            #expect(text(semantics.types.names.project.member(name, of: "Theme")?.sighting) == place)
        }
    }

    /// Of a flag that another one decides, both.
    @Test func constantFlags() throws {
        let reason = try #require(semantics.constancy(of: try mention(of: "isDebug")))
        #expect(reason.sightings.map { text($0) } == ["Theme.swift:12", "Theme.swift:5"])
    }

    @Test func ownTypes() async {
        await check(each: [("Color", "Theme.swift:10"), ("Length", "Theme.swift:11"), ("Screen", "Screen.swift:1")]) {
            name, place in
            #expect(semantics.index.types.declared(name).map { text($0.sighting) } == [place])
        }
    }

    @Test func ownModifiers() throws {
        let call = try #require(semantics.file.calls(of: ["bold"]).first)
        let overload = semantics.overload(
            of: "bold", on: ModifierBase(root: "Text"), taking: call.arguments.map(semantics.types.written))
        #expect(text(overload?.sighting) == "Theme.swift:15")
        #expect(text(semantics.addition("glow", to: "Text")?.sighting) == "Theme.swift:18")
    }
}
