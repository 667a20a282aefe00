import Harness
import RuleModel
import Syntax
import Testing

@testable import Driver

/// An editor with a server in its own process: it says what it is told to, notes what comes back, and makes edits by its
/// own arithmetic.
final class Editor {
    let folder: TemporaryFolder
    private var server: LanguageServer
    private var requests = 0
    /// All that the server has said.
    private(set) var said: [JSONText] = []

    static let abilities: JSON = [
        "workspace": [
            "workspaceEdit": ["documentChanges": .bool(true), "resourceOperations": ["create"]],
            "didChangeWatchedFiles": ["dynamicRegistration": .bool(true)],
        ],
        "textDocument": [
            "codeAction": [
                "disabledSupport": .bool(true), "dataSupport": .bool(true), "resolveSupport": ["properties": ["edit"]],
            ], "hover": ["contentFormat": ["markdown", "plaintext"]],
        ],
    ]

    init(
        _ folder: TemporaryFolder, _ options: [String] = [], abilities: JSON = Editor.abilities,
        in workspace: String = ""
    ) throws {
        self.folder = folder
        server = LanguageServer(
            Options(["lsp"] + options.map { Path($0) }), .builtin, threads: Threads(count: 2, isDeep: true))
        try ask("initialize", ["rootUri": .string(uri(workspace)), "capabilities": abilities])
        try tell("initialized", [:])
    }

    func uri(_ name: String) -> String { FileURI.text(of: folder.place(name)) }

    // MARK: what is said

    func tell(_ method: String, _ params: JSON) throws { try send(.notification(method, params)) }

    @discardableResult
    func ask(_ method: String, _ params: JSON) throws -> JSONText {
        requests += 1
        try send(["jsonrpc": "2.0", "id": .number(requests), "method": .string(method), "params": params])
        let answer = try #require(said.last)
        #expect(answer["id"]?.integer == requests)
        return answer
    }

    func send(_ message: JSON) throws { try send(message.bytes) }

    func send(_ bytes: [UInt8]) throws { try note(server.take(bytes)) }

    /// Lets the server say what it has to say unasked.
    func wait() throws { while let messages = server.publishNext() { try note(messages) } }

    private func note(_ messages: [JSON]) throws { said += try messages.map { try JSONText(reading: $0.bytes) } }

    // MARK: documents

    private var texts: [String: String] = [:]
    private var versions: [String: Int] = [:]

    /// Opens a file, with its own text or another.
    func open(_ name: String, _ text: String? = nil) throws {
        let text = try text ?? folder.text(of: name)
        (texts[uri(name)], versions[uri(name)]) = (text, 1)
        try tell(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(name)), "languageId": "swift", "version": 1, "text": .string(text),
                ]
            ])
    }

    func change(_ name: String, _ changes: JSON) throws {
        versions[uri(name)]! += 1
        try tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri(name)), "version": .number(versions[uri(name)]!)],
                "contentChanges": changes,
            ])
    }

    func retype(_ name: String, _ text: String) throws {
        texts[uri(name)] = text
        try change(name, [["text": .string(text)]])
    }

    func text(_ name: String) -> String? { texts[uri(name)] }

    /// The messages of what was published last of a document, each with its severity and place.
    func diagnostics(_ name: String) throws -> [String] {
        try wait()
        let last = said.last {
            $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == uri(name)
        }
        return try #require(last?["params"]?["diagnostics"]?.items).map { item in
            let range = try #require(item["range"].flatMap(Self.spots))
            let place = range.map { "\($0.line):\($0.character)" }.joined(separator: "-")
            return "\(item["severity"]!.integer!) \(place) \(item["message"]!.text!) [\(item["code"]!.text!)]"
        }
    }

    // MARK: actions

    func actions(_ name: String, line: Int, character: Int, only kinds: [String]? = nil) throws -> [JSONText] {
        try actions(name, from: (line, character), to: (line, character), only: kinds)
    }

    func actions(
        _ name: String, from start: (line: Int, character: Int), to end: (line: Int, character: Int),
        only kinds: [String]? = nil
    ) throws -> [JSONText] {
        let ends = [start, end].map { place -> JSON in
            ["line": .number(place.line), "character": .number(place.character)]
        }
        var context: JSON = ["diagnostics": []]
        if let kinds { context = ["diagnostics": [], "only": .strings(kinds)] }
        let answer = try ask(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(uri(name))], "range": ["start": ends[0], "end": ends[1]],
                "context": context,
            ])
        return try #require(answer["result"]?.items)
    }

    /// What a chosen action becomes.
    func resolve(_ action: JSONText) throws -> JSONText { try ask("codeAction/resolve", JSON(action)) }

    /// Makes the edits of an action, in what is shown and in files.
    func apply(_ action: JSONText) throws {
        let edit = try #require(try action["edit"] ?? resolve(action)["result"]?["edit"])
        if let changes = edit["documentChanges"]?.items {
            for change in changes {
                if change["kind"]?.text == "create" {
                    texts[try #require(change["uri"]?.text)] = ""
                    continue
                }
                let uri = try #require(change["textDocument"]?["uri"]?.text)
                if let version = change["textDocument"]?["version"]?.integer { #expect(version == versions[uri]) }
                try apply(try #require(change["edits"]?.items), uri)
            }
        } else if case .object(let members)? = edit["changes"]?.value {
            for member in members { try apply(try #require(member.value.items), member.name) }
        } else {
            Issue.record("no edit")
        }
    }

    private func apply(_ edits: [JSONText], _ uri: String) throws {
        let path = try #require(FileURI.path(of: uri)).spelling
        let name = String(path.dropFirst(folder.path.count + 1))
        let old = try texts[uri] ?? folder.text(of: name)
        texts[uri] = try Self.edited(old, edits)
        if versions[uri] != nil { try retype(name, texts[uri]!) }
    }

    private static func spots(_ range: JSONText) -> [(line: Int, character: Int)]? {
        let ends = [range["start"], range["end"]].compactMap(\.self)
        return ends.count < 2 ? nil : ends.map { ($0["line"]?.integer ?? -1, $0["character"]?.integer ?? -1) }
    }

    /// What edits make of a text, counted in units of UTF-16.
    static func edited(_ text: String, _ edits: [JSONText]) throws -> String {
        var units = Array(text.utf16)
        let lines = [0] + units.indices.filter { units[$0] == 0x0A }.map { $0 + 1 }
        let places = try edits.map { edit -> (range: Range<Int>, text: String) in
            let spots = try #require(edit["range"].flatMap(spots))
            let offsets = spots.map { lines[$0.line] + $0.character }
            return (range: offsets[0]..<offsets[1], text: try #require(edit["newText"]?.text))
        }
        for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            units.replaceSubrange(place.range, with: place.text.utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }
}

extension JSONText {
    var title: String { self["title"]?.text ?? "" }
    var obstacle: String? { self["disabled"]?["reason"]?.text }
}

extension JSON {
    /// As an editor hands back what it was given.
    init(_ text: JSONText) {
        self =
            switch text.value {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let number): .number(Int(number))
            case .string(let string): .string(string)
            case .list(let items): .array(items.map { JSON($0) })
            case .object(let members): .object(members.map { .init(name: $0.name, value: JSON($0.value)) })
            }
    }
}
