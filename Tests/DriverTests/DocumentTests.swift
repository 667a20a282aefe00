import Harness
import Testing

@testable import Driver

/// What the documents promise of the code.
@Suite struct DocumentTests {
    @Test func theChangelogBeginsWithThisVersion() throws {
        let heads = try Repository.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(heads.first == "## \(version)")
    }

    @Test func theReadmeHasTwoCommands() throws {
        let lines = try Repository.text(of: "README.md").split(separator: "\n")
        let commands = lines.filter { $0.hasPrefix("swift ") }
        #expect(commands.count == 2)
        #expect(commands.first?.hasPrefix("swift run -c release fixmods --dry-run ") == true)
        #expect(commands.last == "swift test")
    }

    @Test func theReadmesSampleGivesTheCommittedOutput() throws {
        let folder = try TemporaryFolder()
        try folder.link("Tests", to: Repository.root + "/Tests")
        let run = try Command.run(["--dry-run", "Tests/Samples"], in: folder)
        #expect(run.output == (try Repository.text(of: "Tests/Samples/expected.diff")))
        #expect(run.errors == (try Repository.text(of: "Tests/Samples/expected.txt")))
        #expect(run.status == 0)
    }

    /// The README shows every option that the help does.
    @Test func theReadmeNamesEveryOption() throws {
        let text = try Repository.text(of: "README.md")
        for flag in Flag.all { #expect(text.contains("`\(flag.spellings[0])"), "\(flag.spellings[0])") }
    }
}
