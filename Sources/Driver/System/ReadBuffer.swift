import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Memory into which one file after the other is read: for files of a few kB the system calls are what costs, and a
/// new array for each would cost as much again.
final class ReadBuffer {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    /// What says something of sources, is there, and could not be read.
    private(set) var unread: [Path: SystemError] = [:]

    /// What is read.
    enum Kind {
        /// A path without links in it: a source file.
        case source
        /// What says something of sources: a manifest, settings. A link counts if it leads to something
        /// in its own folder; what lies elsewhere nobody named.
        case side
        /// What was named, wherever a link leads: a rule page.
        case named

        /// The most bytes that it may have. A token's place has 32 bits.
        fileprivate var limit: Int { self == .source ? Int(UInt32.max) : 64 << 20 }
    }

    deinit { memory.deallocate() }

    /// The bytes of a file, good until `body` ends.
    func withBytes<Result>(
        of path: Path, _ kind: Kind = .source, _ body: (UnsafeBufferPointer<UInt8>) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        do throws(SystemError) {
            return try withBytes(of: try Self.open(path, kind), kind, body)
        } catch {
            if kind == .side, !error.isAbsence { unread[path] = error }
            throw error
        }
    }

    /// The bytes of an open file, from its beginning.
    func withBytes<Result>(
        of file: OpenFile, _ kind: Kind = .source, _ body: (UnsafeBufferPointer<UInt8>) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        // Asked first: nobody wants to wait for gigabytes that are then refused.
        if try file.status().size > kind.limit { throw .tooLarge(kind.limit) }
        var length = 0
        while true {
            if length == memory.count { grow() }
            let count = pread(
                file.descriptor, memory.baseAddress! + length, memory.count - length, off_t(length))
            if count == 0 { break }
            if count < 0 {
                let error = SystemError.last
                if error.isInterruption { continue }
                throw error
            }
            length += count
            if length > kind.limit { throw .tooLarge(kind.limit) }
        }
        return try body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<length]))
    }

    func bytes(of path: Path, _ kind: Kind = .source) throws(SystemError) -> [UInt8] {
        try withBytes(of: path, kind) { bytes throws(SystemError) in Array(bytes) }
    }

    /// Why a file could not be read; nil where it can.
    static func obstacle(to path: Path, _ kind: Kind) -> SystemError? {
        do throws(SystemError) {
            _ = try open(path, kind)
            return nil
        } catch {
            return error
        }
    }

    private static func open(_ path: Path, _ kind: Kind) throws(SystemError) -> OpenFile {
        if kind == .named { return try OpenFile(reading: try FileSystem.realPath(path)) }
        do throws(SystemError) {
            return try OpenFile(reading: path)
        } catch  where kind == .side && error.isLink {
            let real = try FileSystem.realPath(path)
            guard real.isBelow(try FileSystem.realPath(path.parent)) else { throw error }
            return try OpenFile(reading: real)
        }
    }

    private func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 4, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        memory.deallocate()
        memory = larger
    }
}
