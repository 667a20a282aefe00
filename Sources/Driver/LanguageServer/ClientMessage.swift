/// What an editor says: JSON-RPC 2.0.
enum ClientMessage {
    /// Wants an answer.
    case request(id: JSON, method: String, params: JSONText)
    case notification(method: String, params: JSONText)
    /// Answers what it was asked.
    case answer

    init(reading bytes: [UInt8]) throws(RequestError) {
        let text: JSONText
        do throws(JSONText.Mistake) {
            text = try JSONText(reading: bytes)
        } catch {
            throw .noJSON(error.sentence)
        }
        let id = text["id"].flatMap(Self.id)
        guard let method = text["method"]?.text else {
            guard id != nil, text["result"] != nil || text["error"] != nil else {
                throw RequestError(id: id, .invalidRequest, "a message has a `method`, a text")
            }
            self = .answer
            return
        }
        let params = text["params"] ?? JSONText(value: .null, line: 0)
        if text["id"] == nil {
            self = .notification(method: method, params: params)
        } else if let id {
            self = .request(id: id, method: method, params: params)
        } else {
            throw RequestError(id: nil, .invalidRequest, "an `id` is a number or a text")
        }
    }

    private static func id(_ text: JSONText) -> JSON? {
        text.integer.map { .number($0) } ?? text.text.map { .string($0) }
    }
}

/// Why a request has no result.
struct RequestError: Error {
    /// Of the request; nil where that is not known.
    var id: JSON?
    let code: Code
    let sentence: String

    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case notInitialized = -32002
        case contentModified = -32801
        case requestFailed = -32803
    }

    init(id: JSON? = nil, _ code: Code, _ sentence: String) {
        (self.id, self.code, self.sentence) = (id, code, sentence)
    }

    static func noJSON(_ sentence: String) -> RequestError { RequestError(.parseError, "no JSON: \(sentence)") }

    static func missing(_ name: String) -> RequestError { RequestError(.invalidParams, "`\(name)` is missing") }

    var json: JSON { .object(Self.members(id ?? .null) + [.init(name: "error", value: error)]) }

    private var error: JSON { ["code": .number(code.rawValue), "message": .string(sentence)] }

    /// What all answers begin with.
    static func members(_ id: JSON) -> [JSON.Member] {
        [.init(name: "jsonrpc", value: "2.0"), .init(name: "id", value: id)]
    }
}

extension JSON {
    static func result(_ result: JSON, of id: JSON) -> JSON {
        .object(RequestError.members(id) + [.init(name: "result", value: result)])
    }

    static func notification(_ method: String, _ params: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    /// The bytes of a message, behind its header.
    var message: [UInt8] {
        let body = bytes
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
