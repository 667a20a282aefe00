import Harness
import Testing

/// `--staged`: what is in the index is judged.
@Suite struct StagedTests {
    private static func old(_ name: String) -> String { SinceTests.old(name) }
    private static func new(_ name: String) -> String { SinceTests.new(name) }

    /// What git says of each file: `M A.swift`
    private static func status(_ git: GitFolder) throws -> [String] {
        try git.git("status", "--porcelain").split(separator: "\n").map { String($0) }
    }

    @Test func aFileIsWrittenAndNotAdded() throws {
        let git = try GitFolder(["A.swift": "", "B.swift": Self.old("b"), "C.swift": ""])
        try git.commit()
        try git.write(Self.old("a"), to: "A.swift")
        try git.git("add", "A.swift")
        try git.write(Self.old("c"), to: "C.swift")
        let run = try git.fixmods("--staged")
        #expect(run.status == 1 && run.output.isEmpty, "\(run.errors)")
        #expect(run.errors.contains("`git add` what was written"))
        #expect(try git.text(of: "A.swift") == Self.new("a"))
        #expect(try git.text(of: "B.swift") == Self.old("b"))
        #expect(try git.text(of: "C.swift") == Self.old("c"))
        #expect(try Self.status(git) == ["MM A.swift", " M C.swift"])
        #expect(try git.git("stash", "list").isEmpty)
        try git.git("add", "A.swift")
        let second = try git.fixmods("--staged")
        #expect(second.status == 0, "\(second.errors)")
    }

    /// `--remove-helpers` is about the work tree, and refused with `--staged`.
    @Test func noCommandIsNamedThatIsRefused() throws {
        let helper = """
            import SwiftUI
            extension View {
                @ViewBuilder func applyIf(_ c: Bool, _ f: (Self) -> some View) -> some View { if c { f(self) } else { self } }
            }

            """
        let git = try GitFolder(["A.swift": "", "When.swift": ""])
        try git.commit()
        try git.write(Self.old("a"), to: "A.swift")
        try git.write(helper, to: "When.swift")
        try git.git("add", "--all")
        #expect(try git.fixmods("--dry-run", ".").errors.contains("--remove-helpers"))
        let run = try git.fixmods("--staged")
        #expect(try git.text(of: "A.swift") == Self.new("a"))
        #expect(!run.errors.contains("--remove-helpers"), "\(run.errors)")
    }

    /// A switch for a modifier in a file that is not staged: more paths would not help.
    @Test func theCommandForOtherFilesDoesWhatItSays() throws {
        let card = "import SwiftUI\nextension View { func card() -> some View { padding(3).opacity(0.5) } }\n"
        let call = "import SwiftUI\nlet a = Text(\"a\").applyIf(isOn) { $0.card() }\n"
        let git = try GitFolder(["A.swift": "", "Card.swift": card])
        try git.commit()
        try git.write(call, to: "A.swift")
        try git.git("add", "A.swift")
        let run = try git.fixmods("--staged")
        #expect(run.errors.contains("`fixmods .` gives it to them"), "\(run.errors)")
        #expect(try git.text(of: "A.swift") == call)
        _ = try git.fixmods(".")
        #expect(try git.text(of: "A.swift").contains(".card(isEnabled: isOn)"))
        // A path that is not named yet is.
        try git.git("checkout", "--", "Card.swift")
        try git.write(call, to: "A.swift")
        let one = try git.fixmods("--dry-run", "A.swift")
        #expect(one.errors.contains("`fixmods --dry-run Card.swift A.swift` shows"), "\(one.errors)")
    }

    /// The diff is of what is staged, and is one for the index.
    @Test func aFileWithOtherEditsIsShown() throws {
        let git = try GitFolder(["Sub/A.swift": "", "Sub/B.swift": ""])
        try git.commit()
        try git.write(Self.old("a"), to: "Sub/A.swift")
        try git.write(Self.old("b"), to: "Sub/B.swift")
        try git.git("add", "--all")
        let later = "\n" + Self.old("later") + Self.old("a")
        try git.write(later, to: "Sub/A.swift")
        let run = try git.fixmods("--staged")
        #expect(run.status == 1)
        #expect(
            run.output == """
                --- a/Sub/A.swift
                +++ b/Sub/A.swift
                @@ -1 +1 @@
                -let a = x.applyIf(isOn) { $0.opacity(0.5) }
                +let a = x.opacity(isOn ? 0.5 : 1)

                """)
        #expect(try git.text(of: "Sub/A.swift") == later)
        #expect(try git.text(of: "Sub/B.swift") == Self.new("b"))
        let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("`./Sub/A.swift` has edits that are not staged, so the diff of what is staged is shown"))
        // What is only shown does not count as rewritten.
        #expect(words.contains("2 files, 2 calls: 1 rewritten, 1 only shown"), "\(words)")
        try git.write(run.output, to: "x.diff")
        try git.git("apply", "--cached", "x.diff")
        try git.git("add", "Sub/B.swift")
        #expect(try git.git("show", ":Sub/A.swift") == Self.new("a"))
        #expect(try git.fixmods("--staged").status == 0)
        #expect(try git.text(of: "Sub/A.swift") == later)
    }

    /// A file that was moved or removed behind `git add` is part of the commit all the same.
    @Test(arguments: [
        "rm A.swift", "mv A.swift B.swift", "rm A.swift; mkdir A.swift", "rm A.swift; ln -s C.swift A.swift",
    ])
    func whatTheWorkTreeDoesNotHave(change: String) throws {
        let git = try GitFolder(["Sub/C.swift": "", "Sub/A.swift": Self.old("a"), "Sub/.b/A.swift": Self.old("b")])
        try git.git("add", "--all")
        #expect(try ChildProcess("/bin/sh", ["-c", "cd Sub; rm .b/A.swift; \(change)"], in: git.path).status == 0)
        let before = try Self.status(git)
        for words in [["--staged"], ["--staged", "--check", "Sub"]] {
            let run = try ChildProcess(Command.path, words, in: git.path, environment: GitFolder.environment)
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.errors.contains("1 call: "), "\(run.errors)")
        }
        #expect(try git.fixmods("--staged", "--exclude", "A.swift").status == 0)
        #expect(try Self.status(git) == before)
        let diff = try git.fixmods("--staged").output
        #expect(diff.hasPrefix("--- a/Sub/A.swift\n+++ b/Sub/A.swift\n"), "\(diff)")
        try git.write(diff, to: "x.diff")
        try git.git("apply", "--cached", "x.diff")
        #expect(try git.git("show", ":Sub/A.swift") == Self.new("a"))
        #expect(try git.fixmods("--staged").status == 0)
    }

    /// What the work tree alone says, of this file or of another, is no part of the commit.
    @Test func whatIsOnlyInTheWorkTreeDoesNotCount() throws {
        let helper = """
            import SwiftUI
            extension View {
                @ViewBuilder func onlyWhen<V: View>(_ c: Bool, _ change: (Self) -> V) -> some View {
                    if c { change(self) } else { self }
                }
            }

            """
        let call = "import SwiftUI\nlet a = Rectangle().onlyWhen(isOn) { $0.opacity(0.5) }\n"
        let git = try GitFolder(["Helper.swift": helper, "A.swift": ""])
        try git.commit()
        try git.write(call, to: "A.swift")
        try git.git("add", "A.swift")
        // In the work tree it is another function now.
        try git.write(helper.replacing("onlyWhen", with: "other"), to: "Helper.swift")
        let check = try git.fixmods("--staged", "--check")
        #expect(check.status == 1 && check.output.contains("./A.swift:2:20:"), "\(check.errors)")
        // And in the index.
        try git.git("add", "Helper.swift")
        try git.write(helper, to: "Helper.swift")
        #expect(try git.fixmods("--staged", "--check").status == 0)
        // A call that is not staged any more.
        try git.write("", to: "A.swift")
        try git.git("add", "A.swift")
        try git.write(call, to: "A.swift")
        #expect(try git.fixmods("--staged", "--check").status == 0)
    }

    /// The type would be declared in a file that is not written.
    @Test func nothingIsDeclaredWhereNothingIsWritten() throws {
        let (helper, a) = ("Sources/App/Helper.swift", "Sources/App/A.swift")
        let git = try GitFolder(["Package.swift": CommandTests.manifest])
        try git.commit()
        try git.write(ContextTests.helper, to: helper)
        try git.write(EitherViewCommandTests.call, to: a)
        try git.git("add", "--all")
        try git.write(ContextTests.helper + "// later\n", to: helper)
        let run = try git.fixmods("--staged")
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        #expect(try git.text(of: a) == EitherViewCommandTests.call)
        let named = try git.fixmods("--staged", "--support", helper)
        #expect(named.status == 2 && named.errors.contains("has edits that are not staged"), "\(named.errors)")
        #expect(try git.text(of: helper) == ContextTests.helper + "// later\n")
        try git.write(ContextTests.helper, to: helper)
        #expect(try git.fixmods("--staged").status == 1)
        #expect(try git.text(of: a) == EitherViewCommandTests.wrapped)
        #expect(try git.text(of: helper) == EitherViewCommandTests.declared)
    }

    /// Once git knows a file, no pattern makes it an ignored one.
    @Test func whatAPatternNames() throws {
        let git = try GitFolder([".gitignore": "build/\n", "A.swift": "", "build/B.swift": ""])
        try git.git("add", "--all")
        try git.git("add", "--force", "build/B.swift")
        try git.git("commit", "--quiet", "--message", "m")
        try git.write(Self.old("b"), to: "build/B.swift")
        try git.git("add", "--update")
        #expect(try git.fixmods("--staged", "--check").output.hasPrefix("./build/B.swift:1:"))
        #expect(try git.fixmods("--staged").status == 1)
        #expect(try git.text(of: "build/B.swift") == Self.new("b"))
    }

    @Test func oddNamesRenamesAndNoCommit() throws {
        let names = [
            "a b.swift", "line\nbreak.swift", "quote\".swift", "\\.swift", "ü.swift", "-x.swift", ":0:x.swift",
        ]
        let git = try GitFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.old("a")) }))
        try git.git("config", "core.quotePath", "true")
        try git.git("add", "--all")
        #expect(try git.fixmods("--staged").status == 1)
        for name in names { #expect(try git.text(of: name) == Self.new("a"), "\(name)") }
        // The same with edits on top.
        for name in names { try git.write("\n", to: name) }
        let shown = try git.fixmods("--staged", "--quiet")
        #expect(shown.output.split(separator: "\n").count { $0.hasPrefix("+let") } == names.count)
        try git.git("add", "--all")
        try git.commit()
        try git.write(Self.old("r"), to: "r.swift")
        try git.commit()
        try git.git("mv", "r.swift", "s.swift")
        #expect(try git.fixmods("--staged", "--check").output.hasPrefix("./s.swift:1:"))
        // Only the lines that this commit changes.
        #expect(try git.fixmods("--staged", "--check", "--since", "HEAD").status == 0)
    }

    /// Others' work, which a merge brings, was judged when they committed it; so is what a submodule commits.
    @Test func mergesAndSubmodules() throws {
        let folder = try TemporaryFolder()
        let inner = try GitFolder(["S.swift": ""], at: "inner", in: folder)
        try inner.commit()
        let git = try GitFolder(["A.swift": "//\n", "B.swift": ""], at: "outer", in: folder)
        try git.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../inner", "Sub")
        try git.commit()
        try git.git("checkout", "--quiet", "-b", "theirs")
        try git.write("// theirs\n", to: "A.swift")
        try git.write(Self.old("theirs"), to: "B.swift")
        try git.commit("theirs")
        try git.git("checkout", "--quiet", "main")
        try git.write("// mine\n", to: "A.swift")
        try git.commit("mine")
        #expect(throws: (any Error).self) { try git.git("merge", "--quiet", "theirs") }
        let conflict = try git.fixmods("--staged", "--check")
        #expect(conflict.status == 0 && conflict.errors.contains("`A.swift` is not merged yet, and is passed over"))
        try git.write(Self.old("both"), to: "A.swift")
        try git.git("add", "--all")
        try folder.write(Self.old("s"), to: "outer/Sub/S.swift")
        #expect(try ChildProcess("git", ["add", "S.swift"], in: "\(git.path)/Sub").status == 0)
        let check = try git.fixmods("--staged", "--check")
        let calls = check.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(calls.map { String($0.prefix { $0 != " " }) } == ["./A.swift:1:13:"])
        #expect(try git.fixmods("--staged", "--check", "Sub").output.hasPrefix("Sub/S.swift:1:"))
    }

    /// What hooks, aliases and users say of a repository counts from where the command runs.
    @Test func whatTheEnvironmentSays() async throws {
        await check(each: [
            ("", ["GIT_DIR": ".git"]), ("Sub", ["GIT_DIR": "../.git", "GIT_WORK_TREE": ".."]),
            ("Sub", ["GIT_DIR": "../.git", "GIT_WORK_TREE": "..", "GIT_INDEX_FILE": ".git/index"]),
        ]) { place, variables in
            let git = try GitFolder(["A.swift": SinceTests.old("a"), "Sub/B.swift": "//\n"])
            try git.git("add", ".")
            let run = try ChildProcess(
                Command.path, ["--staged", git.path], in: "\(git.path)/\(place)",
                environment: GitFolder.environment.merging(variables) { $1 })
            #expect(run.status == 1, "\(variables): \(run.errors)")
            #expect(try git.text(of: "A.swift") == SinceTests.new("a"), "\(variables)")
        }
        let git = try GitFolder(["A.swift": SinceTests.old("a")])
        try git.git("add", ".")
        let wrong = try git.fixmods("--staged", environment: ["GIT_DIR": "nowhere"])
        #expect(wrong.status == 2 && wrong.errors.contains("not a git repository: "), "\(wrong.errors)")
    }

    @Test func withoutARepository() throws {
        let folder = try TemporaryFolder(["A.swift": Self.old("a")])
        let run = try Command.run(["--staged"], in: folder)
        #expect(run.status == 2 && run.errors.contains("lies in no git repository"))
        #expect(try Command.run(["--staged", "--remove-helpers"], in: folder).status == 2)
    }

    /// A repository of somebody else's, of which git says nothing until it is told to trust it.
    @Test func aRepositoryThatGitDoesNotTrust() async throws {
        let git = try GitFolder(["A.swift": SinceTests.old("a")])
        try git.git("add", "A.swift")
        await check(each: [["--staged"], ["--since", "HEAD", "."], ["--require-clean", "."], ["install-hook"]]) {
            words in
            let run = try ChildProcess(
                Command.path, words, in: git.path,
                environment: GitFolder.environment.merging(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]) { $1 })
            let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(run.status == 2)
            #expect(
                said.contains(
                    "which belongs to another user; if you trust it, run `git config --global --add safe.directory \(git.path)`"
                ),
                "\(said)")
            #expect(try git.text(of: "A.swift") == SinceTests.old("a"))
        }
    }
}
