import Syntax

/// A type with a `func body(content: Content) -> some View`, which `.modifier(Card(radius: 8))` applies.
package struct ViewModifierType: Sendable {
    package let name: String
    package let sighting: Sighting
    /// Where its name begins in its file, in bytes.
    package let nameOffset: Int
    let access: Access
    /// The type that it is a member of, whose name goes before its own elsewhere; nil for a global one.
    let owner: String?
    package let source: DeclarationSource

    static func all(in file: SourceFile, _ lines: FileLines) -> [ViewModifierType] {
        file.all(.structDeclaration).compactMap { node in
            guard let type = TypeDeclaration(node, in: file), type.modifierBody != nil else { return nil }
            let declaration = type.declaration
            // One that stands in a function means something only there.
            guard declaration.ownerName != nil else { return nil }
            return ViewModifierType(
                name: type.name, sighting: lines.sighting(at: declaration.nameOffset),
                nameOffset: declaration.nameOffset, access: declaration.access, owner: declaration.owner?.name,
                source: DeclarationSource(
                    node, in: file, at: lines.sighting(at: file.range(of: node).lowerBound)))
        }
    }
}

extension TypeDeclaration {
    /// Its `func body(content:)`; nil for a type that has none in its braces.
    package var modifierBody: FunctionDeclaration? {
        members.lazy.compactMap { FunctionDeclaration($0, in: file) }.first {
            $0.name == "body" && $0.parameters?.map(\.label) == ["content"]
        }
    }
}

extension ViewModifierType {
    /// False for a generic one: what it is given decides its type.
    package var isOneType: Bool {
        source.file.soleType.map { $0.file.child(.genericParameters, of: $0.node) == nil } ?? false
    }
}
