import Harness
import Syntax
import Testing

@testable import Driver

/// The real command as an editor calls it: what stands between the messages, and how the process ends.
@Suite struct LanguageServerProcessTests {
    /// Runs the server over some bytes.
    private static func run(
        _ input: String, _ options: [String] = [], in folder: TemporaryFolder
    ) throws -> ChildProcess {
        let bytes = try TemporaryFolder(["input": input])
        let words = (["lsp"] + options).joined(separator: " ")
        return try ChildProcess(
            "/bin/sh", ["-c", "'\(Command.path)' \(words) < '\(bytes.path)/input'"], in: folder.path)
    }

    private static func text(_ messages: [JSON]) -> String {
        String(decoding: messages.flatMap(\.message), as: UTF8.self)
    }

    private static func request(_ method: String, _ params: JSON = [:]) -> JSON {
        ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
    }

    /// The messages that a process has put out, each with its length.
    private static func messages(_ run: ChildProcess) throws -> [JSONText] {
        var bytes = Array(run.output.utf8)[...]
        var messages: [JSONText] = []
        while !bytes.isEmpty {
            let header = "Content-Length: "
            #expect(bytes.starts(with: header.utf8))
            let digits = bytes.dropFirst(header.utf8.count).prefix { $0 != UInt8(ascii: "\r") }
            let length = try #require(Int(String(decoding: digits, as: UTF8.self)))
            bytes = bytes.dropFirst(header.utf8.count + digits.count + 4)
            messages.append(try JSONText(reading: Array(bytes.prefix(length))))
            bytes = bytes.dropFirst(length)
        }
        return messages
    }

    @Test func aWholeConversation() throws {
        let folder = try LanguageServerTests.folder()
        let uri = FileURI.text(of: folder.place("A.swift"))
        let document: JSON = [
            "uri": .string(uri), "languageId": "swift", "version": 4, "text": .string(LanguageServerTests.view),
        ]
        let run = try Self.run(
            Self.text([
                Self.request(
                    "initialize", ["rootUri": .string(FileURI.text(of: Path(folder.path))), "capabilities": [:]]),
                .notification("initialized", [:]), .notification("textDocument/didOpen", ["textDocument": document]),
                Self.request(
                    "textDocument/codeAction",
                    [
                        "textDocument": ["uri": .string(uri)], "context": ["only": ["source"], "diagnostics": []],
                        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
                    ]),
                Self.request("shutdown"), .notification("exit", .null),
            ]), in: folder)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        let messages = try Self.messages(run)
        let published = try #require(messages.first { $0["method"]?.text == "textDocument/publishDiagnostics" })
        #expect(published["params"]?["version"]?.integer == 4)
        #expect(published["params"]?["diagnostics"]?.items?.count == 3)
        let answers = messages.filter { $0["result"] != nil }
        #expect(answers.count == 3)
        let edit = answers[1]["result"]?.items?.first?["edit"]?["changes"]?[uri]?.items
        #expect(edit?.map { $0["newText"]?.text } == [".opacity(isOn ? 0.5 : 1)"])
        #expect(try folder.text(of: "A.swift") == LanguageServerTests.view)
    }

    @Test func howItEnds() async throws {
        await check(
            each: [
                (
                    Self.text([Self.request("initialize"), Self.request("shutdown"), .notification("exit", .null)]), 0,
                    ""
                ),
                (Self.text([Self.request("initialize"), .notification("exit", .null)]), 1, ""),
                ("", 1, ""), (Self.text([Self.request("initialize")]), 1, ""),
                ("Content-Length: 4\r\nContent-Type: x\r\n\r\nnull", 1, ""), ("content-length:2\n\n[]", 1, ""),
                ("{\"id\": 1}\n\n", 2, "a message begins with `Content-Length: N`, and this one with `{\"id\": 1}`"),
                (
                    "Content-Type: x\r\n\r\n{}", 2,
                    "a message begins with `Content-Length: N`, and this one with `Content-Type"
                ),
                ("Content-Length: -4\r\n\r\n", 2, "`Content-Length: -4` is no number of bytes"),
                ("Content-Length: 99999999999\r\n\r\n{}", 2, "a message of 99999999999 bytes is too long"),
                ("Content-Length: 99999999999999999999999\r\n\r\n{}", 2, "bytes is too long"),
                ("Content-Length: 9\r\n\r\n{}", 2, "the standard input ends within a message"),
                ("Content-Length: 9\r\n", 2, "the standard input ends within a message"),
                (String(repeating: "x", count: 20_000), 2, "the header of a message has no end"),
            ] as [(String, Int32, String)]
        ) { input, status, sentence in
            let run = try Self.run(input, in: try TemporaryFolder())
            #expect(run.status == status)
            #expect(sentence.isEmpty ? run.errors == "" : run.errors.contains(sentence), "\(run.errors)")
        }
    }

    /// Where something else holds the stream open, its end does not come.
    @Test func itEndsWithWhomItServes() throws {
        let folder = try TemporaryFolder()
        let gone = try ChildProcess("/bin/sh", ["-c", "echo $$"], in: folder.path)
        let id = try #require(Int(gone.output.filter { $0 != "\n" }))
        let bytes = try TemporaryFolder([
            "input": Self.text([Self.request("initialize", ["processId": .number(id)])])
        ])
        let run = try ChildProcess(
            "/bin/sh",
            [
                "-c",
                "mkfifo p; exec 3<>p; cat '\(bytes.path)/input' >&3; exec timeout 60 '\(Command.path)' lsp <p >/dev/null",
            ], in: folder.path)
        #expect(run.status == 1, "\(run.errors)")
    }

    /// A message may come in pieces, and several in one.
    @Test func messagesInPieces() throws {
        let bytes = Array(Self.text([["id": 1], .null, .string("é")]).utf8)
        for size in [1, 3, 7, 1000] {
            var rest = bytes[...]
            var reader = MessageReader {
                defer { rest = rest.dropFirst(size) }
                return Array(rest.prefix(size))
            }
            var found: [String] = []
            while let message = try reader.next() { found.append(String(decoding: message, as: UTF8.self)) }
            #expect(found == ["{\"id\":1}\n", "null\n", "\"é\"\n"])
        }
    }

    @Test func otherOptionsAndPathsAreRefused() throws {
        let folder = try TemporaryFolder()
        #expect(try Command.run(["lsp", "--check"], in: folder).errors.contains("`--check` means nothing to `lsp`"))
        #expect(try Command.run(["lsp", "App"], in: folder).errors.contains("unexpected argument `App`"))
        #expect(try Command.run(["lsp", "--rules", "gone"], in: folder).status == 2)
        // Or nobody would see that something was not understood.
        let run = try Self.run(Self.text([Self.request("initialize")]), ["--alow", "approx"], in: folder)
        #expect(run.status == 2 && run.output == "" && run.errors.contains("did you mean `--allow`"), "\(run.errors)")
    }
}
