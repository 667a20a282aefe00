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
        case system(SystemError)

        var sentence: String {
            switch self {
            case .changed: "changed while it was being worked on; kept as it is"
            case .readOnly: "is read-only; kept as it is"
            case .severalNames(let count):
                "has \(count) names (hard links), of which writing would part this one; kept as it is"
            case .otherOwner: "belongs to another user, and would not any more; kept as it is"
            case .system(let error): "cannot be written: \(error.sentence); kept as it is"
            }
        }
    }

    /// The path, in which the last part is no link.
    let path: Path

    /// Asks, without writing, whether the file may be written: what a preview shows is what would be done.
    @discardableResult
    func admit() throws(Failure) -> FileStatus {
        let status = try system { () throws(SystemError) in try FileStatus(of: path, followsLinks: false) }
        guard status.names == 1 else { throw .severalNames(status.names) }
        // A rename asks only the folder for permission.
        guard status.mode & 0o222 != 0, path.withCString({ access($0, W_OK) }) == 0 else { throw .readOnly }
        // Only root may give files away.
        guard status.owner == geteuid() || geteuid() == 0 else { throw .otherOwner }
        return status
    }

    /// Writes if the file still holds `old`.
    func replace(_ old: [UInt8], with new: [UInt8], buffer: ReadBuffer) throws(Failure) {
        let status = try admit()
        let isUnchanged = try system { () throws(SystemError) in
            let temporary = try TemporaryFile(beside: path)
            defer { temporary.remove() }
            try temporary.fill(with: new)
            try temporary.take(status)
            try temporary.flush()
            // Asked last, when all that is left to do is the renaming.
            let isUnchanged = try buffer.withBytes(of: path) { bytes throws(SystemError) in bytes.elementsEqual(old) }
            if isUnchanged { try temporary.move(to: path) }
            return isUnchanged
        }
        guard isUnchanged else { throw .changed }
    }

    /// Makes a file without bytes, where none is.
    static func makeEmpty(_ path: Path) throws(Failure) {
        let file = path.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666) }
        guard file >= 0 else { throw .system(.last) }
        close(file)
    }

    private func system<Result>(_ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
        do { return try body() } catch { throw .system(error) }
    }
}

/// A file with a name of its own in the folder of another.
private final class TemporaryFile {
    private let path: Path
    private let file: Int32
    private var isMoved = false

    init(beside path: Path) throws(SystemError) {
        // Short, because a long name may have no room for more; and no `.swift`, so that no tool takes it for one.
        var template = path.parent.appending(".fixmods-XXXXXX").bytes + [0]
        file = template.withUnsafeMutableBytes { mkstemp($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
        guard file >= 0 else { throw .last }
        self.path = Path(template.dropLast())
    }

    func fill(with bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress!, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Takes over owner and mode of the file whose place it is to take.
    func take(_ status: FileStatus) throws(SystemError) {
        // Only root may give files away; for others the group may still go over, and the mode must.
        if fchown(file, status.owner, status.group) != 0 { _ = fchown(file, .max, status.group) }
        guard fchmod(file, mode_t(status.mode & 0o7777)) == 0 else { throw .last }
    }

    func flush() throws(SystemError) {
        guard fsync(file) == 0 else { throw .last }
    }

    func move(to target: Path) throws(SystemError) {
        guard path.withCString({ path in target.withCString { rename(path, $0) } }) == 0 else { throw .last }
        isMoved = true
    }

    /// Leaves nothing behind; once moved, it has another name.
    func remove() {
        close(file)
        if !isMoved { path.withCString { _ = unlink($0) } }
    }
}
