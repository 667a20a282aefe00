import Harness
import RuleModel
import Syntax
import Testing

@testable import Driver

/// What says something of sources and cannot be read is none that says nothing.
@Suite struct UnreadSideTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "A", platforms: [.iOS(.v14)])
        """

    /// What a run over a folder says that the code runs on, and what else.
    private static func judged(_ folder: TemporaryFolder, _ path: String) -> (ios: String?, said: [String]) {
        let job = Job(
            options: Options(["--check", path].map { Path($0) }), rules: .builtin, threads: Threads(count: 1),
            isNoted: false)
        let result = job.run()
        let version = result.deploymentTarget?.statements["iOS"].map { statement in
            statement.isUnderstood
                ? statement.version.numbers.map { String($0) }.joined(separator: ".") : "not understood"
        }
        return (version, result.messages.filter { !$0.text.hasPrefix("no deployment target") }.map(\.text))
    }

    @Test func aManifestThatIsALink() async {
        await check(
            each: [
                ("its own folder", "Sources/Manifest.txt", "14", nil),
                (
                    "another", "../Manifest.txt", "not understood",
                    "is a link that leads elsewhere, and is not followed"
                ),
                ("a device", "/dev/zero", "not understood", "is a link that leads elsewhere, and is not followed"),
                ("nowhere", "../None.txt", nil, "is a link that leads nowhere"),
            ] as [(String, String, String?, String?)]
        ) { _, target, version, note in
            let folder = try TemporaryFolder([
                ".git/x": "", "App/Sources/App/A.swift": CommandTests.before,
                "App/Sources/Manifest.txt": Self.manifest, "Manifest.txt": Self.manifest,
            ])
            try folder.link("App/Package.swift", to: target)
            // The same whether the link lies in what was named or around it.
            for path in ["", "App/Sources/App/A.swift"] {
                let (found, said) = Self.judged(folder, "\(folder.place(path))")
                #expect(found == version)
                #expect(said == (note.map { ["`\(folder.place("App/Package.swift"))` \($0)"] } ?? []))
            }
        }
    }

    /// Be it a pipe or a link.
    @Test func settingsAndDescriptions() async {
        await check(each: ["A.xcodeproj/project.pbxproj", "Config/A.xcconfig", "project.yml", "A.podspec"]) { name in
            let files = [
                ".git/x": "", "A.swift": CommandTests.before, "A.xcodeproj/x": "", "Config/x": "",
                "Other.txt": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;\n",
            ]
            let linked = try TemporaryFolder(files)
            try linked.link(name, to: "\(linked.place("../none/../Other.txt"))")
            #expect(Self.judged(linked, linked.path).said == ["`\(linked.place(name))` is a link that leads nowhere"])
            #expect(Self.judged(linked, linked.path).ios == nil)
            let piped = try TemporaryFolder(files)
            #expect(try ChildProcess("mkfifo", [name], in: piped.path).status == 0)
            let (version, said) = Self.judged(piped, piped.path)
            #expect(version == "not understood")
            #expect(said == ["`\(piped.place(name))` is no regular file, and is not read"])
        }
    }

    @Test func foldersInWhichPackagesMayLie() throws {
        let name = String(repeating: "x", count: 300)
        let folder = try TemporaryFolder([".git/x": "", "A.swift": CommandTests.before])
        for (place, isSaid) in [(name, true), ("none", false), ("A.swift", false)] {
            try folder.write(
                Self.manifest.replacing(
                    "name: \"A\"", with: "name: \"A\", dependencies: [.package(path: \"\(place)/\\(kit)\")]"),
                to: "Package.swift")
            let said = Self.judged(folder, folder.path).said
            #expect(said == (isSaid ? ["cannot be read: file name too long"] : []))
        }
    }

    @Test func aWorkspaceThatIsAPipe() throws {
        let folder = try TemporaryFolder([
            ".git/x": "", "App/Package.swift": Self.manifest, "App/A.swift": CommandTests.before,
            "All.xcworkspace/x": "",
        ])
        let name = "All.xcworkspace/contents.xcworkspacedata"
        #expect(try ChildProcess("mkfifo", [name], in: folder.path).status == 0)
        let said = Self.judged(folder, "\(folder.place("App"))").said
        #expect(said == ["`\(folder.place(name))` is no regular file, and is not read"])
    }

    /// A file that could be read first, and then no more.
    @Test func aFileThatGoesBad() throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
        let source = Source(folder.place("A.swift"), parse: { SourceFile(parsing: $0) })
        #expect(try source.withBytes(ReadBuffer()) { $0.count } == 10)
        #expect(source.failure == nil)
        folder.remove("A.swift")
        try folder.write("", to: "A.swift/x")
        #expect(throws: SystemError.noRegularFile) { try source.declarations(ReadBuffer()) }
        #expect(source.failure == .noRegularFile)
    }

    /// Whenever it is that it cannot be read, and why.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aFileThatCannotBeRead() async throws {
        let project = """
            // !$*UTF8*$!
            { objects = { P = { isa = PBXProject; }; }; rootObject = P; }
            """
        let folder = try TemporaryFolder([
            ".git/x": "", ".gitignore": "none\n", "A/Sources/A/A.swift": CommandTests.before,
            "A/Package.swift": Self.manifest.replacing(
                "name: \"A\"", with: "name: \"A\", dependencies: [.package(path: \"../B\")]"),
            "A/Package@swift-5.9.swift": Self.manifest, "B/Package.swift": Self.manifest,
            "C/A.swift": CommandTests.before,
            "C/C.xcodeproj/project.pbxproj": project, "C/Base.xcconfig": "A = B\n",
        ])
        let files = [
            ("A/Package.swift", "A"), ("A/Package.swift", "A/Sources/A/A.swift"), ("A/Package@swift-5.9.swift", "A"),
            ("B/Package.swift", "A"), ("C/C.xcodeproj/project.pbxproj", "C"), ("C/Base.xcconfig", "C"),
            (".gitignore", "C"),
        ]
        await check(each: files) { file, path in
            // As often as it is opened, that may fail, and then not any more.
            for place in 0...4 {
                let times = place == 0 ? "" : ":when=\(place)"
                for error in ["EIO", "EACCES"] {
                    let run = try Faults.run(
                        "openat:error=\(error)\(times)", ["--dry-run", path], in: folder, of: [file])
                    if place > 1, run.status == 0 { continue }
                    #expect(run.status == 2, "\(error) \(place)")
                    let said = run.errors.split(separator: "\n").filter { $0.contains(": error: cannot be read: ") }
                    #expect(said.count == 1 && said[0].contains(file.split(separator: "/").last!), "\(run.errors)")
                }
            }
        }
    }

    /// By whoever has no rights to it, either.
    @Test(.enabled(if: Faults.isRoot && Faults.isThere("setpriv"), "needs root, and setpriv")) func withoutRights()
        async
    {
        let rows = [
            (".gitignore", "../.gitignore: error: cannot be read: permission denied"),
            (".git/info/exclude", "exclude: error: cannot be read: permission denied"),
            (".fixmods", "rules: error: cannot be read for rule pages: permission denied"),
            ("Package.swift", "Package.swift: error: cannot be read: permission denied"),
        ]
        await check(each: rows) { name, sentence in
            let folder = try TemporaryFolder([
                ".gitignore": "None.swift\n", ".git/info/exclude": "None.swift\n",
                ".git/HEAD": "ref: refs/heads/main\n",
                ".fixmods/rules/shimmering.md": RulePagesTests.page, "Package.swift": Self.manifest,
                "Sources/A.swift": CommandTests.before,
            ])
            let script = "chmod -R a+rwX . && chmod 000 \"$0\" && setpriv --reuid 65534 --clear-groups \"$@\""
            let run = try ChildProcess("sh", ["-c", script, name, Command.path, "--dry-run", "."], in: folder.path)
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains(sentence.split(separator: "/").last!), "\(run.errors)")
        }
    }

    /// What cannot be read may declare what is asked for.
    @Test func sourcesOfAModifier() throws {
        let folder = try TemporaryFolder(["Rules/shimmering.md": "", "Glow.swift": ""])
        let size = ["if=/dev/null", "of=Glow.swift", "bs=1", "count=0", "seek=4294967296"]
        #expect(try ChildProcess("dd", size, in: folder.path).status == 0)
        let sentence = "Glow.swift: error: cannot be read: 4 GiB and more are too much for one source file"
        let made = try Command.run(["new-rule", "glow", "Glow.swift"], in: folder)
        #expect(made.status == 2 && made.errors.contains(sentence))
        try folder.write(RulePagesTests.page, to: "Rules/shimmering.md")
        let audit = try Command.run(["test", "Rules", "--project", "Glow.swift"], in: folder)
        #expect(audit.status == 2 && audit.errors.contains(sentence))
    }
}
