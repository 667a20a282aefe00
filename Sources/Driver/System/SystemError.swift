#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A call of the system that failed.
struct SystemError: Error, Equatable {
    let code: Int32

    init(code: Int32) { self.code = code }

    /// What the last call that failed left behind.
    static var last: SystemError { SystemError(code: errno) }

    /// True where nothing is there.
    var isAbsence: Bool { code == ENOENT }

    /// True where the user may not look.
    var isRefusal: Bool { code == EACCES || code == EPERM }

    /// As a sentence of ours, which begin with a small letter: `no such file or folder`.
    var sentence: String {
        switch code {
        case ENOENT: "no such file or folder"
        case ENOTDIR: "no folder, though the path goes on"
        case EFBIG: "4 GiB and more are too much for one source file"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
