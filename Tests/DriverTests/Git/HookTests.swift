import Harness
import Testing

/// `fixmods install-hook`, with commits that git makes.
@Suite struct HookTests {
    private static let (old, new) = (SinceTests.old("a"), SinceTests.new("a"))

    private static func commit(_ git: GitFolder, _ words: String...) throws -> ChildProcess {
        try ChildProcess(
            "git", ["commit", "--quiet", "--message", "m"] + words, in: git.path, environment: GitFolder.environment)
    }

    @Test func aCommitIsRefusedUntilItIsRight() throws {
        let git = try GitFolder(["A.swift": ""])
        try git.commit()
        let installed = try git.fixmods("install-hook")
        #expect(installed.status == 0)
        let words = installed.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let file = "\(git.path)/.git/hooks/pre-commit"
        #expect(words == "fixmods: note: wrote `\(file)`, which runs `fixmods --staged` before each commit")
        try git.write(Self.old, to: "A.swift")
        try git.git("add", "A.swift")
        let refused = try Self.commit(git)
        #expect(refused.status == 1 && refused.errors.contains("`git add` what was written"), "\(refused.errors)")
        #expect(try git.text(of: "A.swift") == Self.new)
        try git.git("add", "A.swift")
        let made = try Self.commit(git)
        #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
        #expect(try git.git("show", "HEAD:A.swift") == Self.new)
        // A commit with an index of its own.
        try git.write(Self.new + SinceTests.old("b"), to: "A.swift")
        #expect(try Self.commit(git, "--all").status == 1)
        #expect(try git.text(of: "A.swift") == Self.new + SinceTests.new("b"))
        #expect(try Self.commit(git, "--all").status == 0)
        try git.write(SinceTests.old("c"), to: "C.swift")
        try git.write("//\n", to: "A.swift")
        try git.git("add", "C.swift")
        #expect(try Self.commit(git, "A.swift").status == 0)
        #expect(try git.text(of: "C.swift") == SinceTests.old("c"))
        // What cannot be judged is not committed.
        try git.write("{ nonsense", to: ".fixmods.json")
        #expect(try Self.commit(git).status == 1)
    }

    @Test func aSecondTimeNothingHappens() throws {
        let git = try GitFolder(["A.swift": ""])
        #expect(try git.fixmods("install-hook").status == 0)
        let hooks = git.folder.names(in: ".git/hooks")
        let text = try git.text(of: ".git/hooks/pre-commit")
        let second = try git.fixmods("install-hook")
        #expect(second.status == 0 && second.errors.contains("is there already"))
        #expect(git.folder.names(in: ".git/hooks") == hooks)
        // One of another version is replaced.
        try git.write(text + "# older\n", to: ".git/hooks/pre-commit")
        #expect(try git.fixmods("install-hook").status == 0)
        #expect(try git.text(of: ".git/hooks/pre-commit") == text)
        #expect(git.folder.names(in: ".git/hooks") == hooks)
    }

    /// Under another name it would do nothing.
    @Test(arguments: [
        "#!/usr/bin/env sh\n. \"${0%/*}/h\"\n", "#!/bin/sh\nhook=$(basename \"$0\")\nrun \"$hook\"\n",
        "#!/usr/bin/env ruby\nhook = File.basename($0)\n", "#!/bin/sh\ntool run ${0##*/}\n",
    ])
    func aHookThatAsksForItsName(own: String) throws {
        let git = try GitFolder(["A.swift": Self.new])
        try git.write(own, to: ".git/hooks/pre-commit")
        let hooks = git.folder.names(in: ".git/hooks")
        let run = try git.fixmods("install-hook")
        #expect(run.status == 2 && run.errors.contains("asks what it is called"), "\(run.errors)")
        #expect(try git.text(of: ".git/hooks/pre-commit") == own && git.folder.names(in: ".git/hooks") == hooks)
    }

    /// A tool that finds a hook renames it, and runs it: so it went back and forth.
    @Test func aToolThatRenamesThisHook() throws {
        let git = try GitFolder(["A.swift": Self.new])
        let tool =
            "#!/bin/sh\necho tool >> ran\nlegacy=$(dirname \"$0\")/pre-commit.legacy\n"
            + "if [ -x \"$legacy\" ]; then \"$legacy\"; fi\n"
        func install() throws {
            if git.folder.names(in: ".git/hooks").contains("pre-commit") {
                #expect(
                    try ChildProcess("mv", ["pre-commit", "pre-commit.legacy"], in: "\(git.path)/.git/hooks").status
                        == 0)
            }
            try git.write(tool, to: ".git/hooks/pre-commit")
            try git.folder.setMode(0o755, of: ".git/hooks/pre-commit")
        }
        try install()
        #expect(try git.fixmods("install-hook").status == 0)
        try install()
        try git.write(Self.old, to: "A.swift")
        try git.git("add", "A.swift")
        #expect(try Self.commit(git).errors.contains("`git add` what was written"))
        #expect(try git.text(of: "ran") == "tool\n" && git.text(of: "A.swift") == Self.new)
    }

    /// It may be a program in any language, and may end itself.
    @Test func aHookThatIsThereRunsFirst() throws {
        let git = try GitFolder(["A.swift": Self.new])
        let own = "#!/usr/bin/env -S sh -e\necho own >> ran\n[ ! -e refuse ] || exit 7\nexit 0\n"
        try git.write(own, to: ".git/hooks/pre-commit")
        try git.folder.setMode(0o755, of: ".git/hooks/pre-commit")
        let installed = try git.fixmods("install-hook")
        #expect(installed.errors.contains("`pre-commit.before-fixmods` beside it now, and runs first"))
        #expect(try git.text(of: ".git/hooks/pre-commit.before-fixmods") == own)
        try git.git("add", "A.swift")
        #expect(try Self.commit(git).status == 0)
        #expect(try git.text(of: "ran") == "own\n")
        try git.write("", to: "refuse")
        try git.write(Self.old, to: "A.swift")
        try git.git("add", "A.swift")
        #expect(try Self.commit(git).status == 1)
        #expect(try git.text(of: "A.swift") == Self.old)
        // Where both names are taken, both stay.
        try git.write("#!/bin/sh\n# newer\n", to: ".git/hooks/pre-commit")
        let third = try git.fixmods("install-hook")
        #expect(third.status == 2 && third.errors.contains("both stay"))
        #expect(try git.text(of: ".git/hooks/pre-commit") == "#!/bin/sh\n# newer\n")
        #expect(try git.text(of: ".git/hooks/pre-commit.before-fixmods") == own)
    }

    @Test func whereGitLooksForIt() throws {
        let git = try GitFolder(["A.swift": Self.old, "Sub/B.txt": ""])
        try git.git("config", "core.hooksPath", "my hooks")
        let run = try ChildProcess(
            Command.path, ["install-hook"], in: "\(git.path)/Sub", environment: GitFolder.environment)
        #expect(run.status == 0, "\(run.errors)")
        #expect(git.folder.names(in: "my hooks") == ["pre-commit"])
        try git.git("add", "A.swift")
        #expect(try Self.commit(git).status == 1)
        try git.git("config", "--unset", "core.hooksPath")
        try git.commit()
        try git.git("worktree", "add", "--quiet", "../\(git.folder.path.split(separator: "/").last!)-2", "-b", "x")
        let second = "\(git.path)-2"
        let there = try ChildProcess(Command.path, ["install-hook"], in: second, environment: GitFolder.environment)
        #expect(there.errors.contains("`\(git.path)/.git/hooks/pre-commit`"), "\(there.errors)")
        try git.git("worktree", "remove", "--force", second)
        let none = try TemporaryFolder()
        let refused = try Command.run(["install-hook"], in: none)
        #expect(refused.status == 2 && refused.errors.contains("lies in no git repository"))
    }

    /// Outside of the repository it may be another's, too.
    @Test func aSharedPlaceIsSaid() throws {
        let git = try GitFolder(["A.swift": Self.old], at: "own")
        for (place, isSaid) in [
            (git.folder.path + "/h", true), (git.path + "/h", false), (".git/h", false), ("../other", true),
        ] {
            try git.git("config", "core.hooksPath", place)
            let run = try git.fixmods("install-hook")
            #expect(run.status == 0)
            #expect(run.errors.contains("may do so in other repositories") == isSaid, "\(place): \(run.errors)")
        }
    }

    /// A hook that cannot be put in its place leaves the old one there.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func theOldHookIsNeverLost() throws {
        let git = try GitFolder(["A.swift": ""])
        try git.write("#!/bin/sh\n", to: ".git/hooks/pre-commit")
        let hooks = git.folder.names(in: ".git/hooks")
        for count in 1...2 {
            let run = try Faults.run("renameat2:error=EIO:when=\(count)", ["install-hook"], in: git.folder)
            #expect(run.status == 2, "\(run.errors)")
            #expect(try git.text(of: ".git/hooks/pre-commit") == "#!/bin/sh\n")
            #expect(git.folder.names(in: ".git/hooks") == hooks)
        }
    }
}
