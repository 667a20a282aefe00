import Harness
import Testing

@testable import Driver

/// Nothing but regular files is read, and of links only those that lead nowhere else.
@Suite struct RegularFileTests {
    /// A test that hangs says less than one that fails.
    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> ChildProcess {
        try ChildProcess("timeout", ["20", Command.path] + arguments, in: folder.path)
    }

    @Test func aPipeIsNotWaitedFor() async {
        await check(each: [".gitignore", "Package.swift", "App.xcconfig", "App/.gitignore"]) { name in
            let folder = try TemporaryFolder([".git/x": "", "App/A.swift": CommandTests.before])
            #expect(try ChildProcess("mkfifo", [name], in: folder.path).status == 0)
            let run = try run(["."], in: folder)
            #expect(run.status == 0)
            let note = "\(name)` is no regular file, and is not read\n"
            #expect(run.errors.split(separator: note, omittingEmptySubsequences: false).count == 2)
            #expect(try folder.text(of: "App/A.swift") == CommandTests.after)
        }
    }

    /// Whoever has it wait for a pipe ends it as they would any program: with one signal.
    @Test func aPipeThatWasNamedIsWaitedFor() async {
        await check(each: [
            ["--check", "--files-from", "pipe"], ["--check", "--output", "pipe", "A.swift"],
            ["--stdin-filename", "A.swift", "-"],
        ]) {
            words in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before])
            #expect(try ChildProcess("mkfifo", ["pipe"], in: folder.path).status == 0)
            // Somebody holds the pipe open and writes nothing, as at a terminal.
            let script = "exec 3<>pipe && timeout 20 sh -c 'timeout -s TERM 2 \"$@\" < pipe' sh \"$@\""
            let open = try ChildProcess("sh", ["-c", script, "sh", Command.path] + words, in: folder.path)
            #expect(open.status == (words.contains("--output") ? 1 : 124))
            let run = try ChildProcess(
                "timeout", ["20", "timeout", "-s", "TERM", "2", Command.path] + words, in: folder.path)
            #expect(run.status == (words.contains("-") ? 0 : 124))
        }
    }

    @Test func aLinkToADeviceIsNotRead() async {
        await check(each: [".gitignore", "Package.swift"]) { name in
            let folder = try TemporaryFolder([".git/x": "", "A.swift": CommandTests.before])
            try folder.link(name, to: "/dev/zero")
            #expect(try run(["A.swift"], in: folder).status == 0)
        }
    }

    @Test func aRulePageThatIsAPipe() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.before, "Team/a.txt": ""])
        #expect(try ChildProcess("mkfifo", ["Team/glow.md"], in: folder.path).status == 0)
        #expect(try run(["--rules", "Team", "A.swift"], in: folder).errors.contains("Team: error: holds no rule page"))
        try folder.link("Team/shine.md", to: "/dev/zero")
        let run = try run(["--rules", "Team", "A.swift"], in: folder)
        #expect(run.errors.contains("Team/shine.md: error: cannot be read for rule pages: no regular file\n"))
        #expect(run.status == 2)
    }

    /// The judge is git.
    @Test func aLinkIsNoIgnoreFile() async {
        await check(each: [("patterns", "patterns"), ("../patterns", "x"), ("sub/patterns", "sub/patterns")]) {
            target, file in
            let folder = try TemporaryFolder([
                "repository/A.swift": CommandTests.before, "patterns": "A.swift\n", "repository/\(file)": "A.swift\n",
            ])
            let root = "\(folder.path)/repository"
            #expect(try ChildProcess("git", ["init", "-q"], in: root).status == 0)
            try folder.link("repository/.gitignore", to: target)
            #expect(try ChildProcess("git", ["check-ignore", "-q", "A.swift"], in: root).status == 1)
            let run = try run(["repository"], in: folder)
            #expect(run.status == 0)
            let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("`repository/.gitignore` is a link, which git does not follow, so it is not read"))
            #expect(try folder.text(of: "repository/A.swift") == CommandTests.after)
        }
    }

    @Test func aSideFileHasALimit() throws {
        let folder = try TemporaryFolder([".git/x": "", "A.swift": CommandTests.before, ".gitignore": "A.swift\n"])
        let size = ["if=/dev/null", "of=.gitignore", "bs=1", "count=0", "seek=67108865"]
        #expect(try ChildProcess("dd", size, in: folder.path).status == 0)
        #expect(try run(["."], in: folder).errors.contains("1 rewritten"))
    }
}
