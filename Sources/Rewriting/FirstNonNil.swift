extension Sequence {
    /// The first value that there is for an element.
    ///
    /// `value` is called once for each element up to that. (What a lazy `compactMap` calls it calls again for the one
    /// that it found, and in a recursion that doubles the work with each level.)
    func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self { if let found = value(element) { return found } }
        return nil
    }
}
