/// A text that is looked up in the strings of the app; the model shows the key.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ value: String) { description = value }
    public init(stringLiteral value: String) { description = value }
    public init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ value: String) { text += value }
        public mutating func appendInterpolation(_ text: Text) { self.text += "\(text)" }
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { text += "\(value)" }
    }
}
