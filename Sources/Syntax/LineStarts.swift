/// Where the lines of a text begin. Only `\n` ends a line: the `\r` of a CRLF is the last byte of its line's text.
public struct LineStarts: Sendable {
    /// The offset of each line's first byte. A text that ends with `\n` has an empty last line.
    public let offsets: [Int]

    public init(of bytes: [UInt8]) {
        offsets = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line that holds a byte, from 0. A `\n` is on the line that it ends.
    public func line(at offset: Int) -> Int { offsets.firstPlace { $0 > offset } - 1 }
}

extension Array {
    /// The place of the first element for which a test holds; the end if there is none.
    ///
    /// - Parameter holds: false for some first elements, true for all others.
    public func firstPlace(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
