import Syntax

/// A function that applies a closure to its view when a condition holds.
struct HelperDeclaration: Sendable {
    static func all(in file: SourceFile) -> [HelperDeclaration] { [] }
}
