import Harness
import RuleModel
import Testing
import Syntax

@testable import Driver

/// What a `.fixmods.json` says, and who obeys it.
@Suite struct ConfigTests {
    static let view = """
        let a = x.applyIf(isOn) { $0.opacity(0.5) }
        let b = x.applyIf(isOn) { $0.font(.title) }
        let c = x.applyIf(true) { $0.opacity(0.5) }

        """

    /// The first line of each pair of a `--check`, without its path.
    private static func rewritten(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        let run = try Command.run(["--check"] + arguments, in: folder)
        return run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
            String($0.split(separator: " ")[0])
        }
    }

    @Test func commentsAndCommasAtEnds() throws {
        let text = try JSONText(
            reading: Array("// a\n{ \"a\": [1, -2.5, true, null, \"\\u00e9\\n\\/\\\"\",], /* b */ \"b\": {}, }\n".utf8))
        guard case .object(let members) = text.value, case .list(let items) = members[0].value.value else {
            Issue.record("no object with a list")
            return
        }
        #expect(members.map(\.name) == ["a", "b"] && members.map(\.line) == [2, 2])
        guard case .number(let number) = items[1].value, case .string(let string) = items[4].value else {
            Issue.record("no number and no text")
            return
        }
        #expect(number == -2.5 && string == "é\n/\"")
    }

    @Test func whatIsNoJSON() async {
        await check(each: [
            ("", 1, "a value is missing"), ("{", 1, "a `}` is missing"),
            ("{}\n{}", 2, "something follows what the file holds"),
            ("{\n\"a\" 1}", 2, "a colon is missing behind \"a\""), ("{a: 1}", 1, "a name in double quotes is missing"),
            ("{\"a\": yes}", 1, "`yes` is no value; a text stands in double quotes"),
            ("{\"a\": 1\n\"b\": 2}", 2, "a comma or `}` is missing"), ("[1 2]", 1, "a comma or `]` is missing"),
            ("{\"a\": 1, \"a\": 2}", 1, "`a` is given twice"), ("[\"a\n\"]", 1, "a text has no end on its line"),
            ("\"a\\qb\"", 1, "\"a\\qb\" has a backslash that means nothing"), ("[,]", 1, "`,` is no value"),
            (String(repeating: "[", count: 99), 1, "this is nested too deeply"),
        ]) { text, line, sentence in
            #expect(throws: JSONText.Mistake(line: line, sentence: sentence)) {
                try JSONText(reading: Array(text.utf8))
            }
        }
    }

    @Test func whatIsMistaken() async throws {
        await check(each: [
            ("{\n  \"alow\": []\n}", 2, "unknown member `alow`; did you mean `allow`?"),
            ("{ \"allow\": \"assumed\" }", 1, "`allow` is a text, and must be a list of texts"),
            ("{ \"allow\": [1] }", 1, "`allow` holds a number, and is a list of texts"),
            ("{ \"allow\": [\"aprox\"] }", 1, "unknown level `aprox`; did you mean `approx`?"),
            ("{ \"fallback\": \"x\" }", 1, "unknown way `x`; it is one of `either-view`, `leave`"),
            ("{ \"explicit\": true }", 1, "`explicit` is a boolean, and must be one of `rewrite`, `report`"),
            ("{ \"constants\": 1 }", 1, "`constants` is a number, and must be `true` or `false`"),
            ("{ \"deploymentTarget\": \"ios 15\" }", 1, "unknown platform `ios`; did you mean `iOS`?"),
            ("{ \"requiredVersion\": \"9\" }", 1, "needs fixmods 9, and this is \(version)"),
            ("{ \"requiredVersion\": \"abc\" }", 1, "`abc` in `requiredVersion` is no version, such as `\(version)`"),
            ("{ \"requiredVersion\": \"0.\" }", 1, "`0.` in `requiredVersion` is no version, such as `\(version)`"),
            ("{ \"exclude\": [\"\"] }", 1, "`` is no glob"),
            ("{ \"exclude\": [\"[]a/b\"] }", 1, "`[]a/b` is no glob"),
            ("{ \"overrides\": [{ \"allow\": [] }] }", 1, "an override needs `files`, a list of globs"),
            (
                "{ \"overrides\": [{ \"files\": [\"a\"], \"rules\": [] }] }", 1,
                "unknown member `rules`; it is one of `files`, `deploymentTarget`, `allow`, `fallback`, `constants`, "
                    + "`select`, `ignore`"
            ),
            ("{ \"overrides\": [{\n\"files\": [] }] }", 2, "`files` is empty, so the override holds for no file"),
            ("{ \"requiredVersion\": 3 }", 1, "`requiredVersion` is a number, and must be a text"),
            ("{ \"$schema\": 1 }", 1, "`$schema` is a number, and must be a text"),
            ("{ \"rules\": [\"A.swift\",\n\"None\"] }", 2, "`None` in `rules` cannot be read: no such file or folder"),
            ("{\n\"support\": \"A.txt\" }", 2, "`A.txt` in `support` is no Swift file"),
            ("{\n\"support\": \"None/A.swift\" }", 2, "the folder of `None/A.swift` in `support` does not exist"),
            ("{\n\"extends\": \"none.json\" }", 2, "`none.json` cannot be read: no such file or folder"),
            ("{ \"explicit\": \"report \" }", 1, "unknown way `report `; did you mean `report`?"),
            ("{ \"helpers\": [] }", 1, "`helpers` is a list, and must be an object: `{ \"whenever\": \"condition\" }`"),
            (
                "{ \"helpers\": {\n\"a\": \"helper\" } }", 2,
                "unknown kind of helper `helper`; it is one of `condition`, `payload`, `none`"
            ),
            (
                "{ \"select\": [\n\"Layout\",\n\"opacty\"] }", 3,
                "`opacty` is no rule page, no family of pages and no short name of a reason; did you mean `opacity`?"
            ),
            ("[]", 1, "holds a list, and must hold an object"),
        ]) { text, line, sentence in
            let folder = try TemporaryFolder([".fixmods.json": text, "A.swift": Self.view])
            let run = try Command.run(["A.swift"], in: folder)
            #expect(run.status == 2)
            let said = run.errors.split(separator: "\n").prefix { !$0.hasSuffix("calls") }.joined(separator: " ")
            let words = said.split(separator: " ").joined(separator: " ")
            #expect(words.hasSuffix("/.fixmods.json:\(line): error: \(sentence)"), "\(words)")
            // Nothing is said twice.
            let sentences = words.split(separator: "error:").dropFirst().map { $0.prefix(30) }
            #expect(Set(sentences).count == sentences.count, "\(words)")
            #expect(try folder.text(of: "A.swift") == Self.view)
        }
    }

    @Test func itHoldsWhereTheCommandLineSaysNothing() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".fixmods.json": "{ \"allow\": [\"assumed\"], \"constants\": true }",
            "App/A.swift": Self.view,
        ])
        let all = ["App/A.swift:1:10:", "App/A.swift:2:10:", "App/A.swift:3:10:"]
        #expect(try Self.rewritten(["App"], in: folder) == all)
        // Options win.
        #expect(try Self.rewritten(["--allow", "approx", "App"], in: folder) == [all[0], all[2]])
        // What is allowed is not withheld, and what is not is said to be.
        let run = try Command.run(["--dry-run", "--allow", "lifecycle", "App"], in: folder)
        #expect(run.errors.contains("`fixmods --dry-run --allow lifecycle --allow assumed App` shows them applied"))
    }

    /// It says what differs there from what holds for the project, and from the folders around it.
    @Test func oneInAFolderOfAProject() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, ".fixmods.json": "{ \"constants\": true }",
            "App/A.swift": Self.view, "App/B.swift": Self.view, "C.swift": Self.view,
            "App/.fixmods.json": "{ \"exclude\": [\"B.swift\"], \"allow\": [\"assumed\"] }",
            "App/In/A.swift": Self.view, "App/In/.fixmods.json": "{ \"constants\": false }",
        ])
        let expected = [
            "App/A.swift:1:10:", "App/A.swift:2:10:", "App/A.swift:3:10:", "App/In/A.swift:1:10:",
            "App/In/A.swift:2:10:",
            "C.swift:1:10:", "C.swift:3:10:",
        ]
        #expect(try Self.rewritten(["App", "C.swift"], in: folder) == expected)
        #expect(try Self.rewritten(["App/A.swift"], in: folder) == Array(expected[..<3]))
        #expect(try Self.rewritten(["--force-exclude", "App/B.swift"], in: folder).isEmpty)
        let report = try Command.run(["config", "App/In/A.swift"], in: folder).output
        let lines = report.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains { $0.hasPrefix("allow assumed /") && $0.hasSuffix("/App/.fixmods.json:1") }, "\(report)")
        #expect(lines.contains { $0.hasPrefix("constants false") && $0.hasSuffix("/In/.fixmods.json:1") }, "\(report)")
        #expect(lines.contains { $0.hasPrefix("exclude B.swift") && $0.hasSuffix("/App/.fixmods.json:1") }, "\(report)")
        // Without one of the project's own, too.
        FileSystem.remove(folder.place(".fixmods.json"))
        #expect(try Self.rewritten(["App/A.swift", "C.swift"], in: folder) == [expected[0], expected[1], expected[5]])
    }

    /// What holds for a project cannot be said of one of its folders.
    @Test func whatAFolderOfAProjectCannotSay() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "App/A.swift": Self.view,
            "App/.fixmods.json": "{\n\"helpers\": { \"whenever\": \"condition\" }, \"ignore\": [\"frme\"] }",
        ])
        for words in [["."], ["App/A.swift"], ["config", "App/A.swift"]] {
            let run = try Command.run(words, in: folder)
            #expect(run.status == 2)
            let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(said.contains("App/.fixmods.json:2: error: `helpers` holds for a whole project"), "\(said)")
        }
        try folder.write("{\n\"ignore\": [\"frme\"] }", to: "App/.fixmods.json")
        #expect(try Command.run(["."], in: folder).errors.contains("`frme` is no rule page"))
        #expect(try folder.text(of: "App/A.swift") == Self.view)
    }

    @Test func theNearestOneHoldsForAProject() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".fixmods.json": "{ \"allow\": [\"assumed\"] }",
            "One/Package.swift": CommandTests.manifest, "One/A.swift": Self.view,
            "Two/Package.swift": CommandTests.manifest, "Two/A.swift": Self.view, "Two/.fixmods.json": "{}",
        ])
        let expected = ["One/A.swift:1:10:", "One/A.swift:2:10:", "Two/A.swift:1:10:"]
        #expect(try Self.rewritten(["One", "Two"], in: folder) == expected)
        // Which paths were named makes no difference.
        #expect(try Self.rewritten(["Two/A.swift"], in: folder) == [expected[2]])
        #expect(try Self.rewritten(["One/A.swift"], in: folder) == Array(expected[..<2]))
    }

    @Test func outsideTheRepositoryNobodyLooks() throws {
        let folder = try TemporaryFolder([
            ".fixmods.json": "{ \"allow\": [\"assumed\"] }", "r/.git/HEAD": "", "r/A.swift": Self.view,
        ])
        #expect(try Self.rewritten(["r"], in: folder) == ["r/A.swift:1:10:"])
    }

    @Test func overridesHoldForSomeFiles() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/A.swift": Self.view, "App/Old/B.swift": Self.view,
            ".fixmods.json": """
            {
              "overrides": [
                { "files": ["App/**"], "allow": ["assumed"] },
                { "files": ["Old/"], "allow": [], "constants": true },
              ]
            }
            """,
        ])
        let expected = ["App/A.swift:1:10:", "App/A.swift:2:10:", "App/Old/B.swift:1:10:", "App/Old/B.swift:3:10:"]
        #expect(try Self.rewritten(["App"], in: folder) == expected)
        // The same text has the same result from the standard input.
        let words = ["-c", "exec \"$0\" --stdin-filename App/New.swift - < App/A.swift", Command.path]
        let run = try ChildProcess("/bin/sh", words, in: folder.path)
        #expect(run.output.contains("let b = x.font(isOn ? .title : nil)"))
    }

    @Test func whatItExtendsComesFirst() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/A.swift": Self.view,
            "Team/base.json": "{ \"allow\": [\"assumed\"], \"constants\": true, \"extends\": \"../Team/more.json\" }",
            "Team/more.json": "{ \"allow\": [\"approx\"], \"exclude\": [] }",
            ".fixmods.json": "{ \"constants\": false, \"extends\": [\"Team/base.json\"] }",
        ])
        #expect(try Self.rewritten(["App"], in: folder) == ["App/A.swift:1:10:", "App/A.swift:2:10:"])
        try folder.write("{ \"extends\": \"../.fixmods.json\" }", to: "Team/more.json")
        let run = try Command.run(["--check", "App"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "`../.fixmods.json` extends this file, which extends it"))
        try folder.write("{ \"extends\": \"none.json\" }", to: "Team/more.json")
        #expect(
            try Command.run(["--check", "App"], in: folder).errors.contains(
                "Team/more.json:1: error: `none.json` cannot be read"))
    }

    @Test func filesRulesAndSupport() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "App/A.swift": Self.view, "App/B.gen.swift": Self.view,
            "Pages/glow.md": try OwnModifierPageTests.example(),
            "App/C.swift": "let d = x.applyIf(isOn) { $0.glow(radius: 3) }\n",
            ".fixmods.json": "{ \"exclude\": [\"*.gen.swift\"], \"rules\": [\"Pages\"], \"include\": [\"/App\"] }",
        ])
        #expect(try Self.rewritten(["App"], in: folder) == ["App/A.swift:1:10:", "App/C.swift:1:10:"])
        #expect(try Self.rewritten(["App/B.gen.swift"], in: folder) == ["App/B.gen.swift:1:10:"])
        #expect(try Self.rewritten(["--force-exclude", "App/B.gen.swift"], in: folder) == [])
    }

    /// Without being named; one that is named comes on top.
    @Test func theRulesFolderOfAProjectIsFound() throws {
        let page = try OwnModifierPageTests.example()
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/Package.swift": CommandTests.manifest,
            "App/C.swift": "let d = x.applyIf(isOn) { $0.glow(radius: 3) }\n",
            ".fixmods/rules/glow.md": page, "Other/glow.md": page.replacing("radius: 0", with: "radius: 0.0"),
        ])
        #expect(try Self.rewritten(["App"], in: folder) == ["App/C.swift:1:10:"])
        let run = try Command.run(["--dry-run", "--rules", "Other", "App"], in: folder)
        #expect(run.output.contains(".glow(radius: isOn ? 3 : 0.0)"))
    }

    @Test func itIsPrinted() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", "App/A.swift": Self.view,
            ".fixmods.json":
                "{\n  \"allow\": [\"assumed\", \"approx\"],\n  \"overrides\": [\n    { \"files\": [\"App\"], \"constants\": true },\n  ],\n}\n",
        ])
        let place = try FileSystem.realPath(folder.place()).description + "/.fixmods.json"
        let rows = try Command.run(["config", "App/A.swift"], in: folder).output.split(separator: "\n")
        #expect(rows.contains { $0.split(separator: " ") == ["allow", "assumed,", "approx", "\(place):2"] })
        #expect(rows.contains { $0.split(separator: " ") == ["constants", "true", "\(place):4"] })
        #expect(rows.contains { $0.split(separator: " ") == ["fallback", "not", "set"] })
        let root = try Command.run(["config"], in: folder).output.split(separator: "\n")
        #expect(root.contains { $0.split(separator: " ") == ["constants", "not", "set"] })
    }

    @Test func aMistypedGlob() throws {
        let folder = try TemporaryFolder(["A.swift": Self.view])
        for glob in ["[", "[!]", "A[b-", "[[:digit:]", "x/[a"] {
            let run = try Command.run(["--exclude", glob, "A.swift"], in: folder)
            #expect(run.status == 2 && run.errors.contains("`\(glob)` is no glob"), "\(run.errors)")
        }
        #expect(try folder.text(of: "A.swift") == Self.view)
        for glob in ["[]]", "[!]a]", "\\[", "[[:digit:]x]", "[\\]]"] {
            #expect(try Command.run(["--check", "--exclude", glob, "A.swift"], in: folder).status == 1, "\(glob)")
        }
    }

    @Test func oneIsMadeAndNoneIsReplaced() throws {
        let folder = try TemporaryFolder([".git/HEAD": "", "App/A.swift": Self.view])
        let run = try ChildProcess(Command.path, ["init"], in: folder.path + "/App")
        #expect(run.status == 0)
        #expect(
            try folder.text(of: ".fixmods.json") == """
                {
                  // What holds where the command line says nothing; `fixmods config` prints it.
                  // Found in \(folder.place().name): 3 conditional calls of `applyIf`, no deployment target found.
                  "requiredVersion": "\(version.dropLast(2))",
                  // What the code runs on, which nothing says; iOS 17 and its kin are taken.
                  // "deploymentTarget": "iOS 17",
                  // Helpers that no declaration shows, taken for these by their names; "none" says that one is none.
                  // "helpers": {"applyIf":"condition"},
                  // Levels to be applied beside safe: assumed, approx, verbose, lifecycle, interface.
                  "allow": [],
                  // Globs of what is never to be rewritten.
                  "exclude": []
                }

                """)
        // What is commented out is what would hold.
        let text = try folder.text(of: ".fixmods.json")
        try folder.write(
            text.replacing("// \"deploy", with: "\"deploy").replacing("// \"helpers", with: "\"helpers"),
            to: ".fixmods.json")
        #expect(try Self.rewritten(["App"], in: folder) == ["App/A.swift:1:10:"])
        let shown = try Command.run(["config", "App"], in: folder).output
        #expect(shown.contains("allow             none ") && shown.contains("applyIf: condition"), "\(shown)")
        try folder.write("{}", to: ".fixmods.json")
        #expect(try Command.run(["init"], in: folder).status == 2)
        #expect(try folder.text(of: ".fixmods.json") == "{}")
    }

    /// The schema knows the members that the reader does, and their values.
    @Test func theSchemaIsTheReaders() throws {
        let schema = try JSONSchema("config").root
        guard case .object(let members) = schema["properties"]!,
            case .object(let overrides) = schema["properties"]!["overrides"]!["items"]!["properties"]!
        else {
            Issue.record("no properties")
            return
        }
        #expect(Set(members.keys) == Set(ConfigReader.names))
        #expect(Set(overrides.keys) == Set(ConfigReader.namesOfOverrides))
        let levels = schema["$defs"]!["allow"]!["items"]!["enum"]!.items.compactMap(\.text)
        #expect(levels == Level.allCases.filter { $0 != .safe }.map(\.rawValue))
    }
}
