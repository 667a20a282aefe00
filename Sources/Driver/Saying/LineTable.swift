/// Where the lines of a text begin, to say where something stands as editors do.
struct LineTable {
    private let bytes: [UInt8]
    private let starts: [Int]
    /// How many units of UTF-16 stand before every `stride`th byte, so that long lines are not counted again and again.
    private let units: [Int]
    private static let stride = 512

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no column of the first line.
        let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        starts = [first] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        units = Swift.stride(from: 0, to: bytes.count, by: Self.stride).reduce(into: [0]) { units, start in
            let part = bytes[start..<min(start + Self.stride, bytes.count)]
            units.append(units[units.count - 1] + Self.units(of: part))
        }
    }

    /// The place of a byte.
    func position(of offset: Int) -> Position {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = 1 + units(before: offset) - units(before: min(starts[low], offset))
        return Position(offset: offset, line: low + 1, column: column)
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
