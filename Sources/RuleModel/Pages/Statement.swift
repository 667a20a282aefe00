/// A word of a `rule` fence and what follows it.
struct Statement {
    let line: Int
    let word: String
    /// The rest of the line, and of the indented lines below it.
    private(set) var rest: String

    /// Reads the lines of a fence: a line that begins with a space goes on with the one above.
    static func all(in lines: [ArraySlice<UInt8>], from firstLine: Int) -> [Statement] {
        var statements: [Statement] = []
        for (offset, line) in lines.enumerated() {
            let text = line.trimmingSpaces()
            guard !text.isEmpty else { continue }
            if line.first!.isSpace, !statements.isEmpty {
                statements[statements.count - 1].rest += " " + text.text
                continue
            }
            let word = text.prefix { !$0.isSpace }
            statements.append(
                Statement(line: firstLine + offset, word: word.text, rest: text[word.endIndex...].trimmingSpaces().text)
            )
        }
        return statements
    }
}

extension UInt8 {
    /// A space, a tab, or the return before a line feed.
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension BidirectionalCollection<UInt8> {
    /// Without spaces, tabs and returns at both ends.
    func trimmingSpaces() -> SubSequence {
        let rest = drop { $0.isSpace }
        return rest[...].lastIndex { !$0.isSpace }.map { rest[...$0] } ?? rest
    }
}

extension StringProtocol {
    func trimmingSpaces() -> Substring { Substring(Substring(self).utf8.trimmingSpaces()) }
}
