import Harness
import Testing

/// What an app is shown of a package that lies in its folder.
@Suite struct InnerPackageTests {
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", platforms: [.iOS(.v14)], targets: [.target(name: "Kit")])

        """

    /// - Parameters:
    ///   - link: what the app applies under a condition.
    ///   - declared: what the package adds to views.
    static func run(_ link: String, _ declared: String, _ files: [String: String] = [:]) throws -> (String, String) {
        let own = [
            "App.xcodeproj/project.pbxproj": "", "Kit/Package.swift": manifest,
            "Kit/Sources/Kit/Card.swift": "import SwiftUI\nextension View {\n    \(declared)\n}\n",
            "App/A.swift": "import Kit\nlet a = row.onlyWhen(c) { $0.\(link) }\n",
            "App/Helper.swift": HelperEndingTests.helper,
        ]
        let folder = try TemporaryFolder(own.merging(files) { $1 })
        let run = try Command.run(["--allow", "interface,verbose,assumed", "--verbose", "."], in: folder)
        let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (try folder.text(of: "App/A.swift").split(separator: "\n").dropFirst().joined(separator: "\n"), said)
    }

    /// The package's own, whatever the app runs on.
    @Test func theDeploymentTarget() throws {
        let (bold, said) = try Self.run(
            "card(4)", "public func card(_ n: Double) -> some View { bold().offset(x: n + 1) }")
        #expect(bold == "let a = row.onlyWhen(c) { $0.card(4) }")
        #expect(said.contains("its form needs iOS 16, and `Package.swift` says iOS 14"), "\(said)")
        let (offset, other) = try Self.run("card(4)", "public func card(_ n: Double) -> some View { offset(x: n + 1) }")
        #expect(offset == "let a = row.card(4, isEnabled: c)", "\(other)")
    }

    /// What is internal there is not what the app's calls mean, nor can the app name it.
    @Test func whatIsInternal() throws {
        let (call, said) = try Self.run("card(4)", "func card(_ n: Double) -> some View { offset(x: n + 1) }")
        #expect(call == "let a = row.onlyWhen(c) { $0.card(4) }")
        #expect(said.contains("no rule for `card`"), "\(said)")
        let key = "extension EnvironmentValues {\n    @Entry var style = 0\n}\n"
        let style = "public func style(_ n: Int) -> some View { environment(\\.style, n) }"
        let (hidden, _) = try Self.run("style(4)", style, ["Kit/Sources/Kit/Key.swift": key])
        #expect(hidden == "let a = row.style(4, isEnabled: c)")
        let open = ["Kit/Sources/Kit/Key.swift": "public " + key]
        let (shown, other) = try Self.run("style(4)", style, open)
        #expect(shown == "let a = row.transformEnvironment(\\.style) { [c] in if c { $0 = 4 } }", "\(other)")
    }

    /// A function that is taken as a value has its type.
    @Test func usesInIgnoredFiles() throws {
        let card = "public func card(_ n: Double) -> some View { offset(x: n + 1) }"
        let git = [".git/HEAD": "", ".gitignore": "Made\n"]
        let made = ["Made/Use.swift": "let f = row.card(_:)\n"]
        #expect(try Self.run("card(4)", card, git).0 == "let a = row.card(4, isEnabled: c)")
        let (call, said) = try Self.run("card(4)", card, git.merging(made) { $1 })
        #expect(call == "let a = row.onlyWhen(c) { $0.card(4) }")
        #expect(said.contains("it is used without a call (Use.swift:1)"), "\(said)")
    }
}
