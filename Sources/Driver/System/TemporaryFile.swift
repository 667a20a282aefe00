import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file with a name of its own in the folder of another.
///
/// Whoever makes one holds the folder, shared, as long as it is there; so whoever gets the folder alone knows that those
/// in it are left over from processes that were killed. The system lets go of what a process held, however it ends.
final class TemporaryFile {
    let path: Path
    let file: OpenFile
    private let folder: HeldFolder
    private var isLeft = false

    /// - Parameter mode: what the file may be used for, before the user's mask is taken off.
    init(in folder: Path, mode: mode_t) throws(SystemError) {
        self.folder = HeldFolder(folder, alone: false)
        // Short, because a long name may have no room for more; and no `.swift`, so that no tool takes it for one.
        let number = String(UInt64.random(in: .min ... .max), radix: 16)
        path = folder.appending(Path(Self.start + String(repeating: "0", count: 16 - number.count) + number + Self.end))
        file = try OpenFile(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW, mode: mode)
    }

    deinit {
        if !isLeft { path.withCString { _ = unlink($0) } }
    }

    private static let (start, end) = (".fixmods-", ".tmp")

    /// True for what such files are called.
    static func isName(_ name: Path) -> Bool {
        name.bytes.count == start.utf8.count + 16 + end.utf8.count && name.bytes.starts(with: start.utf8)
            && name.hasSuffix(end)
    }

    /// Removes those that processes left behind which are gone.
    ///
    /// - Returns: what was removed.
    static func removeLeftovers(_ files: [Path]) -> [Path] {
        Dictionary(grouping: files, by: \.parent).sorted { $0.key < $1.key }.flatMap { folder, files -> [Path] in
            let held = HeldFolder(folder, alone: true)
            return withExtendedLifetime(held) {
                held.isHeld ? files.filter { $0.withCString { unlink($0) } == 0 } : []
            }
        }
    }

    /// Takes the place of another file, if what that holds is still right.
    ///
    /// The two change places, so that a text is looked at when nobody can save another there any more: what somebody
    /// saved at the last moment goes back to where it was.
    ///
    /// - Parameter isRight: whether the file at a path may go.
    func replace(
        _ target: Path, if isRight: (Path) throws(SystemError) -> Bool
    ) throws(AtomicWrite.Failure) {
        do throws(SystemError) {
            try exchangeFiles(path, target)
        } catch  where error.isLackOfSupport || error.isRefusal {
            // Such a file system cannot do better.
            guard try AtomicWrite.asking({ () throws(SystemError) in try isRight(target) }) else { throw .changed }
            try AtomicWrite.asking { () throws(SystemError) in try renameFile(path, to: target) }
            isLeft = true
            return
        } catch {
            throw .system(error)
        }
        var failure = AtomicWrite.Failure.changed
        do throws(SystemError) {
            if try isRight(path) { return }
        } catch {
            failure = .system(error)
        }
        do throws(SystemError) {
            // Somebody may save again and again: then it is the later text that came out.
            repeat { try exchangeFiles(path, target) } while try !isOwn(path)
        } catch {
            isLeft = true
            throw .displaced(to: path, error)
        }
        throw failure
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

    private func isOwn(_ path: Path) throws(SystemError) -> Bool {
        try FileStatus(of: path, followsLinks: false).identity == file.status().identity
    }
}

/// A folder in which files are made or removed. It is let go of when nobody refers to it any more.
private struct HeldFolder {
    /// False where it cannot be held: in one that may not be listed, or on a file system without such locks.
    let isHeld: Bool
    private let folder: OpenFile?

    /// - Parameter alone: whether to hold it only if nobody else does; else it is held beside others.
    init(_ path: Path, alone: Bool) {
        folder = try? OpenFile(path, O_RDONLY | O_DIRECTORY)
        guard let folder else {
            isHeld = false
            return
        }
        var failure: Int32
        repeat {
            failure = flock(folder.descriptor, alone ? LOCK_EX | LOCK_NB : LOCK_SH)
        } while failure != 0 && errno == EINTR
        isHeld = failure == 0
    }
}
