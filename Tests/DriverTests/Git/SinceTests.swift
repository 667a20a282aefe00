import Harness
import Syntax
import Testing

@testable import Driver

/// `--since`: only calls on lines that have changed.
@Suite struct SinceTests {
    /// A line with a call that can be rewritten, and what it becomes.
    static func old(_ name: String) -> String { "let \(name) = x.applyIf(isOn) { $0.opacity(0.5) }\n" }
    static func new(_ name: String) -> String { "let \(name) = x.opacity(isOn ? 0.5 : 1)\n" }

    @Test func onlyLinesThatChangedAreRewritten() throws {
        let git = try GitFolder(["A.swift": Self.old("a") + Self.old("b"), "B.swift": Self.old("c")])
        try git.commit()
        try git.write(Self.old("a") + "\n" + Self.old("d") + Self.old("b"), to: "A.swift")
        let check = try git.fixmods("--check", "--since", "HEAD")
        #expect(check.status == 1)
        #expect(check.output.linesOfCalls.map { String($0.prefix { $0 != " " }) } == ["./A.swift:3:10:"])
        let run = try git.fixmods("--since", "HEAD", ".")
        #expect(run.status == 0)
        let base = try git.git("rev-parse", "HEAD").prefix(9)
        let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("note: calls on lines that have not changed since `\(base)` are passed over fixmods:"))
        #expect(words.hasSuffix(" 2 files, 1 call: 1 rewritten"))
        #expect(try git.text(of: "A.swift") == Self.old("a") + "\n" + Self.new("d") + Self.old("b"))
        #expect(try git.text(of: "B.swift") == Self.old("c"))
        try git.commit()
        #expect(try git.fixmods("--check", "--strict", "--since", "HEAD").status == 0)
    }

    /// What the team has done on its branch meanwhile is nothing of mine.
    @Test func theBranchIsComparedWithWhereItBegan() throws {
        let git = try GitFolder(["A.swift": "", "B.swift": ""])
        try git.commit()
        try git.git("checkout", "--quiet", "-b", "mine")
        try git.write(Self.old("mine"), to: "A.swift")
        try git.commit()
        try git.git("checkout", "--quiet", "main")
        try git.write(Self.old("theirs"), to: "B.swift")
        try git.commit()
        try git.git("checkout", "--quiet", "mine")
        let mine = try git.fixmods("--check", "--since=main")
        #expect(mine.output.hasPrefix("./A.swift:1:") && mine.output.linesOfCalls.count == 1)
        try git.git("checkout", "--quiet", "main")
        // Seen from the other branch, nothing is new.
        let other = try git.fixmods("--check", "--since=main")
        #expect(other.output.isEmpty && other.status == 0)
    }

    @Test func anUntrackedFileIsNewAndARenamedOneIsNot() throws {
        let long = (0..<20).map { "// line \($0)\n" }.joined()
        let git = try GitFolder([
            "Old.swift": long + Self.old("a"), ".gitignore": "Ignored.swift\n", "Ignored.swift": Self.old("i"),
        ])
        try git.commit()
        try git.git("mv", "Old.swift", "Moved.swift")
        try git.write(long + Self.old("a") + Self.old("b"), to: "Moved.swift")
        try git.write(Self.old("u"), to: "Sub/Untracked.swift")
        let check = try git.fixmods("--check", "--since", "HEAD", ".", "Ignored.swift")
        #expect(
            check.output.linesOfCalls.map { String($0.prefix { $0 != " " }) }
                == ["./Moved.swift:22:10:", "./Sub/Untracked.swift:1:10:", "Ignored.swift:1:10:"])
    }

    /// Whatever a file is called, and whatever the user wants diffs to look like.
    @Test func oddNamesAndSettings() async throws {
        let names = [
            "a b.swift", "tab\there.swift", "line\nbreak.swift", "quote\".swift", "back\\slash.swift", "b/a.swift",
            "ünï.swift", "+++ b.swift", "[a]*?.swift", ":(glob).swift", "-x.swift", "\u{1}\u{7}.swift",
        ]
        let git = try GitFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "//\n-- a/x\n++ b/y\n") }))
        let bad: [UInt8] = Array("bad".utf8) + [0xFF, 0xC3] + Array(".swift".utf8)
        try git.git("config", "core.quotePath", "false")
        try git.commit()
        for name in names {
            try git.write("//\n\(Self.old("a"))++ b/y\n\(Self.old("b"))", to: name)
            try git.git("add", "-A")
        }
        for (key, value) in [
            ("diff.noprefix", "true"), ("diff.external", "false"), ("diff.mnemonicPrefix", "true"),
            ("color.ui", "always"), ("diff.context", "9"), ("diff.interHunkContext", "9"), ("core.pager", "false"),
            ("core.fsmonitor", "touch fsmonitor-was-run"), ("diff.renames", "copies"),
        ] {
            try git.git("config", key, value)
        }
        try git.write("*.swift diff=odd -text\n", to: ".gitattributes")
        try git.git("config", "diff.odd.textconv", "false")
        try git.git("config", "diff.odd.command", "false")
        let run = try git.fixmods("--since", "HEAD", ".", environment: ["GIT_EXTERNAL_DIFF": "false"])
        #expect(run.status == 0, "\(run.errors)")
        await check(each: names) { name in
            let text = try git.text(of: name)
            #expect(text == "//\n" + Self.new("a") + "++ b/y\n" + Self.new("b"))
        }
        #expect(!git.folder.names().contains("fsmonitor-was-run"))
        let parts = ChangedLines.parts(
            in: Array("+++ \"b/bad\\377\\303.swift\"\n@@ -1 +1,2 @@\n-a\n+b\n+c\n@@ -9,2 +9,0 @@\n".utf8), below: "/r")
        #expect(parts == [Path(Array("/r/".utf8) + bad): .lines([0..<2, 9..<9])])
    }

    @Test func aSecondWorkTreeAndASubmodule() throws {
        let folder = try TemporaryFolder()
        let inner = try GitFolder(["S.swift": Self.old("s")], at: "inner", in: folder)
        try inner.commit()
        let outer = try GitFolder(["A.swift": Self.old("a")], at: "outer", in: folder)
        try outer.commit()
        try outer.git("branch", "earlier")
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../inner", "Sub")
        try outer.commit()
        // Then there was none, so all of it is new.
        let whole = try outer.fixmods("--since", "earlier", "--check", ".")
        #expect(whole.output.hasPrefix("./Sub/S.swift:1:"), "\(whole.errors)")
        try outer.git("worktree", "add", "--quiet", "../second", "-b", "second")
        let submodule = "outer/Sub/S.swift"
        try folder.write(Self.old("s") + Self.old("t"), to: submodule)
        // The commit of this name in the submodule is another.
        let run = try outer.fixmods("--since", "main", ".")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text(of: submodule) == Self.old("s") + Self.new("t"))
        #expect(try outer.text(of: "A.swift") == Self.old("a"))

        try folder.write(Self.old("a") + Self.old("b"), to: "second/A.swift")
        let second = try ChildProcess(
            Command.path, ["--since", "main", "A.swift"], in: "\(folder.path)/second",
            environment: GitFolder.environment)
        #expect(second.status == 0, "\(second.errors)")
        #expect(try folder.text(of: "second/A.swift") == Self.old("a") + Self.new("b"))
    }

    /// A hook knows of one repository, which may be another than that of the paths.
    @Test func whatAHookSaysOfItsRepositoryIsNotTakenForOthers() throws {
        let folder = try TemporaryFolder()
        let one = try GitFolder(["A.swift": Self.old("a")], at: "one", in: folder)
        try one.commit()
        let other = try GitFolder(["B.swift": Self.old("b")], at: "other", in: folder)
        try other.commit()
        try other.write(Self.old("b") + Self.old("c"), to: "B.swift")
        let run = try one.fixmods(
            "--since", "HEAD", "../other",
            environment: ["GIT_DIR": "\(one.path)/.git", "GIT_INDEX_FILE": ".git/index", "GIT_WORK_TREE": one.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try other.text(of: "B.swift") == Self.old("b") + Self.new("c"))
    }

    @Test func whatCannotBeComparedIsAnError() throws {
        let git = try GitFolder(["A.swift": Self.old("a")])
        func said(_ words: String..., in environment: [String: String] = [:]) throws -> String {
            let run = try ChildProcess(
                Command.path, words, in: git.path, environment: GitFolder.environment.merging(environment) { $1 })
            #expect(run.status == 2)
            #expect(try git.text(of: "A.swift") == Self.old("a"))
            return run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(try said("--since", "main").contains("error: `main` is no commit in `\(git.path)`"))
        #expect(try said("--since", "--output=x").contains("`--output=x` is no commit"))
        try git.commit()
        #expect(try said("--since", "nowhere").contains("error: `nowhere` is no commit in `\(git.path)`"))
        try git.git("checkout", "--quiet", "--orphan", "other")
        try git.commit("other")
        #expect(try said("--since", "main").contains("`main` and HEAD have no commit in common"))
        #expect(
            try said("--since", "HEAD", in: ["PATH": "/nowhere"]).contains("error: git cannot be run: no such file"))
        let none = try TemporaryFolder(["A.swift": Self.old("a")])
        let run = try Command.run(["--since", "HEAD"], in: none)
        #expect(run.status == 2 && run.errors.contains("lies in no git repository"))
        let input = try git.fixmods("-", "--stdin-filename", "A.swift", "--since", "HEAD")
        #expect(input.status == 2)
    }

    /// Before the first commit all is new.
    @Test func withoutCommits() throws {
        let git = try GitFolder(["A.swift": Self.old("a")])
        try git.git("add", "A.swift")
        #expect(try git.fixmods("--since", "HEAD").status == 0)
        #expect(try git.text(of: "A.swift") == Self.new("a"))
    }

    /// A comment is judged by its own line, whatever calls it speaks for.
    @Test func commentsThatLeaveCallsAlone() throws {
        let old = "// fixmods:ignore\n\n" + Self.old("a")
        let git = try GitFolder(["A.swift": old])
        try git.commit()
        try git.write(old + "let b = 1\n", to: "A.swift")
        #expect(try git.fixmods("--strict", "--check", "--since", "HEAD").status == 0)
        try git.write("// fixmods:ignore opacity: it must fade\n" + Self.old("a"), to: "A.swift")
        #expect(try git.fixmods("--strict", "--check", "--since", "HEAD").status == 0)
        try git.write(old + "// fixmods:ignore\n", to: "A.swift")
        #expect(try git.fixmods("--strict", "--check", "--since", "HEAD").status == 1)
    }

    /// A call over several lines has changed if one of its lines has, or one is gone; one around others with its links.
    @Test func aCallThatIsLongOrAroundOthers() async throws {
        let call = "let a = x\n    .applyIf(isOn) {\n        $0.opacity(0.5)\n\n    }\n"
        let lines = "\(call)let b = 1\n"
        await check(each: [
            (call.replacing("0.5", with: "0.6") + "let b = 1\n", 1),
            (call.replacing("\n\n", with: "\n") + "let b = 1\n", 1),
            (lines.replacing("b = 1", with: "b = 2"), 0), (lines.replacing("= x\n", with: "= y\n"), 0),
            (lines.replacing("isOn", with: "isOff"), 1),
        ]) { text, count in
            let git = try GitFolder(["A.swift": lines])
            try git.commit()
            try git.write(text, to: "A.swift")
            let run = try git.fixmods("--check", "--since", "HEAD")
            #expect(run.output.linesOfCalls.count == count, "\(run.output)")
        }
    }
}

extension String {
    /// Of what `--check` lists, without the lines of the sources.
    fileprivate var linesOfCalls: [Substring] { split(separator: "\n").filter { !$0.hasPrefix(" ") } }
}
