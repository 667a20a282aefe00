import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file or a folder that is open, until nobody refers to it any more.
final class OpenFile {
    let descriptor: Int32

    init(_ path: Path, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
        descriptor = path.withCString { open($0, flags | O_CLOEXEC, mode) }
        guard descriptor >= 0 else { throw .last }
    }

    /// Opens a regular file to read it, and nothing else: a pipe would never end, nor would `/dev/zero`.
    convenience init(reading path: Path) throws(SystemError) {
        try self.init(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        guard try status().kind == .file else { throw .noRegularFile }
    }

    /// Opens what somebody named, be it a pipe or a terminal.
    convenience init(readingAnything path: Path) throws(SystemError) { try self.init(path, O_RDONLY | O_NOCTTY) }

    /// Opens a pipe or a terminal to write into it.
    convenience init(writingTo path: Path) throws(SystemError) { try self.init(path, O_WRONLY | O_APPEND | O_NOCTTY) }

    deinit { close(descriptor) }

    func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress!, $0.count, off_t(rest.startIndex)) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// What can be read of it from where it stands.
    func rest() throws(SystemError) -> [UInt8] { try Stream.input(of: descriptor) }

    /// Writes behind all that was written.
    func add(_ bytes: [UInt8]) throws(SystemError) { try Stream.say(bytes, to: descriptor) }

    /// Locks it until it is closed, if nobody else has. Never waits.
    ///
    /// - Returns: whether it is locked now; not every file system can.
    func lock() -> Bool {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }

    /// Hands everything over to the disk.
    func flush() throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw .last }
    }
}
