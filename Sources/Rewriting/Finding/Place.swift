import Semantics
import Syntax

/// Where a call stands, as far as that limits what may be written there.
struct Place: Sendable, Equatable {
    /// In the head of `if`, `guard`, `while`, `switch` or `for`, where a brace would begin the block: trailing closures
    /// go into parentheses.
    var isInStatementHead = false
    /// In a branch of a `#if` that stands in the chain itself.
    var isInPostfixIfConfig = false
    /// In a function that other modules may inline: it may name only what is public.
    var isInlinable = false
    /// The innermost conditional call in whose closure this one stands.
    var enclosing: NodeID?
    /// In how many such closures it stands.
    var depth = 0
    /// The conditional call of whose chain it is a link: it is one with that call.
    var outer: NodeID?
}
