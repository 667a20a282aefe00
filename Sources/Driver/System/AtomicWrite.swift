import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Puts new bytes in the place of a file's old ones, all or none.
///
/// **Invariant:** whenever the process ends, the path holds the old bytes or the new ones.
struct AtomicWrite {
    /// Why a file is kept as it is.
    enum Failure: Error, Equatable {
        /// It is no longer what was read.
        case changed
        case readOnly
        /// The other names would go on leading to the old bytes.
        case severalNames(Int)
        /// The new file would be another user's.
        case otherOwner
        /// More people could read or write the new file, or something that is kept of the old one would be lost.
        case rights(SystemError)
        /// It is not in its place any more, but at another, and the new text is in its place.
        case displaced(to: Path, SystemError)
        /// It was saved several times within a moment: it holds one of the texts, and another is elsewhere.
        case savedAgain(Path)
        case system(SystemError)

        var sentence: String {
            switch self {
            case .changed: "changed while it was being worked on; kept as it is"
            case .readOnly: "is read-only; kept as it is"
            case .severalNames(let count):
                "has \(count) names (hard links), of which writing would part this one; kept as it is"
            case .otherOwner: "belongs to another user, and would not any more; kept as it is"
            case .rights(let error):
                "cannot keep its group, access control list or extended attributes: \(error.sentence); kept as it is"
            case .displaced(let path, let error):
                "changed at the last moment, and could not be put back: \(error.sentence); what was saved is now `\(path)`"
            case .savedAgain(let path):
                "changed several times while it was being worked on; what it held in between is now `\(path)`"
            case .system(let error): "cannot be written: \(error.sentence); kept as it is"
            }
        }
    }

    enum Outcome { case written, alreadyThere }

    /// The path, in which the last part is no link.
    let path: Path

    /// Asks, without writing, whether the file may be written: what a preview shows is what would be done.
    func admit() throws(Failure) {
        let status = try Self.asking { () throws(SystemError) in try FileStatus(of: path, followsLinks: false) }
        guard status.names == 1 else { throw .severalNames(status.names) }
        // A rename asks only the folder for permission.
        guard status.mode & 0o222 != 0, path.withCString({ access($0, W_OK) }) == 0 else { throw .readOnly }
        // Only root may give files away.
        guard status.owner == geteuid() || geteuid() == 0 else { throw .otherOwner }
    }

    /// Writes if the file still holds `old`. What holds `new` already, because another run was faster, is done.
    func replace(_ old: [UInt8], with new: [UInt8], buffer: ReadBuffer) throws(Failure) -> Outcome {
        try admit()
        let file = try Self.asking { () throws(SystemError) in try OpenFile(reading: path) }
        if try holds(file, new, buffer) { return .alreadyThere }
        guard try holds(file, old, buffer) else { throw .changed }
        let temporary = try Self.asking { () throws(SystemError) in
            try TemporaryFile(in: path.parent, holding: new, insteadOf: (file, old))
        }
        do throws(SystemError) { try temporary.file.takeRights(of: file) } catch { throw .rights(error) }
        try Self.asking { () throws(SystemError) in try temporary.file.flush() }
        try temporary.replace(path, buffer: buffer) { $0.elementsEqual(old) || $0.elementsEqual(new) }
        return .written
    }

    /// Makes a file where none is. One that holds the bytes already, because another run was faster, is done.
    ///
    /// - Parameter mode: who may do what with it, as far as the user's settings let them.
    func create(_ bytes: [UInt8], mode: UInt32 = 0o666, buffer: ReadBuffer) throws(Failure) -> Outcome {
        do throws(SystemError) {
            let temporary = try TemporaryFile(in: path.parent, holding: bytes, insteadOf: nil, mode: mode)
            try temporary.file.flush()
            try temporary.move(to: path)
            return .written
        } catch {
            if let file = try? OpenFile(reading: path), try holds(file, bytes, buffer) { return .alreadyThere }
            throw .system(error)
        }
    }

    /// Has the file hold some bytes, whatever it held, all or none: what nobody but this command writes. A link gives way,
    /// and what it leads to stays.
    ///
    /// - Parameter mode: who may do what with it, as far as the user's settings let them; nil for whoever may do so with
    ///   the file that is there, and everybody where none is.
    func put(_ bytes: [UInt8], mode: UInt32? = nil) throws(SystemError) {
        let there = try replaceable()
        let temporary = try TemporaryFile(
            in: path.parent, holding: bytes, insteadOf: nil, mode: mode ?? (there == nil ? 0o666 : 0o600))
        if mode == nil, let there { try temporary.file.takeRights(of: there) }
        try temporary.file.flush()
        try temporary.take(path)
    }

    /// Asks whether `put` may do so. What it writes for that does not stay.
    func admitPut() throws(SystemError) {
        _ = try replaceable()
        _ = try TemporaryFile(in: path.parent, holding: [], insteadOf: nil)
    }

    /// The regular file that is there; nil where there is none. What is neither that nor a link to one is refused: a
    /// device that has gone is missed by others, and so is `/dev/stdout`, wherever that leads.
    private func replaceable() throws(SystemError) -> OpenFile? {
        do throws(SystemError) {
            if try FileSystem.realPath(path.parent) == "/dev" { throw .noRegularFile }
            if try FileStatus(of: path, followsLinks: true).kind != .file { throw .noRegularFile }
            return try OpenFile(reading: path)
        } catch  where error.isAbsence || error.isLink {
            return nil
        }
    }

    /// Removes the file if it still holds `old`. One that is gone already, because another run was faster, is done.
    func remove(_ old: [UInt8], buffer: ReadBuffer) throws(Failure) -> Outcome {
        try admit()
        let file = try Self.asking { () throws(SystemError) in try OpenFile(reading: path) }
        guard try holds(file, old, buffer) else { throw .changed }
        // What is saved at the last moment is looked at under another name, which nobody saves to.
        let aside = path.parent.appending(LeftoverName.make(.random(in: .min ... .max), old, []))
        try Self.asking { () throws(SystemError) in try renameFile(path, to: aside) }
        do throws(SystemError) {
            if try buffer.withBytes(of: aside, .source, { $0.elementsEqual(old) }) {
                guard aside.withCString({ unlink($0) }) == 0 else { throw .last }
                return .written
            }
            try moveFile(aside, to: path)
        } catch {
            throw .displaced(to: aside, error)
        }
        throw .changed
    }

    private func holds(_ file: OpenFile, _ bytes: [UInt8], _ buffer: ReadBuffer) throws(Failure) -> Bool {
        try Self.asking { () throws(SystemError) in try buffer.withBytes(of: file) { $0.elementsEqual(bytes) } }
    }

    /// Names what the system refused.
    static func asking<Result>(_ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
        do { return try body() } catch { throw .system(error) }
    }
}
