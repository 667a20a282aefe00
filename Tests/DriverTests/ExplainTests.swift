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
        let lines = run.output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == BuiltinPages.all.map(\.name).sorted())
        for (name, level) in [("opacity", "safe"), ("clipShape", "branch")] {
            let line = try #require(lines.first { $0.hasPrefix(name + " ") })
            #expect(line.contains("  \(level)  "))
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
        }
    }

    @Test func eachWordOfAReportIsExplained() throws {
        let words = Level.allCases.map(\.rawValue) + Outcome.allCases.map(\.rawValue)
        for word in words { #expect(Glossary.entries.count { $0.word == word } == 1, "\(word)") }
        for entry in Glossary.entries + Glossary.commandLine {
            let text = try Explanation(of: entry.word, pages: [], paint: Paint(isOn: false)).text
            #expect(text == "\(entry.word)\n\n\(entry.text)\n")
            for line in text.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
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
