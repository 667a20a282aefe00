import Harness
import Testing

@testable import Driver

/// What other tools read of a run, from the real command.
@Suite struct FormatTests {
    static let card = """
        struct Card: View {
            var body: some View {
                Text("é😀").applyIf(isOn) { $0.opacity(0.5) }
                    .applyIf(isBig) { $0.font(.title) }
                    .applyIf(isOn) {
                        $0.overlay { Badge("<&>") }
                    }
                    .applyIf(isOn) { $0.shimmering() }
                    .applyIf(isOn) { $0.shimmering() }
                    .applyIf(true) { $0.opacity(0.5) }
            }
        }

        """
    static let files = [
        "Package.swift": CommandTests.manifest, ".git/HEAD": "", "App/My Card.swift": card, "App/Bad.swift": "",
    ]

    /// Runs it in a folder below the repository's.
    private static func run(_ format: String, _ arguments: String...) throws -> (TemporaryFolder, ChildProcess) {
        let folder = try TemporaryFolder(files)
        try folder.write([0xFF, 0x0A], to: "App/Bad.swift")
        let words = ["--format", format] + (arguments.isEmpty ? ["."] : arguments)
        return (folder, try ChildProcess(Command.path, words, in: folder.path + "/App"))
    }

    private static let overlay = "`applyIf` can be rewritten: .overlay { if isOn { Badge(\"<&>\") } }"
    private static let font =
        "`applyIf` can be rewritten as .font(isBig ? .title : nil) with `--allow assumed`: "
        + "a font set around the view is lost when this one is off"

    @Test func linesOfXcode() throws {
        let (folder, run) = try Self.run("xcode")
        let path = folder.path + "/App/My Card.swift"
        #expect(
            run.output == """
                \(path):3:20: warning: `applyIf` can be rewritten: .opacity(isOn ? 0.5 : 1) [fixable]
                \(path):4:13: note: \(Self.font) [assumed]
                \(path):5:13: warning: \(Self.overlay) [fixable]
                \(path):8:13: note: `applyIf` is left: no rule for `shimmering` [no-rule]
                \(path):9:13: note: `applyIf` is left: no rule for `shimmering` [no-rule]
                \(folder.path)/App/Bad.swift:1:1: error: is not UTF-8; kept as it is [error]

                """)
        #expect(run.status == 2)
        #expect(try folder.text(of: "App/My Card.swift") == Self.card)
    }

    /// The level and what is said of it stand beside a form that is applied.
    @Test func aFormAtALevelThatIsAllowed() throws {
        let run = try Self.run("xcode", "--unsafe", "My Card.swift").1
        #expect(
            run.output.contains(
                ":4:13: warning: `applyIf` can be rewritten (assumed: a font set around the view is lost when this one is "
                    + "off): .font(isBig ? .title : nil) [fixable]\n"))
    }

    @Test func annotationsOfGitHub() throws {
        let run = try Self.run("github").1
        let file = "file=App/My Card.swift"
        #expect(
            run.output == """
                ::warning \(file),line=3,endLine=3,col=20,endColumn=54,title=fixmods (fixable)::`applyIf` can be rewritten: \
                .opacity(isOn ? 0.5 : 1)
                ::notice \(file),line=4,endLine=4,col=13,endColumn=48,title=fixmods (assumed)::\(Self.font)
                ::warning \(file),line=5,endLine=7,title=fixmods (fixable)::\(Self.overlay)
                ::notice \(file),line=8,endLine=8,col=13,endColumn=47,title=fixmods (no-rule)::`applyIf` is left: no rule for \
                `shimmering`
                ::notice \(file),line=9,endLine=9,col=13,endColumn=47,title=fixmods (no-rule)::`applyIf` is left: no rule for \
                `shimmering`
                ::error file=App/Bad.swift,line=1,title=fixmods (error)::is not UTF-8; kept as it is

                """)
    }

    /// What a workflow would take for the end of a property or of a command is escaped.
    @Test func whatGitHubWouldTakeForItsOwnIsEscaped() {
        let names = RepositoryNames(currentFolder: "/r") { $0 == "/r" }
        let finding = Finding(severity: .error, code: "error", text: "50%\nof: a, b", path: "a,b:c%.swift")
        #expect(
            String(decoding: GitHubFormat(names: names).text([finding]), as: UTF8.self)
                == "::error file=a%2Cb%3Ac%25.swift,title=fixmods (error)::50%25%0Aof: a, b\n")
    }

    @Test func theReportOfGitLab() throws {
        let items = try JSONValue(try Self.run("gitlab").1.output).items
        #expect(
            items.map { $0["check_name"]?.text } == ["fixable", "assumed", "fixable", "no-rule", "no-rule", "error"])
        #expect(items.map { $0["severity"]?.text } == ["minor", "info", "minor", "info", "info", "major"])
        #expect(
            items.map { $0["location"]!["path"]!.text } == Array(repeating: "App/My Card.swift", count: 5) + [
                "App/Bad.swift"
            ])
        #expect(items.map { $0["location"]!["lines"]!["begin"]!.number } == [3, 4, 5, 8, 9, 1])
        #expect(items.map { $0["location"]!["lines"]!["end"]!.number } == [3, 4, 7, 8, 9, 1])
        #expect(items[2]["description"]?.text == Self.overlay)
        #expect(Set(items.map { $0["fingerprint"]! }).count == items.count)
    }

    @Test func theXMLOfCheckstyle() throws {
        let output = try Self.run("checkstyle").1.output
        #expect(
            output.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n  <file name=\"./My Card.swift\">\n"
            ))
        #expect(
            output.contains(
                """
                    <error line="5" column="13" severity="warning" message="`applyIf` can be rewritten: .overlay { if isOn { \
                Badge(&quot;&lt;&amp;&gt;&quot;) } }" source="fixmods.fixable"/>
                """))
        #expect(
            output.hasSuffix(
                """
                  <file name="./Bad.swift">
                    <error line="1" column="1" severity="error" message="is not UTF-8; kept as it is" source="fixmods.error"/>
                  </file>
                </checkstyle>

                """))
    }

    @Test func aLineForEachCall() throws {
        let lines = try Self.run("jsonl").1.output.split(separator: "\n").map { try JSONValue(String($0)) }
        #expect(
            lines.map { $0["type"]!.text } == Array(repeating: "call", count: 6) + ["message", "summary"])
        #expect(lines[0]["path"]?.text == "./My Card.swift")
        let whole = try JSONValue(try Self.run("json").1.output)
        #expect(try JSONSchema("calls").mistakes(in: whole) == [])
        let calls = whole["files"]![0]["calls"]!.items
        #expect(lines.prefix(6).map { $0["edits"]! } == calls.map { $0["edits"]! })
        #expect(
            lines.prefix(6).map { $0["code"]!.text } == [
                "fixable", "assumed", "fixable", "no-rule", "no-rule", "constant",
            ])
        #expect(lines[7]["calls"]?.number == 6)
    }

    @Test func aFileTakesTheOutput() throws {
        let folder = try TemporaryFolder(Self.files)
        let shown = try Command.run(["--dry-run", "App"], in: folder)
        let kept = try Command.run(["--dry-run", "App", "--output", "a.diff"], in: folder)
        #expect(kept.output == "" && kept.errors == shown.errors && kept.status == shown.status)
        #expect(try folder.text(of: "a.diff") == shown.output)
        let dash = try Command.run(["--dry-run", "App", "--output", "-"], in: folder)
        #expect(dash.output == shown.output && dash.errors == shown.errors)
        #expect(try ChildProcess("chmod", ["a-w", "a.diff"], in: folder.path).status == 0)
        let locked = try Command.run(["--check", "App", "--output", "a.diff"], in: folder)
        #expect(locked.status == 2 && locked.errors.contains("a.diff: error: cannot be written: permission denied"))
        #expect(try folder.text(of: "a.diff") == shown.output)
        let failed = try Command.run(["--dry-run", "App", "--output", "none/a.diff"], in: folder)
        #expect(failed.status == 2)
        #expect(failed.errors.hasSuffix("none/a.diff: error: cannot be written: no such file or folder\n"))
        // Before anything is written.
        let before = try folder.text(of: "App/My Card.swift")
        #expect(try Command.run(["--write", "App", "--output", "none/a.diff"], in: folder).status == 2)
        #expect(
            try folder.text(of: "App/My Card.swift") == before
                && folder.names() == [".git", "App", "Package.swift", "a.diff"])
    }

    @Test func anOutputThatMayBeASourceIsRefused() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try Command.run(["--check", "--output", "App/My Card.swift", "App"], in: folder)
        #expect(run.status == 2)
        #expect(try folder.text(of: "App/My Card.swift") == Self.card)
    }

    /// What a link leads to, and what has another name, stays; so does a path of the run.
    @Test func anOutputIsNeverASource() throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n", "notes.txt": "x.applyIf(c) { $0.opacity(0) }\n"])
        try folder.link("soft.json", to: "A.swift")
        #expect(try ChildProcess("ln", ["A.swift", "hard.json"], in: folder.path).status == 0)
        for name in ["soft.json", "hard.json"] {
            #expect(try Command.run(["--format", "json", "--output", name, "."], in: folder).status != 1)
            #expect(try folder.text(of: "A.swift") == "let a = 1\n")
            #expect(try folder.text(of: name).hasPrefix("{\"schema\":1,"))
        }
        let run = try Command.run(["--dry-run", "--output", "notes.txt", "notes.txt"], in: folder)
        #expect(run.status == 2)
        #expect(try folder.text(of: "notes.txt") == "x.applyIf(c) { $0.opacity(0) }\n")
        #expect(folder.names().count == 4)
    }

    @Test func quietSaysOnlyWhatWentWrong() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(try Command.run(["--dry-run", "--quiet", "App"], in: folder).errors == "")
        try folder.write([0xFF, 0x0A], to: "App/Bad.swift")
        let run = try Command.run(["--dry-run", "--quiet", "App"], in: folder)
        #expect(run.errors == "App/Bad.swift:1: error: is not UTF-8; kept as it is\n")
    }

    @Test func statisticsCount() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try Command.run(["--statistics", "App"], in: folder)
        #expect(
            run.output == """
                outcome
                  2 left
                  2 rewritten
                  1 constant
                  1 withheld
                level
                  2 safe
                  1 assumed
                modifier
                  2 opacity
                  2 shimmering
                  1 font
                  1 overlay
                helper
                  6 applyIf
                reason
                  2 no-rule
                  1 assumed
                  1 constant
                file
                  6 App/My Card.swift

                """)
        #expect(try folder.text(of: "App/My Card.swift") == Self.card)
    }

    @Test func theLineIsShownWithAMark() async {
        await check(
            each: [
                ("    a.b(c)", 7, 40, "    a.b(c)\n      ^\n"),
                ("\tö.if(é) { }", 3, 40, "    ö.if(é) { }\n     ^\n"),
                (
                    String(repeating: "a", count: 50) + ".if", 51, 30,
                    "    …\(String(repeating: "a", count: 22)).if\n                           ^\n"
                ),
                (
                    ".if" + String(repeating: "a", count: 50), 1, 30,
                    "    .if\(String(repeating: "a", count: 22))…\n    ^\n"
                ),
                ("", 1, 40, "    \n    ^\n"),
            ]
        ) { line, column, width, text in
            #expect(Excerpt(line: line, column: column).text(width: width, Paint(isOn: false)) == text)
        }
    }
}
