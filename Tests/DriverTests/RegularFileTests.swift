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

    /// What lies elsewhere was not named.
    @Test func aLinkCountsInItsOwnFolder() async {
        await check(
            each: [
                ("patterns", "patterns", false), ("../patterns", "x", true), ("sub/patterns", "sub/patterns", false),
            ] as [(String, String, Bool)]
        ) { target, file, isRead in
            let folder = try TemporaryFolder([
                "repository/.git/x": "", "repository/A.swift": CommandTests.before, "patterns": "A.swift\n",
                "repository/\(file)": "A.swift\n",
            ])
            try folder.link("repository/.gitignore", to: target)
            let run = try run(["repository"], in: folder)
            #expect(run.status == 0)
            let note = "`repository/.gitignore` is a link that leads elsewhere, and is not followed"
            #expect(run.errors.contains(note) == isRead)
            #expect(try folder.text(of: "repository/A.swift") == (isRead ? CommandTests.after : CommandTests.before))
        }
    }

    @Test func aSideFileHasALimit() throws {
        let folder = try TemporaryFolder([".git/x": "", "A.swift": CommandTests.before, ".gitignore": "A.swift\n"])
        let size = ["if=/dev/null", "of=.gitignore", "bs=1", "count=0", "seek=67108865"]
        #expect(try ChildProcess("dd", size, in: folder.path).status == 0)
        #expect(try run(["."], in: folder).errors.contains("1 rewritten"))
    }
}
