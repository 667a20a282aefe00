/// What another file would have to declare so that more could be said.
public struct WantedDeclaration: Hashable, Sendable {
    public let name: String
    /// The type that it is of, which the file may extend; nil where nothing says.
    public let owner: String?

    public init(_ name: String, of owner: String? = nil) { (self.name, self.owner) = (name, owner) }

    /// `card`, or `Theme.card` of a type.
    init(path: String) {
        let words = path.split(separator: ".").map(String.init)
        self.init(words.last ?? path, of: words.dropLast().last)
    }

    /// The names that stand in such a file.
    public var words: [String] { [name] + (owner.map { [$0] } ?? []) }
}
