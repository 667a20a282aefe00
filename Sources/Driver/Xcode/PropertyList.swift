/// A property list in the notation of `project.pbxproj`: `{ files = (A1 /* A.swift */, "B C"); }`.
indirect enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    /// nil if the bytes are anything else.
    init?(_ bytes: [UInt8]) {
        let value = bytes.withUnsafeBufferPointer { text -> PropertyList? in
            var reader = PropertyListReader(text: text)
            return reader.value(depth: 0)
        }
        guard let value else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? {
        if case .dictionary(let members) = self { members[key] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; empty for anything else.
    var texts: [String] { if case .list(let items) = self { items.compactMap(\.text) } else { [] } }
}

private struct PropertyListReader {
    let text: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// Files of Xcode are four deep.
    private static let deepest = 64

    init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    private var current: UInt8? {
        mutating get {
            skipSpace()
            return place < text.count ? text[place] : nil
        }
    }

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.deepest else { return nil }
        switch current {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "("): return list(depth: depth)
        default: return string().map { .text($0) }
        }
    }

    /// `{ key = value; }`
    private mutating func dictionary(depth: Int) -> PropertyList? {
        var members: [String: PropertyList] = [:]
        place += 1
        while current != UInt8(ascii: "}") {
            guard let key = string(), eat("="), let value = value(depth: depth + 1), eat(";") else { return nil }
            members[key] = value
        }
        place += 1
        return .dictionary(members)
    }

    /// `(a, b,)`
    private mutating func list(depth: Int) -> PropertyList? {
        var items: [PropertyList] = []
        place += 1
        while current != UInt8(ascii: ")") {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
            if !eat(",") { break }
        }
        return eat(")") ? .list(items) : nil
    }

    /// `name`, `path/File.swift`, `"with \"quotes\""`
    private mutating func string() -> String? {
        guard let first = current else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
        let start = place
        while place < text.count, Self.isBare(text[place]) { place += 1 }
        return place > start ? String(decoding: text[start..<place], as: UTF8.self) : nil
    }

    private mutating func quoted(by quote: UInt8) -> String? {
        var bytes: [UInt8] = []
        place += 1
        while place < text.count, text[place] != quote {
            if text[place] == UInt8(ascii: "\\") { place += 1 }
            guard place < text.count else { return nil }
            bytes.append(text[place])
            place += 1
        }
        guard place < text.count else { return nil }
        place += 1
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        byte.isIdentifierByte || "./$:-+@".utf8.contains(byte)
    }

    private mutating func eat(_ mark: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: mark) else { return false }
        place += 1
        return true
    }

    /// Blanks, `/* … */` and `// …`
    private mutating func skipSpace() {
        while place < text.count {
            let next = place + 1 < text.count ? text[place + 1] : 0
            if text[place].isSpaceOrNewline {
                place += 1
            } else if text[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                place += 2
                while place + 1 < text.count, text[place] != UInt8(ascii: "*") || text[place + 1] != UInt8(ascii: "/") {
                    place += 1
                }
                place = min(place + 2, text.count)
            } else if text[place] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while place < text.count, text[place] != 0x0A, text[place] != 0x0D { place += 1 }
            } else {
                return
            }
        }
    }
}
