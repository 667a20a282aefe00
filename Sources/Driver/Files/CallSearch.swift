import Syntax

/// Says whether a file may hold a call of a helper: its name, followed by a parenthesis, a brace or a comment.
///
/// It may say yes for nothing, which costs a parse; it never says no to a file with a call.
struct CallSearch: Sendable {
    private let search: ByteSearch

    init(names: Set<String>) {
        search = ByteSearch(
            names.sorted().flatMap { name in
                // Without a dot or backticks these words are statements, of which every file is full.
                Keyword(rawValue: name)?.isReserved == true || name.utf8.count < 2 ? [".\(name)", "`\(name)`"] : [name]
            })
    }

    func mayHoldCall(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isFound = false
        search.forEachMatch(in: text) { _, range in
            isFound = Self.isCall(range, text)
            return !isFound
        }
        return isFound
    }

    private static func isCall(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if range.lowerBound > 0, text[range.lowerBound].isIdentifierByte, text[range.lowerBound - 1].isIdentifierByte {
            return false
        }
        var next = range.upperBound
        if next < text.count, text[next] == UInt8(ascii: "`") { next += 1 }
        while next < text.count, text[next].isSpaceOrNewline { next += 1 }
        guard next < text.count else { return false }
        return [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "/")].contains(text[next])
    }
}
