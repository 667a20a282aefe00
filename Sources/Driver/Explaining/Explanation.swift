import RuleModel

/// What `fixmods explain NAME` prints: a rule page, or what a word of a report or of the command line means.
struct Explanation {
    let text: String

    /// - Throws: if there is no page and no word of that name.
    init(of name: String, pages: [Page], paint: Paint) throws(Unknown) {
        let named = pages.filter { $0.name == name }
        let stating = pages.filter { page in page.overloads.contains { $0.signature.name == name } }
        let found = (named.isEmpty ? stating : named).sorted { $0.path < $1.path }
        let shown = found.map { Self.shown($0, paint) }
        let entries = Glossary.entries + Glossary.commandLine + Glossary.helpers(in: pages)
        let words = entries.filter { $0.word == name }.map { entry in
            paint(.strong, Shown.escaped(entry.word)) + "\n\n" + entry.text + "\n"
        }
        guard !shown.isEmpty || !words.isEmpty else {
            let names = pages.map(\.name) + pages.flatMap { $0.overloads.map(\.signature.name) }
            throw Unknown(name: name, suggestion: (names + entries.map(\.word)).suggestion(for: name))
        }
        text = (shown + words).joined(separator: "\n")
    }

    struct Unknown: Error {
        let name: String
        let suggestion: String

        var sentence: String {
            "no rule page and no word `\(name)`\(suggestion.isEmpty ? "; `fixmods rules` lists the pages" : suggestion)"
        }
    }

    /// A page without the marks that only Markdown needs: what stands in fences is indented instead.
    private static func shown(_ page: Page, _ paint: Paint) -> String {
        var isInFence = false
        var isDiff = false
        var text = ""
        for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = Shown.escaped(line.hasSuffix("\r") ? String(line.dropLast()) : String(line))
            if line.hasPrefix("```") {
                isInFence.toggle()
                isDiff = line.hasPrefix("```diff")
            } else if isInFence {
                let colour: Paint.Colour? =
                    !isDiff ? .cyan : line.hasPrefix("-") ? .red : line.hasPrefix("+") ? .green : nil
                text += line.isEmpty ? "\n" : "    " + (colour.map { paint($0, line) } ?? line) + "\n"
            } else if line.hasPrefix("#") {
                text += paint(.strong, String(line.drop { $0 == "#" }.drop { $0 == " " })) + "\n"
            } else {
                text += line + "\n"
            }
        }
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
