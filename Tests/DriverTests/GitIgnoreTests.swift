import Harness
import Testing
import Syntax

@testable import Driver

/// What a walk passes over because a `.gitignore` says so. The judge is git.
@Suite struct GitIgnoreTests {
    private static let names = [
        "a.swift", "b.generated.swift", "build/a.swift", "App/build/a.swift", "App/a.swift", "App/Gen/a.swift",
        "App/Gen/Keep/a.swift", "App/Gen/keep.swift", "App/x1.swift", "App/x2.swift", "App/xy.swift", "docs/a.swift",
        "docs/sub/a.swift", "#a.swift", "!a.swift", "App/[a].swift", "foo/bar/a.swift", "foo/baz/bar/a.swift",
        "build.swift", "with space/a.swift",
    ]

    @Test func itIsWhatGitSays() async {
        await check(each: [
            [("", "build/\n")], [("", "/build\n")], [("", "build")], [("", "*.generated.swift\n")],
            [("", "App/Gen\r\n")], [("", "\u{FEFF}a.swift\nbuild/\n")],
            [("", "# a.swift\n\n  \n")], [("", "\\#a.swift")], [("", "\\!a.swift")], [("", "*.swift\n!App/*.swift\n")],
            [("", "App/Gen/*\n!App/Gen/Keep/\n")], [("", "App/Gen/\n!App/Gen/keep.swift\n")], [("", "x?.swift")],
            [("", "x[0-9].swift")], [("", "x[!0-9].swift")], [("", "x[[:digit:]].swift")],
            [("", "x[![:alpha:]_].swift")], [("", "x[]y].swift")],
            [("", "x[^[:digit:]-].swift")], [("", "x[\\y].swift")], [("", "x[0-\\1].swift")],
            [("", "x[[:nope:]].swift")], [("", "App/\\[a\\].swift")], [("", "docs/**")],
            [("", "docs/**/a.swift")], [("", "**/bar/")], [("", "foo/**/bar")], [("", "foo/*/a.swift")], [("", "**")],
            [("", "a*b*.swift")], [("", "*a*")], [("", "build/a.swift")], [("", "build   \n")], [("", "with space/")],
            [("App/", "*.swift\n")], [("", "a.swift"), ("App/", "!a.swift")],
            [("", "*.swift"), ("App/Gen/", "!/a.swift")],
            [("App/Gen/", "/Keep\n")], [("", "/*\n!/App\n")], [("", "[\n")], [("", "App//Gen")], [("", "/")],
        ]) { ignores in
            var files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "") })
            for (folder, text) in ignores { files["repository/\(folder).gitignore"] = text }
            files = Dictionary(
                uniqueKeysWithValues: files.map { ($0.hasPrefix("repository/") ? $0 : "repository/" + $0, $1) })
            let outer = try TemporaryFolder(files)
            let root = outer.place("repository")
            let folder = outer.path + "/repository"
            #expect(try ChildProcess("git", ["init", "-q"], in: folder).status == 0)
            let git = try ChildProcess("git", ["ls-files", "-coz", "--exclude-standard", "*.swift"], in: folder)
            let expected = git.output.split(separator: "\0").map { Path(String($0)) }
            #expect(FolderWalk(root).swiftFiles.map { $0.relative(to: root) } == expected.sorted())
            // From within and from above it is the same, as far as one sees it from there.
            let app = FolderWalk(root.appending("App")).swiftFiles
            let isOut = expected.allSatisfy { !$0.isBelow("App") }
            if !isOut {
                #expect(app.map { $0.relative(to: root) } == expected.filter { $0.isBelow("App") }.sorted())
            }
            #expect(FolderWalk(outer.place()).swiftFiles.map { $0.relative(to: root) } == expected.sorted())
        }
    }

    /// As git sets it where it makes a repository on a disk that does not tell `build` from `Build`.
    @Test func whereCaseMakesNoDifference() async throws {
        await check(each: ["BUILD/\n", "app/*\n", "[B-c]uild\n", "*.GENERATED.swift\n!B.*\n", "X?.swift\n"]) {
            ignores in
            let files = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "") })
            let walks = try ["true", "false"].map { ignoresCase in
                let folder = try TemporaryFolder(files.merging(["App/.gitignore": "GEN\n"]) { $1 })
                try folder.write(ignores, to: ".gitignore")
                func git(_ words: String...) throws -> ChildProcess { try ChildProcess("git", words, in: folder.path) }
                #expect(try git("init", "-q").status == 0)
                #expect(try git("config", "core.ignoreCase", ignoresCase).status == 0)
                let walk = FolderWalk(folder.place()).swiftFiles.map { $0.relative(to: folder.place()) }
                let listed = try git("ls-files", "-coz", "--exclude-standard", "*.swift")
                #expect(walk == listed.output.split(separator: "\0").map { Path(String($0)) }.sorted())
                return walk
            }
            #expect(walks[0] != walks[1])
        }
    }

    @Test func outsideARepositoryNothingIsIgnored() throws {
        let folder = try TemporaryFolder([".gitignore": "*.swift\n", "a/.gitignore": "*", "a/b.swift": ""])
        #expect(FolderWalk(folder.place()).swiftFiles == [folder.place("a/b.swift")])
    }

    /// What is named is asked for; what it declares counts for nobody else.
    @Test func whatIsNamedIsDoneAllTheSame() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "Generated/\n", "Generated/Helper.swift": ContextTests.helper,
            "Generated/A.swift": CommandTests.before, "B.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n",
        ])
        let whole = try Command.run(["--check", "."], in: folder)
        #expect(whole.errors == "1 file, 0 calls\n")
        let named = try Command.run(["--check", "Generated/A.swift"], in: folder)
        #expect(named.errors.contains("1 file, 1 call: 1 would be rewritten"))
        #expect(
            try Command.run(["--check", "Generated"], in: folder).errors.contains(
                "2 files, 1 call: 1 would be rewritten"))
    }
}
