/// Bytes compared with ASCII characters as one writes them: `byte == "/"`, `case "a"..."z":`.
extension UInt8 {
    @inline(__always)
    static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

    @inline(__always)
    static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

    @inline(__always)
    static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: character) }

    @inline(__always)
    static func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
        byte >= UInt8(ascii: characters.lowerBound) && byte <= UInt8(ascii: characters.upperBound)
    }

    var isDigit: Bool {
        switch self {
        case "0"..."9": true
        default: false
        }
    }

    var isHexDigit: Bool {
        switch self {
        case "0"..."9", "a"..."f", "A"..."F": true
        default: false
        }
    }

    /// The value of a hexadecimal digit.
    var hexValue: UInt8 { (self & 0xF) + (isDigit ? 0 : 9) }

    var isIdentifierHead: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "_": true
        default: false
        }
    }

    var isIdentifierTail: Bool { isIdentifierHead || isDigit || self == "$" }

    var isOperatorHead: Bool {
        switch self {
        case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": true
        default: false
        }
    }

    var isLineBreak: Bool { self == "\n" || self == "\r" }

    /// True for the bytes with which a character of UTF-8 can begin.
    var beginsCharacter: Bool { self < 0x80 || (0xC2..<0xF5).contains(self) }

    var isSpaceOrTab: Bool { self == " " || self == "\t" }
}
