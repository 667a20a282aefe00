import Harness
import Testing

/// What a package declares is shown by the app, and by other packages of the run: what is around it there counts.
@Suite struct OtherProjectsTests {
    private static let parts = """
        import SwiftUI
        public struct Row: View {
            let on: Bool
            public init(on: Bool) { self.on = on }
            public var body: some View { Text("x").onlyWhen(on) { $0.hidden() } }
        }
        public struct Pair: View {
            let on: Bool
            public init(on: Bool) { self.on = on }
            public var body: some View { HStack { Text("a"); Text("b") }.onlyWhen(on) { $0.shadow(radius: 3) } }
        }
        public struct Box<C: View>: View {
            let content: () -> C
            let on: Bool
            public init(on: Bool, @ViewBuilder content: @escaping () -> C) { (self.on, self.content) = (on, content) }
            public var body: some View { content().onlyWhen(on) { $0.padding(8) } }
        }
        extension View {
            public func pad(_ on: Bool) -> some View { onlyWhen(on) { $0.padding(8) } }
        }
        struct Own: View {
            let on: Bool
            var body: some View { Text("x").onlyWhen(on) { $0.hidden() } }
        }

        """

    private static func manifest(_ name: String, on dependency: String = "") -> String {
        let needs = dependency.isEmpty ? "" : "dependencies: [.package(path: \"../\(dependency)\")], "
        let products = dependency.isEmpty ? "" : ", dependencies: [\"\(dependency)\"]"
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", platforms: [.iOS(.v17)], \(needs)targets: [.target(name: "\(name)"\(products))])

            """
    }

    /// - Parameter files: those beside a package that declares what is shown.
    private static func errors(_ files: [String: String]) throws -> String {
        let kit = [
            "Packages/Kit/Package.swift": manifest("Kit"),
            "Packages/Kit/Sources/Kit/Helper.swift": SwitchCommandTests.helper,
            "Packages/Kit/Sources/Kit/Parts.swift": parts,
        ]
        let folder = try TemporaryFolder(kit.merging(files) { $1 })
        return try Command.run(["--dry-run", "--verbose", "."], in: folder).errors
    }

    private static func screen(_ view: String, imports: String = "import Kit") -> String {
        "import SwiftUI\n\(imports)\nstruct Screen: View { let on: Bool; var body: some View { \(view) } }\n"
    }

    static let shown = [
        ("Menu(\"x\") { Row(on: on) }", "`Row` is shown at"), ("Pair(on: on).opacity(0.4)", "`Pair` is shown at"),
        ("Box(on: on) { Spacer() }", "a padded spacer"), ("Spacer().pad(on)", "it is called at"),
    ]

    @Test(arguments: shown) func whereAnAppShowsIt(_ view: String, _ reason: String) throws {
        let app = ["App.xcodeproj/project.pbxproj": "", "App/Screen.swift": Self.screen(view)]
        #expect(try Self.errors(app).contains(reason))
    }

    @Test(arguments: shown) func whereAnotherPackageShowsIt(_ view: String, _ reason: String) throws {
        let other = [
            "Packages/Feat/Package.swift": Self.manifest("Feat", on: "Kit"),
            "Packages/Feat/Sources/Feat/Screen.swift": Self.screen(view),
        ]
        #expect(try Self.errors(other).contains(reason))
    }

    /// A view of the app shows it, and is shown in a file that does not import the package.
    @Test func whereTheAppShowsWhatShowsIt() throws {
        let errors = try Self.errors([
            "project.yml": "name: App\n", "App/Panel.swift": Self.screen("Row(on: on)"),
            "App/Main.swift": "import SwiftUI\nlet main = Menu(\"x\") { Screen(on: true) }\n",
        ])
        #expect(errors.contains("`Row` is shown at Main.swift:2"))
    }

    @Test(arguments: [
        // Nothing is around it.
        "VStack { Row(on: on); Pair(on: on); Box(on: on) { Text(\"a\") }; Text(\"a\").pad(on) }",
        // Another view of the name, which the app has itself.
        "Menu(\"x\") { Own(on: on) }",
    ])
    func othersDoNotMatter(_ view: String) throws {
        let app = ["App.xcodeproj/project.pbxproj": "", "App/Screen.swift": Self.screen(view)]
        #expect(!(try Self.errors(app).contains("Screen.swift")))
    }

    /// What does not import it has a view of its own.
    @Test func whatDoesNotImportIt() throws {
        let app = [
            "App.xcodeproj/project.pbxproj": "",
            "App/Screen.swift": Self.screen("Menu(\"x\") { Row(on: on) }", imports: ""),
        ]
        #expect(!(try Self.errors(app).contains("Screen.swift")))
    }
}
