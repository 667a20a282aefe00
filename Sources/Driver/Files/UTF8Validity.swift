/// Whether bytes are UTF-8, as the Unicode standard's table 3-7 has it.
enum UTF8Validity {
    /// Where the bytes stop being UTF-8; nil if they are.
    static func firstBadByte(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var place = 0
        while true {
            place = endOfASCII(in: text, from: place)
            guard place < text.count else { return nil }
            guard let length = sequenceLength(in: text, at: place) else { return place }
            place += length
        }
    }

    /// The line of that byte, from 1.
    static func firstBadLine(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        firstBadByte(in: text).map { text[..<$0].count { $0 == UInt8(ascii: "\n") } + 1 }
    }

    /// Eight bytes at a time: nearly all source text is ASCII.
    private static func endOfASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(text)
        var place = start
        while place + 8 <= text.count {
            guard raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else { break }
            place += 8
        }
        while place < text.count, text[place] < 0x80 { place += 1 }
        return place
    }

    private static func sequenceLength(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        let second: ClosedRange<UInt8>
        let length: Int
        switch text[start] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard start + length <= text.count, second.contains(text[start + 1]) else { return nil }
        for offset in 2..<max(2, length) where !(0x80...0xBF).contains(text[start + offset]) { return nil }
        return length
    }
}
