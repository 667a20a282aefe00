extension Sequence {
    /// The first value that there is for an element.
    ///
    /// `value` is called once for each element up to that. (What a lazy `compactMap` calls it calls again for the one
    /// that it found, and in a recursion that doubles the work with each level.)
    public func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self { if let found = value(element) { return found } }
        return nil
    }
}

extension Sequence where Element: Hashable {
    /// Each once, in the order in which it first stands.
    public var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
