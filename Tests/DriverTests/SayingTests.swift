import Harness
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

@testable import Driver

@Suite struct SayingTests {
    @Test func positions() async {
        await check(each: [
            (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (6, 2, 2), (9, 2, 3), (13, 2, 5), (14, 2, 6), (15, 3, 1),
        ]) { offset, line, column in
            // é is two bytes and one column, ‼ is three and one, 😀 is four and two.
            let table = LineTable(Array("ab\r\né‼😀x\ny".utf8))
            let position = table.position(of: offset)
            #expect(position == Position(offset: offset, line: line, column: column))
        }
    }

    @Test func aByteOrderMarkIsNoColumn() {
        #expect(LineTable([0xEF, 0xBB, 0xBF, 0x61, 0x62]).position(of: 4) == Position(offset: 4, line: 1, column: 2))
    }

    @Test func controlCharactersAreEscaped() async {
        await check(each: [
            ("plain é 😀", "plain é 😀"), ("a\nb\tc\r", "a\\nb\\tc\\r"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
            ("a\u{202E}b", "a\\u{202E}b"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
        ]) { text, shown in
            #expect(Shown.escaped(text) == shown)
        }
    }

    @Test func codeOnATerminal() async {
        await check(each: [
            ("a\tb\r\n👨‍👩‍👧", "a\tb\r\n👨‍👩‍👧"), ("a\rb\r", "a\\u{D}b\r"), ("// \u{1B}[2J", "// \\u{1B}[2J"),
            ("\u{202E}a\u{2069}", "\\u{202E}a\\u{2069}"), ("\u{9B}", "\\u{9B}"),
        ]) { text, shown in
            #expect(String(decoding: Shown.lines(Array(text.utf8)), as: UTF8.self) == shown)
        }
    }

    /// A program gets the very bytes, a terminal none that it would obey.
    @Test(.enabled(if: Faults.isThere("script"), "needs script")) func aDiffOnATerminal() throws {
        let folder = try TemporaryFolder(["A.swift": "// \u{1B}[2J\u{202E}\n" + CommandTests.before])
        let piped = try Command.run(["--dry-run", "A.swift"], in: folder)
        #expect(piped.output.contains(" // \u{1B}[2J\u{202E}\n"))
        let command = "NO_COLOR=1 '\(Command.path)' --dry-run A.swift"
        let shown = try ChildProcess("script", ["-qec", command, "/dev/null"], in: folder.path)
        #expect(shown.output.contains(" // \\u{1B}[2J\\u{202E}\r\n"))
        let json = try Command.run(["--dry-run", "--format", "json", "A.swift"], in: folder)
        #expect(!json.output.contains("\u{202E}"))
    }

    @Test func directionMarksInJSON() {
        let bytes = JSON.string("a\u{202A}\u{2069}\u{2028}\u{206A}€").bytes
        #expect(String(decoding: bytes, as: UTF8.self) == "\"a\\u202A\\u2069\u{2028}\u{206A}€\"\n")
    }

    static let calls = [
        located(1, 5, call(.rewritten, after: ".frame(width: c ? 1 : nil)")),
        located(
            2, 5,
            call(.withheld, reason: "a guide set before moves it", caveats: [(.approx, "a guide set before moves it")])),
        located(3, 1, call(.left, reason: "something is in the way")),
        located(4, 1, call(.branch, reason: "no inert form")),
        located(5, 1, call(.constant, reason: "`#available` never changes")),
        located(6, 1, call(.suppressed, reason: "the transition needs it")),
    ]

    /// A call at the place that it is to have.
    static func located(_ line: Int, _ column: Int, _ call: PlannedCall) -> LocatedCall {
        var call = call
        let before = String(repeating: "\n", count: line - 1) + String(repeating: " ", count: column - 1)
        call.range = before.utf8.count..<before.utf8.count + 1
        let file = SourceFile(parsing: Array((before + "x\n").utf8))
        return LocatedCall(call, in: file, LineTable(file.bytes))
    }

    static func call(
        _ outcome: Outcome, reason: String? = nil, after: String? = nil, caveats: [(Level, String)] = []
    ) -> PlannedCall {
        var call = PlannedCall(
            helper: "when", kind: .bool, range: 0..<1, links: [], outcome: outcome, level: caveats.first?.0,
            reason: reason.map { .text($0) },
            after: after, edits: outcome == .rewritten ? [.init(0..<1, "x")] : [])
        call.caveats = caveats.map { Caveat(level: $0.0, reason: $0.1, modifier: "shift") }
        if !caveats.isEmpty { call.modifier = "shift" }
        return call
    }

    func report(_ change: (inout Job.Result, inout Options) -> Void) -> (text: String, status: Int32) {
        var file = FileResult(path: "Views/A.swift")
        file.calls = Self.calls
        file.hasEdits = true
        var result = Job.Result(files: [file], fileCount: 3)
        var options = Options(["."])
        change(&result, &options)
        return (
            Report(result: result, options: options, paint: Paint(isOn: false)).text,
            ExitStatus.of(result, options: options)
        )
    }

    static let kept = """
        1 withheld: there is a form, at a level that is not allowed
          1 approx (equal in common cases); `fixmods --allow approx .` shows them applied
            1 shift: a guide set before moves it  A.swift:2
        1 left; `fixmods explain CODE` says what can be done about one in brackets
          1 something is in the way  A.swift:3
        1 branch: identity and state are lost when the condition flips
          1 no inert form  A.swift:4
        1 constant: the branch never flips, so nothing is lost; `fixmods --constants .` treats them like others
          1 `#available` never changes  A.swift:5
        1 suppressed, as is asked for
          1 the transition needs it  A.swift:6

        """
    static let summary = """
        3 files, 6 calls: 1 would be rewritten, 1 withheld, 1 left, 1 branch, 1 constant, 1 suppressed
        calls that would be left in these files: `when` 5

        """

    @Test func aDryRunSaysWhatIsNotInTheDiff() {
        let (text, status) = report { $1.isDryRun = true }
        #expect(text == Self.kept + Self.summary)
        #expect(status == 0)
    }

    @Test func whatIsWrittenIsSaidToBeDone() {
        let (text, status) = report { result, _ in result.files[0].isWritten = true }
        #expect(
            text == Self.kept.replacing("shows them applied", with: "applies them")
                + Self.summary.replacing("would be rewritten", with: "rewritten").replacing("that would be ", with: ""))
        #expect(status == 0)
    }

    @Test func everyCallIsListedWhenThatIsAskedFor() {
        let (text, _) = report { result, options in
            options.isVerbose = true
            options.isDryRun = true
        }
        let list = """
            Views/A.swift:1:5: would be rewritten `when`
                x
                ^
            Views/A.swift:2:5: withheld (approx) `when`: a guide set before moves it; --allow approx applies it [approx]
                x
                ^
            Views/A.swift:3:1: left `when`: something is in the way [left]
                x
                ^
            Views/A.swift:4:1: branch `when`: no inert form [branch]
                x
                ^
            Views/A.swift:5:1: constant `when`: `#available` never changes [constant]
                x
                ^
            Views/A.swift:6:1: suppressed `when`: the transition needs it [suppressed]
                x
                ^

            """
        #expect(text == list + Self.kept + Self.summary)
    }

    /// The warning matters most when it is applied.
    @Test func whatIsAppliedKeepsItsLevelAndItsReason() {
        let applied = Self.call(
            .rewritten, after: ".shift(c ? 1 : 0)", caveats: [(.assumed, "one set outside is lost")])
        let (text, _) = report { result, options in
            result.files[0].calls = [Self.calls[0], Self.located(2, 5, applied)]
            options = Options(["--dry-run", "--unsafe", "."])
        }
        #expect(
            text == """
                2 would be rewritten
                  1 safe (equal to the original with the condition false and with it true)
                  1 assumed (equal unless something out of sight sets the same thing)
                    1 shift: one set outside is lost  A.swift:2
                3 files, 2 calls: 2 would be rewritten
                calls that would be left in these files: `when` none

                """)
    }

    /// A command that would find the next obstacle is none that helps.
    @Test func theCommandAllowsAllThatIsMissing() {
        let call = Self.call(.withheld, reason: "a", caveats: [(.assumed, "a"), (.verbose, "b"), (.approx, "c")])
        let (text, _) = report { result, options in
            result.files[0].calls = [Self.located(2, 5, call)]
            result.files[0].allowed = [.approx]
            options = Options(["--allow", "approx", "--verbose", "--", "-a b"])
        }
        #expect(
            text.contains(
                "  1 assumed and verbose; `fixmods --allow approx --allow assumed,verbose -- '-a b'` applies them\n    1 shift: a; b  A.swift:2\n"
            ))
    }

    @Test func aCheckListsWhatWouldChange() {
        let applied = Self.call(
            .rewritten, after: ".shift(c ? 1 : 0)", caveats: [(.assumed, "one set outside is lost")])
        var file = FileResult(path: "Views/A.swift")
        file.calls = Self.calls + [Self.located(7, 1, applied)]
        file.hasEdits = true
        let list = CheckList(
            result: Job.Result(files: [file]), options: Options(["--check", "."]), paint: Paint(isOn: false))
        #expect(
            list.text == """
                Views/A.swift:1:5: would rewrite `when`
                    x
                    ^
                    .frame(width: c ? 1 : nil)
                Views/A.swift:7:1: would rewrite `when` (assumed: one set outside is lost)
                    x
                    ^
                    .shift(c ? 1 : 0)

                """)
        let (text, status) = report { $1.isCheck = true }
        #expect(text == Self.kept + Self.summary)
        #expect(status == 1)
    }

    /// By the largest first, each modifier with its places.
    @Test func callsWithOneReasonStandTogether() {
        func call(_ modifier: String, _ reason: String) -> PlannedCall {
            var call = Self.call(.left, reason: reason)
            call.modifier = modifier
            return call
        }
        let (text, _) = report { result, options in
            options.isDryRun = true
            result.files = ["A.swift", "Views/A.swift", "Views/B.swift"].map { (path: Path) in
                var file = FileResult(path: path)
                file.calls = [
                    Self.located(1, 1, call("padding", "its type is not known")),
                    Self.located(1, 3, call("tint", "it is late")),
                    Self.located(2, 1, call("frame", "its type is not known")),
                    Self.located(2, 5, call("padding", "its type is not known")),
                ]
                return file
            }
        }
        #expect(
            text.hasPrefix(
                """
                12 left; `fixmods explain CODE` says what can be done about one in brackets
                  9 its type is not known
                    padding: A.swift:1, 2; Views/A.swift:1, 2; B.swift:1, 2
                    frame: A.swift:2; Views/A.swift:2; B.swift:2
                  3 tint: it is late  A.swift:1; Views/A.swift:1; B.swift:1

                """))
    }

    @Test func noLineIsLongerThanPeopleRead() async {
        await check(
            each: [
                ("a bb ccc", 4, ["a bb", "  ccc"]), ("aaa `b c d` e", 9, ["aaa", "  `b c d`", "  e"]),
                ("`a b c d e f`", 6, ["`a b c", "  d e", "  f`"]),
                ("of `fixmods a b`, c", 6, ["of", "  `fixmods a b`,", "  c"]),
                ("aaaaaaaaaa b", 4, ["aaaaaaaaaa", "  b"]),
                ("\u{1B}[1mab\u{1B}[0m cd", 5, ["\u{1B}[1mab\u{1B}[0m cd"]), ("a  b", 20, ["a  b"]), ("", 5, [""]),
            ] as [(String, Int, [String])]
        ) { text, width, lines in
            let paragraph = Paragraph(text: text, hanging: 2)
            #expect(paragraph.lines(width: width) == lines.map { $0 + "\n" }.joined())
        }
    }

    @Test func aCheckWithoutAnEditIsContent() {
        #expect(
            report { result, options in
                result.files[0].calls.removeFirst()
                result.files[0].hasEdits = false
                options.isCheck = true
            }.status == 0)
    }

    @Test func strictCountsWhatIsNotRewritten() {
        #expect(report { $1.isStrict = true }.status == 1)
        for outcome in Outcome.allCases {
            let isUnfinished = [.branch, .withheld, .left].contains(outcome)
            let status = report { result, options in
                result.files[0].calls = [Self.located(1, 1, Self.call(outcome))]
                options.isStrict = true
            }.status
            #expect(status == (isUnfinished ? 1 : 0), "\(outcome)")
        }
    }

    @Test func troubleWins() {
        let (text, status) = report { result, options in
            options.isCheck = true
            options.isDryRun = true
            result.messages = [.note("a note"), .error("gone.swift", "no such file or folder")]
        }
        #expect(status == 2)
        #expect(text == Self.kept + "fixmods: note: a note\ngone.swift: error: no such file or folder\n" + Self.summary)
    }

    @Test func anInterruptionWinsOverAll() {
        let (text, status) = report { result, _ in
            result.interruption = 130
            result.messages = [.error("gone.swift", "no such file or folder")]
        }
        #expect(status == 130)
        #expect(text.contains("interrupted; what was not done is as it was\n"))
    }

    @Test func whatIsKeptDoesNotCountAsRewritten() {
        let (text, status) = report { result, options in
            result.files[0].fail("is read-only")
            options.isCheck = true
        }
        #expect(
            text.contains(
                "2 left; `fixmods explain CODE` says what can be done about one in brackets\n  1 the file is kept as it is [file-kept]  A.swift:1\n"
            ))
        #expect(text.contains("Views/A.swift: error: is read-only\n"))
        #expect(text.contains("\n3 files, 6 calls: 1 withheld, 2 left, 1 branch, 1 constant, 1 suppressed\ncalls that"))
        #expect(status == 2)
    }

    @Test func oneOfEachIsSingular() {
        let text = report { result, options in
            result.files[0].calls.removeLast(5)
            result.fileCount = 1
            options.isDryRun = true
        }.text
        #expect(text.hasPrefix("1 file, 1 call: 1 would be rewritten\n"))
    }

    @Test func namesCannotMoveTheCursor() {
        let text = report { result, _ in
            result.files[0] = FileResult(path: "\u{1B}[2J.swift")
            result.files[0].calls = [Self.calls[2]]
        }.text
        #expect(!text.contains("\u{1B}"))
    }

    @Test func diffsAreColouredAsByGit() {
        let diff = Array("--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n c\n".utf8)
        let painted = String(decoding: Paint(isOn: true).diff(diff), as: UTF8.self)
        #expect(
            painted == """
                \u{1B}[1m--- a/x\u{1B}[0m
                \u{1B}[1m+++ b/x\u{1B}[0m
                \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
                \u{1B}[31m-a\u{1B}[0m
                \u{1B}[32m+b\u{1B}[0m
                 c

                """)
        #expect(Paint(isOn: false).diff(diff) == diff)
    }

    @Test func threadsKeepTheOrder() async {
        await check(each: [1, 2, 7]) { count in
            let numbers = Array(0..<100)
            #expect(Threads(count: count).map(numbers) { number, _ in number * 2 } == numbers.map { $0 * 2 })
            #expect(Threads(count: count).map([Int]()) { number, _ in number } == [])
        }
    }
}
