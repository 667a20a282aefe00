import Harness
import Testing

/// What a project runs on where no manifest and no Xcode project says: what other tools make one from.
@Suite struct ProjectDescriptionTests {
    private static let call = "let v = view.applyIf(isOn) { $0.bold() }\n"
    private static let tuist = "import ProjectDescription\n"

    static let rows: [(file: String, text: String, said: String?)] = [
        ("Project.swift", tuist + "let t = Target.target(deploymentTargets: .iOS(\"14.0\"))", "says iOS 14.0"),
        (
            "Project.swift", tuist + "let t: DeploymentTargets = .multiplatform(iOS: \"14.0\", macOS: \"12.0\")",
            "says iOS 14.0"
        ),
        (
            "Project.swift",
            tuist + "let t = Target(deploymentTarget: .iOS(targetVersion: \"14.1\", devices: [.ipad]))", "says iOS 14.1"
        ),
        (
            "Project.swift", tuist + "let s = Settings.settings(base: [\"IPHONEOS_DEPLOYMENT_TARGET\": \"14.0\"])",
            "says iOS 14.0"
        ),
        ("Project.swift", tuist + "let t = Target.target(deploymentTargets: .iOS(oldest))", "is not understood"),
        ("Project.swift", tuist + "let t = Target.target(deploymentTargets: Constants.targets)", "is not understood"),
        ("Project.swift", tuist + "let t = Target.target(deploymentTargets: nil)", nil),
        (
            "Project.swift",
            tuist + "let t = Target.target(deploymentTargets: oldest)\nlet oldest = DeploymentTargets.iOS(\"14.0\")",
            "says iOS 14.0"
        ),
        (
            "Tuist/ProjectDescriptionHelpers/T.swift", tuist + "let t: DeploymentTargets = .iOS(\"14.0\")",
            "says iOS 14.0"
        ),
        ("BUILD.bazel", "ios_application(name = \"App\", minimum_os_version = \"14.0\")", "is not understood"),
        ("BUILD.bazel", "swift_library(name = \"Kit\")", nil),
        ("Project.swift", "struct Project { let v = Version.iOS(\"14.0\") }", nil),
        ("project.yml", "options:\n  deploymentTarget: # all\n    iOS: \"14.0\"\n    macOS: 12.0\n", "says iOS 14.0"),
        ("project.yml", "options:\n  deploymentTarget: {macOS: \"12.0\", iOS: \"14.0\"}\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A:\n    platform: iOS\n    deploymentTarget: '14.0'\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A:\n    deploymentTarget: 14.0\n    platform: iOS\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A:\n    platform: iOS\n    deploymentTarget: ${OLDEST}\n", "is not understood"),
        ("project.yml", "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: 14.0\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A:\n    platform: iOS\n", nil),
        ("project.yml", "options: {deploymentTarget: {iOS: 14.0, macOS: 12.0}}\n", "says iOS 14.0"),
        ("project.yml", "options: { # all\n  deploymentTarget: {iOS: \"14.0\"},\n  }\n", "says iOS 14.0"),
        ("project.yml", "targets: {A: {platform: iOS, deploymentTarget: '14.0', sources: [A]}}\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A: {deploymentTarget: 14.0, platform: [iOS, macOS]}\n", "says iOS 14.0"),
        ("project.yml", "targets:\n  A: {platform: iOS, deploymentTarget: ${OLDEST}}\n", "is not understood"),
        ("project.yml", "targets:\n- platform: iOS\n  deploymentTarget: 14.0\n- name: B\n", "says iOS 14.0"),
        ("project.yml", "settings: {base: {IPHONEOS_DEPLOYMENT_TARGET: 14.0}}\n", "says iOS 14.0"),
        ("project.yml", "x: &x\n  deploymentTarget: &v 14.0\ny:\n  <<: *x\n", "says iOS 14.0"),
        ("project.yml", "x: >-\n  it's #1: {\ndeploymentTarget:\n  'iOS': '14.0' # old\n", "says iOS 14.0"),
        ("project.yml", "options: {deploymentTarget: {iOS: 14.0}\n", "is not understood"),
        ("project.yml", "include: none.yml\ntargets:\n  A:\n    platform: iOS\n", "is not understood"),
        ("project.yml", "include: none.yml\noptions:\n  deploymentTarget:\n    iOS: 14.0\n", "says iOS 14.0"),
        ("Kit.podspec", "  s.ios.deployment_target = '14.0'\n", "says iOS 14.0"),
        ("Kit.podspec", "  s.ios.deployment_target = oldest\n", "is not understood"),
        ("Kit.podspec", "  s.platform = :ios, \"14.0\"\n", "says iOS 14.0"),
        ("Kit.podspec", "  s.platforms = { :osx => '12.0', :ios => '14.0' }\n", "says iOS 14.0"),
        ("Podfile", "platform :ios, '14.0' # or 15\n", "says iOS 14.0"),
        ("A.xcconfig", "OLDEST = 14.0\nIPHONEOS_DEPLOYMENT_TARGET = ${OLDEST}\n", "says iOS 14.0"),
        ("A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST:default=14.0) // or more\n", "says iOS 14.0"),
        (
            "A.xcconfig", "OLDEST = 14.0 // old\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST:default=17.0)\n",
            "says iOS 14.0"
        ),
        (
            "A.xcconfig", "#include \"B.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST:default=17.0)\n",
            "is not understood"
        ),
        ("A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 14.0\n", "says iOS 14.0"),
        ("A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = oldest\n", "is not understood"),
        ("A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = $(inherited)\n", nil),
        ("A.xcconfig", "// IPHONEOS_DEPLOYMENT_TARGET = 14.0\n", nil),
    ]

    @Test func sayWhatAProjectRunsOn() async {
        await check(each: Self.rows) { file, text, said in
            let folder = try TemporaryFolder(["A.swift": Self.call, ".git/HEAD": "", file: text + "\n"])
            let run = try Command.run(["--dry-run", "--unsafe", "--verbose", "A.swift"], in: folder)
            let errors = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let name = file.split(separator: "/").last!
            #expect(
                errors.contains(
                    said.map { $0.hasPrefix("is") ? "`\(name)`" : "`\(name)` \($0)" } ?? "no deployment target"),
                "\(file): \(errors)")
            #expect(errors.contains("is not understood") == (said == "is not understood"), "\(file): \(errors)")
        }
    }

    /// Of each tool one that says iOS 14.
    static let descriptions = [
        ("project.yml", "options: {deploymentTarget: {iOS: 14.0}}\n"), ("Podfile", "platform :ios, '14.0'\n"),
        ("Project.swift", tuist + "let t = Target.target(deploymentTargets: .iOS(\"14.0\"))\n"),
    ]

    /// An Xcode project beside it says what its own files run on, be that newer or, where it is of another tool's making, older.
    @Test(arguments: descriptions)
    func describeWhatLiesBesideAnXcodeProject(_ file: String, _ text: String) throws {
        let project = """
            {
                objects = {
                    P = { isa = PBXProject; mainGroup = M; };
                    C = {
                        buildSettings = {
                            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
                        };
                    };
                };
                rootObject = P;
            }
            """
        for version in file == "Podfile" ? ["17.0"] : ["17.0", "13.0"] {
            let folder = try TemporaryFolder([
                file: text, "Simulator/My.xcodeproj/project.pbxproj": project.replacing("17.0", with: version),
                "App/A.swift": Self.call,
            ])
            let run = try Command.run(["--dry-run", "--unsafe", "--verbose", "App"], in: folder)
            #expect(run.errors.contains("`\(file)` says iOS 14.0"), "\(version): \(run.errors)")
        }
    }

    /// A package says what its own files run on, and not those of an app beside them.
    @Test(arguments: descriptions)
    func describeWhatLiesBesideAPackage(_ file: String, _ text: String) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", platforms: [.iOS(.v17)],
                targets: [.target(name: "Kit"), .target(name: "UI", path: "UI"), .testTarget(name: "KitTests")])

            """
        let places = ["Sources/Kit", "UI/Views", "Tests/KitTests", "App", "Kit"]
        let sources = Dictionary(uniqueKeysWithValues: places.map { ($0 + "/A.swift", Self.call) })
        let folder = try TemporaryFolder(
            [file: text, "Package.swift": manifest].merging(sources) { $1 })
        for place in places {
            let run = try Command.run(["--dry-run", "--unsafe", "--verbose", place], in: folder)
            let isApp = ["App", "Kit"].contains(place)
            #expect(run.output.contains(".bold(isOn)") == !isApp, "\(place): \(run.errors)")
            #expect(run.errors.contains("`\(file)` says iOS 14.0") == isApp, "\(place): \(run.errors)")
        }
    }

    @Test(arguments: [
        "include: Base/base.yml", "include: [Base/base.yml]", "include:\n  - Base/base.yml",
        "include:\n- path: Base/base.yml\n  relativePaths: false", "include: {path: Base/base.yml}",
        "include: Base/middle.yml",
    ])
    func mayIncludeOthers(_ text: String) throws {
        let folder = try TemporaryFolder([
            "A.swift": Self.call, "project.yml": "name: A\n\(text)\ntargets:\n  A:\n    platform: iOS\n",
            "Base/base.yml": "options: {deploymentTarget: {iOS: 14.0}}\n", "Base/middle.yml": "include: base.yml\n",
        ])
        let run = try Command.run(["--dry-run", "--unsafe", "--verbose", "A.swift"], in: folder)
        #expect(run.errors.contains("`base.yml` says iOS 14.0"), "\(run.errors)")
    }

    /// A configuration file that a tool writes may not be there, and say what nothing else does. A project in another form
    /// is not read.
    @Test func nobodyKnowsWhatAProjectSaysThatIsNotRead() async {
        func project(_ settings: String) -> String {
            """
            {
                objects = {
                    P = { isa = PBXProject; mainGroup = M; };
                    M = { isa = PBXGroup; children = (D, X); sourceTree = "<group>"; };
                    D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    X = { isa = PBXFileReference; path = Pods/App.xcconfig; sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; fileSystemSynchronizedGroups = (D); };
                    L = { buildConfigurations = (C); };
                    C = { \(settings) };
                };
                rootObject = P;
            }
            """
        }
        let (based, stated) = (
            "baseConfigurationReference = X;", "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; };"
        )
        let inFolder = "baseConfigurationReferenceAnchor = D; baseConfigurationReferenceRelativePath = A.xcconfig;"
        let xml = "<?xml version=\"1.0\"?>\n<plist><dict><key>rootObject</key><string>P</string></dict></plist>\n"
        let config = ("App/A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 14.0\n")
        await check(
            each: [
                (project(based), nil, "what `App.xcconfig` says of the deployment target is not understood"),
                (project(based + stated), nil, ""),
                (project(based), ("Podfile", "platform :ios, '14.0'\n"), "`Podfile` says iOS 14.0"),
                (project(stated), nil, ""),
                (project(inFolder + stated.replacing("IPHONEOS", with: "TVOS")), config, "`A.xcodeproj` says iOS 14.0"),
                (xml, nil, "what `A.xcodeproj` says of the deployment target is not understood"),
            ] as [(String, (String, String)?, String)]
        ) { project, other, said in
            let folder = try TemporaryFolder([
                "App/A.swift": Self.call, "A.xcodeproj/project.pbxproj": project, other?.0 ?? "README": other?.1 ?? "",
            ])
            let run = try Command.run(["--dry-run", "--unsafe", "--verbose", "App"], in: folder)
            #expect(run.output.contains(".bold(isOn)") == said.isEmpty, "\(run.errors)")
            #expect(run.errors.contains(said), "\(run.errors)")
        }
    }

    /// What Xcode or a package builds by counts, whatever else there is.
    @Test func countForNothingElse() throws {
        let folder = try TemporaryFolder([
            "A.swift": Self.call, "Podfile": "platform :ios, '14.0'\n",
            "Package.swift": SightTests.manifest + "let package = Package(name: \"P\", platforms: [.iOS(.v17)])\n",
        ])
        let run = try Command.run(["--dry-run", "--unsafe", "A.swift"], in: folder)
        #expect(run.output.contains(".bold(isOn)") || run.output.contains("fontWeight"), "\(run.errors)")
    }
}
