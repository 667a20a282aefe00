import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What became of a temporary file whose process was killed.
struct Leftover {
    let path: Path
    /// False where it holds another text than fixmods put there, or cannot be read.
    let isRemoved: Bool

    /// Removes those in a folder.
    @discardableResult static func remove(in folder: Path) -> [Leftover] {
        let entries = (try? FileSystem.entries(of: folder)) ?? []
        return remove(entries.map(\.name).filter(LeftoverName.isOne).map(folder.appending))
    }

    /// Removes those that hold nothing of anybody's. One that another run is working on is passed over.
    static func remove(_ paths: [Path]) -> [Leftover] {
        if paths.isEmpty { return [] }
        let buffer = ReadBuffer()
        return paths.compactMap { path in
            do throws(SystemError) {
                let file = try OpenFile(reading: path)
                guard file.lock() else { return nil }
                guard try buffer.withBytes(of: file, .source, { LeftoverName.isOf(path.name, $0) }) else {
                    return Leftover(path: path, isRemoved: false)
                }
                return path.withCString { unlink($0) } == 0 ? Leftover(path: path, isRemoved: true) : nil
            } catch {
                return error.isAbsence ? nil : Leftover(path: path, isRemoved: false)
            }
        }
    }
}

extension [Leftover] {
    /// Where names are gone.
    var folders: [Path] { filter(\.isRemoved).map(\.path.parent) }
}

/// What temporary files are called: `.fixmods-`, a number, the hash of the text whose place they take, the hash of the
/// text that they were made to hold, `.tmp`.
///
/// Short, because a long name may have no room for more; and no `.swift`, so that no tool takes them for one.
enum LeftoverName {
    private static let (start, end, digits) = (".fixmods-", ".tmp", 16)

    static func make(_ number: UInt64, _ old: [UInt8], _ new: [UInt8]) -> Path {
        let hashes = [old, new].map { $0.withUnsafeBufferPointer { Hash(of: $0).value } }
        return Path(start + ([number] + hashes).map(Hash.hexadecimal).joined() + end)
    }

    /// True for what such files are called.
    static func isOne(_ name: Path) -> Bool {
        name.bytes.count == start.utf8.count + 3 * digits + end.utf8.count && name.bytes.starts(with: start.utf8)
            && name.hasSuffix(end)
    }

    /// Whether a file of this name was given these bytes by fixmods, or was to take the place of a file with them, or
    /// holds nothing yet.
    static func isOf(_ name: Path, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let hashes = name.bytes.dropFirst(start.utf8.count + digits)
        let own = Hash(of: bytes).hexadecimal.utf8
        return bytes.isEmpty || hashes.starts(with: own) || hashes.dropFirst(digits).starts(with: own)
    }
}
