import Harness
import Testing

@testable import Driver

/// What programs read, from the real command.
@Suite struct JSONTests {
    @Test func everyStringIsReadAsItWas() async {
        await check(each: [
            "", "plain", "a\"b\\c/d", "\n\r\t\u{0}\u{8}\u{C}\u{1F}\u{7F}", "é‼😀", "\u{80}\u{9F}\u{A0}À",
            "\u{2028}\u{FEFF}",
            "e\u{301}", "\u{1B}[31m",
        ]) { text in
            let bytes = JSON.array([.string(text)]).bytes
            let read = try JSONValue(String(decoding: bytes, as: UTF8.self))
            #expect(read[0].text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
            #expect(bytes.dropLast().filter { $0 < 0x20 || $0 == 0x7F } == [])
        }
    }

    @Test func theOrderOfMembersIsKept() {
        let json: JSON = ["b": 1, "a": [.null, .bool(true), "x"], "c": [:]]
        #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"b\":1,\"a\":[null,true,\"x\"],\"c\":{}}\n")
    }

    static let text = """
        let a = "é😀"; let v = Rectangle().applyIf(isOn) { $0.opacity(0.5) }
            .applyIf(isBig) { $0.font(.title) } // fixmods
            .applyIf(isOn) { $0.shimmering() }
            .applyIf(isOn) { $0.clipShape(Circle()) }
            .applyIf(true) { $0.opacity(0.5) }
            .applyIf(isOn) { $0.opacity(0.5) } // fixmods:ignore
            .applyIf(isOn) { $0.overlay { Text("x").applyIf(isBig) { $0.opacity(0) } } }
            .ifLet(badge) { $0.shimmering($1) }

        """
    static let files = ["Package.swift": CommandTests.manifest, "App/A.swift": text, "App/B.swift": "f()\n"]

    static func run(
        _ arguments: [String], in folder: TemporaryFolder
    ) throws -> (json: JSONValue, run: ChildProcess) {
        let run = try Command.run(arguments + ["--format", "json"], in: folder)
        #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        let json = try JSONValue(run.output)
        #expect(try JSONSchema("calls").mistakes(in: json) == [])
        return (json, run)
    }

    @Test func everyOutcomeIsInTheSchema() throws {
        let folder = try TemporaryFolder(Self.files)
        let (json, run) = try Self.run(["--dry-run", "App/"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("    2 shimmering  A.swift:3, 8\n"))
        #expect(json["version"]?.text == version)
        #expect(json["files"]?.items.map { $0["path"]?.text } == ["App/A.swift"])
        let calls = json["files"]![0]["calls"]!.items
        #expect(
            calls.map { $0["outcome"]!.text! } == [
                "rewritten", "withheld", "left", "branch", "constant", "suppressed", "rewritten", "rewritten", "left",
            ])
        #expect(calls.map { $0["kind"]!.text! } == Array(repeating: "bool", count: 8) + ["optional"])
        #expect(calls.map { $0["edits"]!.items.count } == [1, 0, 0, 0, 0, 0, 1, 0, 0])
        #expect(calls[1]["level"]?.text == "assumed")
        #expect(calls[1]["after"]?.text == ".font(isBig ? .title : nil)")
        #expect(calls[2]["after"] == .null)
        let summary = json["summary"]!
        #expect(summary["files"]?.number == 2)
        #expect(summary["calls"]?.number == 9)
        for outcome in ["rewritten", "branch", "withheld", "left", "constant", "suppressed"] {
            #expect(summary[outcome]?.number == calls.count { $0["outcome"]?.text == outcome })
        }
    }

    @Test func placesAreBytesLinesAndUTF16() throws {
        let folder = try TemporaryFolder(Self.files)
        let json = try Self.run(["--dry-run", "App"], in: folder).json
        let bytes = Array(Self.text.utf8)
        let call = json["files"]![0]["calls"]![0]
        #expect(call["start"] == .object(["offset": .number(37), "line": .number(1), "column": .number(35)]))
        #expect(call["end"]?["column"]?.number == 35 + ".applyIf(isOn) { $0.opacity(0.5) }".utf16.count)
        for call in json["files"]![0]["calls"]!.items {
            let range = call["start"]!["offset"]!.number!..<call["end"]!["offset"]!.number!
            #expect(call["before"]?.text == String(decoding: bytes[range], as: UTF8.self))
            #expect(bytes[range.lowerBound] == UInt8(ascii: "."))
        }
    }

    /// Whoever applies the edits gets what the command writes, and the command says the same when it writes.
    @Test func theEditsAreWhatIsWritten() throws {
        let folder = try TemporaryFolder(Self.files)
        let preview = try Self.run(["--dry-run", "App"], in: folder)
        let check = try Self.run(["--check", "App"], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.text)
        let report = try Self.run(["App"], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.text)
        #expect(preview.run.output == report.run.output)
        let write = try Self.run(["--write", "App"], in: folder)
        #expect(preview.run.output == write.run.output)
        #expect(preview.run.output == check.run.output)
        #expect(check.run.status == 1)
        #expect(write.run.status == 0)
        var bytes = Array(Self.text.utf8)
        let edits = preview.json["files"]![0]["calls"]!.items.flatMap { $0["edits"]!.items }
        for edit in edits.sorted(by: { $0["start"]!.number! > $1["start"]!.number! }) {
            bytes.replaceSubrange(edit["start"]!.number!..<edit["end"]!.number!, with: edit["text"]!.text!.utf8)
        }
        #expect(difference(of: try folder.bytes(of: "App/A.swift"), from: bytes) == nil)
        let again = try Self.run(["App"], in: folder).json
        #expect(again["summary"]?["rewritten"]?.number == 0)
    }

    /// The edits of the calls and of the declarations, each in its file, make what the command writes.
    @Test func allEditsTogetherAreWhatIsWritten() async {
        await check(
            each: [
                (["--unsafe"], ["Sources"]), (["--support", "Sources/App/Either.swift"], ["Sources/App/A.swift"]),
                (["--fallback", "either-view", "--unsafe"], ["Sources"]),
                (["--support", "Sources/App/A.swift", "--unsafe"], ["Sources"]),
            ] as [([String], [String])]
        ) { options, paths in
            var files = [
                "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": ContextTests.helper,
                "Sources/App/A.swift": EitherViewCommandTests.call + Self.text, "Sources/App/B.swift": Self.text,
                "Sources/App/C.swift": EitherViewCommandTests.call, "Sources/Kit/A.swift": Self.text,
            ]
            let samples = "Tests/Samples/Sources"
            for path in Repository.files(below: samples) {
                files["Sources" + path.dropFirst(samples.count)] = try Repository.text(of: path)
            }
            let folder = try TemporaryFolder(files)
            let json = try Self.run(options + ["--dry-run"] + paths, in: folder).json
            #expect(!json["declarations"]!.items.isEmpty)
            var edits: [String: [JSONValue]] = [:]
            for file in json["files"]!.items {
                edits[file["path"]!.text!, default: []] += file["calls"]!.items.flatMap { $0["edits"]!.items }
            }
            for declaration in json["declarations"]!.items {
                let path = declaration["path"]!.text!
                #expect((files[path] == nil) == (declaration["isNew"] == .bool(true)))
                edits[path, default: []] += declaration["edits"]!.items
            }
            _ = try Command.run(options + paths, in: folder)
            for path in Set(files.keys).union(edits.keys).sorted() {
                var bytes = Array((files[path] ?? "").utf8)
                for edit in edits[path, default: []].sorted(by: { $0["start"]!.number! > $1["start"]!.number! }) {
                    bytes.replaceSubrange(edit["start"]!.number!..<edit["end"]!.number!, with: edit["text"]!.text!.utf8)
                }
                #expect(try folder.text(of: path) == String(decoding: bytes, as: UTF8.self), "\(path)")
            }
        }
    }

    @Test func whatCannotBeReadIsNotCounted() throws {
        let folder = try TemporaryFolder(["A.swift": "f()\n", "B.swift": CommandTests.before])
        try folder.write([0x66, 0xFF, 0x0A], to: "C.swift")
        let (json, run) = try Self.run(["--dry-run", "A.swift", "B.swift", "C.swift", "missing.swift"], in: folder)
        #expect(run.status == 2)
        #expect(json["summary"]?["files"]?.number == 3)
        #expect(json["files"]?.items.count == 1)
    }

    /// Whatever goes wrong, one object is on the standard output, and says it.
    @Test func errorsAreInTheObject() async {
        let long = "error MyRules/bad.md 3 unknown word `inrt`; did you mean `inert`?"
        await check(
            each: [
                (["--dryrun", "A.swift"], "error nil nil unknown option `--dryrun`; did you mean `--dry-run`?"),
                ([], "error nil nil no file or folder given; of the current folder, `fixmods --format json .`"),
                (["gone.swift", "A.swift"], "error gone.swift nil no such file or folder"),
                (["--dry-run", "B.swift"], "error B.swift 2 is not UTF-8; kept as it is"),
                (["--rules", "MyRules", "A.swift"], long),
                (["test", "MyRules"], "error nil nil `test` prints no JSON"),
                (["explain", "font"], "error nil nil `explain` prints no JSON"),
                (["rules", "--rules", "MyRules"], long), (["rules", "x"], "error nil nil unexpected argument `x`"),
                (
                    ["--support", "no/E.swift", "A.swift"],
                    "error no/E.swift nil its folder cannot be read: no such file or folder"
                ),
            ] as [([String], String)]
        ) { arguments, said in
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "A.swift": CommandTests.left,
                "MyRules/bad.md": "```rule\nmodifier x()\ninrt .x()\n```\n",
            ])
            try folder.write([0x0A, 0xFF, 0x0A], to: "B.swift")
            let run = try Command.run(arguments + ["--format", "json"], in: folder)
            #expect(run.status == 2)
            #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
            let json = try JSONValue(run.output)
            #expect(try JSONSchema(arguments.first == "rules" ? "rules" : "calls").mistakes(in: json) == [])
            let messages = json["messages"]!.items.map { message in
                [
                    message["kind"]!.text, message["path"]!.text, message["line"]!.number.map { "\($0)" },
                    message["text"]!.text,
                ].map { $0 ?? "nil" }.joined(separator: " ")
            }
            #expect(messages.contains(said), "\(messages)")
        }
    }

    /// What is applied says why one might not have wanted it.
    @Test func whatIsAppliedKeepsItsLevelAndItsReason() throws {
        let folder = try TemporaryFolder(Self.files)
        let call = try Self.run(["--unsafe", "--dry-run", "App"], in: folder).json["files"]![0]["calls"]![1]
        let reason = "a font set around the view is lost when this one is off"
        #expect(call["outcome"]?.text == "rewritten")
        #expect(call["level"]?.text == "assumed")
        #expect(call["reason"]?.text == reason)
        #expect(call["modifier"]?.text == "font")
        #expect(
            call["caveats"]
                == .array([
                    .object(["level": .string("assumed"), "reason": .string(reason), "modifier": .string("font")])
                ]))
    }

    /// A file that is kept has no edits, whatever was planned for it.
    @Test func aFileThatIsKeptHasNoEdits() throws {
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest, "A.swift": CommandTests.before])
        try folder.hardLink("B.swift", to: "A.swift")
        let (json, run) = try Self.run(["A.swift"], in: folder)
        #expect(run.status == 2)
        let call = json["files"]![0]["calls"]![0]
        #expect(call["outcome"]?.text == "left")
        #expect(call["edits"] == .array([]))
        #expect(call["after"] == .null)
        #expect(call["level"] == .null)
    }

    @Test func withNothingToSayItIsAnObjectAllTheSame() throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        let (json, run) = try Self.run(["."], in: folder)
        #expect(run.status == 0)
        #expect(json["files"] == .array([]))
        #expect(json["declarations"] == .array([]))
    }

    @Test func theRulesAreListed() throws {
        let run = try Command.run(["rules", "--format", "json"], in: try TemporaryFolder())
        let json = try JSONValue(run.output)
        #expect(try JSONSchema("rules").mistakes(in: json) == [])
        #expect(json["rules"]?.items.map { $0["name"]!.text! } == BuiltinPages.all.map(\.name).sorted())
    }

    /// The validator must be able to fail.
    @Test func theSchemaRefuses() async {
        await check(
            each: [
                ("{}", "no"), ("{\"schema\":2}", "schema"), ("{\"colour\":1}", "is not in the schema"),
                ("{\"files\":[{}]}", "$.files[0] has no"),
                ("{\"files\":[{\"path\":\"a\",\"calls\":[]}]}", "too little"),
                ("{\"files\":[{\"path\":\"\"}]}", "too short"), ("{\"version\":\"one\"}", "is not ^"),
                ("{\"files\":[{\"calls\":[{\"level\":\"unsafe\"}]}]}", "is not listed"),
                ("{\"files\":[{\"calls\":[{\"start\":{\"line\":0}}]}]}", "is less than"),
                ("{\"files\":[{\"calls\":[{\"start\":{\"line\":1.5}}]}]}", "is no integer"),
                ("{\"files\":[{\"calls\":[{\"helper\":1}]}]}", "is none of"),
            ] as [(String, String)]
        ) { text, mistake in
            let mistakes = try JSONSchema("calls").mistakes(in: try JSONValue(text))
            #expect(mistakes.contains { $0.contains(mistake) }, "\(mistakes)")
        }
    }
}
