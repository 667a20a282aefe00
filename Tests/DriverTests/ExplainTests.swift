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
        for entry in Glossary.entries {
            let text = try Explanation(of: entry.word, pages: [], paint: Paint(isOn: false)).text
            #expect(text == "\(entry.word)\n\n\(entry.text)\n")
            for line in text.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
        }
        #expect(Set(Glossary.entries.map(\.word)).count == Glossary.entries.count)
        #expect(Set(Glossary.entries.map(\.word)).isDisjoint(with: BuiltinPages.all.map(\.name)))
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
