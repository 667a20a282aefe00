import Syntax

/// What one file declares that plans of other files depend on.
public struct Declarations: Sendable {
    /// Where the file lies, as the context names it; tells modules apart.
    public let path: String
    let helpers: [HelperDeclaration]
    let names: TypedNames

    public init(of file: SourceFile, path: String) {
        self.path = path
        helpers = HelperDeclaration.all(in: file)
        names = TypedNames(in: file)
    }
}
