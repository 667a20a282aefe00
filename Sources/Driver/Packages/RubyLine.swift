/// A statement of a `Podfile` or a podspec, as far as its lines show it without being run.
struct RubyLine {
    /// What it begins with: `s.source_files`, `pod`
    let word: Substring
    /// What stands in quotes; of `"#{kit}/Sources"` and `'Modules/*'` a part is not known.
    private(set) var texts: [ManifestPath] = []
    /// `tests` of `do |tests|`
    let blockParameter: Substring?
    /// True if it goes on in the next line.
    private var isOpen = false

    static func all(in text: String) -> [RubyLine] {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { lines, text in
            let line = RubyLine(text)
            if lines.last?.isOpen == true {
                lines[lines.count - 1].texts += line.texts
                lines[lines.count - 1].isOpen = line.isOpen
            } else {
                lines.append(line)
            }
        }
    }

    private init(_ line: Substring) {
        word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && !"=(".contains($0) }
        let pipes = line.split(separator: "|", omittingEmptySubsequences: false)
        blockParameter = pipes.count == 3 ? pipes[1] : nil
        var rest = line
        while let next = rest.popFirst(), next != "#" {
            if next == "'" || next == "\"" {
                texts.append(Self.text(before: next, &rest))
                isOpen = false
            } else if !next.isWhitespace {
                isOpen = ",[(=+".contains(next)
            }
        }
    }

    private static func text(before quote: Character, _ rest: inout Substring) -> ManifestPath {
        var (parts, part): ([String?], String) = ([], "")
        while let next = rest.popFirst(), next != quote {
            let isComputed = next == "#" && quote == "\"" && rest.first == "{"
            if isComputed || next == "*" {
                if isComputed { rest = rest.drop { $0 != "}" }.dropFirst() }
                parts += [part, nil]
                part = ""
            } else {
                part.append(next)
            }
        }
        return ManifestPath(parts: parts + [part])
    }
}
