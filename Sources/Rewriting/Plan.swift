import RuleModel
import Semantics
import Syntax

/// What is to be done with a file: every conditional call with its outcome, in the order of the text.
public struct Plan: Sendable {
    public var calls: [PlannedCall]
    /// The edit that declares `EitherView`, in a file that is to do so.
    public var declaration: Edit?
    /// The declarations of the file that are given a switch.
    public var given: [GivenSwitch] = []
    /// What is wrong with comments that ask to leave calls alone.
    public var flaws: [SuppressionFlaw] = []
    /// The edits that take such comments out, but for those that are part of a call's.
    public var removals: [Edit] = []
    /// Where a call may stand that is nested too deeply to be read, in bytes.
    public var unreadCall: Int?
    /// The files of which one must be given that declaration, or this plan's edits do not compile.
    public var homes = EitherViewHomes()

    /// What the edits make of the file; nil where there are none.
    public internal(set) var result: Result?
    /// True if a plan of the result has no edit.
    public internal(set) var isSettled = false

    /// A text after edits, parsed.
    public struct Result: Sendable {
        public let edits: AppliedEdits
        public let file: SourceFile
    }

    /// What would make ladders of switches that only so may become a choice.
    var ladders: [Edit] = []

    /// The calls that it is not about.
    var others: [Range<Int>] = []

    public init(calls: [PlannedCall] = []) { self.calls = calls }

    /// The declarations whose switches its calls use.
    public var needs: Set<DeclarationID> {
        calls.reduce(into: []) { needs, call in
            if call.outcome == .rewritten { needs.formUnion(call.needs) }
        }
    }

    /// All edits: disjoint, in the order of the text.
    public var edits: [Edit] {
        (calls.flatMap(\.edits) + [declaration].compactMap(\.self) + given.flatMap(\.plan.edits) + removals).sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
    }
}

/// What became of a conditional call.
public enum Outcome: String, Sendable, CaseIterable {
    /// The helper is gone; the view keeps its identity.
    case rewritten
    /// A form exists, at a level that is not allowed.
    case withheld
    /// Not rewritten, for a stated reason.
    case left
    /// No inert form exists; it stays a branch.
    case branch
    /// The condition never changes, so the branch never flips.
    case constant
    /// A comment asks to leave it alone.
    case suppressed
}

/// One conditional call and what became of it.
public struct PlannedCall: Sendable {
    public typealias Kind = ConditionKind

    /// The helper's name; nil for an explicit `if` and `else`.
    public var helper: String?
    public var kind: Kind
    /// True if the helper turns its view into `AnyView`, or the sides of an explicit branch do.
    public var isErased = false
    /// True for an `if` with an `else`.
    public var isExplicit = false
    /// True for one of these that is only reported, as would be rewritten.
    public var isOnlyReported = false
    /// From the dot before the helper's name (the name where there is no dot) past its last closure or parenthesis.
    public var range: Range<Int>
    /// The names of the modifiers in the closure.
    public var links: [String]
    public var outcome: Outcome
    /// The level of the form that was or would be taken.
    public var level: Level?
    /// The names of the pages that were used.
    public var rules: [String]
    /// Why it was not rewritten; of one that was, at another level than safe, why one might not have wanted that.
    public var reason: Reason?
    /// The modifier that the reason is about, where it is about one.
    public var modifier: String?
    /// All that is said of the form that was or would be taken, at whatever level.
    public var caveats: [Caveat] = []
    /// Where the helper is declared, if that is in sight.
    package var declaration: Sighting?
    public var notes: [String]
    /// The declarations that have to be given a switch for it.
    public var needs: Set<DeclarationID> = []
    /// What stands, or with the level allowed would stand, instead of `range`.
    public var after: String?
    public var edits: [Edit]

    public init(
        helper: String?, kind: Kind, range: Range<Int>, links: [String], outcome: Outcome, level: Level? = nil,
        rules: [String] = [], reason: Reason? = nil, notes: [String] = [], after: String? = nil, edits: [Edit] = []
    ) {
        self.helper = helper
        self.kind = kind
        self.range = range
        self.links = links
        self.outcome = outcome
        self.level = level
        self.rules = rules
        self.reason = reason
        self.notes = notes
        self.after = after
        self.edits = edits
    }
}

extension PlannedCall {
    /// The same call, left alone.
    func left(_ refusal: Refusal) -> PlannedCall {
        left(.refusal(refusal))
    }

    /// The same call, left alone.
    package func left(_ reason: Reason) -> PlannedCall {
        var call = PlannedCall(
            helper: helper, kind: kind, range: range, links: links, outcome: .left, reason: reason)
        call.declaration = declaration
        call.isExplicit = isExplicit
        call.isErased = isErased
        return call
    }
}
