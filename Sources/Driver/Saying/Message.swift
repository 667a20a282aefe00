import Syntax

/// Something that is said of a file, or of the whole run.
struct Message: Sendable, Equatable {
    enum Kind: String, Sendable {
        /// Something went wrong: the exit code is 2.
        case error
        /// A comment of ours means nothing: `--strict` counts it.
        case warning
        case note
    }

    let kind: Kind
    /// nil for the whole run.
    let path: Path?
    /// From 1; nil for the whole file.
    var line: Int?
    /// In UTF-16, from 1; nil for the whole line.
    var column: Int?
    /// The short name of what is said, where it has one.
    var code: String?
    /// What is written for it.
    var edits: [LocatedEdit] = []
    let text: String

    static func error(_ path: Path?, line: Int? = nil, _ text: String) -> Message {
        Message(kind: .error, path: path, line: line, text: text)
    }

    /// Of what was to be read beside the targets. What the user may not read is no part of what is built; whatever else
    /// cannot be read might matter.
    static func unreadContext(_ path: Path, _ error: SystemError) -> Message? {
        error.isRefusal || error.isAbsence ? nil : .error(path, "cannot be read: \(error.sentence)")
    }

    /// The same of a file that says something of sources: what is no file, or a link that leads elsewhere, is none.
    static func unreadSideFile(_ path: Path, _ error: SystemError) -> Message? {
        if error == .noRegularFile { return .note("`\(path)` is no regular file, and is not read") }
        if error.isLink { return .note("`\(path)` is a link that leads elsewhere, and is not followed") }
        if error == .unfollowed { return .note("`\(path)` is a link, which git does not follow, so it is not read") }
        if error == .leadsNowhere { return .note("`\(path)` is a link that leads nowhere") }
        // What it says counts for files that the user may read.
        return error.isAbsence ? nil : .error(path, "cannot be read: \(error.sentence)")
    }

    /// What is said of a comment that asks to leave calls alone.
    init(_ flaw: LocatedFlaw, in path: Path) {
        self.init(
            kind: flaw.isRemoved ? .note : .warning, path: path, line: flaw.start.line, column: flaw.start.column,
            code: flaw.code, edits: flaw.isRemoved ? flaw.edits : [], text: flaw.text)
    }

    init(
        kind: Kind, path: Path?, line: Int? = nil, column: Int? = nil, code: String? = nil, edits: [LocatedEdit] = [],
        text: String
    ) {
        (self.kind, self.path, self.line, self.column, self.code) = (kind, path, line, column, code)
        (self.edits, self.text) = (edits, text)
    }

    static func note(_ text: String) -> Message { Message(kind: .note, path: nil, text: text) }

    /// `Card.swift:3: error: is not UTF-8`
    func said(_ paint: Paint) -> String {
        let column = column.map { ":\($0)" } ?? ""
        let place =
            path.map { path in paint(.strong, line.map { "\(path):\($0)\(column):" } ?? "\(path):") } ?? "fixmods:"
        let label =
            switch kind {
            case .error: paint(.red, kind.rawValue)
            case .warning: paint(.yellow, kind.rawValue)
            case .note: kind.rawValue
            }
        return "\(place) \(label): \(Shown.escaped(text))"
    }

    var json: JSON {
        [
            "kind": .string(kind.rawValue), "path": path.map { .path($0) } ?? .null,
            "line": line.map { .number($0) } ?? .null, "column": column.map { .number($0) } ?? .null,
            "code": .optional(code), "text": .string(text), "edits": .array(edits.map(\.json)),
        ]
    }
}
