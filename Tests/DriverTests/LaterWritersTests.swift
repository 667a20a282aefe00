import Harness
import Patching
import Syntax
import Testing

@testable import Driver

#if canImport(Glibc)
    import Glibc
#endif

/// What writes something else than sources writes it whole or not at all, too.
@Suite struct LaterWritersTests {
    private static let sources = ["A.swift": NewRuleTests.sources, ".git/x": ""]
    private static let writers = [["init"], ["baseline", "."], ["new-rule", "banner", "."]]

    /// What the command says, and its status, where no file may grow.
    private static func run(_ words: [String], _ shell: ([String]) throws -> ChildProcess) throws -> String {
        // What a shell keeps is a file, too.
        let script = "{ (ulimit -f 0; exec \"$0\" \"$@\") 2>&1; echo \"exit $?\"; } | cat"
        let run = try shell(["-c", script, Command.path] + words)
        return run.output + run.errors
    }

    /// As under a full disk.
    @Test func noSpace() async {
        await check(each: Self.writers + [["--check", "--format", "json", "--output", "r.json", "."]]) { words in
            let folder = try TemporaryFolder(Self.sources)
            try folder.write(CommandTests.left, to: "Left.swift")
            let said = try Self.run(words) { try ChildProcess("/bin/sh", $0, in: folder.path) }
            #expect(said.contains("larger than files may become") && said.hasSuffix("exit 2\n"), "\(said)")
            #expect(folder.names().filter { $0 != ".fixmods" } == [".git", "A.swift", "Left.swift"])
            #expect(folder.names(in: ".fixmods/rules").isEmpty)
        }
        do {
            let git = try GitFolder(["A.swift": ""])
            let hooks = git.folder.names(in: ".git/hooks")
            let said = try Self.run(["install-hook"]) {
                try ChildProcess("/bin/sh", $0, in: git.path, environment: GitFolder.environment)
            }
            #expect(said.contains("larger than files may become") && said.hasSuffix("exit 2\n"), "\(said)")
            #expect(git.folder.names(in: ".git/hooks") == hooks)
        } catch {
            Issue.record(error)
        }
    }

    /// What a kill leaves behind is not what was to be written, and where no run over sources comes to it, the next of
    /// the same kind removes it.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aKillInTheMiddle() throws {
        for call in ["pwrite64", "fsync", "renameat2"] {
            let folder = try TemporaryFolder(Self.sources)
            try folder.write(CommandTests.left, to: "Left.swift")
            for words in Self.writers { _ = try Faults.run("\(call):signal=KILL", words, in: folder) }
            let names = folder.names() + folder.names(in: ".fixmods/rules")
            let others = names.filter { ![".fixmods", ".git", "A.swift", "Left.swift"].contains($0) }
            #expect(others.count == 3 && others.allSatisfy { LeftoverName.isOne(Path($0)) }, "\(others)")
            for words in Self.writers { #expect(try Command.run(words, in: folder).status == 0) }
            #expect(folder.names(in: ".fixmods/rules") == ["banner.md"])
            let git = try GitFolder(["A.swift": SinceTests.old("a")])
            let hooks = git.folder.names(in: ".git/hooks")
            _ = try Faults.run("\(call):signal=KILL", ["install-hook"], in: git.folder)
            #expect(git.folder.names(in: ".git/hooks").count == hooks.count + 1)
            #expect(try git.fixmods("install-hook").status == 0)
            #expect(git.folder.names(in: ".git/hooks") == (hooks + ["pre-commit"]).sorted())
            // What is noted for `undo` is written in the same way.
            _ = try Faults.run("\(call == "renameat2" ? "rename" : call):signal=KILL", ["."], in: git.folder)
            #expect(git.folder.names(in: ".git/fixmods").allSatisfy { LeftoverName.isOne(Path($0)) })
            #expect(try git.fixmods(".").status == 0)
            #expect(git.folder.names(in: ".git/fixmods") == ["journal"])
        }
    }

    @Test func whoMayReadAnOutput() throws {
        let folder = try TemporaryFolder(Self.sources)
        try folder.write("", to: "r.json")
        try folder.setMode(0o600, of: "r.json")
        #expect(try Command.run(["--format", "json", "--output", "r.json", "."], in: folder).status != 2)
        #expect(try folder.text(of: "r.json").hasPrefix("{\"schema\":1,"))
        #expect(try FileStatus(of: folder.place("r.json"), followsLinks: false).mode & 0o777 == 0o600)
    }

    /// Others would miss what a link like `/dev/stdout` is.
    @Test func anOutputThatIsALinkToNoFile() throws {
        let folder = try TemporaryFolder(Self.sources)
        try folder.link("r.json", to: "/dev/null")
        let run = try Command.run(["--format", "json", "--output", "r.json", "."], in: folder)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(folder.isLink("r.json"))
        let other = try Command.run(["--format", "json", "--output", "/dev/fixmods.json", "."], in: folder)
        #expect(other.status == 2 && other.errors.contains("/dev/fixmods.json: error: cannot be written: "))
        #expect(!FileSystem.exists("/dev/fixmods.json"))
    }

    /// Git passes over one.
    @Test func aHookThatMayNotBeRun() throws {
        let git = try GitFolder(["A.swift": ""])
        #expect(try git.fixmods("install-hook").status == 0)
        try git.folder.setMode(0o644, of: ".git/hooks/pre-commit")
        #expect(try git.fixmods("install-hook").errors.contains("wrote "))
        let status = try FileStatus(of: git.folder.place(".git/hooks/pre-commit"), followsLinks: false)
        #expect(status.mode & 0o100 != 0)
    }

    #if canImport(Glibc)
        /// A file that was removed is made again, and then nobody may do more with it.
        @Test(.enabled(if: RightsTests.listsAreKept, RightsTests.need)) func whatIsMadeAgain() throws {
            let folder = try TemporaryFolder(["A.swift": "", "B.swift": "", "in/C.swift": ""])
            func mode(_ name: String, _ mode: UInt32) throws -> UInt32 {
                try folder.setMode(mode, of: name)
                let place = folder.place(name)
                return try OpenFile(reading: place).modeAgain(in: place.parent)
            }
            #expect(try mode("A.swift", 0o664) == 0o664)
            #expect(RightsTests.set(RightsTests.attribute, RightsTests.accessList, of: folder.place("B.swift")))
            #expect(try OpenFile(reading: folder.place("B.swift")).modeAgain(in: folder.place()) == 0o600)
            #expect(RightsTests.set(RightsTests.defaults, RightsTests.accessList, of: folder.place("in")))
            #expect(try mode("in/C.swift", 0o664) == 0o600)
            guard Faults.isRoot else { return }
            chown(folder.path + "/A.swift", 0, 65534)
            #expect(try mode("A.swift", 0o664) == 0o644)
            #expect(try mode("A.swift", 0o640) == 0o600)
        }

        /// The same by `undo`.
        @Test(.enabled(if: RightsTests.listsAreKept, RightsTests.need)) func aRemovedFileWithAList() throws {
            let git = try GitFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": ContextTests.helper,
                "Sources/App/A.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n",
                "Sources/App/B.swift": "let b = 1\n",
            ])
            let file = git.folder.place("Sources/App/Helper.swift")
            #expect(RightsTests.set(RightsTests.attribute, RightsTests.accessList, of: file))
            #expect(try git.fixmods("--remove-helpers", ".").status == 0)
            #expect(!FileSystem.exists(file))
            #expect(try git.fixmods("undo").status == 0)
            #expect(try git.text(of: "Sources/App/Helper.swift") == ContextTests.helper)
            #expect(try FileStatus(of: file, followsLinks: false).mode & 0o777 == 0o600)
        }
    #endif
}
