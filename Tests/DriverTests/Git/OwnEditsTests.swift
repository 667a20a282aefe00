import Harness
import Testing

/// Writing beside edits that git does not have.
@Suite struct OwnEditsTests {
    private static let (old, new) = (SinceTests.old("a"), SinceTests.new("a"))

    private static func isNoted(_ run: ChildProcess) -> Bool { run.errors.contains("held edits") }

    @Test func editsThatGitDoesNotHaveAreSaid() throws {
        let git = try GitFolder(["A.swift": Self.old, "B.swift": Self.old, "C.swift": Self.old, "D.swift": "//\n"])
        try git.commit()
        // Nothing is said of what is clean, of what is staged, of files that are not written, nor of a preview.
        try git.write(Self.old + "//\n", to: "B.swift")
        try git.git("add", "B.swift")
        try git.write("// mine\n", to: "D.swift")
        #expect(!Self.isNoted(try git.fixmods("--dry-run", ".")))
        #expect(!Self.isNoted(try git.fixmods("B.swift", "D.swift")))
        try git.write(Self.old + "// mine\n", to: "A.swift")
        try git.write(Self.old, to: "New.swift")
        let run = try git.fixmods(".")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "fixmods: note: 2 files that were written held edits that are neither committed nor staged: `./A.swift`, "
            ),
            "\(run.errors)")
        #expect(run.errors.contains("`./New.swift`"))
        #expect(try git.text(of: "A.swift") == Self.new + "// mine\n")
        let folder = try TemporaryFolder(["A.swift": Self.old])
        #expect(!Self.isNoted(try Command.run(["."], in: folder)))
        #expect(try folder.text(of: "A.swift") == Self.new)
    }

    /// Where there is no git to ask, the run goes on.
    @Test func withoutGit() throws {
        let git = try GitFolder(["A.swift": Self.old])
        let run = try git.fixmods(".", environment: ["PATH": "/nowhere"])
        #expect(run.status == 0)
        #expect(try git.text(of: "A.swift") == Self.new)
    }

    /// A git that does not answer is ended as soon as the user wishes to stop.
    @Test(arguments: [(["."], "TERM"), (["--since", "HEAD", "."], "INT"), (["--require-clean", "."], "HUP")])
    func aGitThatHangs(words: [String], signal: String) throws {
        let git = try GitFolder(["A.swift": Self.old])
        try git.commit()
        try git.write("#!/bin/sh\nkill -\(signal) $PPID\nexec /bin/sleep 60\n", to: "bin/git")
        let start = ContinuousClock.now
        let run = try ChildProcess(
            "/bin/sh",
            ["-c", "chmod +x bin/git; PATH=\"$PWD/bin\" exec '\(Command.path)' \(words.joined(separator: " "))"],
            in: git.path)
        #expect(run.status == ["TERM": 143, "INT": 130, "HUP": 129][signal])
        #expect(run.errors.contains("interrupted; what was not done is as it was"), "\(run.errors)")
        #expect(!run.errors.contains("error"), "\(run.errors)")
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(try git.text(of: "A.swift") == Self.old)
    }

    @Test func aCleanWorkTreeMayBeAskedFor() async throws {
        let names = ["A.swift", "other.txt"]
        await check(each: names) { name in
            let git = try GitFolder(["A.swift": Self.old, "other.txt": "", ".gitignore": "ignored\n", "ignored": ""])
            try git.commit()
            try git.write(Self.old + "// mine\n", to: name)
            for isStaged in [false, true] {
                if isStaged { try git.git("add", name) }
                let run = try git.fixmods("--require-clean", ".")
                #expect(run.status == 2 && run.errors.contains("error: nothing is written, as `--require-clean` asks"))
                #expect(run.errors.contains("`\(name)`"))
                #expect(try git.text(of: "A.swift").hasPrefix(Self.old))
            }
            #expect(try git.fixmods("--require-clean", "--check", ".").status == 1)
            try git.commit()
            try git.write("", to: "untracked")
            #expect(try git.fixmods("--require-clean", ".").status == 2)
            try git.git("clean", "-fq")
            #expect(try git.fixmods("--require-clean", ".").status == 0)
            #expect(try git.text(of: "A.swift").hasPrefix(Self.new))
        }
        let folder = try TemporaryFolder(["A.swift": Self.old])
        let run = try Command.run(["--require-clean", "."], in: folder)
        #expect(run.status == 2 && run.errors.contains("lies in no git repository"))
        #expect(try folder.text(of: "A.swift") == Self.old)
    }
}
