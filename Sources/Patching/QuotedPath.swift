/// A path as git writes it in the head of a diff: `a/Views/Card.swift`, or in quotes where it holds what is not plain.
struct QuotedPath {
    /// What stands behind `diff --git `.
    let text: String
    /// What stands behind `--- ` or `+++ `, up to the end of the line.
    let header: String

    init(_ path: String, prefix: String) {
        let whole = prefix + path
        if whole.utf8.allSatisfy(Self.isPlain) {
            text = whole
            // Without the tab, GNU patch takes what follows a space for a date.
            header = whole.utf8.contains(UInt8(ascii: " ")) ? whole + "\t" : whole
        } else {
            text = "\"" + whole.utf8.map(Self.escaped).joined() + "\""
            header = text
        }
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
