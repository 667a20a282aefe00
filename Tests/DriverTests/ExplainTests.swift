import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

@testable import Driver

/// `fixmods rules` and `fixmods explain`, through the real command.
@Suite struct ExplainTests {
    @Test func eachPageHasALine() throws {
        let run = try Command.run(["rules"], in: try TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.errors == "")
        for line in run.output.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
        let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(lines.map { String($0.prefix { $0 != " " }) } == BuiltinPages.all.map(\.name).sorted())
        let narrow = RuleList(BuiltinPages.all, paint: Paint(isOn: false)).text(width: 60)
        for line in narrow.split(separator: "\n") { #expect(line.count <= 60, "\(line)") }
        for (name, level) in [("opacity", "safe"), ("clipShape", "branch")] {
            let line = try #require(lines.first { $0.hasPrefix(name + " ") })
            #expect(line.hasSuffix("  \(level)") || line.contains("  \(level), ") || line.hasSuffix(", \(level)"))
        }
    }

    @Test func aPageOfTheUsersIsListedAndExplained() throws {
        let folder = try TemporaryFolder(["Rules/shimmering.md": RulePagesTests.page])
        let list = try Command.run(["rules", "--rules", "Rules"], in: folder).output
        #expect(list.contains("\nshimmering "))
        #expect(list.contains(" A shimmer that can be switched off.\n"))
        let run = try Command.run(["--rules=Rules", "explain", "shimmering"], in: folder)
        #expect(
            run.output == """
                shimmering

                A shimmer that can be switched off.

                    modifier shimmering(isActive: Bool = true) -> some View
                    inert    .shimmering(isActive: false)

                    - view.applyIf(isOn) { $0.shimmering() }
                    + view.shimmering(isActive: isOn)

                """)
        #expect(run.status == 0)
    }

    @Test func eachPageCanBeRead() async {
        await check(each: BuiltinPages.all.map(\.name)) { name in
            let text = try Explanation(of: name, pages: BuiltinPages.all, paint: Paint(isOn: false)).text
            #expect(text.hasPrefix(name + "\n\n"))
            #expect(!text.contains("```"))
            for line in text.split(separator: "\n") where !line.hasPrefix("    ") && !line.hasPrefix("|") {
                #expect(line.count <= 80, "\(line)")
            }
        }
    }

    /// Sentences are broken anew; lists, tables and code keep their lines.
    @Test func proseFitsAWidth() {
        let text =
            "One sentence\nand another.\n\n- a point that is long\n  enough\n- two\n\n    code  as it is\n| a | table |"
        #expect(
            Prose(text: text).lines(width: 16) == """
                One sentence and
                another.

                - a point that
                  is long enough
                - two

                    code  as it is
                | a | table |

                """)
    }

    @Test func eachWordOfAReportIsExplained() throws {
        let words = Level.allCases.map(\.rawValue) + Outcome.allCases.map(\.rawValue)
        for word in words { #expect(Glossary.entries.count { $0.word == word } == 1, "\(word)") }
        for entry in Glossary.entries + Glossary.commandLine {
            let text = try Explanation(of: entry.word, pages: [], paint: Paint(isOn: false)).text
            let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
            #expect(text.hasPrefix("\(entry.word)\n\n") && words(text).dropFirst() == words(entry.text)[...])
            for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
                #expect(line.count <= 80, "\(line)")
            }
        }
        let all = (Glossary.entries + Glossary.commandLine).map(\.word)
        #expect(Set(all).count == all.count)
        #expect(Set(all).isDisjoint(with: BuiltinPages.all.map(\.name)))
    }

    @Test func eachCodeIsExplained() {
        let flaws = [SuppressionFlaw.Code.unknown, .unused].map(\.rawValue)
        for code in Code.all.union(flaws + ["file-kept", "taken-back"]) {
            #expect(Glossary.entries.contains { $0.word == code }, "\(code)")
        }
        let known = Code.all.union(flaws + ["file-kept", "taken-back"])
        for entry in Reasons.entries { #expect(known.contains(entry.word), "\(entry.word) is no code") }
    }

    @Test func optionsVerbsAndHelpersAreExplained() async throws {
        await check(
            each: [
                ("--unsafe", "An option: `--unsafe`\n\nShort for `--allow assumed,approx`.\n"),
                ("-0", "An option: `-0`"), ("init", "`fixmods init`\n\nwrite a"),
                ("applyIf", "    .applyIf(condition, transform: transform)\n"), ("note", "What is said of a call"),
                ("identity", "By what SwiftUI knows"), ("EitherView", "One of two views"),
                ("no-rule", "A reason. No rule page names the modifier"),
            ] as [(String, String)]
        ) { name, text in
            let run = try? Command.run(["explain", name], in: try TemporaryFolder())
            #expect(run?.status == 0 && run?.output.hasPrefix("\(name)\n\n") == true)
            #expect(run?.output.contains(text) == true, "\(run?.output ?? "")")
        }
        let words = Glossary.commandLine.map(\.word)
        for flag in Flag.all { for spelling in flag.spellings { #expect(words.contains(spelling)) } }
        for page in BuiltinPages.all {
            for helper in page.helpers {
                #expect(Glossary.helpers(in: BuiltinPages.all).contains { $0.word == helper.name })
            }
        }
    }

    @Test func anUnknownName() async {
        await check(
            each: [
                ("opactiy", "no rule page and no word `opactiy`; did you mean `opacity`?"),
                ("asumed", "no rule page and no word `asumed`; did you mean `assumed`?"),
                ("qqqqqqqq", "no rule page and no word `qqqqqqqq`; `fixmods rules` lists the pages"),
            ] as [(String, String)]
        ) { name, sentence in
            let run = try Command.run(["explain", name], in: try TemporaryFolder())
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.errors == "fixmods: error: \(sentence)\n")
        }
    }

    @Test func aVerbWinsOverAFolderOfItsName() throws {
        let folder = try TemporaryFolder(["rules/A.swift": CommandTests.before, "explain/A.swift": CommandTests.before])
        #expect(try Command.run(["rules"], in: folder).output.contains("opacity"))
        #expect(try Command.run(["explain"], in: folder).status == 2)
        #expect(try folder.text(of: "rules/A.swift") == CommandTests.before)
        #expect(
            try Command.run(["--verbose", "./rules"], in: folder).errors.contains("./rules/A.swift: wrote 1 call\n"))
    }
}
