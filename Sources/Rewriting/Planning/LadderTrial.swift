import Semantics
import Syntax

// A `switch` that is planned as the ladder that it is equal to: it becomes a choice as a whole, or stays as it is written.
extension Context {
    /// What would become of some switches of a file.
    ///
    /// - Parameter ladders: the edits that make ladders of them.
    /// - Returns: the plan of what becomes a choice, nil for nothing; and what is said of the others.
    func trial(
        of ladders: [Edit], in file: SourceFile, path: Path
    ) -> (merged: Plan?, failed: [PlannedCall]) {
        var (rest, failed) = (ladders, [PlannedCall]())
        // What stands in another one is tried before that.
        while !rest.isEmpty {
            let inner = rest.filter { ladder in
                !rest.contains { $0 != ladder && ladder.range.contains($0.range.lowerBound) }
            }
            rest.removeAll(where: inner.contains)
            let calls = self.calls(of: inner, in: file, path: path)
            failed += calls.filter(\.edits.isEmpty)
            let merged = Plan(calls: calls.filter { !$0.edits.isEmpty }).applied(to: file)
            if merged.result != nil { return (merged, failed) }
        }
        return (nil, failed)
    }

    /// What becomes of switches that stand beside one another, each with an edit if it becomes a choice.
    private func calls(of ladders: [Edit], in file: SourceFile, path: Path) -> [PlannedCall] {
        let ladders = ladders.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let applied = AppliedEdits(ladders, to: file.bytes)
        let text = SourceFile(parsing: applied.bytes)
        var context = reading(text, path: path)
        context.asked = (asked ?? AskedCalls()).after(applied, others: [])
        context.asked?.parts = applied.places
        var plan = context.round(text, path: path)
        // Another one in it has been tried.
        plan.ladders = []
        let last = context.settle(&plan, text, path: path)
        return zip(ladders, applied.places).compactMap { ladder, place in
            if let call = plan.calls.first(where: { $0.range == place && $0.edits.contains { $0.range == place } }) {
                return call.standing(for: ladder, applied, at: place)
            }
            let left = last.call(leftIn: place, behind: plan.result?.edits)
            return left?.standing(for: ladder, applied, at: place)
        }
    }
}

extension PlannedCall {
    /// What became of a ladder, said of the `switch` that is equal to it.
    ///
    /// - Parameter applied: what made a ladder of it, at a place.
    fileprivate func standing(for ladder: Edit, _ applied: AppliedEdits, at place: Range<Int>) -> PlannedCall {
        var call = self
        call.range = ladder.range
        call.edits = edits.map { edit in
            if edit.range == place { return Edit(ladder.range, edit.replacement) }
            // The result type of what is around it.
            let start = applied.origin(of: edit.range.lowerBound)
            return Edit(start..<applied.origin(of: edit.range.upperBound, atEnd: true), edit.replacement)
        }
        return call
    }
}

extension Plan {
    /// The outermost explicit branch that is left where a ladder stood, without an edit.
    fileprivate func call(leftIn place: Range<Int>, behind applied: AppliedEdits?) -> PlannedCall? {
        let start = applied?.place(of: place.lowerBound) ?? place.lowerBound
        let end = applied?.place(of: place.upperBound, atEnd: true) ?? place.upperBound
        let calls = calls.filter { $0.isExplicit && start <= $0.range.lowerBound && $0.range.upperBound <= end }
        guard var call = calls.min(by: { $0.range.lowerBound < $1.range.lowerBound }), call.outcome != .rewritten
        else { return nil }
        if call.range != start..<end { call.after = nil }
        call.edits = []
        return call
    }
}

extension Plan {
    /// Says of switches that are equal to ladders what is known of these.
    ///
    /// - Parameter applied: what has made the text in which they stand.
    mutating func say(_ calls: [PlannedCall], behind applied: AppliedEdits) {
        for call in calls where call.outcome != .rewritten {
            let start = applied.origin(of: call.range.lowerBound)
            guard let place = self.calls.firstIndex(where: { $0.range.lowerBound == start && $0.isUntriedLadder })
            else { continue }
            var call = call
            call.range = self.calls[place].range
            self.calls[place] = call
        }
    }
}

extension PlannedCall {
    /// True for a `switch` of which it is only known that no one condition decides of each modifier.
    var isUntriedLadder: Bool {
        isExplicit && outcome == .left && reason == .refusal(.undecidedBranch(.each))
    }
}
