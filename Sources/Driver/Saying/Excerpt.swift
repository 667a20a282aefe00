/// A line of a source with a mark below one of its columns, as compilers show them.
struct Excerpt {
    let line: String
    /// In UTF-16, from 1.
    let column: Int

    /// Two lines, indented, each with a newline. What does not fit is cut away before and behind the column.
    ///
    /// - Parameters:
    ///   - replacement: what is to stand from the column on, below the mark: not more than ten lines of it.
    ///   - isAtMark: false for what is to stand instead of more than begins at the column.
    func text(width: Int, _ paint: Paint, above replacement: String? = nil, isAtMark: Bool = true) -> String {
        let end = line.utf16.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex) ?? line.endIndex
        let before = Array(Shown.escaped(line[..<end].replacingTabs))
        let behind = Array(Shown.escaped(line[end...].replacingTabs))
        let room = max(width - 4, 20)
        // At least a third of the room is for what begins there.
        let cut = max(0, before.count - max(room - behind.count, room * 2 / 3))
        let shown = (cut > 0 ? ["…"] : []) + before.dropFirst(cut > 0 ? cut + 1 : 0)
        let rest = behind.count > room - shown.count ? behind.prefix(room - shown.count - 1) + ["…"] : behind[...]
        let margin = shown.prefix { $0 == " " }.count
        let indented = String(repeating: " ", count: 4)
        let start = String(repeating: " ", count: shown.count - margin)
        return indented + String(shown.dropFirst(margin) + rest) + "\n" + indented + start + paint(.green, "^") + "\n"
            + Self.lines(of: replacement ?? "", behind: before.prefix { $0 == " " }.count).map { line in
                // What is too long begins further left, before it is cut.
                let depth = isAtMark ? min(start.count, max(0, room - line.count)) : 0
                let cut = line.count > room ? line.prefix(room - 1) + "…" : line[...]
                return indented + String(repeating: " ", count: depth) + paint(.green, String(cut)) + "\n"
            }.joined()
    }

    /// Without the indentation that a text has in its file.
    private static func lines(of text: String, behind margin: Int) -> [String] {
        let lines = text.split(whereSeparator: \.isNewline).enumerated().map { place, line in
            let line = Shown.escaped(line.replacingTabs)
            let spaces = line.prefix { $0 == " " }.count
            return place == 0 ? line : String(line.dropFirst(min(margin, spaces)))
        }
        return lines.count > 10 ? lines.prefix(9) + ["…"] : lines
    }
}

extension Substring {
    fileprivate var replacingTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}
