/// A text after edits, and where each of these went.
public struct AppliedEdits: Sendable {
    public let old: [UInt8]
    /// Disjoint, in the order of the text.
    public let edits: [Edit]
    public let bytes: [UInt8]
    /// The new text's ranges of the replacements.
    public let places: [Range<Int>]

    /// - Parameter edits: disjoint, in the order of the text.
    public init(_ edits: [Edit], to old: [UInt8]) {
        self.old = old
        self.edits = edits
        var bytes: [UInt8] = []
        bytes.reserveCapacity(old.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var places: [Range<Int>] = []
        var done = 0
        for edit in edits {
            bytes += old[done..<edit.range.lowerBound]
            places.append(bytes.count..<bytes.count + edit.replacement.utf8.count)
            bytes += edit.replacement.utf8
            done = edit.range.upperBound
        }
        bytes += old[done...]
        self.bytes = bytes
        self.places = places
    }

    /// Where a place of the old text is in the new; one that was replaced is at the beginning of what stands there now,
    /// or `atEnd`, at its end.
    public func place(of offset: Int, atEnd: Bool = false) -> Int {
        var shift = 0
        for (edit, place) in zip(edits, places) {
            guard edit.range.lowerBound < offset || edit.range.upperBound <= offset else { break }
            if edit.range.upperBound > offset { return atEnd ? place.upperBound : place.lowerBound }
            shift = place.upperBound - edit.range.upperBound
        }
        return offset + shift
    }

    /// Where a place of the new text was in the old; one in a replacement is at its beginning, or `atEnd`, at its end.
    public func origin(of offset: Int, atEnd: Bool = false) -> Int {
        var shift = 0
        for (edit, place) in zip(edits, places) {
            if place.contains(offset) && (offset > place.lowerBound || !atEnd) {
                return atEnd ? edit.range.upperBound : edit.range.lowerBound
            }
            guard place.upperBound <= offset else { break }
            shift += place.count - edit.range.count
        }
        return offset - shift
    }
}
