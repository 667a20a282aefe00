import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the command says what it has to say.
enum Stream: Int32 {
    /// Diffs and what other programs read.
    case output = 1
    /// Everything else.
    case errors = 2

    /// All that the standard input holds, or another one. Whoever gives it may take long.
    static func input(of descriptor: Int32 = 0) throws(SystemError) -> [UInt8] {
        try Interrupt.mayEnd { () throws(SystemError) in try bytes(of: descriptor) }
    }

    private static func bytes(of descriptor: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress!, $0.count) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += buffer[..<count]
            } else if errno != EINTR || Interrupt.status != nil {
                throw .last
            }
        }
    }

    /// Some bytes of the standard input, as soon as there are any; none at its end.
    static func someInput() throws(SystemError) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress!, $0.count) }
            if count >= 0 { return Array(buffer[..<count]) }
            if errno != EINTR { throw .last }
        }
    }

    /// True if some of the standard input can be read within some milliseconds, or it has ended.
    static func hasInput(within milliseconds: Int32) -> Bool {
        var place = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&place, 1, milliseconds) > 0
    }

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// True if people read it in colour: a terminal, and no wish to the contrary.
    var wantsColour: Bool {
        guard isTerminal else { return false }
        return Environment["NO_COLOR"]?.isEmpty ?? true && Environment["TERM"] != "dumb"
    }

    /// Why something could not be written to the output: a full disk, a closed stream. nil where all was, and where
    /// nobody wanted to read the rest.
    // Only the main thread says anything.
    nonisolated(unsafe) private(set) static var failure: SystemError?

    /// How many columns there are: a terminal's, up to what people like to read.
    var width: Int {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return Paragraph.widest
        }
        return min(max(Int(size.ws_col), 60), Paragraph.widest)
    }

    /// Writes all bytes; gives up where that fails.
    func say(_ bytes: [UInt8]) {
        do throws(SystemError) { try Self.say(bytes, to: rawValue) } catch {
            if self == .output { Self.failure = error }
        }
    }

    /// Writes all bytes, as far as somebody wants to read them.
    static func say(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress!, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                return
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    func say(_ text: String) { say(Array(text.utf8)) }
}

/// Where what a run puts out goes: the standard output, or a file, or into a pipe.
final class Sink {
    private let path: Path?
    /// True for what takes in all that is written, and is never replaced: `/dev/stdout`, a shell's `>(tee report)`.
    private let isStream: Bool
    /// Why the file could not be written.
    private(set) var failure: SystemError?

    init(_ path: Path?) {
        self.path = path
        let status = path.flatMap { try? FileStatus(of: $0, followsLinks: true) }
        isStream = status.map { $0.isStream || $0.kind == .file && path!.parent == "/dev" } ?? false
    }

    var isTerminal: Bool { path == nil && Stream.output.isTerminal }
    var wantsColour: Bool { path == nil && Stream.output.wantsColour }
    var width: Int { path == nil ? Stream.output.width : Paragraph.widest }

    /// Why nothing could be put into the file; nil where something could.
    var obstacle: SystemError? {
        guard let path else { return nil }
        if isStream { return path.withCString { access($0, W_OK) } == 0 ? nil : .last }
        do throws(SystemError) {
            // A rename asks only the folder.
            if let status = try? FileStatus(of: path, followsLinks: true), status.mode & 0o222 == 0 {
                throw .failed(EACCES)
            }
            try AtomicWrite(path: path).admitPut()
            return nil
        } catch {
            return error
        }
    }

    /// Puts out all bytes. A file that is there is replaced as a whole; what a link leads to stays.
    func say(_ bytes: [UInt8]) {
        guard let path else { return Stream.output.say(bytes) }
        do throws(SystemError) {
            if isStream {
                try Interrupt.mayEnd { () throws(SystemError) in try OpenFile(writingTo: path).add(bytes) }
            } else {
                try AtomicWrite(path: path).put(bytes)
            }
        } catch {
            failure = error
        }
    }
}
