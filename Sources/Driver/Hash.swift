/// A number for some bytes, the same in every process and on every machine: Fowler, Noll and Vo's, of 64 bits (FNV-1a).
struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(of bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// Sixteen digits.
    var hexadecimal: String { Self.hexadecimal(value) }

    static func hexadecimal(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
