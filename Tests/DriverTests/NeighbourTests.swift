import Harness
import Testing

/// What lies outside a project's folder and is compiled with it: packages, projects and sources beside it.
@Suite struct NeighbourTests {
    /// A helper that applies its closure where the condition does not hold, whatever its name says.
    static func helper(_ access: String = "public") -> String {
        """
        import SwiftUI
        extension View {
            @ViewBuilder \(access) func `if`<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
                if !condition { transform(self) } else { self }
            }
        }

        """
    }

    private static let call = "import SwiftUI\nimport Kit\nlet v = Text(a).if(isOn) { $0.opacity(0.5) }\n"
    /// What pages say of the name, and what the declaration says.
    private static let (known, declared) = ("opacity(isOn ? 0.5 : 1)", "opacity(isOn ? 1 : 0.5)")

    private static func manifest(_ text: String = "") -> String { SightTests.manifest + text + "\n" }

    private static let kit = ["Packages/Kit/Package.swift": manifest(), "Packages/Kit/Sources/Kit/H.swift": helper()]

    /// What becomes of the call in a file of the folder `App`, of which alone anything is written.
    private static func result(_ files: [String: String], _ path: String) throws -> String {
        let folder = try TemporaryFolder(files.merging([path: call]) { $1 })
        let run = try Command.run([path], in: folder)
        let line = try folder.text(of: path).split(separator: "\n").last.map(String.init) ?? ""
        return line.contains(".if(") ? run.errors : line
    }

    private func check(_ rows: [(String, [String: String], String)], _ path: String) throws {
        for (title, files, expected) in rows {
            let result = try Self.result(files, path)
            #expect(result.contains(expected), "\(title): \(result)")
        }
    }

    /// One that two packages would have is imported by another name.
    @Test func aModuleHasTheNameThatTheManifestGivesIt() throws {
        let rows = [("[\"Core\": \"Kit\"]", Self.declared), ("[\"Other\": \"Kit\"]", Self.known)].map {
            aliases, expected in
            let manifest = """
                let package = Package(name: "App", dependencies: [.package(path: "../Core")], targets: [
                    .target(name: "App", dependencies: [.product(name: "Core", package: "core", moduleAliases: \(aliases))])
                ])
                """
            let files = [
                "App/Package.swift": Self.manifest(manifest), "Core/Package.swift": Self.manifest(),
                "Core/Sources/Core/H.swift": Self.helper(),
            ]
            return (aliases, files, expected)
        }
        try check(rows, "App/Sources/App/A.swift")
    }

    @Test func packagesByComputedPaths() throws {
        let rows: [(String, String, String)] = [
            (
                "the package's folder",
                #"let kit: Package.Dependency = .package(path: Context.packageDirectory + "/../Packages/Kit")"#,
                Self.declared
            ),
            (
                "a name in a text",
                "let root = Context.packageDirectory + \"/..\"\n"
                    + #"let kit: Package.Dependency = .package(path: "\(root)/Packages/Kit")"#,
                Self.declared
            ),
            (
                "a name and a text",
                "let root = \"../\"\n"
                    + #"let kit: Package.Dependency = .package(name: "Kit", path: root + "Packages/Kit")"#,
                Self.declared
            ),
            (
                "a text that begins with a name",
                #"let root = "../Packages"; let kit: Package.Dependency = .package(path: "\(root)/Kit")"#, Self.declared
            ),
            (
                "a member of a type",
                #"enum Paths { static let kit = "../Packages/Kit" }; let kit: Package.Dependency = .package(path: Paths.kit)"#,
                Self.declared
            ),
            (
                "a function's parameter in a text",
                #"func local(_ name: String) -> Package.Dependency { .package(path: "../Packages/\(name)") }"#,
                Self.declared
            ),
            (
                "a function's parameter",
                "func local(_ path: String) -> Package.Dependency { .package(path: path) }\n"
                    + #"let kit = local("../Packages/Kit")"#, Self.declared
            ),
            ("each of a list", #"["Kit", "Core"].map { .package(path: "../Packages/\($0)") }"#, Self.declared),
            (
                "one of two",
                #"let kit: Package.Dependency = .package(path: isLocal ? "../../Kit" : "../Packages/Kit")"#,
                Self.declared
            ),
            (
                "one that is given, or another",
                #"let kit: Package.Dependency = .package(path: environment["KIT"] ?? "../Packages/Kit")"#,
                Self.declared
            ),
            (
                "an unknown folder",
                "let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path\n"
                    + #"let kit: Package.Dependency = .package(path: here + "/../Packages/Kit")"#, Self.declared
            ),
            (
                "an address", #"let kit: Package.Dependency = .package(url: "../Packages/Kit", branch: "main")"#,
                Self.declared
            ),
            ("another package", #"let kit: Package.Dependency = .package(path: "../Packages/Core")"#, Self.known),
            ("another folder", #"let kit: Package.Dependency = .package(path: "../Libraries/\(name)")"#, Self.known),
            ("no package", #".target(name: "Kit", path: "../Packages/Kit")"#, Self.known),
        ]
        try check(
            rows.map { title, text, expected in
                (title, Self.kit.merging(["App/Package.swift": Self.manifest(text)]) { $1 }, expected)
            }, "App/Sources/App/A.swift")
    }

    /// Tests are seen by nobody else, whatever lies in their folder; a target may lie there, too.
    @Test func testsOfAPackage() throws {
        let files = [
            "App/Package.swift": Self.manifest(#"let kit: Package.Dependency = .package(path: "../Kit")"#),
            "Kit/Tests/Support/H.swift": Self.helper(),
        ]
        let library = #"let kit: Target = .target(name: "Kit", path: "Tests/Support")"#
        let rows = [("a test", "", Self.known), ("a target", library, Self.declared)]
        try check(
            rows.map { title, text, expected in
                (title, files.merging(["Kit/Package.swift": Self.manifest(text)]) { $1 }, expected)
            }, "App/Sources/App/A.swift")
    }

    private static func workspace(_ members: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\n\(members)\n</Workspace>\n"
    }

    @Test func membersOfAWorkspace() throws {
        let app = ["App/App.xcodeproj/project.pbxproj": "{ }\n"]
        let own = "<FileRef location = \"group:App/App.xcodeproj\"></FileRef>\n"
        let nested =
            "<Group location = \"container:Packages\"\n name = \"A\"><FileRef\n location = \"group:Kit\"/></Group>"
        let rows: [(String, String, String, String)] = [
            ("beside it", "All.xcworkspace", own + "<FileRef location = \"group:Packages/Kit\"/>", Self.declared),
            ("in a group", "All.xcworkspace", own + nested, Self.declared),
            (
                "behind a group", "All.xcworkspace",
                "<Group location = \"group:Empty\"></Group><FileRef location = \"group:Packages/Kit\"/>" + own,
                Self.declared
            ),
            ("in its folder", "App/App.xcworkspace", "<FileRef location = \"group:../Packages/Kit\"/>", Self.declared),
            ("without the project", "All.xcworkspace", "<FileRef location = \"group:Packages/Kit\"/>", Self.known),
            ("without the package", "All.xcworkspace", own, Self.known),
            ("no package", "All.xcworkspace", own + "<FileRef location = \"group:Packages\"/>", Self.known),
        ]
        try check(
            rows.map { title, place, members, expected in
                let files = [place + "/contents.xcworkspacedata": Self.workspace(members)]
                return (title, files.merging(Self.kit) { $1 }.merging(app) { $1 }, expected)
            }, "App/A.swift")
        // A package sees others of its workspace, wherever its manifest says that they come from.
        let members = "<FileRef location=\"group:App\"/><FileRef location=\"group:Packages/Kit\"/>"
        let package = [
            "All.xcworkspace/contents.xcworkspacedata": Self.workspace(members),
            "App/Package.swift": Self.manifest(#".package(url: "https://example.com/Kit", from: "1.0.0")"#),
        ]
        try check([("a package", package.merging(Self.kit) { $1 }, Self.declared)], "App/Sources/App/A.swift")
    }

    /// `files` are those of the target, each with the place that the project has for it.
    private static func project(_ name: String, _ files: [String], references: String = "") -> String {
        let listed = files.indices.map { place in
            """
            F\(place) = { isa = PBXFileReference; path = \(files[place]); sourceTree = "<group>"; };
            B\(place) = { isa = PBXBuildFile; fileRef = F\(place); };
            """
        }
        let all = files.indices.map { "F\($0), " }.joined()
        return """
            // !$*UTF8*$!
            { objects = {
                R = { isa = PBXProject; mainGroup = G; targets = ( T ); };
                G = { isa = PBXGroup; children = ( \(all)X ); sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = \(name); buildPhases = ( P ); fileSystemSynchronizedGroups = ( X ); };
                P = { isa = PBXSourcesBuildPhase; files = ( \(files.indices.map { "B\($0), " }.joined()) ); };
                \(listed.joined(separator: "\n"))
                \(references)
            }; rootObject = R; }

            """
    }

    /// A file that `--support` makes is compiled once a target lists it.
    @Test func aNewFileIsInNoTarget() throws {
        let folder = try TemporaryFolder([
            "App/App.xcodeproj/project.pbxproj": Self.project("App", ["V.swift", "H.swift"]),
            "App/V.swift": "import SwiftUI\nlet v = Text(a).onlyWhen(c) { $0.clipShape(Circle()) }\n",
            "App/H.swift": "import SwiftUI\n" + SwitchCommandTests.helper,
        ])
        let arguments = ["--dry-run", "--fallback", "either-view", "--support"]
        let new = try Command.run(arguments + ["App/EitherView.swift", "App"], in: folder).errors
        #expect(new.contains("no target of the Xcode project compiles `App/EitherView.swift`"), "\(new)")
        let listed = try Command.run(arguments + ["App/H.swift", "App"], in: folder).errors
        #expect(!listed.contains("no target"), "\(listed)")
    }

    /// Of what lies beside a project and is compiled into it, a file that is named declares it for all.
    @Test func whatLiesBesideAProjectDeclaresOnce() throws {
        let call = "import SwiftUI\nlet v = Text(a).onlyWhen(c) { $0.clipShape(Circle()) }\n"
        let shared = ["E.swift", "H.swift", "S.swift"].map { "../Shared/" + $0 }
        let folder = try TemporaryFolder([
            ".git/HEAD": "ref: refs/heads/main\n",
            "App/App.xcodeproj/project.pbxproj": Self.project("App", ["A.swift"] + shared),
            "App/A.swift": call, "Shared/S.swift": call, "Shared/E.swift": "import SwiftUI\n",
            "Shared/H.swift": "import SwiftUI\n" + SwitchCommandTests.helper,
        ])
        let run = try Command.run(["--fallback", "either-view", "--support", "Shared/E.swift", "."], in: folder)
        #expect(try folder.text(of: "Shared/E.swift").contains("enum EitherView"), "\(run.errors)")
        #expect(try !folder.text(of: "Shared/H.swift").contains("enum EitherView"))
        for path in ["App/A.swift", "Shared/S.swift"] {
            #expect(try folder.text(of: path).contains("EitherView(condition: c"))
        }
    }

    @Test func whatProjectsList() throws {
        func app(_ files: [String], _ reference: String) -> [String: String] {
            [
                "App/App.xcodeproj/project.pbxproj": Self.project(
                    "App", files, references: "X = { \(reference) sourceTree = \"<group>\"; };")
            ]
        }
        let kit = [
            "Kit/Kit.xcodeproj/project.pbxproj": Self.project("Kit", ["H.swift"])
        ]
        let beside = "isa = PBXFileReference; path = ../Kit/Kit.xcodeproj;"
        let rows: [(String, [String: String], String)] = [
            (
                "a package",
                app(["A.swift"], "isa = PBXFileReference; path = ../Packages/Kit;").merging(Self.kit) { $1 },
                Self.declared
            ),
            (
                "a project",
                app(["A.swift"], beside).merging(kit) { $1 }
                    .merging(["Kit/H.swift": Self.helper()]) { $1 }, Self.declared
            ),
            (
                "what a project keeps for itself",
                app(["A.swift"], beside).merging(kit) { $1 }
                    .merging(["Kit/H.swift": Self.helper("internal")]) { $1 }, Self.known
            ),
            (
                "a file",
                app(["A.swift", "../Shared/H.swift"], "")
                    .merging(["Shared/H.swift": Self.helper("internal")]) { $1 }, Self.declared
            ),
            (
                "a folder",
                app(["A.swift"], "isa = PBXFileSystemSynchronizedRootGroup; path = ../Shared;")
                    .merging(["Shared/Views/H.swift": Self.helper("internal")]) { $1 }, Self.declared
            ),
            (
                "a file that is not listed",
                app(["A.swift"], "")
                    .merging(["Shared/H.swift": Self.helper("internal")]) { $1 }, Self.known
            ),
        ]
        try check(rows, "App/A.swift")
    }
}
