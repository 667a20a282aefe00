import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file with a name of its own in the folder of another, whose place it is to take.
///
/// Whoever makes one locks it, and the other, as long as it is there. The system lets go of what a process locked,
/// however it ends; so one that can be locked is left over. The name holds hashes of both texts: what has another text
/// is somebody's save, and stays. No lock is waited for.
final class TemporaryFile {
    let path: Path
    private let number = UInt64.random(in: .min ... .max)
    private let bytes: [UInt8]
    let file: OpenFile
    private let other: OpenFile?
    private var isLeft = false

    /// - Parameter other: the file whose place it is to take, and the text in it; nil where it makes a new one.
    init(
        in folder: Path, holding bytes: [UInt8], insteadOf other: (file: OpenFile, bytes: [UInt8])?,
        mode: UInt32 = 0o666
    ) throws(SystemError) {
        self.bytes = bytes
        self.other = other?.file
        path = folder.appending(LeftoverName.make(number, other?.bytes ?? [], bytes))
        file = try OpenFile(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: other == nil ? mode_t(mode) : 0o600)
        // Where there are no such locks, nobody removes leftovers.
        _ = file.lock()
        _ = other?.file.lock()
        try file.write(bytes)
    }

    deinit {
        if !isLeft { path.withCString { _ = unlink($0) } }
    }

    /// Takes the place of another file, if what that holds is still right.
    ///
    /// The two change places, so that a text is looked at when nobody can save another there any more: what somebody
    /// saved at the last moment goes back to where it was.
    ///
    /// - Parameter isRight: whether a file that holds such bytes may go.
    func replace(
        _ target: Path, buffer: ReadBuffer, if isRight: (UnsafeBufferPointer<UInt8>) throws(SystemError) -> Bool
    ) throws(AtomicWrite.Failure) {
        do throws(SystemError) {
            try exchangeFiles(path, target)
        } catch  where error.isLackOfSupport || error.isRefusal {
            // Such a file system cannot do better.
            guard
                try AtomicWrite.asking({ () throws(SystemError) in try buffer.withBytes(of: target, .source, isRight) })
            else { throw .changed }
            try AtomicWrite.asking { () throws(SystemError) in try renameFile(path, to: target) }
            isLeft = true
            return
        } catch {
            throw .system(error)
        }
        var failure = AtomicWrite.Failure.changed
        do throws(SystemError) {
            if try buffer.withBytes(of: path, .source, isRight) { return }
        } catch {
            failure = .system(error)
        }
        do throws(SystemError) {
            try exchangeFiles(path, target)
        } catch {
            throw .displaced(to: keep(for: target), error)
        }
        do throws(SystemError) {
            if try !isOwn(buffer) {
                // Somebody saved once more, and the later text came out. Whoever goes on saving is not raced.
                try exchangeFiles(path, target)
                failure = .savedAgain(keep(for: target))
            }
        } catch {
            failure = .savedAgain(keep(for: target))
        }
        throw failure
    }

    /// Takes a name, whatever has it.
    func take(_ target: Path) throws(SystemError) {
        try renameFile(path, to: target)
        isLeft = true
    }

    /// Takes a name that is free.
    func move(to target: Path) throws(SystemError) {
        do throws(SystemError) {
            try moveFile(path, to: target)
            isLeft = true
        } catch  where error.isLackOfSupport {
            // The other name goes with this object.
            guard path.withCString({ path in target.withCString { link(path, $0) } }) == 0 else { throw .last }
        }
    }

    /// Whether the text that was written is still here: somebody may have moved another file into its place, or may
    /// have written into this one.
    private func isOwn(_ buffer: ReadBuffer) throws(SystemError) -> Bool {
        guard try FileStatus(of: path, followsLinks: false).identity == file.status().identity else { return false }
        return try buffer.withBytes(of: path) { $0.elementsEqual(bytes) }
    }

    /// Leaves what somebody saved under a name that is not one of a temporary file.
    ///
    /// - Returns: where it is.
    private func keep(for target: Path) -> Path {
        isLeft = true
        let kept = Path(target.bytes + Array(".saved-\(Hash.hexadecimal(number))".utf8))
        do throws(SystemError) {
            try moveFile(path, to: kept)
            return kept
        } catch {
            // Such as a name that would be too long. No run removes it here either.
            return path
        }
    }
}
