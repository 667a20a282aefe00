/// A way to type or save the same code.
struct Variant: Sendable {
    let name: String
    let change: @Sendable (String) -> String

    static let all = [
        Variant(name: "as it stands") { $0 },
        Variant(name: "with CRLF") { text in
            String(decoding: text.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self)
        },
        Variant(name: "with tabs") { text in
            let lines: [Substring] = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
            return lines.map { line in
                let units = line.prefix { $0 == " " }.count / 4
                return String(repeating: "\t", count: units) + line.dropFirst(units * 4)
            }.joined(separator: "\n")
        },
        Variant(name: "without a final newline") { text in
            String(text.reversed().drop { $0 == "\n" }.reversed())
        },
        Variant(name: "with a byte order mark") { "\u{FEFF}" + $0 },
    ]
}
