/// One change of a text: some bytes, and what stands there instead.
public struct Edit: Sendable, Equatable {
    /// Bytes of the old text, from 0.
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
