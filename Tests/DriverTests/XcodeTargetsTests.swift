import Harness
import RuleModel
import Testing
import Syntax

@testable import Driver

/// Which targets of an Xcode project compile a file, and what that means for `EitherView`.
@Suite struct XcodeTargetsTests {
    /// `App` and `Widget` with a helper each, and a folder that both compile. Files are listed in groups.
    static let listed = """
        // !$*UTF8*$!
        {
            objects = {
                P /* Project */ = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T1, T2); };
                M = { isa = PBXGroup; children = (GA, GW, "F S",); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = (FA, FH,); path = App; sourceTree = "<group>"; };
                GW = { isa = PBXGroup; children = (FW, FV,); name = "The \\"Widget\\""; path = Widget; sourceTree = "<group>"; };
                FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                FH = { isa = PBXFileReference; path = Helper.swift; sourceTree = "<group>"; };
                FW = { isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; };
                FV = { isa = PBXFileReference; path = Widget/Helper.swift; sourceTree = SOURCE_ROOT; };
                "F S" = { isa = PBXFileReference; path = Shared/../Shared/S.swift; sourceTree = "<group>"; };
                T1 = { isa = PBXNativeTarget; name = App; buildPhases = (S1, R1); };
                T2 = { isa = PBXNativeTarget; name = Widget; buildPhases = (S2); };
                S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B5, BX); };
                S2 = { isa = PBXSourcesBuildPhase; files = (B3, B4, B6); };
                R1 = { isa = PBXResourcesBuildPhase; files = (B3); };
                B1 = { isa = PBXBuildFile; fileRef = FA; };
                B2 = { isa = PBXBuildFile; fileRef = FH; };
                B3 = { isa = PBXBuildFile; fileRef = FW; };
                B4 = { isa = PBXBuildFile; fileRef = FV; };
                B5 = { isa = PBXBuildFile; fileRef = "F S"; };
                B6 = { isa = PBXBuildFile; fileRef = "F S"; };
            };
            rootObject = P;
        }
        """

    /// The same with folders, as newer versions of Xcode have them.
    static let folders = """
        {
            objects = {
                P = { isa = PBXProject; mainGroup = M; };
                M = { isa = PBXGroup; children = (DA, DW, DS); sourceTree = "<group>"; };
                DA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                DW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
                DS = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Shared; sourceTree = "<group>"; };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (S.swift); target = T2; };
                T1 = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (DA, DS); };
                T2 = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (DW); };
            };
            rootObject = P;
        }
        """

    static let call = EitherViewCommandTests.call
    static let wrapped = EitherViewCommandTests.wrapped

    static func folder(_ project: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = [
            "My.xcodeproj/project.pbxproj": project, "App/Helper.swift": ContextTests.helper,
            "Widget/Helper.swift": "// another\n" + ContextTests.helper, "App/A.swift": call, "Widget/W.swift": call,
            "Shared/S.swift": "let s = 1\n",
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    @Test func filesHaveTheirTargets() async {
        await check(each: [Self.listed, Self.folders]) { project in
            let folder = try Self.folder(project)
            let targets = XcodeTargets([folder.place("My.xcodeproj/project.pbxproj")], buffer: ReadBuffer())
            func names(_ path: String) -> Set<Path?> {
                Set(targets.targets(of: folder.place(path)).map { $0.relative(to: folder.place()) })
            }
            #expect(names("App/A.swift") == ["My.xcodeproj/App"])
            #expect(names("Widget/Helper.swift") == ["My.xcodeproj/Widget"])
            #expect(names("Shared/S.swift") == ["My.xcodeproj/App", "My.xcodeproj/Widget"])
            #expect(names("Shared/Other.swift") == (project == Self.folders ? ["My.xcodeproj/App"] : []))
            #expect(names("Elsewhere/A.swift") == [])
        }
    }

    @Test func aProjectThatIsNotUnderstoodSaysNothing() async {
        await check(each: [
            "", "{", "{ a = ; }", "{ a = (b", "<?xml?>", "{ objects = { }; rootObject = P; }", "{ a = \"b",
        ]) { text in
            let folder = try TemporaryFolder(["project.pbxproj": text])
            let targets = XcodeTargets([folder.place("project.pbxproj")], buffer: ReadBuffer())
            #expect(targets.targets(of: folder.place("A.swift")).isEmpty)
        }
    }

    @Test func propertyLists() {
        let nested = String(repeating: "(", count: 100_000)
        #expect(PropertyList(Array(nested.utf8)) == nil)
        let text = "{ /* a } */ \"a \\\"b\\\"\" = (x.y/z, 'q',); // end\n c = { }; }"
        #expect(
            PropertyList(Array(text.utf8))
                == .dictionary(["a \"b\"": .list([.text("x.y/z"), .text("q")]), "c": .dictionary([:])]))
    }

    /// Settings of the target, of its configuration file, and of the project, the nearest first; for the platforms that
    /// it is built for.
    @Test func whatATargetRunsOn() async {
        await check(
            each: [
                ("IPHONEOS_DEPLOYMENT_TARGET = 16.4", "", ["iOS": "16.4"]), ("", "", ["iOS": "15.0"]),
                ("", "IPHONEOS_DEPLOYMENT_TARGET = 17.0 // new", ["iOS": "17.0"]),
                ("IPHONEOS_DEPLOYMENT_TARGET = 18.0", "IPHONEOS_DEPLOYMENT_TARGET = 17.0", ["iOS": "18.0"]),
                ("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"", "OLDEST = 16.1", ["iOS": "16.1"]),
                ("", "#include \"More.xcconfig\"", ["iOS": "17.5"]),
                (
                    "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST_$(CONFIGURATION))\"", "OLDEST_Debug = 16.5",
                    ["iOS": "16.5"]
                ),
                ("IPHONEOS_DEPLOYMENT_TARGET = \"$(RECOMMENDED)\"", "", ["iOS": "13"]),
                // Nobody knows what a file says that cannot be read; one that is not there says nothing.
                ("", "#include \"Folder.xcconfig\"", ["iOS": "13"]),
                ("", "#include? \"None.xcconfig\"", ["iOS": "15.0"]),
                (
                    "", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.2\nIPHONEOS_DEPLOYMENT_TARGET = 16.3",
                    ["iOS": "16.2"]
                ),
                ("SDKROOT = macosx", "", ["macOS": "13.0"]), ("SDKROOT = auto", "", ["iOS": "15.0", "macOS": "13.0"]),
                ("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros\"; SDKROOT = auto", "", ["iOS": "15.0"]),
                ("SDKROOT = watchos", "", nil),
            ] as [(String, String, [String: String]?)]
        ) { target, file, versions in
            let project = """
                {
                    objects = {
                        P = { isa = PBXProject; mainGroup = M; buildConfigurationList = LP; };
                        M = { isa = PBXGroup; children = (D, X); sourceTree = "<group>"; };
                        D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                        X = { isa = PBXFileReference; path = Configs/App.xcconfig; sourceTree = "<group>"; };
                        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = LT; fileSystemSynchronizedGroups = (D); };
                        LP = { buildConfigurations = (CP); };
                        CP = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0;
                            MACOSX_DEPLOYMENT_TARGET = 13.0; SDKROOT = iphoneos; }; };
                        LT = { buildConfigurations = (CT); };
                        CT = { name = Debug; baseConfigurationReference = X; buildSettings = { \(target); }; };
                    };
                    rootObject = P;
                }
                """
            let folder = try TemporaryFolder([
                "My.xcodeproj/project.pbxproj": project.replacing("{ ; }", with: "{ }"), "Configs/App.xcconfig": file,
                "Configs/More.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET=17.5", "Configs/Folder.xcconfig/A": "",
            ])
            let targets = XcodeTargets([folder.place("My.xcodeproj/project.pbxproj")], buffer: ReadBuffer())
            let expected = versions.map { DeploymentTarget(versions: $0.mapValues { .init($0)! }) }
            #expect(targets.deploymentTarget(of: folder.place("App/A.swift"))?.target == expected)
            #expect(targets.deploymentTarget(of: folder.place("Other/A.swift")) == nil)
        }
    }

    /// A file runs on what its own targets do, not on what any other does. `.bold(_:)` came with iOS 16.
    @Test func aFileRunsOnWhatItsTargetsDo() throws {
        let settings = """
            C1 = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
            C2 = { name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
            L1 = { buildConfigurations = (C1); }; L2 = { buildConfigurations = (C2); };
            E = {
            """
        let project = Self.folders.replacing("E = {", with: settings)
            .replacing("name = App;", with: "name = App; buildConfigurationList = L1;")
            .replacing("name = Widget;", with: "name = Widget; buildConfigurationList = L2;")
        let call = "let v = view.applyIf(isOn) { $0.bold() }\n"
        let folder = try Self.folder(
            project, ["App/A.swift": call, "Widget/W.swift": call, "Shared/S.swift": call, "App/Helper.swift": ""])
        let run = try Command.run(["--allow", "assumed", "."], in: folder)
        #expect(!run.errors.contains("no deployment target found"))
        #expect(try folder.text(of: "App/A.swift") == "let v = view.bold(isOn)\n")
        #expect(try folder.text(of: "Widget/W.swift") == call)
        #expect(try folder.text(of: "Shared/S.swift") == call)
    }

    /// A target does not see what another declares.
    @Test func eachTargetDeclaresItsOwn() async {
        await check(each: [Self.listed, Self.folders]) { project in
            let folder = try Self.folder(project)
            let run = try Command.run(["."], in: folder)
            #expect(run.errors.contains("`EitherView` is declared in `App/Helper.swift`, `Widget/Helper.swift`\n"))
            #expect(try folder.text(of: "App/A.swift") == Self.wrapped)
            #expect(try folder.text(of: "Widget/W.swift") == Self.wrapped)
            #expect(try folder.text(of: "App/Helper.swift").contains("enum EitherView"))
            #expect(try folder.text(of: "Widget/Helper.swift").contains("enum EitherView"))
            #expect(try Command.run(["."], in: folder).errors.hasSuffix("5 files, 2 calls: 2 branch\n"))
        }
    }

    /// What the app declares is no help to the widget, whose helper is no target here.
    @Test func whatAnotherTargetDeclaresIsOutOfSight() async {
        await check(each: [Self.listed, Self.folders]) { project in
            let folder = try Self.folder(
                project, ["App/Helper.swift": ContextTests.helper + EitherViewExample.declaration])
            let run = try Command.run(["App", "Widget/W.swift"], in: folder)
            #expect(try folder.text(of: "App/A.swift") == Self.wrapped)
            #expect(try folder.text(of: "Widget/W.swift") == Self.call)
            #expect(run.errors.contains("not wrapped in `EitherView`: nothing declares it yet"))
        }
    }

    /// What both targets compile sees only what both see, and what it declares neither may declare again.
    @Test func aSharedFileIsPartOfBoth() async {
        await check(each: [Self.listed, Self.folders]) { project in
            let shared = try Self.folder(project, ["Shared/S.swift": Self.call])
            _ = try Command.run(["."], in: shared)
            #expect(try shared.text(of: "Shared/S.swift") == Self.call)
            let home = try Self.folder(
                project,
                [
                    "Shared/S.swift": ContextTests.helper, "App/Helper.swift": "let a = 1\n",
                ])
            _ = try Command.run(["."], in: home)
            #expect(try home.text(of: "Shared/S.swift").contains("enum EitherView"))
            #expect(try !home.text(of: "Widget/Helper.swift").contains("enum EitherView"))
            #expect(try home.text(of: "App/A.swift") == Self.wrapped)
            #expect(try home.text(of: "Widget/W.swift") == Self.wrapped)
        }
    }

    /// What the app has already would be declared in it twice.
    @Test func aSharedFileDeclaresNothingThatOneTargetHas() throws {
        let folder = try Self.folder(Self.folders, ["App/E.swift": EitherViewExample.declaration])
        let run = try Command.run(["--support", "Shared/S.swift", "Widget/W.swift"], in: folder)
        #expect(try folder.text(of: "Widget/W.swift") == Self.call)
        #expect(run.errors.replacing("\n      ", with: " ").contains("is in another module, too, which does\n"))
        _ = try Command.run(["--support", "Shared/S.swift", "."], in: folder)
        #expect(try folder.text(of: "Widget/W.swift") == Self.wrapped)
        #expect(try folder.text(of: "Widget/Helper.swift").contains("enum EitherView"))
    }

    /// Whoever names a file that no project lists yet will list it.
    @Test func aNewFileServesTheTargetThatItIsMadeFor() throws {
        let folder = try Self.folder(Self.listed)
        _ = try Command.run(["--support", "Widget/Either.swift", "Widget/W.swift"], in: folder)
        #expect(try folder.text(of: "Widget/W.swift") == Self.wrapped)
        #expect(try folder.text(of: "Widget/Either.swift").contains("enum EitherView"))
    }
}
