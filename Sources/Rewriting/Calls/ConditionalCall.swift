import Syntax

/// A call of a helper that applies modifiers only when a condition holds, taken apart.
struct ConditionalCall: Sendable {
    /// The helper's name, without backticks.
    let helper: String
    let kind: PlannedCall.Kind
    /// The whole call expression, its receiver included.
    let node: NodeID
    /// What the helper is called on; nil for an implicit `self`.
    let receiver: NodeID?
    /// From the dot before the helper's name (the name where there is no dot) past its last closure or parenthesis.
    let range: Range<Int>
    let condition: Condition
    /// What is applied when the condition holds; nil for nothing.
    let whenTrue: Branch?
    /// What is applied when it does not (`else:`); nil for nothing.
    let whenFalse: Branch?
    /// What stands in the way of any rewrite; nil if nothing does.
    let obstacle: Obstacle?
}

/// The condition of a call, as the user wrote it.
struct Condition: Sendable {
    let expression: NodeID
    /// True for a helper such as `unless`: the closure is applied when the expression is false.
    let isNegated: Bool
}

/// One closure of a call: a chain of modifiers on the closure's parameter.
struct Branch: Sendable {
    let closure: NodeID
    /// `$0` or the parameter's name.
    let parameter: String
    /// In the order in which they are applied. Empty for a closure that gives its parameter back.
    let links: [Link]
}

/// One modifier of a chain: `.frame(width: 100)`.
struct Link: Sendable {
    /// The call expression, whose callee is a `member` with the rest of the chain as its base.
    let node: NodeID
    /// Without backticks.
    let name: String
    /// From the dot past the last closure or parenthesis.
    let range: Range<Int>
    let arguments: [LinkArgument]
}

/// One argument of a link.
struct LinkArgument: Sendable {
    let label: String?
    let value: NodeID
    /// True for a closure behind the parentheses.
    let isTrailing: Bool
}

/// Why a call is not merged, before any rule is asked.
enum Obstacle: Sendable, Equatable {
    /// Its shape or place does not allow it.
    case refused(Refusal)
    /// The condition never changes.
    case constant(String)
    /// It must stay a branch, for this reason: the closure wraps, ignores or repeats its parameter.
    case branch(Refusal)
}
