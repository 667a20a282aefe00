import Syntax

/// How text that others chose, such as the name of a file, is shown on a terminal.
enum Shown {
    /// Without control characters, which could move the cursor or write over what was said before.
    static func escaped(_ text: String) -> String {
        if text.unicodeScalars.allSatisfy({ !$0.isControl }) { return text }
        return text.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.isControl: mark(for: scalar)
            default: String(scalar)
            }
        }.joined()
    }

    /// Lines of code, as they may go to a terminal: tabs and line ends stay, and so does what joins letters and pictures.
    static func lines(_ text: [UInt8]) -> [UInt8] {
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        if !scalars.contains(where: isCommand) { return text }
        var shown = String.UnicodeScalarView()
        for place in scalars.indices {
            let scalar = scalars[place]
            let endsLine = scalar == "\r" && scalars[scalars.index(after: place)...].first.map { $0 == "\n" } != false
            if isCommand(scalar), !endsLine {
                shown.append(contentsOf: mark(for: scalar).unicodeScalars)
            } else {
                shown.append(scalar)
            }
        }
        return Array(String(shown).utf8)
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t" || scalar.turnsDirection
    }

    /// `\u{1B}`
    private static func mark(for scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

/// Colours of a terminal, or none.
struct Paint: Sendable {
    let isOn: Bool

    enum Colour: String { case strong = "1", red = "31", green = "32", yellow = "33", cyan = "36" }

    func callAsFunction(_ colour: Colour, _ text: String) -> String {
        isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// A unified diff in the colours in which git shows it.
    func diff(_ text: [UInt8]) -> [UInt8] {
        guard isOn else { return text }
        var painted: [UInt8] = []
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            let colour: Colour? =
                if line.starts(with: "--- ".utf8) || line.starts(with: "+++ ".utf8) {
                    .strong
                } else {
                    switch line.first {
                    case UInt8(ascii: "@"): .cyan
                    case UInt8(ascii: "-"): .red
                    case UInt8(ascii: "+"): .green
                    default: nil
                    }
                }
            guard let colour else {
                painted += line + [UInt8(ascii: "\n")]
                continue
            }
            painted += "\u{1B}[\(colour.rawValue)m".utf8 + line + "\u{1B}[0m\n".utf8
        }
        return painted
    }
}
