import Syntax

/// A text and the edits that change it.
///
/// **Invariant:** the edits are sorted and disjoint, so that every byte of the new text comes from exactly one place.
public struct Patch: Sendable {
    public let old: [UInt8]
    public let edits: [Edit]

    /// Takes edits in any order. Refuses those of which one could not say what they make of the text.
    public init(_ edits: [Edit], to old: [UInt8]) throws(PatchError) {
        let sorted = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in sorted where edit.range.lowerBound < 0 || edit.range.upperBound > old.count {
            throw .outside(edit, length: old.count)
        }
        for (first, second) in zip(sorted, sorted.dropFirst()) {
            // Two insertions at one place have no order, so they count as overlapping too.
            guard first.range.upperBound <= second.range.lowerBound, first.range != second.range else {
                throw .overlapping(first, second)
            }
        }
        self.old = old
        self.edits = sorted
    }

    /// The text after the edits.
    public var new: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(old.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var done = 0
        for edit in edits {
            text += old[done..<edit.range.lowerBound]
            text += edit.replacement.utf8
            done = edit.range.upperBound
        }
        return text + old[done...]
    }

    /// Where each edit's replacement stands in the new text, in the order of the edits.
    public var replacedRanges: [Range<Int>] {
        var shift = 0
        return edits.map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.utf8.count - edit.range.count
            return start..<start + edit.replacement.utf8.count
        }
    }
}

/// Why some edits are no patch.
public enum PatchError: Error, Equatable {
    /// Two edits want the same bytes.
    case overlapping(Edit, Edit)
    /// An edit reaches past the text.
    case outside(Edit, length: Int)
}
