#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why something could not be had of the system.
enum SystemError: Error, Equatable {
    /// A call failed: its `errno`.
    case failed(Int32)
    /// A folder, a pipe, a device.
    case noRegularFile
    /// There is no stack for what nests so deeply.
    case tooDeep
    /// A link to what is not there.
    case leadsNowhere
    /// A link where git follows none.
    case unfollowed
    /// With the most bytes that such a file may have.
    case tooLarge(Int)

    /// What the last call that failed left behind.
    static var last: SystemError { .failed(errno) }

    /// True where nothing is there, be it that a folder on the way is none.
    var isAbsence: Bool { self == .failed(ENOENT) || self == .failed(ENOTDIR) }

    /// True where something is already.
    var isPresence: Bool { self == .failed(EEXIST) || isLink }

    /// True where the user may not look.
    var isRefusal: Bool { self == .failed(EACCES) || self == .failed(EPERM) }

    /// True where a link stands that was not to be followed.
    var isLink: Bool { self == .failed(ELOOP) }

    /// True where a signal came in between.
    var isInterruption: Bool { self == .failed(EINTR) }

    /// True where memory was too small for all there is.
    var isLackOfRoom: Bool { self == .failed(ERANGE) }

    /// True where the system or the file system has no such call.
    var isLackOfSupport: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains { self == .failed($0) } }

    /// As a sentence of ours, which begin with a small letter: `no such file or folder`.
    var sentence: String {
        switch self {
        case .noRegularFile: "no regular file"
        case .leadsNowhere: "a link that leads nowhere"
        case .unfollowed: "a link, which git does not follow"
        case .tooDeep: "nested too deeply for the stack that can be had (see `ulimit -v`)"
        case .tooLarge(let most) where most == Int(UInt32.max): "4 GiB and more are too much for one source file"
        case .tooLarge(let most): "more than \(most >> 20) MiB are too much for such a file"
        case .failed(ENOENT): "no such file or folder"
        case .failed(ENOTDIR): "no folder, though the path goes on"
        case .failed(EFBIG): "larger than files may become here (see `ulimit -f`)"
        case .failed(let code): String(cString: strerror(code)).lowercased()
        }
    }
}
