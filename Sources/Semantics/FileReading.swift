import Syntax

/// What a file's own text says to whoever asks about its code, beside whatever project: read once.
package final class FileReading: Sendable {
    package let file: SourceFile
    package let path: Path
    let scopes: Scopes
    let bodies: NamedBodies
    let unknownSyntax: UnknownSyntax
    let isAboutViews: Bool
    package let lines: FileLines
    let imports: [Import]

    package init(_ file: SourceFile, path: Path) {
        (self.file, self.path) = (file, path)
        scopes = Scopes(of: file)
        bodies = NamedBodies(in: scopes)
        unknownSyntax = UnknownSyntax(in: file)
        isAboutViews = file.isAboutViews
        lines = FileLines(of: file, path: path)
        imports = file.imports
    }
}
