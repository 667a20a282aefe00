@testable import Driver
import Harness
import Testing

@testable import Driver

/// The real command, run as a user runs it.
@Suite struct CommandTests {
    static let before = "let v = Rectangle()\n    .applyIf(isOn) { $0.opacity(0.5) }\n"
    static let after = "let v = Rectangle()\n    .opacity(isOn ? 0.5 : 1)\n"
    static let left = "let v = Rectangle()\n    .applyIf(isOn) { $0.shimmering() }\n"

    @Test func aDryRunPrintsADiffAndWritesNothing() throws {
        let folder = try TemporaryFolder(["App/A.swift": Self.before])
        let run = try Command.run(["--dry-run", "App"], in: folder)
        #expect(
            run.output == """
                --- a/App/A.swift
                +++ b/App/A.swift
                @@ -1,2 +1,2 @@
                 let v = Rectangle()
                -    .applyIf(isOn) { $0.opacity(0.5) }
                +    .opacity(isOn ? 0.5 : 1)

                """)
        #expect(run.errors.contains("\n1 file, 1 call: 1 would be rewritten\n"))
        #expect(run.status == 0)
        #expect(try folder.text(of: "App/A.swift") == Self.before)
        #expect(try Command.run(["--diff", "App"], in: folder).output == run.output)
    }

    @Test func withoutADryRunTheFileIsWrittenOnce() throws {
        let folder = try TemporaryFolder(["Package.swift": Self.manifest, "A.swift": Self.before, "B.swift": "f()\n"])
        let first = try Command.run(["."], in: folder)
        #expect(first.output == "")
        #expect(first.errors == "3 files, 1 call: 1 rewritten\ncalls left in these files: `applyIf` none\n")
        #expect(first.status == 0)
        #expect(try folder.text(of: "A.swift") == Self.after)
        #expect(folder.names() == ["A.swift", "B.swift", "Package.swift"])
        let second = try Command.run(["."], in: folder)
        #expect(second.errors == "3 files, 0 calls\n")
        #expect(try folder.text(of: "A.swift") == Self.after)
    }

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "A", platforms: [.iOS(.v17)])
        """

    @Test func aCheckFailsUntilTheEditIsMade() throws {
        let folder = try TemporaryFolder(["Package.swift": Self.manifest, "A.swift": Self.before])
        let check = try Command.run(["--check", "A.swift"], in: folder)
        #expect(
            check.output == """
                A.swift:2:5: would rewrite `applyIf`
                    .applyIf(isOn) { $0.opacity(0.5) }
                    ^
                    .opacity(isOn ? 0.5 : 1)

                """)
        #expect(
            check.errors == """
                1 file, 1 call: 1 would be rewritten
                calls that would be left in these files: `applyIf` none

                """)
        #expect(check.status == 1)
        let both = try Command.run(["--check", "--dry-run", "A.swift"], in: folder)
        #expect(both.output.hasPrefix("--- a/A.swift\n"))
        #expect(both.status == 1)
        #expect(try folder.text(of: "A.swift") == Self.before)
        #expect(try Command.run(["A.swift"], in: folder).status == 0)
        #expect(try Command.run(["--check", "A.swift"], in: folder).status == 0)
    }

    @Test func aCallThatNobodyCanFixFailsOnlyWhenStrict() throws {
        let folder = try TemporaryFolder(["Package.swift": Self.manifest, "A.swift": Self.left])
        for arguments in [["A.swift"], ["--check", "A.swift"], ["--dry-run", "A.swift"]] {
            let run = try Command.run(arguments, in: folder)
            #expect(
                run.errors == """
                    1 left; `fixmods explain CODE` says what can be done about one in brackets
                      1 no rule for the modifier [no-rule]; a page of yours can state one: `fixmods explain page`
                        1 shimmering  A.swift:2
                    1 file, 1 call: 1 left
                    calls \(arguments.count > 1 ? "that would be " : "")left in these files: `applyIf` 1

                    """)
            #expect(run.status == 0)
            #expect(try Command.run(["--strict"] + arguments, in: folder).status == 1)
        }
    }

    @Test func aMissingPathFailsAndTheRestIsDone() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before])
        let run = try Command.run(["gone.swift", "A.swift", "Gone"], in: folder)
        #expect(run.errors.contains("Gone: error: no such file or folder\ngone.swift: error: no such file or folder\n"))
        #expect(run.status == 2)
        #expect(try folder.text(of: "A.swift") == Self.after)
    }

    /// It might have been the one that asks for a preview.
    @Test func withAnUnknownOptionTheRestIsAPreview() async {
        await check(each: [
            (["--dryrun"], "unknown option `--dryrun`; did you mean `--dry-run`?"),
            // As editors spell two dashes.
            (["—dry-run"], "unknown option `—dry-run`; did you mean `--dry-run`?"),
            (["--allow", "aprox"], "`--allow`: unknown level `aprox`; did you mean `approx`?"),
            (["check"], "`check` is no file, no folder and no command; the option is `--check`"),
            (["basline"], "`basline` is no file, no folder and no command; did you mean `baseline`?"),
            (
                ["--explicit", "report"],
                "`report` is no file, no folder and no command; a value stands behind `=`: `--explicit=report`"
            ),
        ]) { option, sentence in
            let folder = try TemporaryFolder(["Package.swift": Self.manifest, "A.swift": Self.before])
            let run = try Command.run(option + ["A.swift"], in: folder)
            #expect(
                run.errors == """
                    fixmods: error: \(sentence)
                    fixmods: note: so this is a preview, and nothing is written
                    1 file, 1 call: 1 would be rewritten
                    calls that would be left in these files: `applyIf` none

                    """)
            #expect(run.output == (try Command.run(["--dry-run", "A.swift"], in: folder).output))
            #expect(run.status == 2)
            #expect(try folder.text(of: "A.swift") == Self.before)
        }
    }

    @Test func everyMistakeIsSaidAtOnce() throws {
        let run = try Command.run(["--dryrun", "--chekc"], in: try TemporaryFolder())
        #expect(
            run.errors == """
                fixmods: error: unknown option `--dryrun`; did you mean `--dry-run`?
                fixmods: error: unknown option `--chekc`; did you mean `--check`?
                fixmods: error: no file or folder given; of the current folder, `fixmods --dry-run .`

                """)
        #expect(run.status == 2)
    }

    /// A diff that is cut off must not pass for a whole one.
    @Test(.enabled(if: FileSystem.exists("/dev/full"))) func anOutputThatCannotBeWritten() async {
        await check(each: ["--version", "--dry-run ."]) { arguments in
            let folder = try TemporaryFolder(["Package.swift": Self.manifest, "A.swift": Self.before])
            let run = try ChildProcess(
                "/bin/sh", ["-c", "'\(Command.path)' \(arguments) > /dev/full"], in: folder.path)
            #expect(run.errors.contains("fixmods: error: the output could not be written: no space left on device\n"))
            #expect(run.status == 2)
        }
    }

    /// Whatever folder the diff is made in.
    @Test func aDiffOfWhatLiesOutsideIsOneOfTheRepository() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before, "src/A.swift": Self.before])
        let script =
            "git init -q . && cd src && '\(Command.path)' --dry-run ../A.swift > ../p.diff; cd .. && git apply p.diff"
        let run = try ChildProcess("/bin/sh", ["-c", script], in: folder.path)
        #expect(run.status == 0)
        #expect(run.errors.contains("note: the paths in the diff are below `\(folder.path)`: apply it there"))
        #expect(try folder.text(of: "A.swift") != Self.before)
        #expect(try folder.text(of: "src/A.swift") == Self.before)
    }

    /// A file that is to be made counts as well.
    @Test func aSupportFileOutsideIsInTheDiff() throws {
        let call = "import SwiftUI\nlet v = Text(\"\").if(isOn) { $0.clipped() }\n"
        let folder = try TemporaryFolder(["App/A.swift": call, "Sup/.keep": ""])
        let script =
            "git init -q . && cd App && '\(Command.path)' --dry-run --support ../Sup/E.swift . > ../p.diff; cd .. && git apply p.diff"
        let run = try ChildProcess("/bin/sh", ["-c", script], in: folder.path)
        #expect(run.status == 0)
        #expect(try folder.text(of: "Sup/E.swift").contains("enum EitherView"))
        #expect(try folder.text(of: "App/A.swift").contains("EitherView(condition: isOn"))
    }

    @Test func aFileThatIsNotUTF8IsKeptAndTheRestIsDone() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before])
        let latin = Array("// caf".utf8) + [0xE9] + Array("\n\(Self.before)".utf8)
        try folder.write(latin, to: "B.swift")
        let run = try Command.run(["."], in: folder)
        #expect(run.errors.contains("./B.swift:1: error: is not UTF-8; kept as it is\n"))
        #expect(run.status == 2)
        #expect(difference(of: try folder.bytes(of: "B.swift"), from: latin) == nil)
        #expect(try folder.text(of: "A.swift") == Self.after)
    }

    /// What is no file of source text is named, and the rest is done.
    @Test func pathsThatHoldNothing() throws {
        let folder = try TemporaryFolder([
            "Package.swift": Self.manifest, "A.swift": Self.before, "docs/a.txt": "",
            "other/Package.swift": Self.manifest,
            "folder.swift/a.txt": "",
        ])
        #expect(try ChildProcess("mkfifo", ["pipe.swift"], in: folder.path).status == 0)
        let run = try Command.run(
            ["docs", "pipe.swift", "/dev/null", "", "A.swift/", "A.swift", "./A.swift"], in: folder)
        #expect(
            run.errors == """
                fixmods: note: no Swift file in `docs`
                fixmods: error: one of the paths is empty
                /dev/null: error: is neither a file nor a folder, and is passed over
                A.swift/: error: no folder, though the path goes on
                pipe.swift: error: is neither a file nor a folder, and is passed over
                1 file, 1 call: 1 rewritten
                calls left in these files: `applyIf` none

                """)
        #expect(run.status == 2)
        let supports = [
            ("gone/E.swift", "its folder cannot be read: no such file or folder"),
            ("docs/a.txt", "is no Swift file, which `--support` needs"),
            ("folder.swift", "is no Swift file, which `--support` needs"),
            ("other/E.swift", "lies in another project than the paths, which do not see it"),
        ]
        for (path, sentence) in supports {
            let run = try Command.run(["--support", path, "A.swift"], in: folder)
            #expect(run.errors == "\(path): error: \(sentence)\n1 file, 0 calls\n")
            #expect(run.status == 2)
        }
    }

    @Test func linksStayAndSeveralNamesAreRefused() throws {
        let folder = try TemporaryFolder(["real/A.swift": Self.before, "real/B.swift": Self.before])
        try folder.link("A.swift", to: "real/A.swift")
        try folder.hardLink("B.swift", to: "real/B.swift")
        let run = try Command.run(["A.swift", "B.swift"], in: folder)
        #expect(run.errors.contains("B.swift: error: has 2 names (hard links), of which writing would part this one"))
        #expect(run.status == 2)
        #expect(try folder.text(of: "real/A.swift") == Self.after)
        #expect(folder.isLink("A.swift"))
        #expect(try folder.text(of: "real/B.swift") == Self.before)
    }

    @Test func bytesOutsideTheEditStay() async {
        await check(each: ["\r\n", "\n"]) { newline in
            let text = { (code: String) in
                Array(
                    "\u{FEFF}\(code)\n\tlet tab = 1  \n// end".split(separator: "\n", omittingEmptySubsequences: false)
                        .joined(separator: newline).utf8)
            }
            let folder = try TemporaryFolder()
            try folder.write(text(Self.before), to: "A.swift")
            #expect(try Command.run(["A.swift"], in: folder).status == 0)
            #expect(difference(of: try folder.bytes(of: "A.swift"), from: text(Self.after)) == nil)
        }
    }

    @Test func gitMakesOfTheDiffWhatTheCommandWrites() throws {
        let names = ["A.swift", "My Views/Ca\"rd.swift", "Größe/B.swift", "tab\there.swift"]
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.before) })
        let previewed = try TemporaryFolder(files)
        let diff = try Command.run(["--dry-run", "."], in: previewed)
        try previewed.write(diff.output, to: "all.diff")
        let git = try ChildProcess("git", ["apply", "all.diff"], in: previewed.path)
        #expect(git.status == 0, "\(git.errors)")
        let written = try TemporaryFolder(files)
        #expect(try Command.run(["."], in: written).status == 0)
        for name in names {
            #expect(try previewed.text(of: name) == Self.after)
            #expect(try written.text(of: name) == Self.after)
        }
    }

    @Test func colourIsForTerminalsOnly() throws {
        let folder = try TemporaryFolder(["A\u{1B}[31m.swift": Self.left])
        let run = try Command.run(["--dry-run", "."], in: folder, environment: ["TERM": "xterm"])
        #expect(!run.output.contains("\u{1B}"))
        #expect(!run.errors.contains("\u{1B}"))
        #expect(run.errors.contains("\"A\\033[31m.swift\":2\n"))
    }

    @Test func versionAndHelp() throws {
        let folder = try TemporaryFolder()
        #expect(try Command.run(["--version"], in: folder).output == "fixmods \(version)\n")
        let help = try Command.run(["--help"], in: folder)
        #expect(help.output.contains("--dry-run"))
        #expect(help.errors == "")
        #expect(help.status == 0)
    }

    /// Asked to stop while the folder is being read.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func anInterruptionLeavesEveryFileWhole() throws {
        let folder = try TemporaryFolder(["A.swift": Self.before])
        let run = try Faults.run("getdents64:signal=TERM:when=1", ["A.swift"], in: folder)
        #expect(run.status == 143)
        #expect(run.errors.hasPrefix("interrupted; what was not done is as it was\n"))
        #expect(try folder.text(of: "A.swift") == Self.before)
        #expect(folder.names().filter { $0.hasPrefix(".fixmods") } == [])
    }
}
