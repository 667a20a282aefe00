import Harness
import Testing

@testable import Driver

/// What a `.fixmods.json` says of pages and helpers, and who knows of it.
@Suite struct ConfigRulesTests {
    private static let view = """
        let a = x.applyIf(isOn) { $0.opacity(0.5) }
        let b = x.applyIf(isOn) { $0.padding(8) }
        let c = x.applyIf(isOn) { $0.padding(8).opacity(0.5) }
        let d = x.applyIf(isOn) { $0.font(.title) }
        let e = x.applyIf(isOn) { $0.glow() }

        """

    private static func run(_ config: String, _ arguments: String..., text: String = view) throws -> ChildProcess {
        let folder = try TemporaryFolder([".git/HEAD": "", ".fixmods.json": config, "App/A.swift": text])
        return try Command.run(arguments, in: folder)
    }

    /// The lines of the calls that would be rewritten.
    private static func rewritten(_ config: String, _ options: String...) throws -> [Int] {
        let folder = try TemporaryFolder([".git/HEAD": "", ".fixmods.json": config, "App/A.swift": view])
        let json = try JSONTests.run(["--dry-run"] + options + ["App"], in: folder).json
        return json["files"]![0]["calls"]!.items.filter { $0["outcome"]?.text == "rewritten" }
            .map { $0["start"]!["line"]!.number! }
    }

    @Test func pagesFamiliesAndCodesAreSelected() async throws {
        await check(each: [
            ("{}", [1, 2, 3]), ("{ \"ignore\": [\"opacity\"] }", [2]), ("{ \"ignore\": [\"Layout\"] }", [1]),
            ("{ \"ignore\": [\"fixable\"] }", []), ("{ \"ignore\": [] }", [1, 2, 3]),
            ("{ \"select\": [\"opacity\"] }", [1]), ("{ \"select\": [\"Layout\"] }", [2]),
            ("{ \"select\": [\"Layout\", \"opacity\"] }", [1, 2, 3]), ("{ \"select\": [] }", []),
            ("{ \"select\": [\"Layout\", \"opacity\"], \"ignore\": [\"padding\"] }", [1]),
            (
                "{ \"ignore\": [\"opacity\"], \"overrides\": [{ \"files\": [\"A.swift\"], \"ignore\": [] }] }",
                [1, 2, 3]
            ),
            ("{ \"overrides\": [{ \"files\": [\"B.swift\"], \"ignore\": [\"opacity\"] }] }", [1, 2, 3]),
        ]) { config, lines in
            let found = try Self.rewritten(config)
            #expect(found == lines)
        }
        #expect(try Self.rewritten("{ \"ignore\": [\"assumed\"] }", "--unsafe") == [1, 2, 3])
        #expect(try Self.rewritten("{ \"select\": [\"assumed\"] }", "--unsafe") == [4])
    }

    @Test func whatIsIgnoredIsListedAndNotCounted() throws {
        let run = try Self.run("{ \"ignore\": [\"Layout\", \"no-rule\", \"assumed\"] }", "--dry-run", "--strict", "App")
        #expect(run.errors.contains("3 suppressed, as is asked for\n") == false)
        #expect(
            run.errors.contains(
                """
                4 suppressed, as is asked for
                  2 the config ignores `Layout`  A.swift:2, 3
                  1 the config ignores `assumed`  A.swift:4
                  1 the config ignores `no-rule`  A.swift:5

                """), "\(run.errors)")
        #expect(run.status == 0)
        let other = try Self.run("{ \"select\": [\"font\"] }", "--dry-run", "App").errors
        #expect(other.contains("2 the config does not select `opacity`  A.swift:1, 3\n") == false)
        #expect(other.contains("1 the config does not select `opacity`  A.swift:1\n"), "\(other)")
    }

    @Test func namesOfHelpers() throws {
        let text = """
            let a = x.whenever(isOn) { $0.opacity(0.5) }
            let b = x.withValue(title) { $0.navigationTitle($1) }
            let c = x.applyIf(isOn) { $0.opacity(0.5) }

            """
        let config =
            "{ \"helpers\": { \"whenever\": \"condition\", \"withValue\": \"payload\", \"applyIf\": \"none\" } }"
        let output = try Self.run(config, "--dry-run", "--verbose", "App", text: text)
        #expect(output.output.contains("+let a = x.opacity(isOn ? 0.5 : 1)\n"))
        #expect(output.errors.contains("App/A.swift:2:10: "))
        #expect(!output.output.contains("let c = x.opacity"))
        let without = try Self.run("{}", "--dry-run", "App", text: text).output
        #expect(!without.contains("+let a") && without.contains("+let c = x.opacity"))
    }

    /// One that is declared, too.
    @Test func aDeclarationIsNoHelperWhereAConfigSaysSo() throws {
        let text = try Repository.text(of: "Tests/Samples/Sources/Bookshelf/View+ApplyIf.swift") + Self.view
        let config = "{ \"helpers\": { \"applyIf\": \"none\" } }"
        #expect(try Self.run(config, "--dry-run", "App", text: text).output == "")
        #expect(try Self.run("{}", "--dry-run", "App", text: text).output != "")
    }

    @Test func explicitBranches() throws {
        let text = "struct V: View {\n    var body: some View {\n        if c { x.opacity(0.5) } else { x }\n    }\n}\n"
        let config = "{ \"explicit\": \"rewrite\" }"
        #expect(
            try Self.run(config, "--dry-run", "App", text: text).output.contains("+        x.opacity(c ? 0.5 : 1)\n"))
        #expect(try Self.run(config, "--dry-run", "--explicit=leave", "App", text: text).output == "")
        #expect(try Self.run("{ \"explicit\": \"report\" }", "--dry-run", "App", text: text).output == "")
        #expect(try Self.run("{}", "--dry-run", "App", text: text).output == "")
    }

    /// A report does nothing, and says so.
    @Test func explicitBranchesThatAreReported() throws {
        let branch = "        if c { x.opacity(0.5) } else { x }\n"
        let text =
            "struct V: View {\n    var body: some View {\n\(branch)        row.applyIf(c) { $0.opacity(0.5) }\n    }\n}\n"
        let both = try Self.run("{}", "--explicit=report", "--verbose", "App", text: text).errors
        #expect(both.contains("2 calls: 1 rewritten, 1 would be rewritten with `--explicit`\n"), "\(both)")
        #expect(both.contains(":3:9: would be rewritten `if`\n"), "\(both)")
        let alone = try Self.run(
            "{}", "--explicit=report", "--check", "App",
            text: text.replacing("row.applyIf(c) { $0.opacity(0.5) }", with: ""))
        #expect(alone.errors.contains("1 call: 1 would be rewritten with `--explicit`\n"), "\(alone.errors)")
        #expect(alone.output == "")
        #expect(alone.status == 0)
    }

    /// `rules`, `explain` and `config` know the folder that a run finds; an empty one is none.
    @Test func theFoundFolderIsKnown() throws {
        let page = try OwnModifierPageTests.example()
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/A.swift": Self.view, ".fixmods/rules/glow.md": page,
            "More/shine.md": page.replacing("glow", with: "shine"), ".fixmods.json": "{ \"rules\": [\"More\"] }",
        ])
        let rules = try Command.run(["rules"], in: folder).output
        #expect(rules.contains("\nglow ") && rules.contains("\nshine "))
        #expect(try Command.run(["explain", "glow"], in: folder).output.hasPrefix("glow\n"))
        let config = try Command.run(["config", "App"], in: folder).output
        #expect(config.contains("/.fixmods/rules  ") && config.contains("/More "))
        try folder.write("{ \"rules\": [\"None\"] }", to: ".fixmods.json")
        #expect(try Command.run(["rules"], in: folder).status == 2)

        let empty = try TemporaryFolder([".git/HEAD": "", "App/A.swift": Self.view, ".fixmods/rules/README.md": ""])
        #expect(try Command.run(["--dry-run", "App"], in: empty).status == 0)
        #expect(try Command.run(["rules"], in: empty).status == 0)
    }

    @Test func overridesOfAFolderArePrinted() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/Old/A.swift": Self.view,
            ".fixmods.json": """
            {
              "helpers": { "b": "none", "a": "condition" },
              "overrides": [
                { "files": ["Old/"], "constants": true },
                { "files": ["*.gen.swift"], "allow": ["approx"], "ignore": ["Text"] },
              ]
            }
            """,
        ])
        func rows(_ path: String...) throws -> [[String]] {
            try Command.run(["config"] + path, in: folder).output.split(separator: "\n").map { line in
                line.split(separator: " ").dropLast(line.hasSuffix("not set") ? 0 : 1).map(String.init)
            }
        }
        let old = try rows("App/Old")
        #expect(old.contains(["constants", "true"]) && old.contains(["helpers", "a:", "condition,", "b:", "none"]))
        #expect(old.contains(["allow", "of", "*.gen.swift", "approx"]))
        #expect(old.contains(["ignore", "of", "*.gen.swift", "Text"]))
        let all = try rows()
        #expect(all.contains(["constants", "not", "set"]) && all.contains(["constants", "of", "Old/", "true"]))
        #expect(try rows("App/Old/A.gen.swift").contains(["ignore", "Text"]))
    }
}
