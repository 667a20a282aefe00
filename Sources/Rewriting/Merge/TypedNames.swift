import Syntax

/// The types that a file spells for its names: `let gap: CGFloat`.
struct TypedNames: Sendable {
    init(in file: SourceFile) {}
}
