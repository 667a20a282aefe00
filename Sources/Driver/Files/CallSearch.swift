import Syntax

/// Says whether a file may hold a call of a helper: its name, followed by a parenthesis, a brace, a
/// comment or generic arguments. So is
/// `.init(condition:`, which is one of `EitherView` where that is asked for.
///
/// It may say yes for nothing, which costs a parse; it never says no to a file with a call.
struct CallSearch: Sendable {
    private let search: ByteSearch
    private static let initializer = Array(".init".utf8)
    private static let labels = ["condition:", "payload:"].map { Array($0.utf8) }

    init(names: Set<String>) {
        search = ByteSearch([Self.initializer] + Self.words(for: names).map { Array($0.utf8) })
    }

    /// What occurs wherever one of some names does.
    static func words(for names: Set<String>) -> [String] {
        names.sorted().flatMap { name in
            // Without a dot or backticks these words are statements, of which every file is full.
            Keyword(rawValue: name)?.isReserved == true || name.utf8.count < 2 ? [".\(name)", "`\(name)`"] : [name]
        }
    }

    func mayHoldCall(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isFound = false
        search.forEachMatch(in: text) { word, range in
            isFound = Self.isCall(range, text, labels: word == 0 ? Self.labels : [])
            return !isFound
        }
        return isFound
    }

    /// - Parameter labels: those of which one must be the first, if there are any.
    private static func isCall(
        _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, labels: [[UInt8]]
    ) -> Bool {
        if range.lowerBound > 0, text[range.lowerBound].isIdentifierByte, text[range.lowerBound - 1].isIdentifierByte {
            return false
        }
        var next = range.upperBound
        if next < text.count, text[next] == UInt8(ascii: "`") { next += 1 }
        while next < text.count, text[next].isSpaceOrNewline { next += 1 }
        guard next < text.count else { return false }
        // `EitherView<Text, Text>(`: where the generic arguments end, only a parse tells.
        if text[next] == UInt8(ascii: "<") { return labels.isEmpty }
        if !labels.isEmpty {
            let rest = text[(next + 1)...].drop { $0.isSpaceOrNewline }
            return labels.contains { rest.starts(with: $0) }
        }
        return [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "/")].contains(text[next])
    }
}
