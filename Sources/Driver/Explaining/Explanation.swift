import RuleModel

/// What `fixmods explain NAME` prints: a rule page, or what a word of a report or of the command line means.
struct Explanation {
    let text: String

    /// - Parameter width: in columns.
    /// - Throws: if there is no page and no word of that name.
    init(of name: String, pages: [Page], paint: Paint, width: Int = Prose.widest) throws(Unknown) {
        let shown = Self.pages(for: name, among: pages).map { Self.shown($0, paint, width: width) }
        let entries = Glossary.entries + Glossary.commandLine + Glossary.helpers(in: pages)
        let words = entries.filter { $0.word == name }.map { entry in
            paint(.strong, Shown.escaped(entry.word)) + "\n\n" + Prose(text: entry.text).lines(width: width)
        }
        guard !shown.isEmpty || !words.isEmpty else {
            let names = pages.map(\.name) + pages.flatMap { $0.overloads.map(\.signature.name) }
            throw Unknown(name: name, suggestion: (names + entries.map(\.word)).suggestion(for: name))
        }
        text = (shown + words).joined(separator: "\n")
    }

    /// The page of a name, or those that state a modifier of that name.
    static func pages(for name: String, among pages: [Page]) -> [Page] {
        let named = pages.filter { $0.name == name }
        let stating = pages.filter { page in page.overloads.contains { $0.signature.name == name } }
        return (named.isEmpty ? stating : named).sorted { $0.path < $1.path }
    }

    struct Unknown: Error {
        let name: String
        let suggestion: String

        var sentence: String {
            "no rule page and no word `\(name)`\(suggestion.isEmpty ? "; `fixmods rules` lists the pages" : suggestion)"
        }
    }

    /// A page without the marks that only Markdown needs: what stands in fences is indented instead.
    private static func shown(_ page: Page, _ paint: Paint, width: Int) -> String {
        var isInFence = false
        var isDiff = false
        var text = ""
        var prose: [String] = []
        func endProse() {
            if !prose.isEmpty { text += Prose(text: prose.joined(separator: "\n")).lines(width: width) }
            prose = []
        }
        for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = Shown.escaped(line.hasSuffix("\r") ? String(line.dropLast()) : String(line))
            if isInFence || line.hasPrefix("```") || line.hasPrefix("#") { endProse() }
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
                prose.append(line)
            }
        }
        endProse()
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
