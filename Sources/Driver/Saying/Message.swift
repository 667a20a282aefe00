/// Something that is said of a file, or of the whole run.
struct Message: Sendable, Equatable {
    enum Kind: String, Sendable {
        /// Something went wrong: the exit code is 2.
        case error
        case note
    }

    let kind: Kind
    /// nil for the whole run.
    let path: String?
    let text: String

    static func error(_ path: String?, _ text: String) -> Message { Message(kind: .error, path: path, text: text) }
    static func note(_ text: String) -> Message { Message(kind: .note, path: nil, text: text) }

    /// `Card.swift: error: is not UTF-8`
    func line(_ paint: Paint) -> String {
        let place = path.map { paint(.strong, Shown.escaped($0) + ":") } ?? "fixmods:"
        let label = kind == .error ? paint(.red, kind.rawValue) : kind.rawValue
        return "\(place) \(label): \(Shown.escaped(text))"
    }
}
