import Harness
import Testing

/// What keeps a helper alive that lies out of sight, and what is said of one that stays.
@Suite struct HelperKeepingTests {
    static let open = "public " + HelperEndingTests.helper.replacing("import SwiftUI\n\n", with: "")
    static let left = "// fixmods:ignore\nlet b = row.onlyWhen(c) { $0.bold() }\n"
    static let all = ["--remove-helpers", "--public"]

    /// An app and a package in it, which is a project of its own.
    static func app(_ files: [String: String], helper: String = open) throws -> TemporaryFolder {
        let own = [
            "Kit/Package.swift": CommandTests.manifest, "Kit/Sources/Kit/Helper.swift": helper,
            "Kit/Sources/Kit/Row.swift": "struct Row {}\n", "App/A.swift": "import Kit\n" + HelperEndingTests.call,
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    private func isKept(_ folder: TemporaryFolder, _ arguments: [String]) throws -> String? {
        let before = try folder.text(of: "Kit/Sources/Kit/Helper.swift")
        let run = try Command.run(arguments, in: folder)
        guard folder.names(in: "Kit/Sources/Kit").contains("Helper.swift") else { return nil }
        return try folder.text(of: "Kit/Sources/Kit/Helper.swift") == before ? run.errors : nil
    }

    @Test func whatAnotherProjectOfTheRunCallsStays() throws {
        let project = "App.xcodeproj/project.pbxproj"
        let folder = try Self.app([project: "", "App/B.swift": "import Kit\n" + Self.left])
        let said = try isKept(folder, Self.all + ["."])
        #expect(said?.contains("`onlyWhen` (Helper.swift:4) stays: App/B.swift:3 calls it\n") == true, "\(said ?? "-")")
        // Without the call it goes, with what the run rewrites elsewhere.
        let other = try Self.app([project: ""])
        #expect(try isKept(other, Self.all + ["."]) == nil)
        #expect(other.names(in: "Kit/Sources/Kit") == ["Row.swift"])
        // An internal one of another project is no concern of its neighbours'.
        let own = try Self.app([project: "", "App/B.swift": Self.left], helper: HelperEndingTests.helper)
        #expect(try isKept(own, ["--remove-helpers", "."]) == nil)
    }

    /// Of folders around which nothing marks a project, nobody knows which are compiled together.
    @Test func whatLooseFoldersOfTheRunCallStays() async {
        await check(each: [("a call", Self.left, true), ("another name", "let a = 1\n", false)]) { _, text, isKept in
            let folder = try TemporaryFolder([
                "A/Helper.swift": HelperEndingTests.helper, "A/A.swift": HelperEndingTests.call, "B/B.swift": text,
            ])
            let run = try Command.run(["--remove-helpers", "."], in: folder)
            #expect(folder.names(in: "A").contains("Helper.swift") == isKept)
            #expect(run.errors.contains("stays: B/B.swift:2 calls it") == isKept, "\(run.errors)")
        }
    }

    /// Only the package is named.
    @Test func whatTheRepositoryCallsStays() throws {
        let folder = try Self.app([".git/HEAD": "", "App.xcodeproj/project.pbxproj": "", "App/B.swift": Self.left])
        let said = try isKept(folder, Self.all + ["Kit"])
        #expect(said?.contains("stays: App/A.swift:2 calls it (and 1 more)\n") == true, "\(said ?? "-")")
        // What an Xcode project compiles, too, an internal one may be called from.
        let shared = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/Kit/Helper.swift": HelperEndingTests.helper,
            "Sources/Kit/Row.swift": HelperEndingTests.call, ".gitignore": "Made\n", ".git/HEAD": "",
            "Sources/Kit/Made/Row.swift": Self.left, "Sources/Kit/.build/Row.swift": Self.left,
        ])
        let run = try Command.run(["--remove-helpers", "."], in: shared)
        #expect(run.errors.contains("stays: Sources/Kit/Made/Row.swift:2 calls it\n"), "\(run.errors)")
        #expect(try shared.text(of: "Sources/Kit/Helper.swift") == HelperEndingTests.helper)
    }

    /// What git ignores may be code all the same, but for what builds have made of it.
    @Test func whatIgnoredFilesCallStays() throws {
        for (place, isKept) in [("Made/Row.swift", true), ("build/Row.swift", false), ("Pods/Row.swift", false)] {
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": HelperEndingTests.helper,
                "Sources/App/A.swift": HelperEndingTests.call, ".git/HEAD": "", ".gitignore": "Made\nbuild\n",
                "Sources/App/\(place)": Self.left,
            ])
            let run = try Command.run(["--remove-helpers", "."], in: folder)
            #expect(folder.names(in: "Sources/App").contains("Helper.swift") == isKept, "\(place)\n\(run.errors)")
            #expect(run.errors.contains("stays: Sources/App/\(place):2 calls it\n") == isKept, "\(run.errors)")
        }
    }

    /// What is made from it at the next build would not compile.
    @Test func whatATemplateNamesStays() throws {
        for (name, text, isKept) in [
            ("Views.stencil", "{% for a in b %}\n    Text().onlyWhen({{ a }}) { $0.bold() }\n{% endfor %}\n", true),
            ("Views.swift.gyb", "\nText().onlyWhen(a) { $0.bold() }\n", true),
            ("Views.swifttemplate", "\nText().notOnlyWhen(a).onlyWhenIt(b)\n", false),
            ("Views.txt", "\nText().onlyWhen(a)\n", false),
        ] {
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": HelperEndingTests.helper,
                "Sources/App/A.swift": HelperEndingTests.call, "Templates/\(name)": text,
            ])
            let run = try Command.run(["--remove-helpers", "."], in: folder)
            #expect(folder.names(in: "Sources/App").contains("Helper.swift") == isKept, "\(name)\n\(run.errors)")
            #expect(run.errors.contains("stays: Templates/\(name):2 mentions it\n") == isKept, "\(run.errors)")
        }
    }

    @Test func itIsSaidWhyItStays() throws {
        let others = [
            "let f = Row.onlyWhen\n": "Sources/App/B.swift:1 mentions it",
            "protocol Styled {\n    func onlyWhen(_ isOn: Bool)\n}\n": "Sources/App/B.swift:2 requires it",
            Self.left + Self.left: "Sources/App/B.swift:2 calls it (and 1 more)",
            "extension Tally {\n    func onlyWhen(_ isOn: Bool) {}\n}\nlet b = tally.onlyWhen(c)\n":
                "Sources/App/B.swift:4 calls it, or something else of its name",
        ]
        for (text, reason) in others {
            let folder = try HelperEndingTests.folder(["Sources/App/A.swift": "", "Sources/App/B.swift": text])
            let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
            #expect(run.errors.contains("`onlyWhen` (Helper.swift:6) stays: \(reason)\n"), "\(run.errors)")
            let preview = try Command.run(["--dry-run", "--remove-helpers", "Sources"], in: folder)
            #expect(preview.errors.contains("`onlyWhen` (Helper.swift:6) would stay: \(reason)\n"), "\(preview.errors)")
            #expect(try Command.run(["Sources"], in: folder).errors.contains("stays") == false)
        }
        let shared = HelperEndingTests.helper.replacing("    }\n}", with: "    }; func a() {}\n}")
        let clause = HelperEndingTests.helper.replacing("    ///", with: "    #if DEBUG\n    func a() {}\n    ///")
            .replacing("    }\n}", with: "    }\n    #endif\n}")
        let own = [
            Self.open: "it is `public`; `fixmods --remove-helpers --public Sources` removes it, too",
            shared: "something else stands on its lines", clause: "it stands among others in a `#if`",
            HelperEndingTests.helper.replacing("onlyWhen", with: "w"): "a name of one letter is not looked for",
        ]
        for (helper, reason) in own {
            let name = helper.contains("onlyWhen") ? "onlyWhen" : "w"
            let call = HelperEndingTests.call.replacing("onlyWhen", with: name)
            let folder = try HelperEndingTests.folder(["Sources/App/A.swift": call], helper: helper)
            let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
            let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("stays: \(reason)"), "\(run.errors)")
        }
    }

    @Test func aFileThatDoesMoreIsKept() throws {
        let exporting = HelperEndingTests.helper.replacing("import SwiftUI", with: "@_exported import SwiftUI")
        let folder = try HelperEndingTests.folder(["Sources/App/A.swift": HelperEndingTests.call], helper: exporting)
        _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == "@_exported import SwiftUI\n")
        for list in ["BUILD.bazel", "Sources/BUILD", "project.yml", "CMakeLists.txt", "Kit.podspec"] {
            let folder = try HelperEndingTests.folder([
                "Sources/App/A.swift": HelperEndingTests.call, list: "srcs = [\"Helper.swift\"]\n",
            ])
            _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/Helper.swift") == "import SwiftUI\n", "\(list)")
        }
    }

    /// With the `#if` around it, and the one around that.
    @Test func anEmptyClauseGoes() throws {
        let own = "import SwiftUI\n\nstruct Row {}\n"
        let helper = HelperEndingTests.helper.replacing("import SwiftUI\n\n", with: "")
        func removed(_ text: String) throws -> String {
            let folder = try HelperEndingTests.folder(["Sources/App/A.swift": HelperEndingTests.call], helper: text)
            _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
            return try folder.text(of: "Sources/App/Helper.swift")
        }
        #expect(try removed(own + "\n#if os(iOS)\n#if DEBUG\n\(helper)#endif\n#endif\n") == own)
        #expect(try removed("import SwiftUI\n\n#if os(iOS)\n\(helper)#endif\n\nstruct Row {}\n") == own)
        #expect(
            try removed(own + "\n#if os(iOS)\n\(helper)// more\n#endif\n") == own + "\n#if os(iOS)\n// more\n#endif\n")
        let other = "#else\nlet a = 1\n#endif\n"
        #expect(try removed(own + "\n#if os(iOS)\n\(helper)\(other)") == own + "\n#if os(iOS)\n\(other)")
    }
}
