/// Reads what is no Swift on a page from left to right: names, punctuation, a list of values before a sentence.
struct Scanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// True where only spaces are left.
    var isAtEnd: Bool { nextPosition == bytes.count }

    /// What is left, without the spaces around it.
    var rest: String { text(nextPosition, bytes.count) }

    /// The byte that comes next, behind spaces.
    var next: UInt8? {
        let place = nextPosition
        return place < bytes.count ? bytes[place] : nil
    }

    private var nextPosition: Int {
        var place = position
        while place < bytes.count, bytes[place].isSpace { place += 1 }
        return place
    }

    // Without the spaces at its end.
    private func text(_ start: Int, _ end: Int) -> String {
        var end = end
        while end > start, bytes[end - 1].isSpace { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Passes spaces and `text`, if that comes next.
    mutating func eat(_ text: String) -> Bool {
        var place = nextPosition
        for byte in text.utf8 {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
        }
        position = place
        return true
    }

    /// Passes spaces and the word `word`, if that comes next and ends there.
    mutating func eat(word: String) -> Bool {
        let start = position
        guard eat(word), position == bytes.count || !bytes[position].isNamePart else {
            position = start
            return false
        }
        return true
    }

    /// `name`, `` `name` `` (without the backticks) or `_`.
    mutating func name() -> String? {
        let start = nextPosition
        guard start < bytes.count else { return nil }
        if bytes[start] == UInt8(ascii: "`") {
            guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
            position = end + 1
            return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        }
        guard bytes[start].isNameStart else { return nil }
        position = start + 1
        while position < bytes.count, bytes[position].isNamePart { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// `Name`, `Edge.Set`.
    mutating func typeName() -> String? {
        guard var found = name() else { return nil }
        while position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            let period = position
            position += 1
            guard position < bytes.count, bytes[position].isNameStart, let part = name() else {
                position = period
                break
            }
            found += "." + part
        }
        return found
    }

    /// Everything up to one of `stops` outside of brackets and strings, or to the end, without the spaces around it.
    /// nil if a bracket or a string is not closed, or closes nothing.
    mutating func run(to stops: String) -> String? {
        position = nextPosition
        let start = position
        var depth = 0
        while position < bytes.count, depth > 0 || !stops.utf8.contains(bytes[position]) {
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            // A string that holds one in an interpolation is more than a page needs.
            case UInt8(ascii: "\""):
                repeat {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                } while position < bytes.count && bytes[position] != UInt8(ascii: "\"")
            default: break
            }
            position += 1
            if depth < 0 { return nil }
        }
        guard depth == 0, position <= bytes.count else { return nil }
        return text(start, position)
    }
}

extension UInt8 {
    fileprivate var isNameStart: Bool {
        self == UInt8(ascii: "_") || self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isNamePart: Bool { isNameStart || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
