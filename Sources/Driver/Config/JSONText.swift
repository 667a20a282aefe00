import Syntax

/// JSON as people write it, with comments and commas at ends, and the line of everything in it.
struct JSONText {
    enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case list([JSONText])
        /// In its order.
        case object([Member])

        /// `a list`, for a sentence.
        var kind: String {
            switch self {
            case .null: "`null`"
            case .bool: "a boolean"
            case .number: "a number"
            case .string: "a text"
            case .list: "a list"
            case .object: "an object"
            }
        }
    }

    struct Member {
        let name: String
        let line: Int
        let value: JSONText
    }

    let value: Value
    /// From 1.
    let line: Int

    /// What is wrong with a text, and where.
    struct Mistake: Error, Equatable {
        let line: Int
        let sentence: String
    }

    init(value: Value, line: Int) {
        self.value = value
        self.line = line
    }

    /// Words, numbers and strings are those of Swift's lexer, which passes over comments; but a backslash in a string
    /// means what it does in JSON.
    init(reading bytes: [UInt8]) throws(Mistake) {
        var reader = Reader(SourceFile(parsing: bytes))
        self = try reader.value(depth: 0)
        guard reader.kind == .endOfFile else { throw reader.mistake("something follows what the file holds") }
    }
}

extension JSONText {
    /// A member of an object.
    subscript(name: String) -> JSONText? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.name == name }?.value
    }

    var isNull: Bool { if case .null = value { true } else { false } }
    var text: String? { if case .string(let text) = value { text } else { nil } }
    var integer: Int? { if case .number(let number) = value { Int(exactly: number) } else { nil } }
    var items: [JSONText]? { if case .list(let items) = value { items } else { nil } }
    var isTrue: Bool { if case .bool(true) = value { true } else { false } }
}

private struct Reader {
    private let file: SourceFile
    private let lines: LineStarts
    private var index = 0
    private static let deepest = 32

    init(_ file: SourceFile) {
        self.file = file
        lines = LineStarts(of: file.bytes)
    }

    var kind: TokenKind { file.tokens[index].kind }
    private var line: Int { lines.line(at: Int(file.tokens[index].start)) + 1 }
    private var text: String { file.text(of: file.tokens[index]) }

    func mistake(_ sentence: String) -> JSONText.Mistake { .init(line: line, sentence: sentence) }

    mutating func value(depth: Int) throws(JSONText.Mistake) -> JSONText {
        guard depth < Self.deepest else { throw mistake("this is nested too deeply") }
        let line = line
        func made(_ value: JSONText.Value) -> JSONText { JSONText(value: value, line: line) }
        switch kind {
        case .leftBrace: return made(.object(try members(depth: depth)))
        case .leftSquare: return made(.list(try items(depth: depth)))
        case .stringQuote: return made(.string(try string()))
        case .prefixOperator, .binaryOperator, .integerLiteral, .floatLiteral: return made(.number(try number()))
        case .identifier, .keyword:
            let word = text
            let value: JSONText.Value
            switch word {
            case "true", "false": value = .bool(word == "true")
            case "null": value = .null
            default: throw mistake("`\(word)` is no value; a text stands in double quotes")
            }
            index += 1
            return made(value)
        case .endOfFile: throw mistake("a value is missing")
        default: throw mistake("`\(text)` is no value")
        }
    }

    private mutating func items(depth: Int) throws(JSONText.Mistake) -> [JSONText] {
        index += 1
        var items: [JSONText] = []
        while kind != .rightSquare {
            items.append(try value(depth: depth + 1))
            if kind == .comma { index += 1 } else if kind != .rightSquare { throw mistake("a comma or `]` is missing") }
        }
        index += 1
        return items
    }

    private mutating func members(depth: Int) throws(JSONText.Mistake) -> [JSONText.Member] {
        index += 1
        var members: [JSONText.Member] = []
        while kind != .rightBrace {
            let line = line
            guard kind == .stringQuote else {
                throw mistake(kind == .endOfFile ? "a `}` is missing" : "a name in double quotes is missing")
            }
            let name = try string()
            guard kind == .colon else { throw mistake("a colon is missing behind \"\(name)\"") }
            index += 1
            if members.contains(where: { $0.name == name }) {
                throw .init(line: line, sentence: "`\(name)` is given twice")
            }
            members.append(.init(name: name, line: line, value: try value(depth: depth + 1)))
            if kind == .comma { index += 1 } else if kind != .rightBrace { throw mistake("a comma or `}` is missing") }
        }
        index += 1
        return members
    }

    private mutating func number() throws(JSONText.Mistake) -> Double {
        var digits = ""
        if kind == .prefixOperator || kind == .binaryOperator {
            guard text == "-" else { throw mistake("`\(text)` is no value") }
            digits = "-"
            index += 1
        }
        guard let number = Double(digits + text) else { throw mistake("`\(digits)\(text)` is no number") }
        index += 1
        return number
    }

    /// From its quote to its quote, on one line.
    private mutating func string() throws(JSONText.Mistake) -> String {
        let first = index
        index += 1
        while kind != .stringQuote || file.tokens[index].isFirstOnLine {
            guard kind != .endOfFile, !file.tokens[index].isFirstOnLine else {
                throw .init(
                    line: lines.line(at: Int(file.tokens[first].start)) + 1, sentence: "a text has no end on its line")
            }
            index += 1
        }
        let raw = file.text(Int(file.tokens[first].end)..<Int(file.tokens[index].start))
        guard let string = Self.unescaped(raw) else { throw mistake("\"\(raw)\" has a backslash that means nothing") }
        index += 1
        return string
    }

    /// nil where a backslash means nothing.
    private static func unescaped(_ text: String) -> String? {
        guard text.contains("\\") else { return text }
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C else {
                units.append(unit)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            switch UnicodeScalar(escaped) {
            case "n": units.append(0x0A)
            case "t": units.append(0x09)
            case "r": units.append(0x0D)
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "\"", "\\": units.append(escaped)
            case _ where escaped == 0x2F: units.append(escaped)
            case "u":
                guard let value = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) else {
                    return nil
                }
                rest = rest.dropFirst(4)
                units.append(value)
            default: return nil
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
