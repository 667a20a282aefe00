import Patching
import Rewriting
import RuleModel
import Syntax

/// What was found in a file, and what became of it. Made for files with a call or with trouble only.
struct FileResult: Sendable {
    let path: Path
    var calls: [LocatedCall] = []
    /// The levels that may be applied in it.
    var allowed: Set<Level> = []
    /// The diff of what is, or would be, written; empty if nothing is.
    var diff: [UInt8] = []
    /// True if the edits are allowed and would hold, whether they were written or not.
    var hasEdits = false
    var isWritten = false
    /// What is to stand instead of the standard input.
    var text: [UInt8]?
    /// The folder in which it was written.
    var folder: Path?
    /// The edit that declares `EitherView`, which belongs to no call.
    var declaration: Edit?
    /// The declarations that are given a switch: their edits belong to no call.
    var given: [GivenSwitch] = []
    /// True if the file has to be made.
    var isNew = false
    /// What becomes of its bytes, if that is allowed and would hold.
    var patch: Patch?
    /// The helpers that go from it.
    var removed: [RemovedHelper] = []
    /// The names of helpers in it that nothing mentions any more, and that stay.
    var unused: Set<String> = []
    /// True if nothing was left in it, so that it goes itself.
    var isDeleted = false
    private(set) var failure: Message?

    init(path: Path) { self.path = path }

    /// Notes that the file is kept as it is because of a mistake of ours.
    mutating func failAsBug(_ what: String) {
        fail("kept as it is, because \(what): this is a bug in fixmods, please report it")
    }

    /// Notes that something was not done with the file, and the rest was.
    mutating func note(_ sentence: String) { failure = .error(path, sentence) }

    /// Notes that the file is kept as it is. What was to be rewritten is not, and does not count as such.
    mutating func fail(_ sentence: String) {
        failure = .error(path, sentence)
        hasEdits = false
        declaration = nil
        patch = nil
        (given, removed, unused) = ([], [], [])
        diff = []
        for index in calls.indices {
            switch calls[index].call.outcome {
            case .rewritten: calls[index].call = calls[index].call.left(.fileKept)
            case .branch: (calls[index].call.after, calls[index].call.edits) = (nil, [])
            case .withheld, .left, .constant, .suppressed: break
            }
            calls[index].edits = []
        }
    }
}

/// A planned call and where it stands.
struct LocatedCall: Sendable {
    var call: PlannedCall
    let start: Position
    let end: Position
    /// The text from start to end.
    let before: String
    /// The line in which it begins.
    let line: String
    /// The names of the declarations around it, the outermost first.
    let declarations: [String]
    /// What is, or would be, written for it.
    var edits: [LocatedEdit]

    init(_ call: PlannedCall, in file: SourceFile, _ lines: LineTable) {
        self.call = call
        start = lines.position(of: call.range.lowerBound)
        end = lines.position(of: call.range.upperBound)
        before = file.text(call.range)
        line = lines.text(ofLine: start.line)
        declarations = file.declarationNames(around: call.range.lowerBound)
        edits = call.edits.map { LocatedEdit($0, lines) }
    }
}

/// An edit and where it is made.
struct LocatedEdit: Sendable {
    let start: Position
    let end: Position
    let text: String

    init(_ edit: Edit, _ lines: LineTable) {
        start = lines.position(of: edit.range.lowerBound)
        end = lines.position(of: edit.range.upperBound)
        text = edit.replacement
    }
}
