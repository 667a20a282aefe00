import Patching
import Rewriting
import RuleModel
import Syntax

/// What was found in a file, and what became of it. Made for files with a call or with trouble only.
struct FileResult: Sendable {
    let path: Path
    /// Without links in it.
    private(set) var location: Path
    var calls: [LocatedCall] = []
    /// Where those stand that are, or would be, rewritten, in bytes.
    var rewritten: SortedRanges { SortedRanges(calls.filter { $0.call.outcome == .rewritten }.map(\.call.range)) }
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
    /// The location of the file that is to declare it for this one.
    var home: Path?
    /// The declarations that are given a switch: their edits belong to no call.
    var given: [GivenSwitch] = []
    /// What is wrong with comments that ask to leave calls alone.
    var flaws: [LocatedFlaw] = []
    /// The line of something that may be a call, and is nested too deeply to be read.
    var unreadLine: Int?
    /// True if the file has to be made.
    var isNew = false
    /// What becomes of its bytes, if that is allowed and would hold.
    var patch: Patch?
    /// What it may hold on the way to that.
    var between: [[UInt8]] = []
    /// The helpers that go from it.
    var removed: [RemovedHelper] = []
    /// The names of helpers in it that nothing mentions any more, and that stay.
    var unused: Set<String> = []
    /// The helpers in it that were to go, and stay.
    var kept: [KeptHelper] = []
    /// True if nothing was left in it, so that it goes itself.
    var isDeleted = false
    /// Why it stays although nothing is left in it.
    var need: String?
    private(set) var failure: Message?

    init(_ target: Target) { (path, location) = (target.path, target.location) }

    init(path: Path) { (self.path, location) = (path, path) }

    /// The file as it was, of which nothing is known.
    var untouched: FileResult {
        var copy = FileResult(path: path)
        (copy.location, copy.allowed, copy.flaws) = (location, allowed, flaws)
        for place in flaws.indices { copy.flaws[place].isRemoved = false }
        return copy
    }

    /// The same without the calls that a baseline holds.
    var withoutKnown: FileResult {
        var copy = self
        copy.calls.removeAll(where: \.isKnown)
        return copy
    }

    /// True if something is, or would be, written for calls that no baseline holds, or for no call at all.
    var hasNewEdits: Bool {
        hasEdits
            && (calls.contains { $0.call.isGone && !$0.isKnown } || !removed.isEmpty
                || flaws.contains(where: \.isRemoved))
    }

    /// The same, as it is said.
    var flawMessages: [Message] { flaws.map { Message($0, in: path) } }

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
        for index in flaws.indices { flaws[index].isRemoved = false }
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
    /// Of its tokens: what stays the same when it is indented or broken anew.
    let content: Hash
    /// True if a baseline holds it.
    var isKnown = false
    /// What is, or would be, written for it.
    var edits: [LocatedEdit]

    init(_ call: PlannedCall, in file: SourceFile, _ lines: LineTable) {
        self.call = call
        start = lines.position(of: call.range.lowerBound)
        end = lines.position(of: call.range.upperBound)
        before = file.text(call.range)
        line = lines.text(ofLine: start.line)
        declarations = file.declarationNames(around: call.range.lowerBound)
        content = Hash(of: file.tokenTexts(in: call.range).joined(separator: "\n").utf8)
        edits = call.edits.map { LocatedEdit($0, lines) }
    }
}

/// What is wrong with a comment that asks to leave calls alone, and where it stands.
struct LocatedFlaw: Sendable {
    let start: Position
    let end: Position
    let code: String
    let sentence: String
    /// What mends it; empty for one that may mean something.
    let edits: [LocatedEdit]
    /// True if these are made, or would be.
    var isRemoved: Bool

    /// - Parameter removals: what is made, apart from the edits of calls; nil where such comments stay.
    init(_ flaw: SuppressionFlaw, _ lines: LineTable, removals: [Edit]?) {
        start = lines.position(of: flaw.range.lowerBound)
        end = lines.position(of: flaw.range.upperBound)
        code = flaw.code.rawValue
        sentence = flaw.sentence
        edits = [flaw.edit].compactMap(\.self).filter { removals?.contains($0) ?? true }.map { LocatedEdit($0, lines) }
        isRemoved = removals != nil && flaw.edit != nil
    }

    var text: String {
        sentence + (isRemoved ? "; it goes" : edits.isEmpty ? "" : "; `--fix-suppressions` removes it")
    }
}

/// An edit and where it is made.
struct LocatedEdit: Sendable, Equatable {
    let start: Position
    let end: Position
    let text: String

    init(_ edit: Edit, _ lines: LineTable) {
        start = lines.position(of: edit.range.lowerBound)
        end = lines.position(of: edit.range.upperBound)
        text = edit.replacement
    }
}
