import Semantics
import Syntax

/// A call of a helper that applies modifiers only when a condition holds, taken apart.
///
/// Whoever plans a call may rely on this: if there is no `obstacle`, every closure is one chain rooted at its parameter,
/// which occurs nowhere else in it, and the condition has no effects.
struct ConditionalCall: Sendable {
    /// The helper's name, without backticks.
    let helper: String
    let kind: ConditionKind
    /// The whole call expression, its receiver included.
    let node: NodeID
    /// What the helper is called on; nil for an implicit `self`. In a branch of a postfix `#if`, what stands before it.
    let receiver: NodeID?
    /// From the dot before the helper's name (the name where there is no dot) past its last closure or parenthesis.
    let range: Range<Int>
    let condition: Condition
    /// What is applied when the condition holds; nil for nothing.
    let whenTrue: Side?
    /// What is applied when it does not (`else:`); nil for nothing.
    let whenFalse: Side?
    /// Of these, those that it has.
    var sides: [Side] { [whenTrue, whenFalse].compactMap(\.self) }
    /// The names of modifiers that a page says to do nothing as they are called, and that are left out.
    var idle: Set<String> { sides.reduce(into: explicit?.idle ?? []) { $0.formUnion($1.idle) } }
    /// What stands in the way of any rewrite; nil if nothing does.
    var obstacle: Obstacle?
    /// What declares the helper; nil if only its name is known.
    var declaration: HelperDeclaration?
    var place = Place()
    /// What the receiver's own text shows of its type.
    var receiverFacts = ReceiverFacts()
    /// The protocol of what it is called on, where that is no view and pages state of it what is applied: `TabContent`.
    var otherProtocol: String?
    /// The comments in `range` that belong to no link and stand outside the condition, in the order of the text.
    var looseComments: [CommentTrivia] = []
    /// What the closure is given; nil where that is not known.
    var shape: HelperDeclaration.ClosureShape?
    /// What is given for its closures, whether these are plain chains or not.
    var closures: [NodeID] = []
    /// The calls that are links of this one, each by the link's node.
    var inner: [NodeID: ConditionalCall] = [:]
    /// Where it stands for several calls in a row, these, in their order.
    var parts: [ConditionalCall] = []
    /// True for a call of `EitherView` itself, which is planned as if it were one of a helper.
    var isEitherView = false
    /// How it stands, where it is an `if` with an `else`, which is planned as if it were a call of a helper.
    var explicit: ExplicitBranch?

    /// True for what is no call of a helper: its result is written with what it is applied to.
    var isSpelledOut: Bool { isEitherView || explicit != nil }
}

/// `if c { base.a() } else { base }`
struct ExplicitBranch: Sendable {
    /// `if c { return base.a() } else { return base }`
    let isReturned: Bool
    /// True for an `if` behind an `else`, instead of which a block is written.
    let isBlock: Bool
    /// How much deeper than the view the first modifier stands; nil where it begins no line.
    let depth: String?
    /// The `if`s behind an `else` that are one with it, so long as it is rewritten, or could be.
    var rungs: [NodeID] = []
    /// All of it, in bytes, where that is more than the call's node.
    var whole: Range<Int>?
    /// What stands above its sides, and goes above the view.
    var above: [CommentTrivia] = []
    /// The comments that need no place among its modifiers: those above the sides, and what is said in what these share.
    var heldElsewhere: [CommentTrivia] = []
    /// The modifier of the view that follows its identity: somebody may want it to begin anew.
    var followed: String?
    /// What becomes of the `AnyView`s of its sides; nil where these are none.
    var erasure: Erasure?
    /// True where they are given back by a variable, which is an `AnyView` whatever the view is.
    var isVariable = false
    /// The names of modifiers of its sides that do nothing, and are left out.
    var idle: Set<String> = []

    /// What makes a `switch` the ladder that it is equal to, where only that may become a choice.
    var ladder: Edit?

    var beginsLine: Bool { depth != nil }
}

/// The condition of a call, as the user wrote it.
struct Condition: Sendable {
    let expression: NodeID
    /// True for a helper such as `unless`: the closure is applied when the expression is false.
    let isNegated: Bool
    /// True where a `!` at its start may be another than that of `Bool`.
    var hasOwnNegation = false
    /// Patterns of a `switch`, one of which the expression is; none for a `Bool`.
    var cases: [NodeID] = []
    /// Where it is a part of the expression, its operands with the operators between them.
    var operands: [NodeID] = []

    var nodes: [NodeID] { operands.isEmpty ? [expression] : operands }
}

/// What one closure of a call applies: a chain of modifiers on the closure's parameter.
struct Side: Sendable {
    let closure: NodeID
    /// `$0` or the parameter's name.
    let parameter: String
    /// In the order in which they are applied. Empty for a closure that gives its parameter back.
    var links: [Link]
    /// `$1` or the name for the unwrapped optional; nil where the closure takes none.
    var payload: String?
    /// The constants that the closure computes for its chain.
    var locals: [ClosureLocal] = []
    /// The names of its links that do nothing, and are left out.
    var idle: Set<String> = []
}

/// One modifier of a chain: `.frame(width: 100)`.
struct Link: Sendable {
    /// The call expression, whose callee is a `member` with the rest of the chain as its base.
    let node: NodeID
    /// Without backticks.
    let name: String
    /// From the dot past the last closure or parenthesis.
    let range: Range<Int>
    let arguments: [Argument]
    /// The comments on their own lines before the dot. For the first link, all since the closure's brace.
    var commentsBefore: [CommentTrivia] = []
    /// The comments behind it on its last line.
    var commentsAfter: [CommentTrivia] = []
    /// True where the link before it stands in another closure.
    var beginsClosure = false
    /// The modifier that takes it, where it is not written as a call of that: `Card()`, which a helper is given.
    var taker: String?
    /// True for a modifier of a member: `.backport.glow()`.
    var isOfMember = false
    /// What decides of it, where that is not the call's condition; empty for what is always applied.
    var terms: [JoinedCondition.Term]?

    /// What it applies.
    func use(in file: SourceFile) -> ModifierUse {
        taker.map { ModifierUse($0, applying: node, in: file) } ?? ModifierUse(call(in: file))
    }

    /// As a call of its file: `Card()` where that is all that is written.
    func call(in file: SourceFile) -> Call { Call(node, in: file)! }

    /// What stands instead of its text, as a link of a chain.
    func placed(_ passage: Passage) -> Passage { taker.map { Passage(".\($0)(") + passage + ")" } ?? passage }
}

extension Link {
    /// A modifier of a chain.
    init(_ call: Call) {
        self.init(node: call.node, name: call.name, range: call.linkRange, arguments: call.arguments)
    }

    /// `.backport.glow()`, which is no modifier of the view itself where members stand before it.
    init(_ link: Closure.MemberCall) {
        let (call, path) = (link.call, link.path)
        self.init(
            node: call.node, name: (path + [call.name]).joined(separator: "."), range: link.range,
            arguments: call.arguments)
        isOfMember = !path.isEmpty
    }

    /// A value that a helper applies by a modifier of that name.
    init(_ name: String, applying value: NodeID, in file: SourceFile) {
        let use = ModifierUse(name, applying: value, in: file)
        self.init(node: value, name: name, range: file.range(of: value), arguments: use.arguments)
        taker = name
    }
}

/// Why a call is not merged, before any rule is asked.
enum Obstacle: Sendable, Equatable {
    /// Its shape or place does not allow it.
    case refused(Refusal)
    /// The condition never changes.
    case constant(String)
    /// It must stay a branch, for this reason: the closure wraps, ignores or repeats its parameter.
    case branch(Refusal)
    /// A comment asks to leave it alone, and gives a reason.
    case suppressed(String)
    /// The run is not about it.
    case notAsked

    /// True where the user has said that it is to be left alone.
    var isWish: Bool {
        switch self {
        case .suppressed, .notAsked: true
        case .refused, .constant, .branch: false
        }
    }
}
