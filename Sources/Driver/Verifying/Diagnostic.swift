import Syntax

/// What a compiler says of a place: `Sources/Card.swift:12:9: error: cannot find 'radius' in scope`.
struct Diagnostic: Equatable {
    /// As it was said.
    let path: Path
    /// From 1.
    let line: Int
    /// From 1, in bytes; nil where only the line is said.
    let column: Int?
    /// What stands behind the place: `error: cannot find 'radius' in scope`.
    let text: String

    private static let marks = [": error: ", ": fatal error: "]

    /// The errors in what a command said, in its order.
    static func all(in output: [UInt8]) -> [Diagnostic] { lines(of: output).compactMap { Diagnostic($0) } }

    /// The line that tells best why a command failed; nil where it said nothing.
    static func gist(of output: [UInt8]) -> String? {
        let lines = lines(of: output).map { String(decoding: $0, as: UTF8.self) }
        return (lines.first { $0.contains("error:") } ?? lines.last).map { String($0.prefix(200)) }
    }

    init?(_ line: ArraySlice<UInt8>) {
        let places = Self.marks.compactMap { line.firstRange(of: Array($0.utf8)) }
        guard let mark = places.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        var head = line[..<mark.lowerBound]
        guard let last = Self.number(endingIn: &head) else { return nil }
        let first = Self.number(endingIn: &head)
        (self.line, column) = (first ?? last, first == nil ? nil : last)
        guard !head.isEmpty, self.line > 0 else { return nil }
        path = Path(head)
        text = String(decoding: line[mark.lowerBound...].dropFirst(2), as: UTF8.self)
    }

    /// Takes `:12` from the end of some bytes.
    private static func number(endingIn head: inout ArraySlice<UInt8>) -> Int? {
        guard let colon = head.lastIndex(of: UInt8(ascii: ":")),
            let number = UInt32(String(decoding: head[(colon + 1)...], as: UTF8.self))
        else { return nil }
        head = head[..<colon]
        return Int(number)
    }

    /// Those that hold anything, without colours and without spaces around them.
    private static func lines(of output: [UInt8]) -> [ArraySlice<UInt8>] {
        withoutColours(output).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
            let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
            let rest = line.drop(while: isSpace)
            return rest.lastIndex { !isSpace($0) }.map { rest[...$0] }
        }
    }

    /// Without `ESC [ 1 ; 31 m`.
    private static func withoutColours(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(0x1B) else { return text }
        var plain: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B, rest.first == UInt8(ascii: "[") else {
                plain.append(byte)
                continue
            }
            // The last byte of such a command is the first that is a letter or its like.
            let end = rest.dropFirst().firstIndex { 0x40...0x7E ~= $0 } ?? rest.endIndex - 1
            rest = rest[(end + 1)...]
        }
        return plain
    }
}
