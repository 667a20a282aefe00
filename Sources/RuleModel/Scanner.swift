/// Reads one statement of a rule page from left to right: names, punctuation, and runs between brackets.
///
/// Pages hold fragments (`_ 0`, `$width`, a list of values before a sentence) that are no Swift, so the lexer of Swift
/// is of no use here.
struct Scanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// True where only spaces are left.
    var isAtEnd: Bool { bytes[position...].allSatisfy { $0.isSpace } }

    /// What is left, without the spaces around it.
    var rest: String { String(String(decoding: bytes[position...], as: UTF8.self).trimmingSpaces()) }

    /// The byte that comes next, behind spaces.
    var next: UInt8? { bytes[position...].first { !$0.isSpace } }

    /// Passes spaces and `text`, if that comes next.
    mutating func eat(_ text: String) -> Bool {
        guard let start = bytes[position...].firstIndex(where: { !$0.isSpace }),
            bytes[start...].starts(with: text.utf8)
        else { return false }
        position = start + text.utf8.count
        return true
    }

    /// Passes spaces and the word `word`, if that comes next and ends there.
    mutating func eat(word: String) -> Bool {
        let start = position
        if name() == word { return true }
        position = start
        return false
    }

    /// `name`, `` `name` `` (without the backticks) or `_`.
    mutating func name() -> String? {
        guard let start = bytes[position...].firstIndex(where: { !$0.isSpace }) else { return nil }
        if bytes[start] == UInt8(ascii: "`") {
            guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
            position = end + 1
            return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        }
        guard bytes[start].isNameStart else { return nil }
        let end = bytes[start...].firstIndex { !$0.isNamePart } ?? bytes.count
        position = end
        return String(decoding: bytes[start..<end], as: UTF8.self)
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
    ///
    /// - Parameter angles: true where `<` and `>` are brackets, as in a signature.
    mutating func run(to stops: String, angles: Bool = false) -> String? {
        position = bytes[position...].firstIndex { !$0.isSpace } ?? bytes.count
        let start = position
        guard skip(until: { stops.utf8.contains($0) }, angles: angles) else { return nil }
        return String(String(decoding: bytes[start..<position], as: UTF8.self).trimmingSpaces())
    }

    /// What stands between the brackets that come next, without them. nil if there are none, or no closing one.
    mutating func bracketed(_ open: String, _ close: String, angles: Bool = false) -> String? {
        let start = position
        guard eat(open), let inside = run(to: close, angles: angles), eat(close) else {
            position = start
            return nil
        }
        return inside
    }

    private mutating func skip(until isStop: (UInt8) -> Bool, angles: Bool) -> Bool {
        var open: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            if open.isEmpty, isStop(byte) { return true }
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: "<") where angles: open.append(UInt8(ascii: ">"))
            case UInt8(ascii: "-") where bytes[(position + 1)...].first == UInt8(ascii: ">"): position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard open.popLast() == byte else { return false }
            case UInt8(ascii: ">") where angles:
                guard open.popLast() == byte else { return false }
            case UInt8(ascii: "\""):
                guard skipString() else { return false }
                continue
            default: break
            }
            position += 1
        }
        return open.isEmpty
    }

    // `"…"`, with what is escaped in it. An interpolation that holds a string is more than a page needs.
    private mutating func skipString() -> Bool {
        position += 1
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\"") {
                position += 1
                return true
            }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = bytes.count
        return false
    }
}

extension UInt8 {
    fileprivate var isNameStart: Bool {
        self == UInt8(ascii: "_") || self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isNamePart: Bool { isNameStart || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
