import Semantics
import Syntax

/// A declaration of the project's that may be given a switch: `func card()`, `struct Card: ViewModifier`.
public struct DeclarationID: Hashable, Sendable, Comparable {
    /// `card`
    public let name: String
    package let sighting: Sighting
    /// Where its name begins in its file, in bytes.
    let nameOffset: Int

    /// As the context names it.
    public var path: Path { sighting.path }
    /// In its file, from 1.
    public var line: Int { sighting.line }

    init(name: String, sighting: Sighting, nameOffset: Int) {
        (self.name, self.sighting, self.nameOffset) = (name, sighting, nameOffset)
    }

    init(_ function: OwnModifier) {
        (name, sighting, nameOffset) = (function.signature.name, function.sighting, function.nameOffset)
    }

    init(_ type: ViewModifierType) {
        (name, sighting, nameOffset) = (type.name, type.sighting, type.nameOffset)
    }

    public static func < (a: DeclarationID, b: DeclarationID) -> Bool {
        (a.path, a.nameOffset) < (b.path, b.nameOffset)
    }
}
