import Syntax

/// Edits of a text and of what they make of it, as edits of the first text: those that share some of the text between them
/// are one.
struct EditGroups {
    private let applied: AppliedEdits
    /// In the order of the text.
    private(set) var all: [Group] = []

    /// Edits that share some of the text between, as ranges of that text.
    struct Group {
        var range: Range<Int>
        var early: [Int] = []
        var late: [Edit] = []

        /// True for one behind it that shares some text, or that it touches where text was removed: that is part of what the
        /// other replaces.
        fileprivate func shares(with next: Group) -> Bool {
            if next.range.lowerBound < range.upperBound { return true }
            let isRemoval = late.isEmpty && range.isEmpty && !next.late.isEmpty
            let isBeforeRemoval = next.late.isEmpty && next.range.isEmpty && !late.isEmpty
            return next.range.lowerBound == range.upperBound && (isRemoval || isBeforeRemoval)
        }
    }

    /// - Parameter late: disjoint edits of the text that the others make, in its order.
    init(_ applied: AppliedEdits, _ late: [Edit]) {
        self.applied = applied
        let early = applied.places.indices.map { Group(range: applied.places[$0], early: [$0]) }
        let late = late.map { Group(range: $0.range, late: [$0]) }
        for group in (early + late).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if let last = all.last, last.shares(with: group) {
                let end = max(last.range.upperBound, group.range.upperBound)
                all[all.count - 1].range = last.range.lowerBound..<end
                all[all.count - 1].early += group.early
                all[all.count - 1].late += group.late
            } else {
                all.append(group)
            }
        }
    }

    func edit(for group: Group) -> Edit {
        if group.late.isEmpty, let only = group.early.first { return applied.edits[only] }
        var text: [UInt8] = []
        var done = group.range.lowerBound
        for edit in group.late {
            text += applied.bytes[done..<edit.range.lowerBound]
            text += edit.replacement.utf8
            done = edit.range.upperBound
        }
        text += applied.bytes[done..<group.range.upperBound]
        let range =
            applied.origin(of: group.range.lowerBound)..<applied.origin(of: group.range.upperBound, atEnd: true)
        return Edit(range, String(decoding: text, as: UTF8.self))
    }
}
