import Harness
import Patching
import Syntax
import Testing

@testable import Driver

/// `fixmods undo`.
@Suite struct UndoTests {
    private static let (old, new) = (SinceTests.old("a"), SinceTests.new("a"))

    @Test func theLastRunIsTakenBack() throws {
        let git = try GitFolder(["A.swift": Self.old + "\r\n", "Sub/B.swift": Self.old, "C.swift": "//\n"])
        try git.folder.setMode(0o640, of: "A.swift")
        let before = Dictionary(
            uniqueKeysWithValues: try ["A.swift", "Sub/B.swift", "C.swift"].map { ($0, try git.text(of: $0)) })
        #expect(try git.fixmods(".").status == 0)
        #expect(try git.text(of: "Sub/B.swift") == Self.new)
        // A run that writes nothing is none that could be taken back.
        #expect(try git.fixmods(".").status == 0)
        #expect(try git.fixmods("--dry-run", "--constants", ".").status == 0)
        let undo = try ChildProcess(Command.path, ["undo"], in: "\(git.path)/Sub", environment: GitFolder.environment)
        #expect(undo.status == 0 && undo.errors == "fixmods: note: 2 files are as they were before the last run\n")
        for (name, text) in before { #expect(try git.text(of: name) == text) }
        let status = try FileStatus(of: git.folder.place("A.swift"), followsLinks: false)
        #expect(status.mode & 0o777 == 0o640)
        #expect(git.folder.names(in: ".git/fixmods").isEmpty)
        let second = try git.fixmods("undo")
        #expect(second.status == 2 && second.errors.contains("no run is known here"))
    }

    @Test func whatChangedSinceIsKept() throws {
        let git = try GitFolder(["A.swift": Self.old, "B.swift": Self.old, "C.swift": Self.old, "D.swift": Self.old])
        #expect(try git.fixmods(".").status == 0)
        try git.write(Self.new + "// mine\n", to: "A.swift")
        try git.write(Self.old, to: "B.swift")
        try git.folder.write("", to: "x")
        #expect(try ChildProcess("/bin/sh", ["-c", "rm D.swift && ln -s x D.swift"], in: git.path).status == 0)
        let undo = try git.fixmods("undo")
        #expect(undo.status == 2)
        #expect(undo.errors.contains("A.swift: error: changed since, and is kept as it is"))
        #expect(undo.errors.contains("D.swift: error: "))
        #expect(undo.errors.contains("1 file is as it was before the last run"))
        #expect(try git.text(of: "A.swift") == Self.new + "// mine\n")
        #expect(try git.text(of: "B.swift") == Self.old && git.text(of: "C.swift") == Self.old)
        #expect(try git.text(of: "x").isEmpty)
        // When they are as the run left them, the rest is done.
        try git.write(Self.new, to: "A.swift")
        #expect(try ChildProcess("/bin/sh", ["-c", "rm D.swift"], in: git.path).status == 0)
        try git.write(Self.new, to: "D.swift")
        #expect(try git.fixmods("undo").status == 0)
        #expect(try git.text(of: "A.swift") == Self.old && git.text(of: "D.swift") == Self.old)
    }

    /// Files that are made, files that go, and what they held in between.
    @Test func madeAndRemovedFiles() throws {
        let (helper, a) = ("Sources/App/Helper.swift", "Sources/App/A.swift")
        let git = try GitFolder([
            "Package.swift": CommandTests.manifest, helper: ContextTests.helper, a: EitherViewCommandTests.call,
            "Sources/App/Other.swift": "struct Other {}\n",
        ])
        try git.folder.setMode(0o600, of: helper)
        let run = try git.fixmods("--remove-helpers", "--support", "Sources/App/EitherView.swift", "Sources")
        #expect(run.status == 0, "\(run.errors)")
        #expect(git.folder.names(in: "Sources/App") == ["A.swift", "EitherView.swift", "Other.swift"])
        #expect(try git.text(of: a) == EitherViewCommandTests.wrapped)
        let undo = try git.fixmods("undo")
        #expect(undo.status == 0 && undo.errors.contains("3 files are as they were"), "\(undo.errors)")
        #expect(git.folder.names(in: "Sources/App") == ["A.swift", "Helper.swift", "Other.swift"])
        #expect(try git.text(of: a) == EitherViewCommandTests.call)
        #expect(try git.text(of: helper) == ContextTests.helper)
        #expect(try FileStatus(of: git.folder.place(helper), followsLinks: false).mode & 0o777 == 0o600)
    }

    /// Wherever a run is killed, what it has written can be taken back.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aRunThatIsKilled() async throws {
        let files = [
            "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": ContextTests.helper,
            "Sources/App/A.swift": EitherViewCommandTests.call, "Sources/App/B.swift": EitherViewCommandTests.call,
        ]
        await check(each: Array(1...9)) { count in
            let git = try GitFolder(files)
            _ = try Faults.run("renameat2:signal=KILL:when=\(count)", ["--remove-helpers", "Sources"], in: git.folder)
            let undo = try git.fixmods("undo")
            #expect(undo.status == 0, "\(count): \(undo.errors)")
            for (name, text) in files { #expect(try git.text(of: name) == text, "\(count)") }
        }
    }

    /// What an `undo` that was killed left behind, the next one removes.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func anUndoThatIsKilled() throws {
        let git = try GitFolder(["Sub/A.swift": Self.old, "Sub/B.swift": Self.old])
        #expect(try git.fixmods(".").status == 0)
        let killed = try Faults.run("renameat2:signal=KILL:when=1", ["undo"], in: git.folder)
        #expect(killed.status == 128 + 9)
        #expect(git.folder.names(in: "Sub").count == 3)
        let undo = try git.fixmods("undo")
        #expect(undo.status == 0, "\(undo.errors)")
        #expect(undo.errors.contains("which a run that was killed left behind"))
        #expect(git.folder.names(in: "Sub") == ["A.swift", "B.swift"])
        #expect(try git.text(of: "Sub/A.swift") == Self.old && git.text(of: "Sub/B.swift") == Self.old)
    }

    /// A journal that cannot be written is said, and what it would hold is; nobody else can read it.
    @Test func whereItIsKept() throws {
        let folder = try TemporaryFolder()
        let inner = try GitFolder(["S.swift": Self.old], at: "inner", in: folder)
        try inner.commit()
        let outer = try GitFolder(["A.swift": Self.old], at: "outer", in: folder)
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../inner", "Sub")
        try outer.commit()
        try outer.git("worktree", "add", "--quiet", "../second", "-b", "second")
        #expect(try outer.fixmods(".").status == 0)
        for place in ["outer", "outer/Sub", "second"] {
            let path = "\(folder.path)/\(place)"
            #expect(try ChildProcess(Command.path, ["."], in: path, environment: GitFolder.environment).status == 0)
            let git = try ChildProcess("git", ["rev-parse", "--git-path", "fixmods/journal"], in: path)
            let said = Path(git.output.dropLast().utf8)
            let journal = Path(path).joined(said)
            #expect(try FileStatus(of: journal, followsLinks: false).mode & 0o777 == 0o600, "\(journal)")
            #expect(try ChildProcess(Command.path, ["undo"], in: path, environment: GitFolder.environment).status == 0)
        }
        #expect(try folder.text(of: "outer/A.swift") == Self.old && folder.text(of: "outer/Sub/S.swift") == Self.old)
        // A run over both is taken back as one, wherever that is asked for; what another run wrote there since stays.
        for place in ["outer", "outer/Sub"] {
            #expect(try outer.fixmods(".").status == 0)
            let path = "\(folder.path)/\(place)"
            let undo = try ChildProcess(Command.path, ["undo"], in: path, environment: GitFolder.environment)
            #expect(undo.errors == "fixmods: note: 2 files are as they were before the last run\n", "\(undo.errors)")
        }
        #expect(try outer.fixmods(".").status == 0)
        try folder.write(Self.old, to: "outer/Sub/T.swift")
        #expect(try outer.fixmods("Sub").status == 0)
        let rest = try outer.fixmods("undo")
        #expect(rest.status == 2 && rest.errors.contains("1 file is as it was"))
        #expect(rest.errors.contains("Sub: error: holds what that run wrote there, and another has come since"))
        #expect(try folder.text(of: "outer/A.swift") == Self.old && folder.text(of: "outer/Sub/T.swift") == Self.new)
        try folder.write("", to: "outer/.git/fixmods-file")
        #expect(
            try ChildProcess(
                "/bin/sh", ["-c", "rm -rf .git/fixmods && mv .git/fixmods-file .git/fixmods"], in: outer.path
            )
            .status == 0)
        let run = try outer.fixmods("A.swift")
        #expect(run.status == 0 && run.errors.contains("`fixmods undo` will not know of this run"), "\(run.errors)")
        #expect(try folder.text(of: "outer/A.swift") == Self.new)
    }

    @Test func withoutARepository() throws {
        let (folder, state) = (
            try TemporaryFolder(["A.swift": Self.old, "Sub/B.swift": Self.old]), try TemporaryFolder()
        )
        let environment = ["XDG_STATE_HOME": state.path]
        #expect(try Command.run(["."], in: folder, environment: environment).status == 0)
        #expect(try folder.text(of: "Sub/B.swift") == Self.new)
        #expect(try Command.run(["undo"], in: state, environment: environment).status == 2)
        let undo = try Command.run(["undo"], in: folder, environment: environment)
        #expect(undo.status == 0, "\(undo.errors)")
        #expect(try folder.text(of: "A.swift") == Self.old && folder.text(of: "Sub/B.swift") == Self.old)
        // Repositories inside: where the run was made it can be taken back, and in each of them.
        for place in [".", "One"] {
            for name in ["One", "Two"] {
                try folder.write(Self.old, to: "\(name)/A.swift")
                #expect(try ChildProcess("git", ["init", "-q", name], in: folder.path).status == 0)
            }
            #expect(try Command.run(["One", "Two"], in: folder, environment: environment).status == 0)
            #expect(try folder.text(of: "Two/A.swift") == Self.new)
            let inside = try ChildProcess(
                Command.path, ["undo"], in: folder.path + "/" + place, environment: environment)
            #expect(inside.status == 0 && inside.errors.contains("2 files are as they were"), "\(inside.errors)")
            #expect(try folder.text(of: "One/A.swift") == Self.old && folder.text(of: "Two/A.swift") == Self.old)
        }
        let home = try TemporaryFolder(["A.swift": Self.old])
        #expect(try Command.run(["."], in: home, environment: ["HOME": home.path, "XDG_STATE_HOME": ""]).status == 0)
        #expect(home.names(in: ".local/state/fixmods").count == 1)
    }

    @Test func aJournalIsReadAsItIsWritten() async {
        let entry = Journal.Entry(
            path: Path([0x61, 0xFF, 0x0A]), change: .removed, mode: 0o640, old: Array("text\n".utf8),
            new: [Journal.Text([1, 2]), Journal.Text([])])
        let journals = [
            Journal([]), Journal([entry]),
            Journal([entry, Journal.Entry(path: "b/c", change: .made, mode: 0, old: [], new: [])]),
        ]
        for journal in journals {
            let bytes = journal.bytes
            #expect(Journal(bytes) == journal)
            for count in bytes.indices { #expect(Journal(Array(bytes[..<count])) == nil) }
            for place in bytes.indices {
                var damaged = bytes
                damaged[place] ^= 1
                #expect(Journal(damaged) == nil)
            }
        }
    }
}
