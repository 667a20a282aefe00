import Syntax

/// One mistake on a rule page: where it is and what is wrong, with the nearest right name.
///
/// ``Rules/Layout/frame.md:7: unknown word `inrt`; did you mean `inert`?``
public struct PageError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The page's path, as it was given.
    public let path: Path
    /// From 1.
    public let line: Int
    public let message: String

    public init(path: Path, line: Int, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    public var description: String { "\(path):\(line): \(message)" }
}

/// All the mistakes of some pages, in the order of the text. Never empty.
public struct PageErrors: Error, Sendable, Equatable, CustomStringConvertible {
    public let errors: [PageError]

    public init(_ errors: [PageError]) { self.errors = errors }

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// What is wrong with a text, by whoever reads it and does not know where it stands.
public struct Flaw: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
