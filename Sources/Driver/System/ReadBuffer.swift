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

    /// The most bytes that a file may have: a token's place has 32 bits.
    static let limit = Int(UInt32.max)

    deinit { memory.deallocate() }

    /// The bytes of a file, good until `body` ends.
    func withBytes<Result>(
        of path: Path, _ body: (UnsafeBufferPointer<UInt8>) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard file >= 0 else { throw .last }
        defer { close(file) }
        // Asked first: nobody wants to wait for gigabytes that are then refused.
        var status = stat()
        if fstat(file, &status) == 0, status.st_size > off_t(Self.limit) { throw SystemError(code: EFBIG) }
        var length = 0
        while true {
            if length == memory.count { grow() }
            let count = read(file, memory.baseAddress! + length, memory.count - length)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            length += count
            if length > Self.limit { throw SystemError(code: EFBIG) }
        }
        return try body(UnsafeBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<length]))
    }

    func bytes(of path: Path) throws(SystemError) -> [UInt8] {
        try withBytes(of: path) { bytes throws(SystemError) in Array(bytes) }
    }

    private func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 4, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        memory.deallocate()
        memory = larger
    }
}
