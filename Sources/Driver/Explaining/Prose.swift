/// Text of a manual, whose sentences are broken anew for a width. Headings, tables and code stay as they are.
struct Prose {
    /// The widest that people like to read.
    static let widest = 80

    let text: String

    /// Each with a newline.
    func lines(width: Int) -> String {
        var all = ""
        var open: [Substring] = []
        func close() {
            if open.isEmpty { return }
            let hanging = open[0].hasPrefix("- ") ? 2 : 0
            all += Paragraph(text: open.joined(separator: " "), hanging: hanging).lines(width: width)
            open = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix("    ") || line.hasPrefix("|") {
                close()
                all += line + "\n"
            } else {
                if line.hasPrefix("- ") { close() }
                open.append(line.drop { $0 == " " })
            }
        }
        close()
        return all
    }
}
