import Syntax

/// Where the lines and columns of a text are, to say where something stands as editors do.
struct LineTable {
    private let bytes: [UInt8]
    private let lines: LineStarts
    /// Where the first column is: in a file, a byte order mark is none.
    private let first: Int
    /// How many units of UTF-16 stand before every `stride`th byte, so that long lines are not counted again and again.
    private let units: [Int]
    private static let stride = 512

    /// - Parameter countsMark: true for the text of an editor, which counts a byte order mark if it holds one.
    init(_ bytes: [UInt8], countsMark: Bool = false) {
        self.bytes = bytes
        lines = LineStarts(of: bytes)
        first = !countsMark && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        units = Swift.stride(from: 0, to: bytes.count, by: Self.stride).reduce(into: [0]) { units, start in
            let part = bytes[start..<min(start + Self.stride, bytes.count)]
            units.append(units[units.count - 1] + Self.units(of: part))
        }
    }

    /// The place of a byte.
    func position(of offset: Int) -> Position {
        let line = lines.line(at: offset)
        let start = max(lines.offsets[line], first)
        return Position(
            offset: offset, line: line + 1, column: 1 + units(before: offset) - units(before: min(start, offset)))
    }

    /// The byte at a place: line from 1, column in UTF-16 from 1. A column past the end of its line is that end, a line past
    /// the last one the end of the text, and the inside of a character its first byte.
    func offset(line: Int, column: Int) -> Int {
        guard line >= 1 else { return 0 }
        guard line <= lines.offsets.count else { return bytes.count }
        var place = max(lines.offsets[line - 1], min(first, bytes.count))
        var rest = column - 1
        while rest > 0, place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            if bytes[place] == UInt8(ascii: "\r"), place + 1 == bytes.count || bytes[place + 1] == UInt8(ascii: "\n") {
                break
            }
            var end = place + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            rest -= bytes[place] >= 0xF0 ? 2 : 1
            if rest >= 0 { place = end }
        }
        return place
    }

    /// The text of a line, from 1, without its end.
    func text(ofLine line: Int) -> String {
        let start = max(lines.offsets[line - 1], first)
        let end = line < lines.offsets.count ? lines.offsets[line] : bytes.count
        let text = bytes[start..<max(start, end)]
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        return String(decoding: text.prefix(text.lastIndex { !isEnd($0) }.map { $0 + 1 - start } ?? 0), as: UTF8.self)
    }

    private func units(before offset: Int) -> Int {
        let place = offset / Self.stride
        return units[place] + Self.units(of: bytes[place * Self.stride..<offset])
    }

    private static func units(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { units, byte in
            switch byte {
            case 0x80...0xBF: units
            case 0xF0...: units + 2
            default: units + 1
            }
        }
    }
}

/// A place in a file: byte from 0, line from 1, column in UTF-16 from 1.
struct Position: Sendable, Equatable {
    let offset: Int
    let line: Int
    let column: Int
}
