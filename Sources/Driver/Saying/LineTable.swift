/// Where the lines of a text begin, to say where something stands as editors do.
struct LineTable {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no column of the first line.
        let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        starts = [first] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The place of a byte.
    func position(of offset: Int) -> Position {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = bytes[min(starts[low], offset)..<offset].reduce(1) { column, byte in
            switch byte {
            case 0x80...0xBF: column
            case 0xF0...: column + 2
            default: column + 1
            }
        }
        return Position(offset: offset, line: low + 1, column: column)
    }
}

/// A place in a file: byte from 0, line from 1, column in UTF-16 from 1.
struct Position: Sendable, Equatable {
    let offset: Int
    let line: Int
    let column: Int
}
