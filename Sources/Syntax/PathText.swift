extension Path: CustomStringConvertible {
    /// Its text; nil if it is no UTF-8.
    public var text: String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// As it is shown: its text, or in quotes where that is none, or would not show what it is.
    public var description: String {
        guard let text, text.unicodeScalars.allSatisfy(Self.isReadable) else { return quoted }
        return text
    }

    /// Its text, or what is shown instead.
    public var spelling: String { text ?? quoted }

    /// As git writes it: in quotes where anything is not plain ASCII, `"caf\303\251.swift"`.
    public var quoted: String {
        if bytes.allSatisfy(Self.isPlain) { return String(decoding: bytes, as: UTF8.self) }
        return "\"" + bytes.map(Self.escaped).joined() + "\""
    }

    /// What git writes at the end of a line, in quotes or not; nil where the quotes do not hold.
    public init?(quoted text: some BidirectionalCollection<UInt8>) {
        guard text.first == UInt8(ascii: "\"") else {
            // A tab keeps other tools from taking what follows a space for a date.
            self.init(text.last == UInt8(ascii: "\t") ? Array(text.dropLast()) : Array(text))
            return
        }
        var bytes: [UInt8] = []
        var rest = Array(text.dropFirst())[...]
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(3)
            if digits.count == 3, let number = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
                bytes.append(number)
                rest = rest.dropFirst(3)
            } else if let letter = rest.popFirst(),
                let plain = (0...UInt8.max).first(where: {
                    Self.escaped($0).utf8.elementsEqual([UInt8(ascii: "\\"), letter])
                })
            {
                bytes.append(plain)
            } else {
                return nil
            }
        }
        self.init(bytes)
    }

    private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? isPlain(UInt8(scalar.value)) : !scalar.isControl
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case 0x07: "\\a"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0B: "\\v"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case _ where isPlain(byte): String(UnicodeScalar(byte))
        default: "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
        }
    }
}

extension Unicode.Scalar {
    /// True for the marks that turn the direction of writing, so that a text is not read as what it says.
    public var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }

    /// True for what could move the cursor, write over what was said before, or turn the direction of writing.
    public var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
