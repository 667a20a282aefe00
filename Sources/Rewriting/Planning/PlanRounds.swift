import Semantics
import Syntax

extension Plan {
    /// This plan and the one for the text that it makes, as one: edits of both, and what became of each call in the end.
    ///
    /// - Parameter unread: the project's own modifiers of which the later plan does not know how they are given a switch.
    /// - Returns: nil if a call of the later plan is none of this one's.
    func followed(by next: Plan, _ applied: AppliedEdits, unread: Set<String>) -> Plan? {
        var rounds = PlanRounds(plan: self, next: next, applied: applied, unread: unread)
        return rounds.merge() ? rounds.plan : nil
    }
}

/// Two plans, of which the later one is for the text that the first one makes.
///
/// A call may be shown to be of a text, or to stand in a builder, only once another is rewritten.
private struct PlanRounds {
    var plan: Plan
    let next: Plan
    let applied: AppliedEdits
    let unread: Set<String>

    mutating func merge() -> Bool {
        guard next.declaration == nil else { return false }
        var matches = matches()
        var planned = plan
        var wholes: [Range<Int>] = []
        // A branch may be one only now: both sides begin with the same view.
        for late in next.calls.indices where matches[late] == nil && next.calls[late].isExplicit {
            var call = next.calls[late]
            if let maker = maker(of: call) {
                if call.outcome == .rewritten { planned.calls[maker].takeOver(call) }
                continue
            }
            matches[late] = planned.calls.count
            let range = call.range
            call.range = applied.origin(of: range.lowerBound)..<applied.origin(of: range.upperBound, atEnd: true)
            planned.calls.append(call)
            wholes.append(call.range)
        }
        for (late, early) in matches {
            let (old, new) = (planned.calls[early], next.calls[late])
            guard new.outcome != old.outcome || !new.edits.isEmpty else { continue }
            if case .refusal(.noRule(let name, _))? = new.reason, unread.contains(name) { continue }
            planned.calls[early] = new
            planned.calls[early].range = old.range
        }
        for call in planned.calls.indices { planned.calls[call].edits = [] }
        let groups = EditGroups(applied, next.edits)
        for group in groups.all {
            guard let owner = owner(of: group, matches) else { return false }
            let edit = groups.edit(for: group)
            switch owner {
            case .call(let call):
                planned.calls[call].edits.append(edit)
                planned.calls[call].after = edit.replacement
                let parts = group.early.map { applied.edits[$0] }
                planned.removals.removeAll(where: parts.contains)
            case .declaration: planned.declaration = edit
            // A switch has the edits that it had.
            case .given: continue
            }
        }
        // What stood behind an `else` of such a branch is a part of it.
        func isPart(_ call: PlannedCall) -> Bool {
            call.isExplicit && call.edits.isEmpty && wholes.contains { call.range.isBehindElse(of: $0) }
        }
        for part in planned.calls where isPart(part) && part.outcome == .rewritten {
            let whole = planned.calls.firstIndex {
                $0.isExplicit && $0.outcome == .rewritten && part.range.isBehindElse(of: $0.range)
            }
            if let whole { planned.calls[whole].takeOver(part) }
        }
        planned.calls.removeAll(where: isPart)
        planned.calls.sort { $0.range.lowerBound < $1.range.lowerBound }
        planned.homes.formUnion(next.homes)
        planned.result = next.result.map { last in
            Plan.Result(edits: AppliedEdits(planned.edits, to: applied.old), file: last.file)
        }
        plan = planned
        return true
    }

    private enum Owner {
        case call(Int)
        case declaration
        case given
    }

    /// The call whose edit holds all of a group's; nil if there is none.
    private func owner(of group: EditGroups.Group, _ matches: [Int: Int]) -> Owner? {
        for (late, call) in next.calls.enumerated() where call.edits.contains(where: { $0.range == group.range }) {
            return (matches[late] ?? maker(of: call)).map { .call($0) }
        }
        guard let whole = group.early.first(where: { applied.places[$0] == group.range }) else { return nil }
        if let call = plan.calls.firstIndex(where: { $0.edits.contains(applied.edits[whole]) }) { return .call(call) }
        guard group.late.isEmpty else { return nil }
        return plan.declaration == applied.edits[whole] ? .declaration : .given
    }

    /// The call whose edit has made a branch that nobody wrote: `if c { Circle().fill(.red) } else { Circle() }` where two
    /// overlays became one.
    private func maker(of branch: PlannedCall) -> Int? {
        guard branch.isExplicit,
            let place = applied.places.firstIndex(where: {
                $0.contains(branch.range.lowerBound) && branch.range.upperBound <= $0.upperBound
            })
        else { return nil }
        return plan.calls.firstIndex { $0.edits.contains(applied.edits[place]) }
    }

    /// For each call of the later plan that matters, the same one in the first.
    private func matches() -> [Int: Int] {
        var matches: [Int: Int] = [:]
        var free = plan.calls.indices.filter { plan.calls[$0].outcome != .rewritten }
        for late in next.calls.indices {
            let call = next.calls[late]
            let start = applied.origin(of: call.range.lowerBound)
            // What was copied into a replacement is matched in the order of the text.
            let holder = applied.places.firstIndex { $0.contains(call.range.lowerBound) }.map {
                applied.edits[$0].range
            }
            let place = free.firstIndex { early in
                let old = plan.calls[early]
                guard old.helper == call.helper else { return false }
                guard let holder else { return old.range.lowerBound == start }
                return holder.contains(old.range.lowerBound) && old.links == call.links
            }
            if let place { matches[late] = free.remove(at: place) }
        }
        return matches
    }
}

extension PlannedCall {
    /// Counts what is said of another one that is a part of it now.
    fileprivate mutating func takeOver(_ part: PlannedCall) {
        if level ?? .safe == .safe { (level, reason, modifier) = (part.level, part.reason, part.modifier) }
        caveats += part.caveats.filter { !caveats.contains($0) }
        notes += part.notes.filter { !notes.contains($0) }
        rules += part.rules.filter { !rules.contains($0) }
        needs.formUnion(part.needs)
    }
}
