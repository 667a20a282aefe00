import Syntax

/// Paths as URIs name them.
enum FileURI {
    private static let scheme = "file://"

    /// `file:///App/My%20Card.swift`; without its beginning for a path that does not begin at the top. What is no letter,
    /// digit or `-._~/` is written as `%20`.
    static func text(of path: Path) -> String {
        let encoded = path.bytes.map { byte -> String in
            let isPlain =
                byte.isIdentifierByte && byte < 0x80 && byte != UInt8(ascii: "$") || "-.~/".utf8.contains(byte)
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return (path.isAbsolute ? scheme : "") + encoded.joined()
    }

    /// The path that a URI names; nil for one that names none on this machine, as that of a text which was never saved.
    static func path(of uri: String) -> Path? {
        guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
        var rest = Array(uri.utf8.dropFirst(scheme.count))[...]
        if rest.starts(with: "localhost".utf8) { rest = rest.dropFirst("localhost".utf8.count) }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        let path = Path(bytes)
        return path.isAbsolute && !bytes.contains(0) ? path.normalized : nil
    }
}
