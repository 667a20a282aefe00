import Syntax

/// A text and the edits that change it.
///
/// **Invariant:** the edits are sorted and disjoint, so that every byte of the new text comes from exactly one place.
public struct Patch: Sendable {
    private let applied: AppliedEdits

    /// Takes edits in any order. Refuses those whose result would be ambiguous.
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
        applied = AppliedEdits(sorted, to: old)
    }

    public var old: [UInt8] { applied.old }

    public var edits: [Edit] { applied.edits }

    /// The text after the edits.
    public var new: [UInt8] { applied.bytes }

    /// Where each edit's replacement stands in the new text, in the order of the edits.
    public var replacedRanges: [Range<Int>] { applied.places }
}

/// Why some edits are no patch.
public enum PatchError: Error, Equatable {
    /// Two edits want the same bytes.
    case overlapping(Edit, Edit)
    /// An edit reaches past the text.
    case outside(Edit, length: Int)
}
