import Rewriting

/// What was found in a file, and what became of it. Made for files with a call or with trouble only.
struct FileResult: Sendable {
    let path: String
    var calls: [LocatedCall] = []
    /// The diff of what is, or would be, written; empty if nothing is.
    var diff: [UInt8] = []
    /// True if the edits are allowed and would hold, whether they were written or not.
    var hasEdits = false
    var isWritten = false
    var failure: Message?
}

/// A planned call and where it stands.
struct LocatedCall: Sendable {
    let call: PlannedCall
    let start: Position
}
