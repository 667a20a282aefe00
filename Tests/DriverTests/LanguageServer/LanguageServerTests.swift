import Harness
import Syntax
import Testing

@testable import Driver

/// What an editor is told: how a conversation begins and ends, and what is published of a text as it is changed.
@Suite struct LanguageServerTests {
    static let view = """
        let a = x.applyIf(isOn) { $0.opacity(0.5) }
        let b = x.applyIf(isOn) { $0.font(.title) }
        let c = x.applyIf(isOn) { $0.shimmering() }
        let d = x.applyIf(true) { $0.opacity(0.5) }
        let e = x.applyIf(isOn) { $0.bold() } // fixmods:ignore

        """

    static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(["Package.swift": CommandTests.manifest, "A.swift": view].merging(files) { $1 })
    }

    @Test func itSaysWhatItCan() throws {
        let editor = try Editor(try Self.folder())
        let answer = try #require(editor.said.first?["result"])
        let abilities = try #require(answer["capabilities"])
        #expect(abilities["positionEncoding"]?.text == "utf-16" && abilities["hoverProvider"]?.isTrue == true)
        #expect(abilities["textDocumentSync"]?["change"]?.integer == 2)
        #expect(
            abilities["codeActionProvider"]?["codeActionKinds"]?.items?.map(\.text) == [
                "quickfix", "source.fixAll.fixmods",
            ])
        #expect(abilities["codeActionProvider"]?["resolveProvider"]?.isTrue == true)
        #expect(answer["serverInfo"]?["version"]?.text == version)
        #expect(editor.said.last?["method"]?.text == "client/registerCapability")
        try editor.send(["jsonrpc": "2.0", "id": try JSON(#require(editor.said.last?["id"])), "result": .null])
        #expect(editor.said.count == 2)
    }

    /// As `--check` and `--format xcode` list them: constants and what a comment asks to leave alone are no news.
    @Test func callsAreDiagnosed() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        let found = try editor.diagnostics("A.swift")
        #expect(found.count == 3)
        #expect(found[0] == "2 0:9-0:43 `applyIf` can be rewritten: .opacity(isOn ? 0.5 : 1) [fixable]")
        #expect(
            found[1].hasPrefix("3 1:9-1:43 `applyIf` can be rewritten as .font(isOn ? .title : nil) with `--allow "))
        #expect(found[2].hasPrefix("4 2:9-2:43 `applyIf` is left: no rule for") && found[2].hasSuffix(" [no-rule]"))
        let command = try Command.run(["--check", "--format", "xcode", "A.swift"], in: editor.folder)
        let lines = command.output.split(separator: "\n").filter { $0.contains("A.swift:") }
        #expect(lines.count == 3)
        for (line, found) in zip(lines, found) {
            let text = found.split(separator: " ", maxSplits: 2)[2]
            #expect(line.hasSuffix(": \(text)"), "\(line)")
        }
    }

    @Test func aChangeIsPublishedWithItsVersion() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        #expect(try editor.diagnostics("A.swift").count == 3)
        try editor.retype("A.swift", "let a = 1\n")
        #expect(try editor.diagnostics("A.swift") == [])
        #expect(editor.said.last?["params"]?["version"]?.integer == 2)
        try editor.retype("A.swift", Self.view)
        #expect(try editor.diagnostics("A.swift").count == 3)
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(editor.uri("A.swift"))]])
        #expect(try editor.diagnostics("A.swift") == [])
        #expect(try editor.folder.text(of: "A.swift") == Self.view)
    }

    /// Columns count units of UTF-16, whatever stands before them on the line.
    @Test func rangesAndColumnsAreInUTF16() throws {
        let editor = try Editor(try Self.folder(["A.swift": ""]))
        try editor.open("A.swift", "let a = \"👩‍👩‍👧é\"; let b = x.applyIf(isOn) { $0.opacity(0.5) }\n")
        let before = "let a = \"👩‍👩‍👧é\"; let b = x".utf16.count
        let found = "`applyIf` can be rewritten: .opacity(isOn ? 0.5 : 1) [fixable]"
        #expect(try editor.diagnostics("A.swift") == ["2 0:\(before)-0:\(before + 34) \(found)"])
        try editor.retype("A.swift", "// 😀\nlet b = x.applyIf(isOn) { $0.opacity(0.5) }\n")
        // The emoji, which is two units, and the end of its line.
        try editor.change(
            "A.swift",
            [["range": ["start": ["line": 0, "character": 3], "end": ["line": 1, "character": 0]], "text": "\n"]])
        #expect(try editor.diagnostics("A.swift") == ["2 1:9-1:43 \(found)"])
        try editor.change(
            "A.swift",
            [
                [
                    "range": ["start": ["line": 1, "character": 8], "end": ["line": 1, "character": 9]],
                    "text": "\"🎈\" + y",
                ]
            ])
        #expect(try editor.diagnostics("A.swift").first?.hasPrefix("2 1:16-1:50 ") == true)
        // Two changes, the second of the text behind the first, and past the end of a line and of the text.
        try editor.change(
            "A.swift",
            [
                [
                    "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 99]],
                    "text": "//\n",
                ],
                [
                    "range": ["start": ["line": 99, "character": 0], "end": ["line": 99, "character": 0]], "text": "//",
                ],
            ])
        #expect(try editor.diagnostics("A.swift").first?.hasPrefix("2 2:16-2:50 ") == true)
    }

    /// Saved or not, and also where a file declares other names than before.
    @Test func aChangeIsSeenInOtherDocuments() throws {
        let folder = try Self.folder([
            "A.swift": "let a = x.applyIf(isOn) { $0.padding(gap) }\n", "Gap.swift": "let gap: CGFloat = 3\n",
        ])
        let editor = try Editor(folder)
        try editor.open("A.swift")
        try editor.open("Gap.swift")
        func isRewritten(off value: String) throws -> Bool {
            try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : \(value))") == true
        }
        #expect(try isRewritten(off: "0"))
        try editor.retype("Gap.swift", "let gap: Edge.Set = .top\n")
        #expect(try isRewritten(off: "[]"))
        try editor.retype("Gap.swift", "let other = 1\n")
        #expect(try !isRewritten(off: "[]") && !isRewritten(off: "0"))
        try editor.retype("Gap.swift", "let other = 1\nlet gap: Edge.Set = .top\n")
        #expect(try isRewritten(off: "[]"))
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(editor.uri("Gap.swift"))]])
        #expect(try isRewritten(off: "0"))
    }

    /// And not before anybody says so: between two keystrokes nothing is read.
    @Test func aFileThatChangesElsewhereIsReadAgain() throws {
        let call = "let a = x.applyIf(isOn) { $0.padding(gap) }\n"
        let folder = try Self.folder(["A.swift": call, "Gap.swift": "let gap: CGFloat = 3\n"])
        let editor = try Editor(folder)
        try editor.open("A.swift")
        func isRewritten(off value: String) throws -> Bool {
            try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : \(value))") == true
        }
        #expect(try isRewritten(off: "0"))
        try folder.write("let gap: Edge.Set = .top\n", to: "Gap.swift")
        try editor.retype("A.swift", call + "\n")
        #expect(try isRewritten(off: "0"))
        let change: JSON = ["changes": [["uri": .string(editor.uri("Gap.swift")), "type": 2]]]
        try editor.tell("workspace/didChangeWatchedFiles", change)
        #expect(try isRewritten(off: "[]"))
    }

    /// Or until something is saved in an editor that watches nothing.
    @Test func aSavedFileHasAllReadAgain() throws {
        let call = "let a = x.applyIf(isOn) { $0.padding(gap) }\n"
        let folder = try Self.folder(["A.swift": call, "Gap.swift": "let gap: CGFloat = 3\n"])
        for (abilities, value) in [([:], "[]"), (Editor.abilities, "0")] as [(JSON, String)] {
            try folder.write("let gap: CGFloat = 3\n", to: "Gap.swift")
            let editor = try Editor(folder, abilities: abilities)
            try editor.open("A.swift")
            #expect(try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : 0)") == true)
            try folder.write("let gap: Edge.Set = .top\n", to: "Gap.swift")
            try editor.tell("textDocument/didSave", ["textDocument": ["uri": .string(editor.uri("A.swift"))]])
            #expect(try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : \(value))") == true)
        }
    }

    /// A file that nobody has saved is one of the project as long as it is shown, and stays one once it is saved.
    @Test func aNewFileIsReadAsItIsShown() throws {
        let editor = try Editor(try Self.folder(["A.swift": "let a = x.applyIf(isOn) { $0.padding(gap) }\n"]))
        try editor.open("A.swift")
        try editor.open("Gap.swift", "let gap: Edge.Set = .top\n")
        #expect(try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : [])") == true)
        try editor.folder.write("let gap: CGFloat = 3\n", to: "Gap.swift")
        let change: JSON = ["changes": [["uri": .string(editor.uri("Gap.swift")), "type": 1]]]
        try editor.tell("workspace/didChangeWatchedFiles", change)
        // As it is shown.
        #expect(try editor.diagnostics("A.swift").first?.contains("padding(isOn ? gap : [])") == true)
    }

    // MARK: what holds for the command holds here

    @Test func configPagesTargetAndBaselineHold() throws {
        let editor = try Editor(
            try Self.folder([
                ".fixmods.json": "{ \"allow\": [\"assumed\"], \"exclude\": [\"Made\"] }",
                ".fixmods/rules/shimmering.md": """
                # shimmering

                ```rule
                modifier View.shimmering()
                branch it always shimmers
                ```

                ```swift
                x.if(isOn) { $0.shimmering() }
                ```
                """,
                "Made/B.swift": Self.view, "C.swift": Self.view,
            ]))
        _ = try Command.run(["baseline", "C.swift"], in: editor.folder)
        try editor.open("A.swift")
        let found = try editor.diagnostics("A.swift")
        #expect(found.count == 3 && found[1].hasPrefix("2 ") && found[2].contains("it always shimmers"), "\(found)")
        try editor.open("Made/B.swift")
        #expect(try editor.diagnostics("Made/B.swift") == [])
        try editor.open("C.swift")
        #expect(try editor.diagnostics("C.swift") == [])
        #expect(try Editor(editor.folder, ["--no-baseline"]).opened("C.swift").count == 3)
    }

    @Test func aBrokenConfigIsSaidOnce() throws {
        let editor = try Editor(try Self.folder([".fixmods.json": "{\n  \"alow\": []\n}"]))
        #expect(try editor.opened("A.swift") == [])
        try editor.retype("A.swift", Self.view + "\n")
        #expect(try editor.diagnostics("A.swift") == [])
        let said = editor.said.filter { $0["method"]?.text == "window/showMessage" }
        #expect(said.count == 1 && said[0]["params"]?["type"]?.integer == 1)
        #expect(said.first?["params"]?["message"]?.text?.contains("2: error: unknown member `alow`") == true)
        try editor.folder.write("{}", to: ".fixmods.json")
        try editor.tell(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(editor.uri(".fixmods.json")), "type": 2]]])
        #expect(try editor.diagnostics("A.swift").count == 3)
        // Wrong again, it is said again.
        try editor.folder.write("{\n  \"alow\": []\n}", to: ".fixmods.json")
        try editor.tell(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(editor.uri(".fixmods.json")), "type": 2]]])
        #expect(try editor.diagnostics("A.swift") == [])
        try editor.retype("A.swift", Self.view)
        #expect(try editor.diagnostics("A.swift") == [])
        #expect(editor.said.count { $0["method"]?.text == "window/showMessage" } == 2)
    }

    /// What a config or an option names is watched, too, wherever it lies.
    @Test func whatIsNamedIsWatched() throws {
        let folder = try Self.folder([
            "App/Package.swift": CommandTests.manifest, "App/A.swift": Self.view,
            "App/.fixmods.json": "{ \"extends\": \"../Team/base.json\" }",
            "Team/base.json": "{ \"rules\": [\"Pages\"] }", "Team/Pages/shimmering.md": "# shimmering\n",
            "known.json": "{}",
        ])
        _ = try Command.run(["baseline", "--baseline", "known.json", "App"], in: folder)
        func patterns(_ abilities: JSON) throws -> [[String]] {
            let editor = try Editor(
                folder, ["--baseline", folder.place("known.json").spelling], abilities: abilities, in: "App")
            try editor.open("App/A.swift")
            try editor.wait()
            try editor.retype("App/A.swift", "\n")
            try editor.wait()
            let asked = editor.said.filter { $0["method"]?.text == "client/registerCapability" }
            return asked.map { message in
                let watchers = message["params"]?["registrations"]?.items?.first?["registerOptions"]?["watchers"]?.items
                return (watchers ?? []).map { watcher in
                    let pattern = watcher["globPattern"]
                    return pattern?.text
                        ?? [pattern?["baseUri"], pattern?["pattern"]].map { $0?.text ?? "?" }.joined(separator: " ")
                }
            }
        }
        func place(_ name: String) -> String { folder.place(name).spelling }
        let named = try patterns(Editor.abilities)
        #expect(named.count == 2 && named[0].contains("**/.fixmods.json") && named[0].contains("**/Podfile"))
        #expect(
            named.last == [
                place("App/.fixmods.json"), place("Team/base.json"), place("known.json"), place("Team/Pages/**"),
            ])
        let relative = try patterns([
            "workspace": [
                "didChangeWatchedFiles": [
                    "dynamicRegistration": .bool(true), "relativePatternSupport": .bool(true),
                ]
            ]
        ])
        #expect(relative.last?.contains("\(FileURI.text(of: folder.place("Team/Pages"))) **") == true)
        #expect(relative.last?.contains("\(FileURI.text(of: folder.place("Team"))) base.json") == true)
    }

    /// Whoever watches nothing shows it, at the latest.
    @Test func aFileThatAppearsIsRead() throws {
        let editor = try Editor(try Self.folder(), abilities: [:])
        #expect(try editor.opened("A.swift").count == 3)
        try editor.folder.write(Self.view, to: "B.swift")
        #expect(try editor.opened("B.swift").count == 3)
    }

    /// A text that was never saved, one outside of the folder that the editor works in, and what is no file at all.
    @Test func whereDocumentsLie() throws {
        let folder = try TemporaryFolder([
            "In/Package.swift": CommandTests.manifest, "In/A.swift": Self.view,
            "Out/Gap.swift": "let gap: CGFloat = 3\n",
            "Out/B.swift": "let a = x.applyIf(isOn) { $0.padding(gap) }\n",
        ])
        let editor = try Editor(folder, in: "In")
        #expect(try editor.opened("In/New.swift", Self.view).count == 3)
        #expect(try editor.opened("Out/B.swift").first?.contains("padding(isOn ? gap : 0)") == true)
        #expect(try editor.opened("Out/Gone/B.swift", Self.view).count == 3)
        for uri in ["untitled:A.swift", "https://example.org/A.swift", "file:A.swift", "file:///%zz.swift", ""] {
            let document: JSON = ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(Self.view)]
            try editor.tell("textDocument/didOpen", ["textDocument": document])
            let place: JSON = ["line": 0, "character": 12]
            let answer = try editor.ask(
                "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": place])
            #expect(answer["result"] != nil && answer["error"] == nil)
        }
        #expect(folder.names() == ["In", "Out"])
    }

    // MARK: requests and their end

    @Test func whatIsNotUnderstood() async throws {
        await check(
            each: [
                ("{\"id\": 7,", -32700, nil), ("[]", -32600, nil), ("{\"id\": 7}", -32600, 7),
                ("{\"id\": 7, \"method\": \"textDocument/rename\", \"params\": {}}", -32601, 7),
                ("{\"id\": 7, \"method\": \"textDocument/hover\", \"params\": {}}", -32602, 7),
                ("{\"id\": 7, \"method\": \"textDocument/codeAction\"}", -32602, 7),
                ("{\"id\": 7, \"method\": \"initialize\", \"params\": {}}", -32600, 7),
                ("{\"id\": [], \"method\": \"shutdown\"}", -32600, nil), ("\u{0}", -32700, nil),
            ] as [(String, Int, Int?)]
        ) { text, code, id in
            let editor = try Editor(try Self.folder())
            try editor.send(Array(text.utf8))
            let answer = try #require(editor.said.last)
            #expect(answer["error"]?["code"]?.integer == code && answer["id"]?.integer == id)
            #expect(try editor.opened("A.swift").count == 3)
        }
    }

    @Test func unknownNotificationsArePassedOver() throws {
        let editor = try Editor(try Self.folder())
        let count = editor.said.count
        try editor.tell("$/cancelRequest", ["id": 1])
        try editor.tell("textDocument/didOpen", [:])
        try editor.tell("textDocument/didChange", ["textDocument": ["uri": "file:///a.swift"]])
        try editor.tell("workspace/didChangeConfiguration", .null)
        try editor.wait()
        #expect(editor.said.count == count)
    }

    private static func server() -> LanguageServer {
        LanguageServer(Options(["lsp"]), .builtin, threads: Threads(count: 1))
    }

    private static func request(_ method: String) -> [UInt8] {
        (["jsonrpc": "2.0", "id": 1, "method": .string(method)] as JSON).bytes
    }

    @Test func nothingIsAnsweredBeforeAndBehind() throws {
        var server = Self.server()
        func code(_ messages: [JSON]) throws -> Int? {
            try JSONText(reading: try #require(messages.last).bytes)["error"]?["code"]?.integer
        }
        #expect(try code(server.take(Self.request("shutdown"))) == -32002)
        #expect(try code(server.take(Self.request("initialize"))) == nil)
        #expect(try code(server.take(Self.request("shutdown"))) == nil)
        #expect(try code(server.take(Self.request("textDocument/hover"))) == -32600)
    }

    @Test func theExitCodeSaysWhetherItWasShutDown() async throws {
        await check(
            each: [
                (["initialize", "shutdown", "exit"], 0), (["initialize", "exit"], 1), (["exit"], 1), ([], 1),
                (["initialize", "shutdown"], 0), (["initialize"], 1),
            ] as [([String], Int32)]
        ) { methods, code in
            var server = Self.server()
            var input = methods.map { method -> [UInt8] in
                let message: JSON =
                    method == "exit"
                    ? ["jsonrpc": "2.0", "method": "exit"] : ["jsonrpc": "2.0", "id": 1, "method": .string(method)]
                return message.message
            }[...]
            let status = try server.serve(
                { input.popFirst() ?? [] }, isAsked: { _ in true }, isGone: { _ in false }, say: { _ in })
            #expect(status == code)
        }
    }
}

extension Editor {
    /// Opens a document.
    ///
    /// - Returns: what is published of it.
    func opened(_ name: String, _ text: String? = nil) throws -> [String] {
        try open(name, text)
        return try diagnostics(name)
    }
}
