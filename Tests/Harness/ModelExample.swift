import Testing

/// Two pieces of Swift that should show the same: a rewrite, with what is declared around it.
///
/// A side is an expression, the statements of a `body`, a `body` with its head, or a whole file that declares a view.
/// What it names freely is in `Tests/Model/Names`; the helpers known by name are in `Tests/Model/Helpers`.
public struct ModelExample: Sendable {
    public enum Side: String, Sendable, CaseIterable {
        case before, after
    }

    public let name: String
    public let before: String
    public let after: String
    /// What both sides may use, at the level of a file. One that extends a type brings all the helpers of its sides.
    public let declarations: String
    /// Where a failure is shown.
    public let sourceLocation: SourceLocation

    public init(
        _ name: String = "example", before: String, after: String, declarations: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.name = name
        self.before = before
        self.after = after
        self.declarations = declarations
        self.sourceLocation = sourceLocation
    }

    public subscript(side: Side) -> String {
        side == .before ? before : after
    }
}

/// A side of an example as it stands in the program.
struct ModelSnippet {
    enum Form {
        /// Stands in the body of a view.
        case body(String)
        /// Stands at the level of a file, and declares views.
        case file(String)
    }

    let form: Form

    init(_ text: String) {
        let head = text.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }
            .first { !$0.isEmpty && !$0.hasPrefix("//") }
        let word = head.map { $0.prefix { $0.isLetter || $0 == "@" || $0 == "#" } } ?? ""
        if ModelSnippet.fileWords.contains(String(word)) {
            form = .file(text)
        } else if head?.hasPrefix("var body") == true, let open = text.firstIndex(of: "{"),
            let close = text.lastIndex(of: "}")
        {
            form = .body(String(text[text.index(after: open)..<close]))
        } else {
            form = .body(text)
        }
    }

    static let fileWords: Set<String> = [
        "import", "struct", "class", "final", "enum", "protocol", "extension", "public", "internal", "fileprivate",
        "private", "@main", "@Observable", "@MainActor",
    ]

    /// The last view that a file declares.
    static func lastView(in file: String) -> String? {
        var last: String?
        for line in file.split(whereSeparator: \.isNewline) {
            guard let range = line.firstRange(of: "struct "), !line.hasPrefix(" "), !line.hasPrefix("\t") else {
                continue
            }
            let rest = line[range.upperBound...]
            guard rest.contains(": View") || rest.contains(", View") else { continue }
            last = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return last
    }

    /// The declarations of a file, made private to it: many examples declare a type or a helper of the same name.
    static func madePrivate(_ declarations: String) -> String {
        let words = ["struct", "class", "enum", "protocol", "extension", "func", "let", "var", "typealias", "final"]
        let lines = declarations.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if line.hasPrefix("import ") { return "" }
            var rest = line
            for access in ["public ", "internal ", "private ", "fileprivate "] where rest.hasPrefix(access) {
                rest = rest.dropFirst(access.count)
            }
            let word = String(rest.prefix { $0.isLetter })
            guard words.contains(word) else { return String(line) }
            // An extension that adds a conformance cannot say how visible it is.
            let conforms = word == "extension" && rest.prefix { $0 != "{" }.contains(":")
            return conforms ? String(rest) : "fileprivate \(rest)"
        }
        return lines.joined(separator: "\n")
    }
}
