import Syntax

/// A file of paths, one on each line.
enum PathList {
    /// The folders and the Swift files that it names; what else stands in it, or is not there, is passed over.
    ///
    /// - Parameters:
    ///   - file: `-` for the standard input.
    ///   - isZeroEnded: true if a zero byte ends each path, so that a line's end may be part of one.
    static func paths(in file: Path, isZeroEnded: Bool) throws(SystemError) -> [Path] {
        let bytes = file == "-" ? try Stream.input() : try ReadBuffer().bytes(of: file, .named)
        let end: UInt8 = isZeroEnded ? 0 : UInt8(ascii: "\n")
        return bytes.split(separator: end).map { line in
            Path(!isZeroEnded && line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        .filter { path in
            // A list of what changed holds other files, too, and some that are gone.
            let kind = (try? FileStatus(of: path, followsLinks: true))?.kind
            return kind == .folder || kind != nil && path.hasSuffix(".swift")
        }
    }
}
