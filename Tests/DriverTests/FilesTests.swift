import Harness
import RuleModel
import Testing
import Syntax

@testable import Driver

@Suite struct FilesTests {
    @Test func aWalkTakesSwiftFilesAndSkipsWhatIsNotTheUsers() throws {
        let folder = try TemporaryFolder([
            "b.swift": "", "a/z.swift": "", "a/b/c.swift": "", "a-b.swift": "", "read.me": "", ".hidden.swift": "",
            ".build/x.swift": "", ".git/x.swift": "", "Pods/x.swift": "", "Carthage/x.swift": "",
            "a/DerivedData/x.swift": "", "App.xcodeproj/project.pbxproj": "", "a/App.xcconfig": "",
            "App.xcodeproj/project.xcworkspace/contents": "", "a/Demo/Demo.xcodeproj/project.pbxproj": "",
            "folder.swift/d.swift": "",
        ])
        try folder.link("linked", to: "a")
        try folder.link("linked.swift", to: "b.swift")
        let walk = FolderWalk(folder.place())
        #expect(
            walk.swiftFiles.map { $0.relative(to: folder.place()) } == [
                "a-b.swift", "a/b/c.swift", "a/z.swift", "b.swift", "folder.swift/d.swift",
            ])
        #expect(
            walk.settingsFiles.map { $0.relative(to: folder.place()) } == [
                "App.xcodeproj/project.pbxproj", "a/App.xcconfig", "a/Demo/Demo.xcodeproj/project.pbxproj",
            ])
        let own = walk.below(folder.place()).ownSettingsFiles
        #expect(own.map { $0.relative(to: folder.place()) } == ["App.xcodeproj/project.pbxproj", "a/App.xcconfig"])
        #expect(walk.below(folder.place("a/Demo")).ownSettingsFiles.count == 1)
        #expect(walk.folders[folder.place()] == true)
        #expect(walk.folders[folder.place("a")] == false)
    }

    @Test func targetsAreTakenOnceAndNamedAsGiven() throws {
        let folder = try TemporaryFolder(["a/x.swift": "", "a/y.swift": "", "z.txt": ""])
        try folder.link("l.swift", to: "a/x.swift")
        let given = ["a/", "a/x.swift", "z.txt", "l.swift", "gone", "a"].map { folder.place($0) }
        let targets = Targets(given)
        #expect(targets.files.map { $0.path.relative(to: folder.place()) } == ["a/x.swift", "a/y.swift", "z.txt"])
        #expect(
            targets.messages.filter { $0.kind == .error } == [.error(folder.place("gone"), "no such file or folder")])
        #expect(targets.files.map(\.root.folder) == [folder.place("a"), folder.place("a"), folder.place()])
    }

    @Test func theNearestProjectIsTheRoot() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/a.swift": "",
            "Sources/Kind/Package.swift": "struct Package {}",
            "Sub/App.xcodeproj/project.pbxproj": "", "Sub/a/b.swift": "",
            "Other/.git": "", "Other/c.swift": "",
        ])
        var roots = ProjectRoot()
        func root(_ path: String) -> Path? { roots.root(of: folder.place(path)) }
        #expect(root("Sources") == folder.place())
        #expect(root("Sources/Kind") == folder.place())
        #expect(root("Sub/a") == folder.place("Sub"))
        #expect(root("Other") == folder.place("Other"))
        var homely = ProjectRoot(home: folder.place())
        #expect(homely.root(of: folder.place("Sources")) == nil)
    }

    @Test func pathsInDiffs() async {
        await check(each: [
            (["./a.swift"], ["a.swift"]), (["/project/here/a.swift"], ["a.swift"]),
            (["/elsewhere/a.swift"], ["elsewhere/a.swift"]),
            (["../a.swift", "b.swift"], ["a.swift", "here/b.swift"]),
            (["../there/a.swift", "../there/b/c.swift"], ["there/a.swift", "there/b/c.swift"]),
        ]) { paths, inDiff in
            let here: Path = "/project/here"
            var roots = ProjectRoot()
            let targets = paths.map { path in
                Target(
                    path: Path(path), location: here.joined(Path(path)).normalized,
                    root: Root(of: here, among: &roots))
            }
            let names = DiffPaths(of: targets, currentFolder: here) { _ in false }
            #expect(targets.map(names.path) == inDiff.map { Path($0) })
            // In a repository, outside of the current folder a file is called by where it lies in it.
            let inRepository = DiffPaths(of: targets, currentFolder: here) { $0 == "/project" }
            #expect(inRepository.isRepository == (names.base == "/project"))
        }
    }

    @Test func manifests() async {
        await check(
            each: [
                ("platforms: [.iOS(.v15), .macOS(\"12.3\")]", ["iOS": "15", "macOS": "12.3"]),
                ("platforms: [\n  .macOS(.v10_15), // old\n  .visionOS(.v1),\n]", ["macOS": "10.15", "visionOS": "1"]),
                (
                    "targets: [.define(\"A\", .when(platforms: [.visionOS]))], platforms: [.iOS(.v13), .tvOS(\"13.4\")]",
                    ["iOS": "13", "tvOS": "13.4"]
                ),
                ("// platforms: [.iOS(.v15)]", nil),
                ("name: \"A\"", nil),
                ("platforms: []", nil),
                ("platforms: [.custom(\"x\", versionString: \"1\"), .tvOS(.v16)]", ["tvOS": "16"]),
                ("platforms: [.custom(\"iOS\", versionString: \"13.0\")]", ["iOS": "13"]),
                ("platforms: [.custom(\"macos\", versionString: \"13.0\")]", ["macOS": "13"]),
                (
                    "platforms: all)\nlet all: [SupportedPlatform] = [.iOS(oldest)]\nlet oldest = \"14.2\"\nf(",
                    ["iOS": "14.2"]
                ),
                ("platforms: all)\nvar all: [SupportedPlatform] = [.iOS(.v16)]\nf(", ["iOS": "16"]),
                (
                    "platforms: [.iOS(.v16)])\npackage.platforms = [.iOS(.v15), .macOS(.v12)]\nf(",
                    ["iOS": "15", "macOS": "12"]
                ),
                (")\npackage.platforms = nil\nf(", nil),
                (")\nlet other: Package = .init(name: \"A\", platforms: [.iOS(.v13)]", ["iOS": "13"]),
                (")\nlet other = Package.init(name: \"A\", platforms: [.iOS(.v13)]", ["iOS": "13"]),
                (")\nlet other = PackageDescription.Package(name: \"A\", platforms: [.iOS(.v13)]", ["iOS": "13"]),
            ] as [(String, [String: String]?)]
        ) { arguments, versions in
            let text = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", \(arguments)\n)"
            let target = PackageManifest(Array(text.utf8)).deploymentTarget?.target
            #expect(target == versions.map { DeploymentTarget(versions: $0.mapValues { .init($0)! }) })
        }
    }

    /// What is not understood counts for the oldest version there is of each platform.
    @Test func manifestsThatAreNotUnderstood() async {
        await check(each: [
            "platforms: platforms()", "platforms: [.iOS(isOld ? .v13 : .v15)]", "platforms: [.iOS(.v15)] + others",
            "platforms: [.iOS(.v15)])\npackage.platforms?.append(.macOS(.v12)", "platforms: [.iOS(\"\\(version)\")]",
            "platforms: all)\nvar all: [SupportedPlatform] = [.iOS(.v16)]\nif isOld { all = [.iOS(.v13)] }\nf(",
        ]) { arguments in
            let text = "let package = Package(name: \"A\", \(arguments)\n)"
            let declared = PackageManifest(Array(text.utf8)).deploymentTarget
            #expect(declared?.target == .oldest)
            #expect(declared?.statements.values.contains(where: \.isUnderstood) == false)
        }
    }

    /// It has no bytes on the disk, and none is read.
    @Test func aFileOfFourGigabytesIsRefused() throws {
        let folder = try TemporaryFolder(["B.swift": CommandTests.left])
        let size = ["if=/dev/null", "of=A.swift", "bs=1", "count=0", "seek=4294967296"]
        #expect(try ChildProcess("/bin/dd", size, in: folder.path).status == 0)
        let run = try Command.run(["A.swift", "B.swift"], in: folder)
        let sentence = "cannot be read: 4 GiB and more are too much for one source file"
        #expect(run.errors.contains("A.swift: error: \(sentence)\n1 file, 1 call: 1 left\ncalls left in"))
        #expect(run.status == 2)
    }

    @Test func projectSettingsGiveTheLowestOfEachPlatform() {
        let text = """
            \t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;
            \t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;\r
            \t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 17.0;
            MACOSX_DEPLOYMENT_TARGET = $(RECOMMENDED_MACOSX_DEPLOYMENT_TARGET)
            XROS_DEPLOYMENT_TARGET = 1.0
            SWIFT_VERSION = 5.0;
            """
        let target = DeclaredTarget(settings: Array(text.utf8), in: "A.xcconfig")
        let oldest = DeploymentTarget.oldest.versions["macOS"]!
        #expect(
            target?.target
                == DeploymentTarget(versions: ["iOS": .init([15]), "visionOS": .init([1]), "macOS": oldest]))
        #expect(target?.statements["macOS"]?.isUnderstood == false)
        #expect(DeclaredTarget(settings: Array("SWIFT_VERSION = 5.0;".utf8), in: "") == nil)
        let nested =
            "IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST_$(CONFIGURATION))\nOLDEST_Debug = 16.0\nOLDEST_Release = 15.0"
        let lowest = DeclaredTarget(settings: Array(nested.utf8), in: "")
        #expect(lowest?.target == DeploymentTarget(versions: ["iOS": .init([15])]))
    }
}
