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
    package let evidence: EvidenceReader
    package let held: HeldNames
    package let bodies: NamedBodies
    /// False where calls of a known name are taken for something else than helpers.
    let isAboutViews: Bool

    package init(_ file: SourceFile, path: String, in index: ProjectIndex) {
        self.file = file
        self.path = path
        scopes = Scopes(of: file)
        held = HeldNames(in: file, rules: index.rules)
        bodies = NamedBodies(in: scopes)
        isAboutViews = file.isAboutViews
        if let own = index.declarations(at: path) {
            self.index = index
            declarations = own
        } else {
            declarations = Declarations(of: file, path: path)
            self.index = index.replacing(declarations)
        }
        evidence = EvidenceReader(
            file: file, rules: index.rules,
            names: NamedTypes(scopes: scopes, declarations: self.index.declarations))
    }

    /// What the file shows alone.
    package var ownEvidence: EvidenceReader {
        EvidenceReader(file: file, rules: index.rules, names: NamedTypes(scopes: scopes, declarations: [declarations]))
    }
}
