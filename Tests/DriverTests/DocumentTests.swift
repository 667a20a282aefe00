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
        let first = try #require(commands.first)
        #expect(first.hasPrefix("swift run -c release fixmods --dry-run "))
        #expect(commands.last == "swift test -c release")
    }

    @Test func theReadmesSampleGivesTheCommittedOutput() throws {
        let run = try ChildProcess(Command.path, ["--dry-run", "Tests/Samples"], in: Repository.root)
        #expect(run.output == (try Repository.text(of: "Tests/Samples/expected.diff")))
        #expect(run.errors == (try Repository.text(of: "Tests/Samples/expected.txt")))
        #expect(run.status == 0)
    }

    /// The README shows every option that the help does.
    @Test func theReadmeNamesEveryOption() throws {
        let text = try Repository.text(of: "README.md")
        for flag in Flag.all { #expect(text.contains("`\(flag.spellings[0])"), "\(flag.spellings[0])") }
    }

    /// Each hook is named in the README and begins with a command line that is one.
    @Test func theHooksAreRight() throws {
        let lines = try Repository.text(of: ".pre-commit-hooks.yaml").split(separator: "\n").map { $0.dropFirst(2) }
        let values = { (key: String) in
            lines.filter { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
        }
        #expect(values("id") == ["fixmods", "fixmods-check"])
        #expect(values("language") == ["swift", "swift"])
        #expect(values("types") == ["[swift]", "[swift]"])
        #expect(values("require_serial") == ["true", "true"])
        let commands = values("entry").map { $0.split(separator: " ").map { String($0) } }
        #expect(commands.map(\.first) == ["fixmods", "fixmods"])
        let options = commands.map { Options($0.dropFirst() + ["A.swift"]) }
        #expect(options.flatMap(\.mistakes).isEmpty)
        #expect(options.map(\.isCheck) == [false, true])
        #expect(options.map(\.isDryRun) == [false, true])
        let readme = try Repository.text(of: "README.md")
        for id in values("id") { #expect(readme.contains("`\(id)`")) }
    }
}
