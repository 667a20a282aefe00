import Rewriting
import Syntax

/// Which calls of the files of a run it is about.
struct Selection: Sendable {
    /// nil: whatever line they are on.
    var lines: ChangedLines?
    /// No calls inside these.
    var passedOver: [Path: [Range<Int>]] = [:]
    /// nil: of whatever file.
    var only: Part?

    /// A file, and the part of it that calls must share some bytes with; nil for all of it.
    struct Part: Sendable {
        let file: Path
        var bytes: [Range<Int>]?
    }

    /// Where lines were compared, for people.
    var note: Message? {
        guard let lines, !lines.bases.isEmpty else { return nil }
        let bases = lines.bases.sorted().map { "`\($0)`" }.joined(separator: ", ")
        return .note("calls on lines that have not changed since \(bases) are passed over")
    }

    /// True if it is about any call of a file.
    func asks(for file: Path) -> Bool {
        only.map { $0.file == file } ?? true && lines.map { $0.part(of: file) != nil } ?? true
    }

    /// The calls of a file; nil for all of them.
    func calls(in text: [UInt8], of file: Path) -> AskedCalls? {
        let others = passedOver[file] ?? []
        if let only {
            let part = only.file == file ? only.bytes : []
            return part == nil && others.isEmpty ? nil : AskedCalls(touching: part, without: others)
        }
        guard let lines else { return others.isEmpty ? nil : AskedCalls(without: others) }
        guard let part = lines.part(of: file) else { return AskedCalls(touching: []) }
        let touched = part.bytes(in: text)
        return touched == nil && others.isEmpty ? nil : AskedCalls(touching: touched, without: others)
    }
}
