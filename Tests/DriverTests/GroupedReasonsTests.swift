import Harness
import Testing

/// How reasons that say the same of different things are listed.
@Suite struct GroupedReasonsTests {
    private static func said(_ calls: [String], _ arguments: [String] = [], _ more: String = "") throws -> String {
        let folder = try TemporaryFolder(["A.swift": calls.map { $0 + "\n" }.joined() + more])
        return try Command.run(["--dry-run"] + arguments + ["A.swift"], in: folder).errors
    }

    /// Types are named in one line, the first three of them.
    @Test func typesThatAreNoViews() throws {
        let types = ["Marker", "MapCircle", "BarMark", "LineMark"]
        let calls = types.map { "let a = \($0)(x).if(c) { $0.opacity(0.5) }" }
        #expect(
            try Self.said(calls).contains(
                "  4 it is applied to what is no view: `Marker`, `MapCircle`, `BarMark`, … [no-view]  A.swift:1, 2, 3, 4\n"
            ))
        #expect(
            try Self.said(Array(calls.prefix(2))).contains(
                "  2 it is applied to what is no view: `Marker`, `MapCircle` [no-view]  A.swift:1, 2\n"))
        #expect(
            try Self.said([calls[0]]).contains("  1 it is applied to what is no view: `Marker` [no-view]  A.swift:1\n")
        )
        let others = try Self.said(["let a = x.if(c) { $0 + 1 }", "let b = x.if(c) { $0[0].padding() }"])
        #expect(others.contains("`+`, `[0]` is none"))
    }

    /// So are other names, and numbers; of each modifier it is said where.
    @Test func reasonsThatNameSomethingElse() throws {
        let said = try Self.said([
            "let a = x.if(c) { $0.onChange(of: items[0]) { } }", "let b = x.if(c) { $0.onChange(of: rows[0]) { } }",
            "let d = x.if(c) { $0.environment(\\.lineLimit, rows[0]) }",
        ])
        #expect(
            said.contains(
                """
                  3 `items[0]`, `rows[0]` would be evaluated also when the condition is false [not-total]
                    onChange: A.swift:1, 2
                    environment: A.swift:3

                """), "\(said)")
    }

    /// Reasons that name two things are listed together where they differ in one of them.
    @Test func reasonsThatNameTwoThings() throws {
        let said = try Self.said(
            ["bold", "bold", "italic"].map { name in "let a = x.if(c) { $0.\(name)() }.\(name)()" })
        #expect(
            said.contains(
                """
                  2 `bold` is set again in line 1, 2, which would not reach the view when this one is off [set-again]  A.swift:1, 2
                  1 `italic` is set again in line 3, which would not reach the view when this one is off [set-again]  A.swift:3

                """), "\(said)")
    }

    /// An expression is named on one line, by its beginning.
    @Test func longExpressions() throws {
        let said = try Self.said([
            "func made(_ title: String, then f: (Int) -> Void) -> Int { title.count }",
            "let a = x.if(c) { $0.environment(\\.lineLimit, made(\n    \"A title\"\n) { number in\n    play(number)\n}) }",
        ])
        #expect(
            said.contains("`made( \"A title\" ) { number in play(number) }` would be evaluated also"), "\(said)")
    }

    @Test func theFormsOfEitherViews() throws {
        let call = "let a = EitherView(condition: c, input: x) { $0.opacity(0.5) }"
        #expect(
            try Self.said(["import SwiftUI", call], [], EitherViewExample.declaration).contains(
                "    1 opacity  A.swift:2\n"))
    }

    /// What pages cannot state, they are not proposed for.
    @Test func modifiersOfMembers() throws {
        let calls = ["let a = x.if(c) { $0.other.blur(radius: 3) }", "let b = x.if(c) { $0.glow(3) }"]
        let said = try Self.said(calls)
        #expect(
            said.contains(
                """
                  1 no rule for the modifier [no-rule]
                    1 other.blur: no page states what is called on a member of a view  A.swift:1

                """))
        #expect(said.contains("  1 no rule for the modifier [no-rule]; a page of yours can state one"))
    }
}
