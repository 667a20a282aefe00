import Syntax

/// One file and everything that its calls are read with.
struct FileContext {
    let file: SourceFile
    let path: String
    /// With the file's own declarations.
    let context: Context
    let declarations: Declarations
    let scopes: Scopes
    let evidence: EvidenceReader
    let held: HeldNames
    let bodies: NamedBodies

    init(_ file: SourceFile, path: String, in context: Context) {
        self.file = file
        self.path = path
        scopes = Scopes(of: file)
        held = HeldNames(in: file, rules: context.rules)
        bodies = NamedBodies(in: file)
        if let place = context.tables.places[path] {
            self.context = context
            declarations = context.declarations[place]
        } else {
            declarations = Declarations(of: file, path: path)
            var whole = context
            whole.declarations.append(declarations)
            self.context = whole
        }
        evidence = EvidenceReader(
            file: file, rules: context.rules,
            names: NamedTypes(scopes: scopes, declarations: self.context.declarations))
    }

    /// What the file shows alone.
    var ownEvidence: EvidenceReader {
        EvidenceReader(
            file: file, rules: context.rules, names: NamedTypes(scopes: scopes, declarations: [declarations]))
    }
}
