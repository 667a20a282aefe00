/// What `--help` prints: generated from the options themselves, so that it cannot forget one.
enum Help {
    static let text = """
        fixmods rewrites SwiftUI conditional modifiers so that views keep identity.

        \(Use.all.map(line).joined(separator: "\n"))

        options:
        \(Flag.all.map(paragraph).joined(separator: "\n"))

        exit codes:
        \(ExitStatus.meanings.map(line).joined(separator: "\n"))

        """

    private static func line(of use: Use) -> String {
        columns(use.words.isEmpty ? "fixmods" : "fixmods \(use.words)", use.gist, indentation: 25, width: 55)
    }

    private static func line(of status: (code: Int32, meaning: String)) -> String {
        columns("  \(status.code)", status.meaning, indentation: 7, width: 70)
    }

    /// A name and, beside it or below it, what is said of it.
    private static func columns(_ name: String, _ text: String, indentation: Int, width: Int) -> String {
        let gap = String(repeating: " ", count: indentation)
        let lines = wrapped(text, width: width)
        if name.count + 2 > indentation { return ([name] + lines.map { gap + $0 }).joined(separator: "\n") }
        let first = name + gap.dropFirst(name.count) + lines[0]
        return ([first] + lines.dropFirst().map { gap + $0 }).joined(separator: "\n")
    }

    private static func paragraph(of flag: Flag) -> String {
        (["  " + flag.usage] + wrapped(flag.help, width: 72).map { "        " + $0 }).joined(separator: "\n")
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension Flag {
    /// `--rules DIR`, with all spellings.
    var usage: String {
        spellings.joined(separator: ", ") + (value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
    }

    /// How the help begins, for a line in a list.
    var gist: String {
        let ends = [". ", ": "].compactMap { help.firstRange(of: $0)?.lowerBound }
        return String(help[..<(ends.min() ?? help.lastIndex(of: ".") ?? help.endIndex)])
    }
}
