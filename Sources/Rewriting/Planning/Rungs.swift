import Syntax

/// Branches of which each is a choice of its own or, with others behind an `else`, part of a larger one.
struct Rungs {
    /// The whole around each of them.
    private var wholes: [NodeID: ConditionalCall] = [:]
    /// Whether a whole is planned as one.
    private var areOne: [NodeID: Bool] = [:]

    init(_ calls: [ConditionalCall]) {
        let nodes = Set(calls.map(\.node))
        for call in calls {
            for rung in call.explicit?.rungs ?? [] where nodes.contains(rung) { wholes[rung] = call }
        }
    }

    /// False for a rung of what is planned as one, and for the whole where its rungs are planned. What could be one at a level
    /// that is not allowed stays as it is, or that would not be found again.
    mutating func mayStandAlone(_ call: ConditionalCall, _ plan: (ConditionalCall) -> CallPlan) -> Bool {
        if let whole = wholes[call.node] {
            let isOne = areOne[whole.node] ?? [.rewritten, .withheld].contains(plan(whole).outcome)
            areOne[whole.node] = isOne
            return !isOne
        }
        return areOne[call.node] ?? true
    }
}
