import Syntax

/// Something that is said of a file, or of the whole run.
struct Message: Sendable, Equatable {
    enum Kind: String, Sendable {
        /// Something went wrong: the exit code is 2.
        case error
        case note
    }

    let kind: Kind
    /// nil for the whole run.
    let path: Path?
    /// From 1; nil for the whole file.
    var line: Int?
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
        return unreadContext(path, error)
    }

    static func note(_ text: String) -> Message { Message(kind: .note, path: nil, text: text) }

    /// `Card.swift:3: error: is not UTF-8`
    func said(_ paint: Paint) -> String {
        let place = path.map { path in paint(.strong, line.map { "\(path):\($0):" } ?? "\(path):") } ?? "fixmods:"
        let label = kind == .error ? paint(.red, kind.rawValue) : kind.rawValue
        return "\(place) \(label): \(Shown.escaped(text))"
    }

    var json: JSON {
        [
            "kind": .string(kind.rawValue), "path": path.map { .path($0) } ?? .null,
            "line": line.map { .number($0) } ?? .null,
            "text": .string(text),
        ]
    }
}
