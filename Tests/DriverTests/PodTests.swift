import Harness
import Testing

/// Pods whose sources lie in folders, as a `Podfile` and their podspecs say: modules that are imported as others are.
@Suite struct PodTests {
    private static let project = XcodeTargetsTests.folders
    private static let call = "import SwiftUI\nimport Kit\nlet v = Text(a).if(isOn) { $0.opacity(0.5) }\n"
    /// What pages say of the name, and what the declaration says.
    private static let (known, declared) = ("opacity(isOn ? 0.5 : 1)", "opacity(isOn ? 1 : 0.5)")

    private static func podspec(_ lines: String = "s.source_files = 'Sources/**/*.swift'", name: String = "Kit")
        -> String
    {
        "Pod::Spec.new do |s|\n  s.name = '\(name)'\n  \(lines)\nend\n"
    }

    private static func podfile(_ pod: String) -> String { "target 'App' do\n  \(pod)\nend\n" }

    /// What becomes of the call in the app.
    private static func result(_ files: [String: String], app: String = "My") throws -> String {
        let path = "\(app)/App/A.swift"
        let own = ["\(app)/My.xcodeproj/project.pbxproj": project, path: call]
        let folder = try TemporaryFolder(own.merging(files) { $1 })
        let run = try Command.run(["\(app)/App"], in: folder)
        let line = try folder.text(of: path).split(separator: "\n").last.map(String.init) ?? ""
        return line.contains(".if(") ? run.errors : line
    }

    @Test func aPodfileNamesFolders() async {
        await check(each: [
            ("pod 'Kit', :path => '../Kit'", Self.declared), ("pod 'Kit', path: '../Kit/'", Self.declared),
            ("pod 'Kit/Core', :path => \"../Kit/Kit.podspec\" # ours", Self.declared),
            ("kit = '../Kit'\n  pod 'Kit', :path => kit", Self.declared),
            ("%w(Kit Core).each { |name| pod name, :path => \"../#{name}\" }", Self.declared),
            ("pod 'Kit', :path => \"#{modules}/Kit\"", Self.declared),
            ("Dir['../*'].each { |path| pod File.basename(path), :path => path }", Self.declared),
            ("# pod 'Kit', :path => '../Kit'", Self.known), ("pod 'Kit', '~> 1.0'", Self.known),
        ]) { line, expected in
            let result = try Self.result([
                "My/Podfile": Self.podfile(line), "Kit/Kit.podspec": Self.podspec(),
                "Kit/Sources/H.swift": NeighbourTests.helper(),
            ])
            #expect(result.contains(expected), "\(line): \(result)")
        }
    }

    @Test func aPodfileMayLieAboveTheProject() throws {
        let result = try Self.result([
            "Podfile": Self.podfile("pod 'Kit', :path => 'Kit'"), "Kit/Kit.podspec": Self.podspec(),
            "Kit/Sources/H.swift": NeighbourTests.helper(),
        ])
        #expect(result.contains(Self.declared), "\(result)")
    }

    /// A pod that is a package, too, sees the pods that it is compiled beside.
    @Test(arguments: [true, false])
    func podsThatArePackagesSeeOthers(isPod: Bool) throws {
        let files = [
            "Podfile": Self.podfile("pod 'UI', :path => 'UI'\n  pod 'Kit', :path => 'Kit'"),
            "Kit/Kit.podspec": Self.podspec(), "Kit/Sources/H.swift": NeighbourTests.helper(),
            "UI/Package.swift":
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet p = Package(name: \"UI\", targets: [.target(name: \"UI\")])\n",
            "UI/Sources/UI/A.swift": Self.call,
        ]
        let folder = try TemporaryFolder(
            files.merging(isPod ? ["UI/UI.podspec": Self.podspec(name: "UI")] : [:]) { $1 })
        let run = try Command.run(["UI"], in: folder)
        let text = try folder.text(of: "UI/Sources/UI/A.swift")
        #expect(text.contains(isPod ? Self.declared : Self.known), "\(text)\(run.errors)")
    }

    /// What a pod keeps to itself is not seen in the app, and what nobody imports neither; wherever the pod lies.
    @Test func accessAndImportsDecide() async {
        await check(each: [
            ("s.source_files = 'Sources/**/*.swift'", "Kit", "public", Self.declared),
            ("s.source_files = 'Sources/**/*.swift'", "Kit", "", Self.known),
            ("s.source_files = 'Sources/**/*.swift'", "Other", "public", Self.declared),
            ("s.module_name = 'Kit'\n  s.source_files = 'Sources/**/*.swift'", "Other", "", Self.known),
            ("s.source_files = \"#{s.name}/**/*\", 'Sources/*.swift'", "Kit", "", Self.known),
            ("s.source_files = [\n    'Other/**',\n    'Sources/**/*.{h,swift}'\n  ]", "Kit", "", Self.known),
            ("s.source_files = ['Sources/H.swift']", "Kit", "", Self.known),
            ("s.source_files = SOURCES", "Kit", "", Self.known),
            ("s.subspec 'Core' do |c|\n    c.source_files = 'Sources/**'\n  end", "Kit", "", Self.known),
            // Nobody knows how tests are compiled there.
            ("s.test_spec 'T' do |t|\n    t.source_files = 'Sources/**'\n  end", "Kit", "", Self.declared),
        ]) { lines, name, access, expected in
            for kit in ["Kit", "My/Modules/Kit"] {
                let result = try Self.result([
                    "My/Podfile": Self.podfile("pod '\(name)', :path => '../\(kit)'"),
                    "\(kit)/Kit.podspec": Self.podspec(lines, name: name),
                    "\(kit)/Sources/H.swift": NeighbourTests.helper(access),
                ])
                let isRead = kit != "Kit" || !lines.contains("test_spec")
                #expect(result.contains(isRead ? expected : Self.known), "\(kit) \(lines): \(result)")
            }
        }
    }

    /// `.bold(_:)` came with iOS 16.
    @Test func aPodRunsOnWhatItsPodspecSays() async {
        await check(each: [("15.0", false), ("16.0", true)]) { version, isRewritten in
            let call = "let v = view.applyIf(isOn) { $0.bold() }\n"
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/A.swift": call,
                "App.podspec": Self.podspec(
                    "s.ios.deployment_target = '\(version)'\n  s.source_files = 'Sources/App/*.swift'", name: "App"),
            ])
            let run = try Command.run(["--allow", "assumed", "."], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift").contains("bold(isOn)") == isRewritten)
            if !isRewritten { #expect(run.errors.contains("`App.podspec` says iOS 15.0")) }
        }
    }
}
