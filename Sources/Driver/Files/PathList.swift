import Syntax

/// A file of paths, one on each line.
struct PathList {
    /// The folders and the Swift files that it names. A list of what changed holds other files, too.
    let paths: [Path]
    /// What is to be said of it: an error where its paths end otherwise than was told, so that none of them is known.
    let message: Message?

    /// - Parameters:
    ///   - file: `-` for the standard input.
    ///   - isZeroEnded: true if a zero byte ends each path, so that a line's end may be part of one.
    init(_ file: Path, isZeroEnded: Bool) throws(SystemError) {
        let bytes =
            file == "-"
            ? try Stream.input()
            : try Interrupt.mayEnd { () throws(SystemError) in try Self.bytes(of: file) }
        let lineEnd = UInt8(ascii: "\n")
        let endsOtherwise = isZeroEnded ? bytes.contains(lineEnd) && !bytes.contains(0) : bytes.contains(0)
        guard !endsOtherwise else {
            paths = []
            message = .error(
                file,
                isZeroEnded
                    ? "holds lines and no zero byte; without `-0` a line's end ends a path"
                    : "holds a zero byte; with `-0` that ends a path")
            return
        }
        let names = bytes.split(separator: isZeroEnded ? 0 : lineEnd).map { line in
            isZeroEnded ? Path(line) : Self.path(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        let kinds = names.map { (try? FileStatus(of: $0, followsLinks: true))?.kind }
        paths = zip(names, kinds).filter { $1 == .folder || $1 != nil && $0.hasSuffix(".swift") }.map(\.0)
        let missing = zip(names, kinds).filter { $1 == nil }.map(\.0)
        message = Self.mistake(in: file, missing, of: names.count) ?? Self.note(on: missing, in: file)
    }

    /// The path of a line, which git writes in quotes where it is not plain ASCII.
    private static func path(_ line: ArraySlice<UInt8>) -> Path {
        let path = Path(line)
        return FileSystem.exists(path) ? path : Path(quoted: line) ?? path
    }

    /// Where nothing is there, the names may be meant from the top of the repository: so git says them.
    private static func mistake(in file: Path, _ missing: [Path], of count: Int) -> Message? {
        var root = FileSystem.currentFolder
        while root != .top, !FileSystem.exists(root.appending(".git")) { root = root.parent }
        guard missing.count == count, root != .top, root != FileSystem.currentFolder,
            let first = missing.first(where: { FileSystem.exists(root.joined($0)) })
        else { return nil }
        return .error(
            file,
            "names paths that are there in `\(root)` only, such as `\(first)`: run it there, or have git name them from here, as "
                + "`git diff --relative` does")
    }

    /// A shell's `<(git diff --name-only)` is a pipe with a name.
    private static func bytes(of file: Path) throws(SystemError) -> [UInt8] {
        guard try FileStatus(of: file, followsLinks: true).isStream else {
            return try ReadBuffer().bytes(of: file, .named)
        }
        return try OpenFile(readingAnything: file).rest()
    }

    /// Some may be gone, as of what changed; of others somebody wants to know that they were mistyped, are meant from another
    /// folder, or stand in quotes, as git writes them without `-z`.
    private static func note(on missing: [Path], in file: Path) -> Message? {
        let missing = missing.filter { path in
            path.hasSuffix(".swift") || path.hasSuffix(".swift\"") || !path.name.bytes.contains(UInt8(ascii: "."))
        }
        guard let first = missing.first else { return nil }
        let subject = missing.count == 1 ? "`\(first)` is" : "`\(first)` and \(missing.count - 1) more are"
        return Message(
            kind: .note, path: file, text: "\(subject) not there, seen from this folder, and passed over")
    }
}
