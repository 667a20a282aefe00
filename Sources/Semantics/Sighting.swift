import Syntax

/// Where something is declared: the file, as the context names it, and the line, from 1.
package struct Sighting: Sendable, Hashable {
    package let path: Path
    package let line: Int

    /// `Helper.swift:3`
    package var shown: String { "\(path.name):\(line)" }
}

/// The lines of one file, counted once for all that it declares.
package struct FileLines: Sendable {
    package let path: Path
    private let starts: LineStarts

    package init(of file: SourceFile, path: Path) { self.init(of: file.bytes, path: path) }

    package init(of bytes: [UInt8], path: Path) {
        self.path = path
        starts = LineStarts(of: bytes)
    }

    package func sighting(at offset: Int) -> Sighting { Sighting(path: path, line: starts.line(at: offset) + 1) }
}
