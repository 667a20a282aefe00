import Syntax

extension FilePlanner.Progress {
    /// What has to be written elsewhere for one more call. Where calls before it write at the same place, theirs stands before
    /// it, and all their edits come with it: together they are one change.
    mutating func joining(_ edits: [Edit]) -> [Edit] {
        guard !edits.isEmpty else { return [] }
        var joined = edits
        for place in calls.indices where calls[place].edits.contains(where: { $0.isAtPlaceOfAny(of: edits) }) {
            for edit in calls[place].edits {
                guard edit.isAtPlaceOfAny(of: edits), let same = joined.firstIndex(where: { $0.range == edit.range })
                else {
                    joined.append(edit)
                    continue
                }
                joined[same].replacement = edit.replacement.followed(by: joined[same].replacement)
            }
            calls[place].edits = []
        }
        return joined
    }

    /// True where a call before is written anew from a place on at which something is to be put in.
    func replacesText(behindAnyOf edits: [Edit]) -> Bool {
        !edits.isEmpty
            && calls.contains { call in
                call.edits.contains { edit in
                    !edit.range.isEmpty && edits.contains { $0.range.lowerBound == edit.range.lowerBound }
                }
            }
    }
}

extension Edit {
    /// True for what is put in where one of the others is, too.
    fileprivate func isAtPlaceOfAny(of others: [Edit]) -> Bool {
        range.isEmpty && others.contains { $0.range == range }
    }
}

extension String {
    /// Both, with a `return` of the statement behind them once.
    fileprivate func followed(by other: String) -> String {
        let word = "return "
        return (hasSuffix(word) && other.hasSuffix(word) ? String(dropLast(word.count)) : self) + other
    }
}
