/// The text of a type, as far as evidence is judged by it.
public struct TypeText: Sendable {
    /// Without what stands between angle brackets; `Array` and `Dictionary` for `[Int]` and `[String: Int]`, `some` and
    /// `any` for such types.
    public let name: String
    public let isOptional: Bool
    /// What `CGFloat?` is an optional of.
    public let wrapped: String
    /// `View` and `Equatable` of `some View & Equatable`.
    public let protocols: [String]

    /// What it is an optional of; itself, if it is none.
    public var value: TypeText { isOptional ? TypeText(wrapped) : self }

    public init(_ text: String) {
        var text = text.trimmingSpaces()
        var protocols: [String] = []
        var isOptional = false
        if text.hasSuffix("?") || text.hasSuffix("!") {
            isOptional = true
            text = text.dropLast()
        } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
            isOptional = true
            text = text.dropFirst("Optional<".count).dropLast()
        }
        wrapped = String(text)
        if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(",") { text = text.dropFirst().dropLast() }
        if text.hasPrefix("[") {
            var inner = Scanner(text.dropFirst().dropLast())
            name = inner.run(to: ":") != nil && !inner.isAtEnd ? "Dictionary" : "Array"
        } else if let word = ["some", "any"].first(where: { text.hasPrefix($0 + " ") }) {
            name = word
            protocols = text.dropFirst(word.count).split(separator: "&").map { String($0.trimmingSpaces()) }
        } else {
            name = String(text.prefix { $0 != "<" })
        }
        self.isOptional = isOptional
        self.protocols = protocols
    }
}
