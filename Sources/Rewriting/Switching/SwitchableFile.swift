import Semantics
import Syntax

/// A file of which declarations may be given switches, read once for all of them.
public struct SwitchableFile: Sendable {
    /// As it is.
    public let original: SourceFile
    /// Behind its end each name that a switch may have, as an expression, from where it is copied. What stands before that
    /// stands where it did.
    let extended: FileReading
    /// These expressions.
    private let names: [NodeID]

    public init(_ file: SourceFile, path: Path) {
        original = file
        let lines = SwitchSubject.names.map { "_ = \($0)\n" }.joined()
        let whole = SourceFile(parsing: file.bytes + Array("\n\(lines)".utf8))
        extended = FileReading(whole, path: path)
        names = whole.all(.name).filter { whole.range(of: $0).lowerBound > file.bytes.count }
    }

    /// A name behind the end; nil where it is something else there.
    func expression(_ name: String) -> NodeID? { names.first { extended.file.text(of: $0) == name } }
}
