import Harness
import Syntax
import Testing

@testable import Driver

/// Which files a run is about: lists, globs, the standard input.
@Suite struct PathOptionTests {
    static let (before, after) = (
        "let v = x.applyIf(isOn) { $0.opacity(0.5) }\n", "let v = x.opacity(isOn ? 0.5 : 1)\n"
    )

    /// Runs it with an input.
    private static func run(_ arguments: [String], input: String, in folder: TemporaryFolder) throws -> ChildProcess {
        try folder.write(input, to: ".input")
        let words = ["-c", "exec \"$0\" \"$@\" < .input", Command.path] + arguments
        return try ChildProcess("/bin/sh", words, in: folder.path)
    }

    /// What `--check` would rewrite.
    private static func listed(_ arguments: [String], input: String = "", in folder: TemporaryFolder) throws -> [String]
    {
        try run(["--check"] + arguments, input: input, in: folder).output.pathsOfCalls
    }

    @Test func theInputIsRewritten() throws {
        let folder = try TemporaryFolder(["A.swift": "old\n"])
        let run = try Self.run(["-", "--stdin-filename", "A.swift"], input: Self.before, in: folder)
        #expect(run.output == Self.after && run.status == 0)
        #expect(run.errors.hasSuffix("1 file, 1 call: 1 rewritten\ncalls left in these files: `applyIf` none\n"))
        #expect(try folder.text(of: "A.swift") == "old\n")
        let mixed = try Self.run(
            ["-", "--unsafe", "--stdin-filename", "A.swift"],
            input: Self.before + "let a = card.applyIf(isOn) { $0.font(.title) }\n", in: folder)
        #expect(mixed.errors.contains("\n2 rewritten\n") || mixed.errors.hasPrefix("2 rewritten\n"), "\(mixed.errors)")
    }

    /// What a pipe puts in comes out of it, whatever is wrong with it.
    @Test func theInputIsNeverLost() async throws {
        let folder = try TemporaryFolder()
        await check(each: ["", "no call\n", "x.applyIf(isOn) { $0.shimmering() }", "}{ applyIf(", "\u{FEFF}a\r\n"]) {
            text in
            let run = try Self.run(["-", "--stdin-filename", "New/A.swift"], input: text, in: folder)
            #expect(Array(run.output.utf8) == Array(text.utf8) && run.status == 0)
        }
        try folder.write([0x61, 0xFF], to: "bad")
        let words = ["-c", "exec \"$0\" - --stdin-filename a.swift < bad > out", Command.path]
        #expect(try ChildProcess("/bin/sh", words, in: folder.path).status == 2)
        #expect(try folder.bytes(of: "out") == [0x61, 0xFF])
    }

    /// An editor that formats what it saves has no other way to know.
    @Test func theInputIsPassedOver() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "B.swift\n", "C.swift": "",
            ".fixmods.json": "{ \"exclude\": [\"./C.swift\"] }",
        ])
        for (name, words) in [("A.swift", ["--exclude", "A.swift"]), ("B.swift", []), ("C.swift", [])] {
            let run = try Self.run(
                ["-", "--force-exclude", "--stdin-filename", name] + words, input: Self.before, in: folder)
            #expect(
                run.output == Self.before && run.status == 0 && run.errors.contains("the one Swift file is"),
                "\(run.errors)")
            #expect(
                try Self.run(["-", "--stdin-filename", name] + words, input: Self.before, in: folder).output
                    == Self.after)
        }
    }

    /// A glob that would match nothing is a mistake, and one from the top counts as what it is.
    @Test func globsAsPeopleWriteThem() throws {
        let folder = try TemporaryFolder(["In/A.swift": Self.before, "In/B.swift": Self.before])
        let place = try FileSystem.realPath(Path(folder.path))
        for glob in ["./In/A.swift", "\(place)/In/A.swift", "In/A.swift"] {
            #expect(try Self.listed(["--exclude", glob, "."], in: folder) == ["./In/B.swift"])
        }
        for (glob, flaw) in [
            ("../x/A.swift", "leads out of"), ("In//A.swift", "is no glob"), ("{A,B}.swift", "has braces"),
        ] {
            let run = try Command.run(["--exclude", glob, "."], in: folder)
            #expect(run.status == 2 && run.errors.contains(flaw), "\(run.errors)")
        }
        #expect(try folder.text(of: "In/A.swift") == Self.before)
    }

    /// Editors take what comes out for the text, whatever the exit code is.
    @Test func theInputComesOutWhateverIsAskedFor() async throws {
        let folder = try TemporaryFolder()
        await check(each: [
            ["--bogus"], ["--rules", "none"], ["--write"], ["--support", "x.swift"], ["--quiet", "--verbose"],
            ["--allow", "x"], ["B.swift"],
        ]) { more in
            let run = try Self.run(["-", "--stdin-filename", "A.swift"] + more, input: Self.before, in: folder)
            #expect(run.output == Self.before && run.status == 2)
        }
    }

    /// A list of what changed holds other files, too, and some that are gone.
    @Test func ofAListOnlySwiftIsTaken() throws {
        let folder = try TemporaryFolder([
            "A.swift": Self.before, "README.md": Self.before, "a.swift.orig": Self.before,
        ])
        let list = "A.swift\nREADME.md\na.swift.orig\ngone.swift\n"
        let run = try Self.run(["--files-from", "-"], input: list, in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("-: note: `gone.swift` is not there, seen from this folder, and passed over\n"))
        #expect(try folder.text(of: "A.swift") == Self.after)
        #expect(try folder.text(of: "README.md") == Self.before)
        #expect(try folder.text(of: "a.swift.orig") == Self.before)
    }

    /// A command that is said to show something writes nothing.
    @Test func whatIsSuggestedAfterAMistakeIsAPreview() throws {
        let folder = try TemporaryFolder(["A.swift": "let v = x.applyIf(c) { $0.font(.title) }\n"])
        let run = try Command.run(["--bogus", "A.swift"], in: folder)
        let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("`fixmods --dry-run --allow assumed A.swift` shows them applied"))
    }

    /// The project around the name says what a helper is.
    @Test func theNameSaysWhereTheInputStands() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "App/Helper.swift": ContextTests.helper,
            "App/A.swift": "let a = 1\n",
        ])
        let text = "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n"
        #expect(try Self.run(["-", "--stdin-filename", "App/B.swift"], input: text, in: folder).output == Self.after)
        #expect(try Self.run(["-", "--stdin-filename", "App/A.swift"], input: text, in: folder).output == Self.after)
        let diff = try Self.run(["-", "--stdin-filename", "App/A.swift", "--diff"], input: text, in: folder).output
        #expect(diff.hasPrefix("--- a/App/A.swift\n+++ b/App/A.swift\n@@ -1 +1 @@\n-let v = x.onlyWhen"))
    }

    @Test func whatMakesNoSenseWithTheInput() async throws {
        let folder = try TemporaryFolder(["A.swift": Self.before])
        await check(each: [
            (
                ["-"],
                "`-` is the standard input; say what it is called: `--stdin-filename PATH`. A file of that name is `./-`"
            ),
            (["-", "--stdin-filename", "B.swift", "A.swift"], "`--stdin-filename` needs `-` as the one path"),
            (["--stdin-filename", "B.swift", "A.swift"], "`--stdin-filename` needs `-` as the one path"),
            (
                ["-", "--stdin-filename", "B.swift", "--support", "C.swift"],
                "`--support` and `--stdin-filename` ask for opposite things"
            ),
        ]) { arguments, sentence in
            let run = try Self.run(arguments, input: Self.before, in: folder)
            #expect(run.status == 2)
            #expect(
                run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "fixmods: error: \(sentence)"
            )
        }
        #expect(try folder.text(of: "A.swift") == Self.before)
    }

    @Test func listsOfPaths() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before, "b c.swift": Self.before, "d\n.swift": Self.before])
        try folder.write("A.swift\r\n\nb c.swift\n", to: "list")
        #expect(try Self.listed(["--files-from", "list"], in: folder) == ["A.swift", "b c.swift"])
        #expect(try Self.listed(["--files-from", "-"], input: "A.swift", in: folder) == ["A.swift"])
        #expect(try Self.listed(["--files-from", "-", "A.swift"], input: "b c.swift", in: folder).count == 2)
        #expect(try Self.listed(["-0", "--files-from", "-"], input: "d\n.swift\0A.swift\0", in: folder).count == 2)
        let missing = try Command.run(["--files-from", "none"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors == "none: error: cannot be read: no such file or folder\n")
        #expect(try Self.run(["--files-from", "-"], input: "", in: folder).status == 0)
    }

    /// Git names files from the top of its repository, and in quotes where they are not plain ASCII.
    @Test func listsAsGitMakesThem() throws {
        let git = try GitFolder(["Sources/A.swift": "", "Sources/caf\u{E9}.swift": ""])
        try git.commit()
        try git.write(Self.before, to: "Sources/A.swift")
        let script = "cd Sources && git diff --name-only | \"$0\" --check --files-from -"
        let run = try ChildProcess(
            "/bin/sh", ["-c", script, Command.path], in: git.path, environment: GitFolder.environment)
        let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(run.status == 2 && words.contains("only, such as `Sources/A.swift`: run it there"), "\(words)")
        try git.write("", to: "Sources/A.swift")
        try git.write(Self.before, to: "Sources/caf\u{E9}.swift")
        let quoted = try ChildProcess(
            "/bin/sh", ["-c", "git diff --name-only | \"$0\" --check --files-from -", Command.path], in: git.path,
            environment: GitFolder.environment)
        #expect(quoted.output.pathsOfCalls == ["Sources/caf\u{E9}.swift"], "\(quoted.errors)")
    }

    /// A shell's `<(…)` and `>(…)`, and what stands for the standard output.
    @Test func listsAndReportsThroughPipes() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before, "B.swift": Self.before])
        #expect(try ChildProcess("mkfifo", ["list", "report"], in: folder.path).status == 0)
        func shell(_ script: String) throws -> ChildProcess {
            try ChildProcess("/bin/sh", ["-c", script, Command.path], in: folder.path)
        }
        let listed = try shell("echo A.swift > list & \"$0\" --check --files-from list")
        #expect(listed.output.pathsOfCalls == ["A.swift"], "\(listed.errors)")
        #expect(try shell("echo B.swift | \"$0\" --check --files-from /dev/fd/0").output.pathsOfCalls == ["B.swift"])
        #expect(try shell("\"$0\" --check --files-from /dev/null").status == 0)
        let report = try shell("cat report & \"$0\" --check --output report A.swift; wait")
        #expect(report.output.pathsOfCalls == ["A.swift"], "\(report.errors)")
        #expect(try FileStatus(of: folder.place("report"), followsLinks: false).kind == .other)
        #expect(
            try shell("\"$0\" --check --output /dev/stdout . | cat").output.pathsOfCalls == ["./A.swift", "./B.swift"])
        _ = try shell("echo first > kept; \"$0\" --check --output /dev/stdout A.swift >> kept")
        #expect(try folder.text(of: "kept").hasPrefix("first\nA.swift:1:10: "))
    }

    /// A list that is read otherwise than it was written names nothing.
    @Test func listsThatEndOtherwise() async throws {
        let folder = try TemporaryFolder(["A.swift": Self.before, "B.swift": Self.before])
        await check(each: [
            (
                ["--check", "--files-from", "-"], "A.swift\0B.swift\0",
                "-: error: holds a zero byte; with `-0` that ends a path\n"
            ),
            (
                ["--check", "-0", "--files-from", "-"], "A.swift\nB.swift\n",
                "-: error: holds lines and no zero byte; without `-0` a line's end ends a path\n"
            ),
        ]) { arguments, list, message in
            let run = try Self.run(arguments, input: list, in: folder)
            #expect(run.status == 2)
            #expect(run.errors == message)
        }
        let quoted = try Self.run(
            ["--check", "--files-from", "-"], input: "A.swift\n\"caf\\303\\251.swift\"\ngone\n", in: folder)
        #expect(quoted.status == 1)
        #expect(quoted.errors.contains("and 1 more are not there"))
    }

    static let tree = ["a.swift", "App/a.swift", "App/b.gen.swift", "App/Sub/a.swift", "Lib/a.swift"]

    @Test func globs() async throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.tree.map { ($0, Self.before) }))
        await check(each: [
            (["--exclude", "App"], ["./Lib/a.swift", "./a.swift"]),
            (
                ["--exclude", "*.gen.swift", "--exclude", "/a.swift"],
                ["./App/Sub/a.swift", "./App/a.swift", "./Lib/a.swift"]
            ),
            (["--include", "App/**"], ["./App/Sub/a.swift", "./App/a.swift", "./App/b.gen.swift"]),
            (["--include", "./App"], ["./App/Sub/a.swift", "./App/a.swift", "./App/b.gen.swift"]),
            (["--include", "App", "--exclude", "Sub/"], ["./App/a.swift", "./App/b.gen.swift"]),
            (["--exclude", "App/*", "--exclude", "!App/Sub"], ["./App/Sub/a.swift", "./Lib/a.swift", "./a.swift"]),
            (["--include", "[[:upper:]]*/a.swift"], ["./App/a.swift", "./Lib/a.swift"]),
        ]) { options, expected in
            let listed = try Self.listed(options + ["."], in: folder)
            #expect(listed == expected)
        }
    }

    /// What is named is asked for, but by a hook.
    @Test func whatIsNamedIsPassedOverOnlyByForce() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "Gen/\n", "Gen/a.swift": Self.before, "Pods/a.swift": Self.before,
            "a.swift": Self.before,
        ])
        let names = ["Gen/a.swift", "Pods/a.swift", "a.swift"]
        #expect(try Self.listed(["--exclude", "a.swift"] + names, in: folder) == names)
        #expect(try Self.listed(["--force-exclude"] + names, in: folder) == ["a.swift"])
        let run = try Command.run(["--force-exclude", "--exclude", "a.swift"] + names, in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix("fixmods: note: all 3 Swift files are passed over, as `--include`, `--exclude`, a"))
    }

    /// The judge is git.
    @Test func whatOnlyGitsSettingsIgnore() throws {
        let folder = try TemporaryFolder([
            "home/.gitconfig": "[user]\n\texcludesfile = none\n[core]\n\tExcludesFile = \"~/ignored\"\n",
            "home/ignored": "*.gen.swift\n[[:digit:]]*.swift\n", "r/a.gen.swift": Self.before, "r/1.swift": Self.before,
            "r/b/a.swift": Self.before, "r/c/a.swift": Self.before, "r/[.swift": Self.before,
        ])
        let environment = ["HOME": folder.path + "/home", "XDG_CONFIG_HOME": ""]
        let root = folder.path + "/r"
        func git(_ words: String...) throws -> ChildProcess {
            try ChildProcess(
                "git", ["-c", "user.name=a", "-c", "user.email=a@b"] + words, in: root, environment: environment)
        }
        #expect(try git("init", "-q").status == 0)
        try folder.write("/b/\n", to: "r/.git/info/exclude")
        let expected = try git("ls-files", "-co", "--exclude-standard").output
        #expect(expected.split(separator: "\n") == ["[.swift", "c/a.swift"])
        let run = try ChildProcess(Command.path, ["--check", "."], in: root, environment: environment)
        #expect(run.output.pathsOfCalls == ["./[.swift", "./c/a.swift"])
        // In a second work tree the settings of the first hold.
        #expect(try git("commit", "-q", "--allow-empty", "-m", "a").status == 0)
        #expect(try git("worktree", "add", "-q", "../w").status == 0)
        try folder.write(Self.before, to: "w/b/a.swift")
        try folder.write(Self.before, to: "w/d/a.swift")
        let other = try ChildProcess(Command.path, ["--check", "."], in: folder.path + "/w", environment: environment)
        #expect(other.output.pathsOfCalls == ["./d/a.swift"])
    }

    /// Each way to name the file of ignored names; the judge is git.
    @Test(arguments: [
        ("", ["config", "core.excludesFile", "names"], [:]),
        ("[include]\n\tpath = more\n", [], [:]),
        ("[includeIf \"gitdir:~/r/\"]\n\tpath = more\n", [], [:]),
        ("", [], ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile", "GIT_CONFIG_VALUE_0": "names"]),
        ("", [], ["GIT_CONFIG_GLOBAL": "more"]),
        // Set to nothing, it hides what git would read else.
        ("[core]\n\texcludesFile =\n", [], [:]),
    ])
    func whatGitIsToldToIgnore(_ settings: String, _ command: [String], _ variables: [String: String]) throws {
        let folder = try TemporaryFolder([
            "home/.gitconfig": settings, "home/more": "[core]\n\texcludesFile = ~/r/names\n",
            "home/.config/git/ignore": "x.swift\n", "home/r/names": "A/\n", "home/r/A/a.swift": Self.before,
            "home/r/b.swift": Self.before, "home/r/x.swift": Self.before,
        ])
        var environment = ["HOME": folder.path + "/home", "XDG_CONFIG_HOME": ""]
        for (name, value) in variables { environment[name] = value == "more" ? folder.path + "/home/more" : value }
        let root = folder.path + "/home/r"
        #expect(try ChildProcess("git", ["init", "-q"], in: root, environment: environment).status == 0)
        if !command.isEmpty { _ = try ChildProcess("git", command, in: root, environment: environment) }
        let listed = try ChildProcess(
            "git", ["ls-files", "-co", "--exclude-standard", "*.swift"], in: root, environment: environment)
        let expected = listed.output.split(separator: "\n").map { "./" + $0 }
        #expect(expected.count < 3 || settings.contains("excludesFile =\n"))
        let run = try ChildProcess(Command.path, ["--check", "."], in: root, environment: environment)
        #expect(run.output.pathsOfCalls == expected)
    }
}

extension String {
    /// Of what `--check` lists, without the lines of the sources.
    fileprivate var pathsOfCalls: [String] {
        split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" }) }
    }
}
