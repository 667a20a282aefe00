import Harness
import Testing

@testable import Driver

/// `fixmods baseline`: calls that may stay, and what counts beside them.
@Suite struct BaselineTests {
    private static let card = """
        struct Card: View {
            var body: some View {
                x.applyIf(isOn) { $0.opacity(0.5) }
                x.applyIf(isOn) { $0.font(.title) }
                x.applyIf(isOn) { $0.shimmer() }
                x.applyIf(isOn) { $0.shimmer() }
                x.applyIf(true) { $0.opacity(0.5) }
                x.applyIf(isOn) { $0.opacity(0.5) } // fixmods:ignore
            }
        }

        """
    private static let files = ["Package.swift": CommandTests.manifest, "App/Card.swift": card]

    private static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(files.merging(more) { $1 })
        let run = try Command.run(["baseline"], in: folder)
        #expect(run.status == 0 && run.output.hasSuffix("/.fixmods-baseline.json\n"))
        return folder
    }

    /// The lines of the calls that count, and how the command ends.
    private static func counted(_ arguments: [String] = ["App"], in folder: TemporaryFolder) throws -> [Int] {
        let run = try Command.run(["--check", "--strict", "--format", "xcode"] + arguments, in: folder)
        let lines = run.output.split(separator: "\n").map { Int($0.split(separator: ":")[1])! }
        #expect(run.status == (lines.isEmpty ? 0 : 1))
        return lines
    }

    /// In a folder beside the project's.
    @Test func itMayLieElsewhere() throws {
        let folder = try TemporaryFolder([
            "app/Package.swift": CommandTests.manifest, "app/App/Card.swift": Self.card, "beside/A.txt": "",
        ])
        let run = try ChildProcess(
            Command.path, ["baseline", "--baseline", "../beside/known.json", "."], in: "\(folder.path)/app")
        #expect(run.status == 0 && run.errors.contains("4 calls in 1 file may stay"), "\(run.errors)")
        #expect(try folder.text(of: "beside/known.json").contains("\"../app/App/Card.swift\": ["))
        let arguments = ["--check", "--strict", "--baseline", "beside/known.json", "app"]
        #expect(try Command.run(arguments, in: folder).status == 0)
        try folder.write(Self.card + "let a = x.applyIf(isOn) { $0.opacity(0.5) }\n", to: "app/App/Card.swift")
        #expect(try Command.run(arguments, in: folder).status == 1)
    }

    @Test func itIsSmallAndStable() throws {
        let folder = try Self.folder()
        let text = try folder.text(of: ".fixmods-baseline.json")
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "\"hash\":\"").enumerated().map { $0 == 0 ? $1 : $1.dropFirst(16) }.joined(
                separator: "#")
        }
        #expect(
            lines.joined(separator: "\n") == """
                {
                  "schema": 1,
                  "files": {
                    "App/Card.swift": [
                      {"in":"Card.body","call":"applyIf: font",#"},
                      {"in":"Card.body","call":"applyIf: opacity",#"},
                      {"in":"Card.body","call":"applyIf: shimmer",#","count":2}
                    ]
                  }
                }
                """)
        let json = try JSONValue(text)
        #expect(try JSONSchema("baseline").mistakes(in: json) == [])
        #expect(try Command.run(["baseline", "App/Card.swift"], in: folder).status == 0)
        #expect(try folder.text(of: ".fixmods-baseline.json") == text)
    }

    @Test func whatItHoldsIsPassedOver() throws {
        let folder = try Self.folder()
        #expect(try Self.counted(in: folder) == [])
        #expect(try Self.counted(["--no-baseline", "App"], in: folder) == [3, 4, 5, 6])
        let check = try Command.run(["--check", "--dry-run", "App"], in: folder)
        #expect(check.status == 0 && check.output == "")
        #expect(check.errors.contains("4 calls known from the baseline\n") && !check.errors.contains("font"))
        let json = try JSONTests.run(["App"], in: folder).json
        #expect(
            json["files"]![0]["calls"]!.items.map { $0["known"]! }
                == [true, true, true, true, false, false].map { .bool($0) })
        #expect(json["summary"]!["known"]?.number == 4)
        // What is to be written is not asked about.
        #expect(
            try Command.run(["--dry-run", "App"], in: folder).output.contains("+        x.opacity(isOn ? 0.5 : 1)"))
        #expect(try Command.run(["App"], in: folder).status == 0)
        #expect(try folder.text(of: "App/Card.swift").contains("        x.opacity(isOn ? 0.5 : 1)\n"))
        let after = try Command.run(["--check", "App"], in: folder)
        #expect(
            after.errors.contains("3 calls known from the baseline, 1 in it gone since; `fixmods baseline` writes it"))
        #expect(try Command.run(["baseline"], in: folder).status == 0)
        #expect(try Command.run(["--check", "App"], in: folder).errors.contains("3 calls known from the baseline\n"))
    }

    @Test func whatIsKnownMayMove() async throws {
        await check(each: [
            ("lines", Self.card.replacing("struct Card", with: "let a = 1\n\n\nstruct Card"), []),
            (
                "order",
                Self.card.replacing(
                    "{ $0.font(.title) }\n        x.applyIf(isOn) { $0.shimmer() }",
                    with: "{ $0.shimmer() }\n        x.applyIf(isOn) { $0.font(.title) }"), []
            ),
            ("indentation", Self.card.replacing("{ $0.shimmer() }", with: "{\n   $0.shimmer() // here\n}"), []),
            ("one more", Self.card.replacing("(true) { $0.opacity(0.5) }", with: "(isOn) { $0.shimmer() }"), [7]),
            ("another condition", Self.card.replacing("isOn) { $0.font", with: "isOff) { $0.font"), [4]),
            ("another declaration", Self.card.replacing("body", with: "other"), [3, 4, 5, 6]),
        ]) { title, text, lines in
            let folder = try Self.folder()
            try folder.write(text, to: "App/Card.swift")
            let found = try Self.counted(in: folder)
            #expect(found == lines, "\(title)")
        }
    }

    @Test func aFileMayBeRenamed() throws {
        let folder = try Self.folder(["App/Other.swift": Self.card.replacing("Card", with: "Other")])
        folder.remove("App/Card.swift")
        try folder.write(Self.card, to: "App/Renamed.swift")
        #expect(try Self.counted(in: folder) == [])
        // What is still there has not gone elsewhere.
        try folder.write(Self.card, to: "App/Card.swift")
        #expect(try Self.counted(["App/Renamed.swift"], in: folder) == [3, 4, 5, 6])
    }

    @Test func someFilesAreWrittenDownAlone() throws {
        let folder = try Self.folder(["App/Other.swift": Self.card, "App/Gone.swift": Self.card])
        let text = try folder.text(of: ".fixmods-baseline.json")
        try folder.write("let a = x.applyIf(isOn) { $0.shimmer() }\n", to: "App/Other.swift")
        folder.remove("App/Gone.swift")
        #expect(try Command.run(["baseline", "App/Other.swift"], in: folder).status == 0)
        let new = try folder.text(of: ".fixmods-baseline.json")
        #expect(text.contains("App/Gone.swift") && !new.contains("App/Gone.swift"))
        #expect(new.contains("App/Card.swift") && new.contains("\"in\":\"a\",\"call\":\"applyIf: shimmer\""))
        #expect(try Self.counted(in: folder) == [])
    }

    @Test func anotherFileMayBeNamed() throws {
        let folder = try TemporaryFolder(Self.files)
        #expect(try Self.counted(in: folder) == [3, 4, 5, 6])
        let missing = try Command.run(["--check", "--baseline", "Team/known.json", "App"], in: folder)
        #expect(missing.status == 2 && missing.errors.contains("Team/known.json: error: cannot be read: no such file"))
        try folder.write("{\n  \"schema\": 1, \"files\": { \"a\": [{ \"in\": 1 }] }\n}", to: "known.json")
        let bad = try Command.run(["--check", "--baseline", "known.json", "App"], in: folder)
        #expect(
            bad.status == 2
                && bad.errors.contains("known.json:2: error: an entry has the texts `in`, `call` and `hash`"))
        folder.remove("known.json")
        #expect(try Command.run(["baseline", "--baseline", "known.json", "App"], in: folder).status == 0)
        #expect(try Self.counted(["--baseline", "known.json", "App"], in: folder) == [])
        #expect(try Self.counted(in: folder) == [3, 4, 5, 6])
    }

    /// What declares something for calls that are known counts as little as they do.
    @Test func declarationsForKnownCallsAreNone() throws {
        let folder = try Self.folder([
            "App/Card.swift": "let a = x.applyIf(isOn) { $0.card() }\n",
            "App/View+Card.swift": "extension View {\n    func card() -> some View { padding(8) }\n}\n",
        ])
        #expect(try Command.run(["--check", "--no-baseline", "App"], in: folder).status == 1)
        let run = try Command.run(["--check", "App"], in: folder)
        #expect(run.status == 0 && run.output == "")
        try folder.write("let b = y.applyIf(isOn) { $0.card() }\n", to: "App/Row.swift")
        let more = try Command.run(["--check", "App"], in: folder)
        #expect(more.status == 1 && more.output.contains("would give `card` a parameter `isEnabled`"))
        #expect(!more.output.contains("Card.swift:1:"))
    }

    @Test func nothingToWriteDown() throws {
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest, "App/A.swift": "let a = 1\n"])
        let run = try Command.run(["baseline"], in: folder)
        #expect(run.status == 0 && run.output == "")
        #expect(run.errors.contains("no calls are left"))
        let strange = try Command.run(["baseline", "--unsafe"], in: folder)
        #expect(strange.status == 2)
    }
}
