/// A line of a source with a mark below one of its columns, as compilers show them.
struct Excerpt {
    let line: String
    /// In UTF-16, from 1.
    let column: Int

    /// Two lines, indented, each with a newline. What does not fit is cut away before and behind the column.
    func text(width: Int, _ paint: Paint) -> String {
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
        let mark = String(repeating: " ", count: shown.count - margin) + paint(.green, "^")
        return indented + String(shown.dropFirst(margin) + rest) + "\n" + indented + mark + "\n"
    }
}

extension Substring {
    fileprivate var replacingTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}
