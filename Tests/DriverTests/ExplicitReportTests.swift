import Harness
import Testing

/// What `--explicit=report` lists: all that chooses between modifiers of one view, in whatever way.
@Suite struct ExplicitReportTests {
    static func lines(_ body: String) throws -> [String] {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/A.swift": """
            import SwiftUI
            enum Kind { case a, b(Int), c }
            enum Size { case small, medium, large }
            struct V: View {
                let k: Kind
                let c: Bool
                let s: Kind?
                let size: Size
                let name: String?
                var body: some View {
                    \(body)
                }
            }

            """,
        ])
        let run = try JSONTests.run(["--explicit=report", "Sources"], in: folder)
        return run.json["files"]!.items.flatMap { $0["calls"]!.items }.map {
            "\($0["outcome"]!.text!) \($0["kind"]!.text!) \($0["reason"]?.text ?? "")"
        }
    }

    private static let differ = "as far as anything shows, they are of different types or overloads"
    private static let unread =
        "more is done with the variable `v` than that `if`s apply modifiers to it before it is given back"

    @Test(arguments: [
        (
            "if case .a = k { x.padding(8) } else { x }",
            "left explicit only plain conditions choose values, and `case .a = k` is none"
        ),
        ("if #available(iOS 18, *) { x.padding(8) } else { x }", "constant explicit the OS version never changes"),
        (
            "switch k { case .a: x.padding(1); case .b: x.padding(2); default: x.padding(3) }",
            "left explicit only plain conditions choose values, and `switch k` is none"
        ),
        (
            "switch k { case .b(let n) where n > 3: x.padding(1); default: x }",
            "left explicit only plain conditions choose values, and `switch k` is none"
        ),
        (
            "switch (c, k) { case (true, .a): x.padding(1); default: x }",
            "left explicit only plain conditions choose values, and `switch (c, k)` is none"
        ),
        (
            "if c { if a { x.padding(8) } } else { x }",
            "left explicit where an `if` without an `else` does not hold there is no view, and no modifier takes one away"
        ),
        (
            "if c { x.padding(8) } else if a { x }",
            "left explicit where an `if` without an `else` does not hold there is no view, and no modifier takes one away"
        ),
        (
            "switch size { case .small: x; case .medium: x.padding(1); case .large: x.padding(2) }",
            "rewritten explicit "
        ),
        // What is said of a `switch` is what is said of the ladder that it is equal to.
        (
            "switch size { case .small: x.tint(.red); case .medium: x.tint(.blue); case .large: x.tint(.primary) }",
            "left explicit `tint` would be applied twice, once for each side"
        ),
        (
            "switch size { case .small: x.buttonStyle(.plain); case .medium: x.buttonStyle(.bordered); default: x.buttonStyle(.borderless) }",
            "branch explicit \(differ)"
        ),
        (
            "switch size { case .small: x.font(.title); case .medium: x.font(.body); default: x }",
            "withheld explicit a font set around the view is lost when this one is off"
        ),
        (
            "switch size { /* all */ case .small: x.padding(1); case .medium: x.padding(2); default: x }",
            "left explicit a comment has no place in the result"
        ),
        (
            "if let name { Text(name).padding(8) } else { Text(name) }",
            "left explicit `name` stands in what both sides share, and means something else in each"
        ),
        (
            "switch s { case .a?: x.padding(1); @unknown default: x }",
            "left explicit only plain conditions choose values, and `switch s` is none"
        ),
        (
            "VStack { if c { Text(a).padding(8) } else { Text(a) }; Button(t) { withAnimation { c.toggle() } } }",
            "left explicit a change of `c` is animated, and one view may be meant to give way to the other"
        ),
        ("c ? AnyView(x.padding(8)) : AnyView(x)", "rewritten erased "),
        // What nothing switches off would not be applied twice.
        (
            "if c { x.buttonStyle(.borderedProminent) } else { x.buttonStyle(.bordered) }",
            "branch explicit \(differ)"
        ),
        (
            "if c { x.padding(8).listStyle(.plain) } else { x.padding(4).listStyle(.grouped) }",
            "branch explicit \(differ)"
        ),
        ("if c { x.clipped().tint(.red) } else { x.tint(.primary) }", "branch explicit it always clips"),
        (
            "if c { x.tint(.red) } else { x.tint(.primary) }",
            "left explicit `tint` would be applied twice, once for each side"
        ),
        ("if c { x/* dim */.opacity(0.5) } else { x }", "left explicit a comment has no place in the result"),
        // What one rung after the other makes one is one.
        (
            "if a && b { x.padding(1) } else if a { x.padding(2) } else { x }", "rewritten explicit "
        ),
        (
            "if a && b { x.tint(.red) } else if a { x.tint(.blue) } else { x }",
            "withheld explicit a tint set around the view is lost when this one is off"
        ),
        (
            "if let n { x.padding(n) } else if a { x.padding(2) } else { x.padding(3) }", "rewritten explicit "
        ),
        ("if c { x.padding(8) } else { x }", "rewritten explicit "),
        ("var v = AnyView(x); if c { v = AnyView(v.padding(8)) }; return v", "rewritten erased "),
        ("var v = AnyView(x); if c { v = AnyView(y) }; return v", "left erased \(unread)"),
        (
            "var v = AnyView(x); if c { v = AnyView(v.bold()) } else if a { v = AnyView(v.padding(8)) }; return v",
            "left erased \(unread)"
        ),
        ("var v = AnyView(x); if c { v = AnyView(v.bold()) }; return HStack { v; v }", "left erased \(unread)"),
        (
            "let v: AnyView; switch k { case .a: v = AnyView(x.bold()); default: v = AnyView(x) }; return v",
            "left erased \(unread)"
        ),
    ])
    func listsAll(_ body: String, _ line: String) throws {
        #expect(try Self.lines(body) == [line])
    }

    /// The command that is shown for what is withheld is one that rewrites.
    @Test func theRemedyRewrites() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/A.swift": """
            import SwiftUI
            struct V: View { let c: Bool; var body: some View { if c { Text("a").bold() } else { Text("a") } } }

            """,
        ])
        let report = try Command.run(["--explicit=report", "Sources"], in: folder).errors
        #expect(report.contains("`fixmods --explicit --allow assumed Sources`\n"), "\(report)")
        _ = try Command.run(["--explicit", "--allow", "assumed", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift").contains("Text(\"a\").bold(c)"))
    }

    /// Different views are no branch of one.
    @Test func othersAreNone() throws {
        for body in [
            "if case .a = k { x.padding(8) } else { y }", "if case .a = k { x.padding(8) }",
            "if c { if a { x.padding(8) } } else { y }", "if c { if a { x.padding(8) } }",
        ] {
            #expect(try Self.lines(body) == [])
        }
    }
}
