import Syntax

/// A JSON value whose objects keep the order in which their members were given: the same run prints the same bytes.
indirect enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    case object([Member])

    struct Member: Sendable, Equatable {
        let name: String
        let value: JSON
    }

    static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

    static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    /// Its text; as git quotes it, if it has none, or begins as if it were quoted.
    static func path(_ path: Path) -> JSON {
        .string(path.text.flatMap { $0.hasPrefix("\"") ? nil : $0 } ?? path.quoted)
    }

    /// On one line, in UTF-8, with a newline at its end.
    var bytes: [UInt8] {
        var text: [UInt8] = []
        write(into: &text)
        text.append(UInt8(ascii: "\n"))
        return text
    }

    private func write(into text: inout [UInt8]) {
        switch self {
        case .null: text += "null".utf8
        case .bool(let bool): text += String(bool).utf8
        case .number(let number): text += String(number).utf8
        case .string(let string): Self.write(string, into: &text)
        case .array(let items):
            text.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                item.write(into: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                Self.write(member.name, into: &text)
                text.append(UInt8(ascii: ":"))
                member.value.write(into: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    /// Within quotes. What JSON does not ask to escape is escaped too where a terminal would take it for a command.
    private static func write(_ string: String, into text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                let byte = bytes[place]
                switch byte {
                case UInt8(ascii: "\""): text += "\\\"".utf8
                case UInt8(ascii: "\\"): text += "\\\\".utf8
                case UInt8(ascii: "\n"): text += "\\n".utf8
                case UInt8(ascii: "\r"): text += "\\r".utf8
                case UInt8(ascii: "\t"): text += "\\t".utf8
                case 0..<0x20, 0x7F: write(escaped: UInt16(byte), into: &text)
                // U+0080 to U+009F are control characters too.
                case 0xC2 where bytes[place + 1] < 0xA0:
                    place += 1
                    write(escaped: UInt16(bytes[place]), into: &text)
                case 0xE2 where directionMark(at: place, in: bytes) != nil:
                    write(escaped: directionMark(at: place, in: bytes)!, into: &text)
                    place += 2
                default: text.append(byte)
                }
                place += 1
            }
        }
        text.append(UInt8(ascii: "\""))
    }

    /// `\u001B`
    private static func write(escaped scalar: UInt16, into text: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        text += "\\u".utf8
        text += [12, 8, 4, 0].map { digits[Int(scalar >> $0 & 0xF)] }
    }

    /// A mark that turns the direction of writing: three bytes.
    private static func directionMark(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        let value = 0x2000 | UInt16(bytes[place + 1] & 0x3F) << 6 | UInt16(bytes[place + 2] & 0x3F)
        return Unicode.Scalar(value)?.turnsDirection == true ? value : nil
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral number: Int) { self = .number(number) }
    init(arrayLiteral items: JSON...) { self = .array(items) }
    init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(members.map { Member(name: $0.0, value: $0.1) })
    }
}
