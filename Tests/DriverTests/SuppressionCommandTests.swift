import Harness
import RuleModel
import Testing

@testable import Driver

/// What the command says of comments that mean nothing, and how it removes them.
@Suite struct SuppressionCommandTests {
    private static let card = """
        let a = x
            // fixmods:ignore font: the transition needs it
            .applyIf(isOn) { $0.font(.title) }
            // fixmods:ignore font, frame: two
            .applyIf(isOn) { $0.font(.title) } // fixmods:ingore

        """
    private static let files = [
        "Package.swift": CommandTests.manifest, "App/Card.swift": card,
        "App/Gone.swift": "import SwiftUI\n// fixmods:ignore all of it\n\nlet b = 1\n",
    ]
    private static let warnings = [
        "App/Card.swift:4:5: warning: `frame` in `fixmods:ignore` speaks for no call; `--fix-suppressions` removes it",
        "App/Card.swift:5:40: warning: unknown `fixmods:ingore`; did you mean `fixmods:ignore`?",
        "App/Gone.swift:2:1: warning: `fixmods:ignore` speaks for no call; `--fix-suppressions` removes it",
    ]

    private static func warnings(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains(": warning: ") }.map(String.init)
    }

    @Test func areWarningsWhateverIsAllowed() async throws {
        let folder = try TemporaryFolder(Self.files)
        for options in [[], ["--unsafe"], ["--check"], ["--explicit"], ["--constants", "--upgrade"]] {
            let run = try Command.run(["--dry-run"] + options + ["App"], in: folder)
            #expect(run.status == 0)
            #expect(Self.warnings(run.errors) == Self.warnings)
            #expect(run.errors.contains("1 the transition needs it  Card.swift:3\n"))
            #expect(try Command.run(["--dry-run", "--quiet"] + options + ["App"], in: folder).errors == "")
        }
        #expect(try Command.run(["--check", "--strict", "App"], in: folder).status == 1)
        #expect(
            try Command.run(["--check", "--strict", "--fix-suppressions", "App/Gone.swift"], in: folder).status == 1)
    }

    @Test func areInTheFormatsForPrograms() throws {
        let folder = try TemporaryFolder(Self.files)
        let xcode = try Command.run(["--format", "xcode", "App"], in: folder).output
        #expect(
            Self.warnings(xcode).map { String($0.dropFirst(folder.path.count + 1)) }
                == zip(Self.warnings, ["unused", "unknown", "unused"]).map { "\($0) [\($1)-suppression]" })
        let run = try JSONTests.run(["App"], in: folder)
        let messages = run.json["messages"]!.items.filter { $0["kind"]?.text == "warning" }
        #expect(messages.map { $0["column"]?.number } == [5, 40, 1])
        #expect(messages.map { $0["code"]?.text } == ["unused", "unknown", "unused"].map { "\($0)-suppression" })
        #expect(messages.allSatisfy { $0["edits"]?.items.isEmpty == true })
        let sarif = try Command.run(["--format", "sarif", "App"], in: folder).output
        #expect(sarif.contains("\"ruleId\":\"unused-suppression\""))
        let github = try Command.run(["--format", "github", "App"], in: folder).output
        #expect(
            github.contains("::warning file=App/Gone.swift,line=2,endLine=2,col=1,endColumn=28,title=fixmods (unused"))
    }

    /// The edits of the calls and of the messages together are what is written.
    @Test func areRemoved() throws {
        let folder = try TemporaryFolder(Self.files)
        let list = try Command.run(["--check", "--fix-suppressions", "App"], in: folder)
        #expect(list.status == 1)
        #expect(
            list.output == """
                App/Card.swift:4:5: would remove: `frame` in `fixmods:ignore` speaks for no call
                App/Gone.swift:2:1: would remove: `fixmods:ignore` speaks for no call

                """)
        let json = try JSONTests.run(["--fix-suppressions", "App"], in: folder).json
        let edits = json["messages"]!.items.filter { $0["path"]?.text == "App/Card.swift" }.flatMap {
            $0["edits"]!.items
        }
        var bytes = Array(Self.card.utf8)
        for edit in edits {
            bytes.replaceSubrange(edit["start"]!.number!..<edit["end"]!.number!, with: edit["text"]!.text!.utf8)
        }
        let run = try Command.run(["--fix-suppressions", "App"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("App/Gone.swift:2:1: note: `fixmods:ignore` speaks for no call; it goes\n"))
        #expect(difference(of: try folder.bytes(of: "App/Card.swift"), from: bytes) == nil)
        #expect(try folder.text(of: "App/Card.swift") == Self.card.replacing(", frame", with: ""))
        #expect(try folder.text(of: "App/Gone.swift") == "import SwiftUI\n\nlet b = 1\n")
        #expect(try Command.run(["--check", "--fix-suppressions", "App"], in: folder).status == 0)
    }

    /// A comment over calls, of which one is rewritten in the same run.
    @Test func areRemovedBesideRewrites() throws {
        let text = """
            let a = x
                // fixmods:ignore frame: x
                .applyIf(isOn) { $0.opacity(0.5) }
                .applyIf(isOn) { // fixmods:ignore
                    $0.blur(radius: 3)
                }

            """
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest, "A.swift": text])
        let diff = try Command.run(["--dry-run", "--fix-suppressions", "A.swift"], in: folder)
        let run = try Command.run(["--fix-suppressions", "A.swift"], in: folder)
        #expect(run.status == 0 && diff.status == 0)
        #expect(
            try folder.text(of: "A.swift") == """
                let a = x
                    .opacity(isOn ? 0.5 : 1)
                    .applyIf(isOn) { // fixmods:ignore
                        $0.blur(radius: 3)
                    }

                """)
        #expect(try Command.run(["--check", "--fix-suppressions", "A.swift"], in: folder).status == 0)
    }

    /// What another tool looks for on the same line stays, and is seen from there.
    @Test func commentsOfOtherToolsStay() throws {
        let text = """
            // fixmods:ignore // swiftlint:disable:next line_length
            let a = 1 // fixmods:ignore // swiftlint:disable:this x
            let b = 2 // swiftlint:disable:this x // fixmods:ignore font: it is needed
                // fixmods:ignore swiftlint:disable:next y
            let d = x
                // swiftlint:disable:next z // fixmods:ignore the transition needs it
                .applyIf(isOn) { $0.opacity(0.5) }
                // swiftlint:disable:next z // fixmods:ignore frame, opacity: two
                .applyIf(isOn) { $0.opacity(0.5) }

            """
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest, "A.swift": text])
        let run = try Command.run(["--fix-suppressions", "A.swift"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("1 the transition needs it  A.swift:7\n"), "\(run.errors)")
        #expect(run.errors.contains("A.swift:4:5: warning: `fixmods:ignore` speaks for no call\n"), "\(run.errors)")
        #expect(
            try folder.text(of: "A.swift") == """
                // swiftlint:disable:next line_length
                let a = 1 // swiftlint:disable:this x
                let b = 2 // swiftlint:disable:this x
                    // fixmods:ignore swiftlint:disable:next y
                let d = x
                    // swiftlint:disable:next z // fixmods:ignore the transition needs it
                    .applyIf(isOn) { $0.opacity(0.5) }
                    // swiftlint:disable:next z // fixmods:ignore opacity: two
                    .applyIf(isOn) { $0.opacity(0.5) }

                """)
    }

    /// What a switch would be given to is left alone, too.
    @Test func declarationsAreLeftAlone() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Card.swift":
                "// fixmods:ignore-file it is made\nextension View {\n    func card() -> some View { padding(8) }\n}\n",
            "A.swift": "let a = x.applyIf(isOn) { $0.card() }\n",
        ])
        let run = try Command.run(["--check", "--verbose", "."], in: folder)
        #expect(run.status == 0 && run.errors.contains("a comment asks to leave it alone"))
        #expect(Self.warnings(run.errors).isEmpty)
    }

    /// Wherever a comment stands that a declaration is left alone for, it says something.
    @Test(arguments: [
        "extension View {\n    func card() -> some View {\n        // fixmods:ignore\n        padding(8)\n    }\n}\n",
        "extension View {\n    // fixmods:ignore\n\n    func card() -> some View { padding(8) }\n}\n",
        "extension View {\n    func card() -> some View { // fixmods:ignore: its users\n        padding(8)\n    }\n}\n",
        "extension View {\n    func card() -> some View {\n        padding(8) // fixmods:ignore padding: its users\n    }\n}\n",
        "extension View {\n    func card() -> some View {\n        // fixmods:disable\n        padding(8)\n        // fixmods:enable\n    }\n}\n",
        "extension View {\n    func card(\n        // fixmods:ignore card: its users\n    ) -> some View { padding(8) }\n}\n",
        "protocol Framed {}\nextension Framed where Self: View {\n    // fixmods:ignore\n    func card() -> some View { padding(8) }\n}\n",
        "extension View {\n    func card() -> some View { modifier(Card()) }\n}\nstruct Card {\n    let size = 8.0\n"
            + "    // fixmods:ignore\n    func body(content: Content) -> some View { content.padding(size) }\n}\n"
            + "extension Card: ViewModifier {}\n",
    ]) func commentsInDeclarationsMeanSomething(_ text: String) throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Card.swift": text,
            "A.swift": "let a = x.applyIf(isOn) { $0.card() }\n",
        ])
        let run = try Command.run(["--fix-suppressions", "--verbose", "."], in: folder)
        #expect(run.status == 0 && Self.warnings(run.errors).isEmpty, "\(run.errors)")
        #expect(try folder.text(of: "Card.swift") == text)
        #expect(try folder.text(of: "A.swift") == "let a = x.applyIf(isOn) { $0.card() }\n")
    }
}
