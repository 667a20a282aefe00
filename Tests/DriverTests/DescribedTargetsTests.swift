import Harness
import Testing

/// What descriptions say that Xcode projects are made of, seen by the files that declare `EitherView`.
@Suite struct DescribedTargetsTests {
    private static let call = EitherViewCommandTests.call
    private static let declaration = "\n" + EitherViewExample.declaration + "\n"
    /// Another one, so that two files of one module could not declare it.
    private static let helper = ContextTests.helper.replacing("transform: ", with: "_ transform: ")

    private static func folder(_ name: String, _ text: String, _ files: [String: String] = [:]) throws
        -> TemporaryFolder
    {
        let own = [
            name: (name.hasSuffix("swift") ? "import ProjectDescription\n" : "") + text,
            "App/Helper.swift": ContextTests.helper, "App/A.swift": call,
            "Widget/Helper.swift": helper, "Widget/W.swift": call,
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    private static let generated = """
        name: Demo
        targets:
          App:
            type: application
            sources:
              - path: App
                excludes: ["**/*.md", Old]
              - path: Data
                type: folder
              - {path: Widget/Copied, buildPhase: resources}
          Widget: {type: app-extension, sources: [Widget]}
          Tests: {type: bundle.unit-test, sources: Tests}

        """

    private static let tuist = """
        let project = Project(name: "Demo", targets: [
            .target(name: "App", product: .app, sources: ["App/**"], dependencies: [.package(product: "Kit")]),
            Target.target(name: "Widget", product: .appExtension, sources: "Widget/**/*.swift"),
            Target(name: "Tests", product: .unitTests, buildableFolders: ["Tests"]),
        ])

        """

    @Test(arguments: [("project.yml", generated), ("Project.swift", tuist)])
    func eachTargetDeclaresItsOwn(_ name: String, _ text: String) throws {
        let folder = try Self.folder(name, text)
        let run = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "App/Helper.swift") == ContextTests.helper + Self.declaration, "\(run.errors)")
        #expect(try folder.text(of: "Widget/Helper.swift") == Self.helper + Self.declaration)
        for path in ["App/A.swift", "Widget/W.swift"] {
            #expect(try folder.text(of: path) == EitherViewCommandTests.wrapped)
        }
    }

    /// A file that is named declares it for its own target.
    @Test(arguments: [("project.yml", generated), ("Project.swift", tuist)])
    func whatIsNamedIsOfOneTarget(_ name: String, _ text: String) throws {
        let folder = try Self.folder(name, text)
        let run = try Command.run(["--support", "App/E.swift", "."], in: folder)
        #expect(try folder.text(of: "App/E.swift") == "import SwiftUI\n" + Self.declaration, "\(run.errors)")
        #expect(try folder.text(of: "App/Helper.swift") == ContextTests.helper)
        #expect(try folder.text(of: "Widget/Helper.swift") == Self.helper + Self.declaration)
    }

    /// What is compiled into both is seen in both.
    @Test func whatTwoTargetsShareServesBoth() throws {
        let text = Self.generated.replacing("sources: [Widget]", with: "sources: [Widget, Shared]")
            .replacing("path: Data\n        type: folder", with: "path: Shared\n        buildPhase: sources")
        let folder = try Self.folder(
            "project.yml", text,
            ["App/Helper.swift": "", "Widget/Helper.swift": "", "Shared/Helper.swift": ContextTests.helper])
        let run = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "Shared/Helper.swift") == ContextTests.helper + Self.declaration, "\(run.errors)")
        for path in ["App/A.swift", "Widget/W.swift"] {
            #expect(try folder.text(of: path) == EitherViewCommandTests.wrapped)
        }
    }

    /// Where one target does not spell out what it is compiled from, nobody knows what it compiles.
    @Test(arguments: [
        ("project.yml", generated.replacing("[Widget]", with: "[\"W*\"]")),
        ("project.yml", generated.replacing("[Widget]", with: "[\"${DIR}\"]")),
        ("project.yml", generated.replacing(", Old]", with: ", \"**/Old*\"]")),
        ("project.yml", generated.replacing("path: App\n", with: "path: App\n        includes: [\"**/A.swift\"]\n")),
        ("project.yml", "include: base.yml\n" + generated),
        ("project.yml", "include: {path: base.yml, enable: ${ALL}}\n" + generated),
        ("project.yml", "targetTemplates: {T: {sources: Widget}}\n" + generated),
        ("Project.swift", tuist.replacing("\"Widget/**/*.swift\"", with: "sources")),
        ("Project.swift", tuist.replacing("\"Widget/**/*.swift\"", with: "[.glob(\"Widget/**\", excluding: [])]")),
        ("Project.swift", tuist.replacing("name: \"Widget\"", with: "name: widget")),
    ])
    func whatIsNotSpelledOutTellsNothing(_ name: String, _ text: String) throws {
        let folder = try Self.folder(name, text)
        let run = try Command.run(["--verbose", "."], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.call)
        let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("`\(name)` states several targets, so these files are of several"), "\(said)")
    }

    /// A file that a target leaves out is of none.
    @Test func whatIsLeftOutIsOfNoTarget() throws {
        let folder = try Self.folder("project.yml", Self.generated, ["App/Old/O.swift": Self.call])
        _ = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "App/Old/O.swift") == Self.call)
    }

    /// What a file includes lies in the folder of that, unless it says otherwise.
    @Test(arguments: ["Widget/widget.yml", "{path: widget.yml, relativePaths: false}"])
    func whatIsIncludedIsRead(_ included: String) throws {
        let text = "name: Demo\ninclude:\n  - \(included)\ntargets: {App: {type: application, sources: App}}\n"
        let isBeside = included.contains("relativePaths")
        let widget = "targets: {Widget: {type: app-extension, sources: \(isBeside ? "Widget" : "[.]")}}\n"
        let folder = try Self.folder(
            "project.yml", text, [isBeside ? "widget.yml" : "Widget/widget.yml": widget])
        let run = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "App/Helper.swift") == ContextTests.helper + Self.declaration, "\(run.errors)")
        #expect(try folder.text(of: "Widget/Helper.swift") == Self.helper + Self.declaration)
    }

    /// A target of several platforms is as many.
    @Test func platformsAreTargets() throws {
        let text = "targets: {Shop: {type: application, platform: [iOS, watchOS], sources: [Core, \"${platform}\"]}}\n"
        let folder = try Self.folder(
            "project.yml", text,
            [
                "App/Helper.swift": "", "App/A.swift": "", "Widget/Helper.swift": "", "Widget/W.swift": "",
                "iOS/Helper.swift": ContextTests.helper, "iOS/A.swift": Self.call, "watchOS/Helper.swift": Self.helper,
                "watchOS/W.swift": Self.call, "Core/C.swift": "import SwiftUI\n",
            ])
        let run = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "iOS/Helper.swift") == ContextTests.helper + Self.declaration, "\(run.errors)")
        #expect(try folder.text(of: "watchOS/Helper.swift") == Self.helper + Self.declaration)
    }
}
