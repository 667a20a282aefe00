import Syntax

/// The source of one declaration, apart from its file: it is parsed again where somebody asks for more than its name.
package struct DeclarationSource: Sendable {
    /// Within the braces of what it is a member of.
    private let text: String
    private let sighting: Sighting

    /// - Parameter sighting: where the declaration begins.
    init(_ node: NodeID, in file: SourceFile, at sighting: Sighting) {
        let owner = Declaration(node, in: file).owner
        let text = file.text(of: node)
        self.text = owner.map { "extension \($0.name) {" + text + "}" } ?? text
        self.sighting = sighting
    }

    var path: Path { sighting.path }

    /// A file of it alone.
    package var file: SourceFile { SourceFile(parsing: Array(text.utf8)) }

    /// Where a node of that file stands in the one that it was taken from.
    package func sighting(of node: NodeID, in file: SourceFile) -> Sighting {
        let line = LineStarts(of: file.bytes).line(at: file.range(of: node).lowerBound)
        return Sighting(path: sighting.path, line: sighting.line + line)
    }
}

extension SourceFile {
    /// The function of which the file holds the source.
    package var soleFunction: FunctionDeclaration? {
        Array(all(.functionDeclaration)).last.flatMap { FunctionDeclaration($0, in: self) }
    }

    /// The type of which the file holds the source.
    package var soleType: TypeDeclaration? {
        Array(all(.structDeclaration)).last.flatMap { TypeDeclaration($0, in: self) }
    }
}
