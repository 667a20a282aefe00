/// The bytes of a file, read without ever leaving it.
typealias SourceBytes = UnsafeBufferPointer<UInt8>

extension SourceBytes {
    /// The byte at an offset, 0 past the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

    /// The byte before an offset, 0 at the beginning.
    @inline(__always)
    func byte(before offset: Int) -> UInt8 { offset > 0 ? self[offset - 1] : 0 }

    /// True if these bytes stand at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let end = offset + text.utf8CodeUnitCount
        return end <= count && text.withUTF8Buffer { $0.elementsEqual(self[offset..<end]) }
    }

    /// The length of `\n`, `\r` or `\r\n` at an offset, 0 if there is none.
    func lineBreakLength(at offset: Int) -> Int {
        switch byte(at: offset) {
        case "\n": 1
        case "\r": byte(at: offset + 1) == "\n" ? 2 : 1
        default: 0
        }
    }

    /// The first offset from `start` on that does not hold such a byte.
    @inline(__always)
    func end(from start: Int, while isIncluded: (UInt8) -> Bool) -> Int {
        var end = start
        while end < count, isIncluded(self[end]) { end += 1 }
        return end
    }

    /// The character at an offset before the end, nil if it is not UTF-8, and how many bytes to pass for it.
    ///
    /// Bytes passed for no character are never ASCII.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        let lead = self[offset]
        guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
        guard lead.beginsCharacter else {
            return (nil, end(from: offset + 1) { !$0.beginsCharacter } - offset)
        }
        let length = (~lead).leadingZeroBitCount
        var value = UInt32(lead & (0x7F >> UInt8(length)))
        for index in 1..<length {
            let next = byte(at: offset + index)
            guard next & 0xC0 == 0x80 else { return (nil, index) }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let shortest = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
        return (shortest == length ? Unicode.Scalar(value) : nil, length)
    }
}
