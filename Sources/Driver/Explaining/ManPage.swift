/// What `fixmods man` prints: a page in roff, for `man`.
enum ManPage {
    static let text = """
        .TH FIXMODS 1 "" "fixmods \(version)"
        .SH NAME
        fixmods \\- rewrite SwiftUI conditional modifiers so that views keep identity
        .SH SYNOPSIS
        \(Use.all.map(synopsis).joined(separator: "\n.br\n"))
        .SH DESCRIPTION
        \(roff(description))
        .SH COMMANDS
        \(Use.all.map { item("fixmods \($0.words)", $0.gist) }.joined(separator: "\n"))
        .SH OPTIONS
        \(Flag.all.map { item($0.usage, $0.help) }.joined(separator: "\n"))
        .SH EXIT STATUS
        \(ExitStatus.meanings.map { item(String($0.code), $0.meaning) }.joined(separator: "\n"))
        .SH FILES
        \(files.map { item($0.0, $0.1) }.joined(separator: "\n"))
        .SH EXAMPLES
        \(examples.map { item($0.0, $0.1) }.joined(separator: "\n"))

        """

    private static let description = """
        A helper such as `.if(isOn) { $0.opacity(0.5) }` branches: SwiftUI sees two different views, and state is lost when \
        the condition flips. fixmods writes `.opacity(isOn ? 0.5 : 1)` instead: the modifier is always applied, and when it \
        should be off it is given the value that does nothing. Each call that is not rewritten is reported with its reason; \
        `fixmods explain` says what a word of the report means.
        """

    private static let files = [
        (
            Config.name.spelling,
            "What holds where the command line says nothing, beside a project or above it in its repository."
        ),
        (".fixmods/rules", "Rule pages of the team, beside its project."),
    ]

    private static let examples = [
        ("fixmods --dry-run Sources | git apply", "Rewrite what is safe, by way of a diff."),
        ("fixmods --check --since main .", "Fail over what has become worse since a branch began."),
        ("fixmods explain frame", "Print the rule page of a modifier."),
    ]

    private static func synopsis(_ use: Use) -> String {
        use.words.isEmpty ? "\\fBfixmods\\fR" : "\\fBfixmods\\fR \(escaped(use.words))"
    }

    /// A paragraph with a heading before it.
    private static func item(_ head: String, _ text: String) -> String {
        ".TP\n\\fB\(escaped(head))\\fR\n\(roff(text))"
    }

    /// Text in which code stands in bold.
    private static func roff(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let said = parts.enumerated().map { $0 % 2 == 0 ? escaped(String($1)) : "\\fB\(escaped(String($1)))\\fR" }
            .joined()
        return said.first.map { ".'".contains($0) } == true ? "\\&\(said)" : said
    }

    /// No sign means more than itself, and none needs another encoding than ASCII.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case _ where !scalar.isASCII:
                "\\[u" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
                    + String(scalar.value, radix: 16, uppercase: true) + "]"
            default: String(scalar)
            }
        }.joined()
    }
}
