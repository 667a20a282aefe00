import RuleModel
import Syntax

/// What the sources show of one file: the room in which every question about its code is asked.
package struct FileSemantics {
    package let file: SourceFile
    package let path: String
    /// With the file's own declarations.
    package let index: ProjectIndex
    package let declarations: Declarations
    package let scopes: Scopes
    package let types: TypeReader
    package let contentCalls: ContentCalls
    package let bodies: NamedBodies

    package init(_ file: SourceFile, path: String, in index: ProjectIndex) {
        self.file = file
        self.path = path
        scopes = Scopes(of: file)
        contentCalls = ContentCalls(in: file, rules: index.rules)
        bodies = NamedBodies(in: scopes)
        if let own = index.declarations(at: path) {
            self.index = index
            declarations = own
        } else {
            declarations = Declarations(of: file, path: path)
            self.index = index.replacing(declarations)
        }
        types = TypeReader(
            file: file, rules: index.rules,
            names: TypeLookup(
                scopes: scopes, lines: FileLines(of: file, path: path), declarations: self.index.declarations))
    }

    package var rules: RuleBook { index.rules }

    /// What an expression shows of its type.
    package func type(of node: NodeID) -> Evidence { types.type(of: node) }

    /// What the file shows alone.
    package var ownTypes: TypeReader {
        TypeReader(
            file: file, rules: rules,
            names: TypeLookup(
                scopes: scopes, lines: FileLines(of: file, path: path), declarations: [declarations]))
    }
}
