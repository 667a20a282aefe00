/// Text that goes on in further lines, indented, where one would be too long. What stands in backticks stays on one
/// line where that is not too long, and a command always does, so that it can be copied.
struct Paragraph {
    /// The widest that a line may be, where no terminal is narrower.
    static let widest = 120

    let text: String
    /// How far the first line is indented.
    var indentation = 0
    /// How much further the others are.
    var hanging = 4

    /// The lines, each with a newline. Only a command, and what holds no space, is longer than the width.
    func lines(width: Int) -> String {
        let room = { (line: Int) in width - indentation - (line == 0 ? 0 : hanging) }
        var lines = [""]
        for word in words.flatMap({ Self.width(of: $0) > room(1) && !$0.hasPrefix("`fixmods ") ? Self.split($0) : [$0] }
        ) {
            let last = lines[lines.count - 1]
            if last.isEmpty, lines.count > 1 || word.isEmpty {
                lines[lines.count - 1] = word
            } else if last.isEmpty {
                lines[0] = word
            } else if Self.width(of: last) + 1 + Self.width(of: word) <= room(lines.count - 1) {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(word)
            }
        }
        return lines.enumerated().map { place, line in
            let depth = place == 0 ? indentation : indentation + hanging
            return String(repeating: " ", count: line.isEmpty ? 0 : depth) + line.trimmingSpaces + "\n"
        }.joined()
    }

    /// What stands between spaces; spaces within backticks count for letters.
    private var words: [String] {
        var isCode = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "`" { isCode.toggle() }
            return character == " " && !isCode
        }.map { String($0) }
    }

    private static func split(_ word: String) -> [String] { word.split(separator: " ").map { String($0) } }

    /// Without the signs that colour it.
    private static func width(of text: String) -> Int {
        var isEscape = false
        return text.count { character in
            if character == "\u{1B}" { isEscape = true }
            defer { if isEscape, character == "m" { isEscape = false } }
            return !isEscape
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return text
    }
}
