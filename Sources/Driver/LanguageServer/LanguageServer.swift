import RuleModel
import Syntax

/// Serves an editor, by the Language Server Protocol, version 3.17:
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
///
/// **Invariant:** nothing is written to any file: what an editor shows is the editor's to change.
struct LanguageServer {
    private let options: Options
    private var documents: OpenDocuments
    private var abilities = ClientAbilities()
    private var phase = Phase.begun
    /// What was said of projects, and holds since.
    private var said: Set<String> = []
    /// What holds of it as far as all is planned again.
    private var held: Set<String> = []
    /// The process that is served, as it says.
    private(set) var client: Int?
    /// What the editor was asked to watch.
    private var watched: Set<WatchedPlace> = []
    /// By URI, what was published last.
    private var published: [String: JSON] = [:]

    private enum Phase: Equatable {
        case begun, serving, shutDown
        /// With an exit code.
        case ended(Int32)
    }

    /// - Parameter rules: of the folders that the options name.
    init(_ options: Options, _ rules: RuleBook, threads: Threads) {
        var options = options
        // What is planned is what a check would list.
        (options.verb, options.isCheck, options.paths) = (.rewrite, true, [])
        self.options = options
        documents = OpenDocuments(options, rules, threads: threads)
    }

    /// Serves until it is told to end, or nothing more comes.
    ///
    /// - Parameters:
    ///   - read: gives some bytes of what the editor says.
    ///   - isAsked: true if there are such within some milliseconds.
    ///   - isGone: true of a process that is not there any more.
    ///   - say: takes the bytes of an answer.
    /// - Returns: the exit code, as the protocol has it: 0 behind `shutdown`, and else 1.
    /// - Throws: what is no message.
    mutating func serve(
        _ read: @escaping MessageReader.Read, isAsked: (Int32) -> Bool, isGone: (Int) -> Bool,
        say: ([UInt8]) -> Void
    ) throws(MessageReader.Failure) -> Int32 {
        var reader = MessageReader(reading: read)
        while true {
            // Who types fast is told of the last state only.
            while !reader.hasMore, !isAsked(0), let messages = publishNext() { messages.forEach { say($0.message) } }
            // Where others hold the stream open, its end does not tell.
            while !reader.hasMore, !isAsked(Self.patience) { if let client, isGone(client) { return 1 } }
            guard let message = try reader.next() else { return phase == .shutDown ? 0 : 1 }
            take(message).forEach { say($0.message) }
            if case .ended(let code) = phase { return code }
        }
    }

    /// After so many milliseconds the client is looked for.
    private static let patience: Int32 = 3000

    /// Takes a message.
    ///
    /// - Returns: what is to be said now.
    mutating func take(_ bytes: [UInt8]) -> [JSON] {
        do throws(RequestError) {
            switch try ClientMessage(reading: bytes) {
            case .answer: return []
            case .notification(let method, let params): return take(notification: method, params)
            case .request(let id, let method, let params):
                var published: [JSON] = []
                // An answer speaks of what was published.
                if phase == .serving, method != "shutdown" {
                    while let messages = publishNext() { published += messages }
                }
                do throws(RequestError) {
                    let result = try answer(method, params)
                    return published + [.result(result, of: id)]
                } catch {
                    return published + [RequestError(id: id, error.code, error.sentence).json]
                }
            }
        } catch {
            return [error.json]
        }
    }

    /// Plans a document that is due.
    ///
    /// - Returns: what is to be said of it; nil if none is.
    mutating func publishNext() -> [JSON]? {
        guard phase == .serving, let uri = documents.due.first else { return nil }
        let result = documents.result(of: uri)
        let document = documents.document(uri)!
        let name = result?.files.first { $0.location == document.location }?.path
        let findings = result?.findings(options, mistakes: []).filter { $0.path != nil && $0.path == name } ?? []
        let diagnostics = findings.map { $0.diagnostic(in: document.lines) }
        var params: [JSON.Member] = [.init(name: "uri", value: .string(uri))]
        if let version = document.version { params.append(.init(name: "version", value: .number(version))) }
        params.append(.init(name: "diagnostics", value: .array(diagnostics)))
        let messages = news(in: documents.messages + (result?.messages ?? [])) + askForWatching()
        documents.messages = []
        // What was wrong, is mended, and is wrong again is said again.
        if documents.due.isEmpty { (said, held) = (held, []) }
        // Others are planned again for what they may see of what has changed, which is mostly nothing.
        guard published[uri] != .object(params) else { return messages }
        published[uri] = .object(params)
        return messages + [.notification("textDocument/publishDiagnostics", .object(params))]
    }

    /// What is wrong with projects, each once: errors so that people see them.
    private mutating func news(in messages: [Message]) -> [JSON] {
        messages.compactMap { message in
            let text = message.said(Paint(isOn: false))
            held.insert(text)
            guard said.insert(text).inserted else { return nil }
            let isError = message.kind == .error
            return .notification(
                isError ? "window/showMessage" : "window/logMessage",
                ["type": .number(isError ? 1 : 3), "message": .string(text)])
        }
    }

    // MARK: requests

    private mutating func answer(_ method: String, _ params: JSONText) throws(RequestError) -> JSON {
        switch phase {
        case .begun where method != "initialize":
            throw RequestError(.notInitialized, "`initialize` comes first")
        case .serving where method == "initialize":
            throw RequestError(.invalidRequest, "`initialize` comes once")
        case .shutDown, .ended: throw RequestError(.invalidRequest, "nothing is answered behind `shutdown`")
        case .begun, .serving: break
        }
        switch method {
        case "initialize": return initialize(params)
        case "shutdown":
            phase = .shutDown
            return .null
        case "textDocument/codeAction":
            guard let range = SpotRange(params["range"]) else { throw .missing("range") }
            let kinds = params["context"]?["only"]?.items?.compactMap(\.text)
            return .array(documents.actions(at: range, in: try uri(params), of: kinds, abilities, options))
        case "codeAction/resolve":
            guard let wish = CodeAction.Wish(params["data"]) else { throw .missing("data") }
            return try documents.action(for: wish, abilities, options)
        case "textDocument/hover":
            guard let spot = Spot(params["position"]) else { throw .missing("position") }
            return documents.hover(at: spot, in: try uri(params), abilities) ?? .null
        default: throw RequestError(.methodNotFound, "`\(method)` is nothing that fixmods answers")
        }
    }

    private func uri(_ params: JSONText) throws(RequestError) -> String {
        guard let uri = params["textDocument"]?["uri"]?.text else { throw .missing("textDocument.uri") }
        return uri
    }

    private mutating func initialize(_ params: JSONText) -> JSON {
        phase = .serving
        abilities = ClientAbilities(params["capabilities"])
        client = params["processId"]?.integer
        let folders = params["workspaceFolders"]?.items?.compactMap { $0["uri"]?.text } ?? []
        let uris = folders.isEmpty ? [params["rootUri"]?.text].compactMap(\.self) : folders
        documents.workspaces = uris.compactMap(FileURI.path).compactMap { try? FileSystem.realPath($0) }
        return [
            "capabilities": [
                "positionEncoding": "utf-16",
                // Of ranges of a text; the whole is taken, too.
                "textDocumentSync": ["openClose": .bool(true), "change": 2, "save": .bool(true)],
                "codeActionProvider": [
                    "codeActionKinds": [.string(CodeAction.quickFix), .string(CodeAction.fixAll)],
                    "resolveProvider": .bool(true),
                ],
                "hoverProvider": .bool(true),
            ],
            "serverInfo": ["name": "fixmods", "version": .string(version)],
        ]
    }

    // MARK: notifications

    /// What is unknown, or lacks something, is passed over: nobody waits for an answer.
    private mutating func take(notification method: String, _ params: JSONText) -> [JSON] {
        if method == "exit" {
            phase = .ended(phase == .shutDown ? 0 : 1)
            return []
        }
        guard phase == .serving else { return [] }
        let document = params["textDocument"]
        let uri = document?["uri"]?.text ?? ""
        switch method {
        case "initialized": return askForWatching()
        case "textDocument/didOpen":
            if let document = OpenDocument(document) { documents.open(document) }
        case "textDocument/didChange":
            documents.change(
                uri, params["contentChanges"]?.items ?? [], version: document?["version"]?.integer)
        // An editor that watches no files does not tell what else was written since then.
        case "textDocument/didSave": if !abilities.watchesFiles { documents.forgetFiles() }
        case "textDocument/didClose":
            documents.close(uri)
            published[uri] = nil
            return [
                .notification("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
            ]
        case "workspace/didChangeWatchedFiles":
            let isNews = params["changes"]?.items?.contains { change in
                // What the editor shows is what it shows, saved or not.
                !(change["type"]?.integer == 2 && documents.shows(change["uri"]?.text ?? ""))
            }
            if isNews == true { documents.forgetFiles() }
        default: break
        }
        return []
    }

    /// Asks the editor to tell which files change, of those for which that was not asked.
    private mutating func askForWatching() -> [JSON] {
        guard abilities.watchesFiles else { return [] }
        let new = WatchedPlace.anywhere.union(documents.watchedPlaces).subtracting(watched)
        guard !new.isEmpty else { return [] }
        watched.formUnion(new)
        let name = "fixmods-watch-\(watched.count)"
        return [
            [
                "jsonrpc": "2.0", "id": .string(name), "method": "client/registerCapability",
                "params": [
                    "registrations": [
                        [
                            "id": .string(name), "method": "workspace/didChangeWatchedFiles",
                            "registerOptions": [
                                "watchers": .array(new.sorted().map { ["globPattern": $0.pattern(abilities)] })
                            ],
                        ]
                    ]
                ],
            ]
        ]
    }
}
