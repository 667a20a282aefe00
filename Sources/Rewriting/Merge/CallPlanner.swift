import RuleModel
import Syntax

/// Plans one conditional call: each of its links by its own rule, all of them or none.
struct CallPlanner {
    let context: Context
    let call: ConditionalCall
    /// The calls that stand earlier in the same chain.
    let earlier: [ConditionalCall]
    let copier: Copier
    let evidence: EvidenceReader

    private var file: SourceFile { copier.file }

    struct Result {
        var planned: PlannedCall
        /// What stands instead of the call, with the indentation of its place; nil unless it is rewritten.
        var passage: Passage?
    }

    func plan() -> Result {
        let branches = [call.whenTrue, call.whenFalse].compactMap(\.self)
        var planned = PlannedCall(
            helper: call.helper, kind: call.kind, range: call.range, links: branches.flatMap { $0.links.map(\.name) },
            outcome: .left)
        switch call.obstacle {
        case .refused(let refusal)?: return Result(planned: planned.left(refusal))
        case .constant(let reason)?:
            planned.outcome = .constant
            planned.reason = reason
            return Result(planned: planned)
        case .branch(let refusal)?:
            planned.outcome = .branch
            planned.reason = refusal.sentence
            return Result(planned: planned)
        case .suppressed?:
            planned.outcome = .suppressed
            return Result(planned: planned)
        case nil: break
        }
        guard let branch = call.whenTrue, call.whenFalse?.links.isEmpty != false else {
            return Result(planned: planned.left(.elseClosure))
        }
        guard !branch.links.isEmpty else { return Result(planned: planned.left(.emptyClosure)) }
        return plan(branch, planned)
    }

    private func plan(_ branch: Branch, _ planned: PlannedCall) -> Result {
        var planned = planned
        let condition = JoinedCondition(
            terms: [JoinedCondition.Term(node: call.condition.expression, isNegated: call.condition.isNegated)],
            copier: copier)
        var merged: [MergedLink] = []
        var withheld: (level: Level, reason: String)?
        var dead: (page: String, reason: String)?
        var type = receiver
        var names = Set(
            call.evidence.links
                + earlier.flatMap { ($0.whenTrue?.links ?? []) + ($0.whenFalse?.links ?? []) }.map(\.name))
        let isMultiline = !copier.isSingleLine(call.range)
        for link in branch.links {
            let choice = FormChoice(
                link: link, context: context, condition: condition, copier: copier, evidence: evidence,
                limits: Limits(
                    file: file, earlier: names, root: call.evidence.root, containers: file.containers(around: call.node)
                ),
                boundNames: Set([branch.parameter, branch.payload].compactMap(\.self)),
                isMultiline: isMultiline, beginsLines: isMultiline && copier.isFirstOnLine(call.range.lowerBound),
                receiver: type, mustKeepType: mustKeepType)
            switch choice.plan() {
            case .left(let refusal): return Result(planned: planned.left(refusal))
            case .branch(let page, let reason): dead = dead ?? (page, reason)
            case .withheld(let one, let level, let reason):
                withheld = withheld ?? (level, reason)
                merged.append(one)
            case .merged(let one): merged.append(one)
            }
            names.insert(link.name)
            type = merged.last?.type == type ? type : "View"
        }
        planned.rules = merged.map(\.page).unique
        planned.notes = merged.flatMap(\.notes).unique
        planned.level = merged.map(\.level).max() ?? .safe

        if withheld == nil, let dead {
            planned.outcome = .branch
            planned.level = nil
            planned.rules = [dead.page]
            planned.notes = []
            planned.reason = dead.reason
            return Result(planned: planned)
        }
        // A call is withheld before it is a branch, but then there is nothing to show for it.
        let whole: Passage?
        do throws(Refusal) {
            whole = dead == nil ? try place(merged.map(\.result), of: branch) : nil
        } catch {
            return Result(planned: planned.left(error))
        }
        for (level, reason) in levels(of: merged.map(\.result), condition) {
            planned.level = max(planned.level ?? level, level)
            if !context.allowed.contains(level) { withheld = withheld ?? (level, reason) }
        }
        let depth = copier.indentation(at: call.range.lowerBound)
        planned.after = whole?.text(at: depth)
        if let withheld {
            planned.outcome = .withheld
            planned.level = withheld.level
            planned.reason = withheld.reason
            return Result(planned: planned)
        }
        planned.outcome = .rewritten
        planned.edits = [Edit(call.range, planned.after!)]
        return Result(planned: planned, passage: whole!.indented(by: depth))
    }

    private func place(_ links: [LinkMerge.Result], of branch: Branch) throws(Refusal) -> Passage {
        if links.allSatisfy({ $0.choices == 0 }) { throw .nothingToChoose }
        let whole = try CallLayout(call: call, links: branch.links, copier: copier).place(links)
        let text = whole.text()
        if call.place.isInStatementHead, text.contains("{") { throw .inStatementHead }
        let lost = file.comments(in: call.range).contains { !text.contains(firstLine($0)) }
        if lost { throw .commentWithoutPlace }
        return whole
    }

    private func firstLine(_ comment: Comment) -> Substring {
        let text = file.text(comment.range)
        return text.prefix { !$0.isNewline }
    }

    /// What the whole call needs beside what its links do.
    private func levels(
        of links: [LinkMerge.Result], _ condition: JoinedCondition
    ) -> [(level: Level, reason: String)] {
        let count = links.map(\.choices).reduce(0, +)
        var levels: [(level: Level, reason: String)] = []
        if condition.isCostly, count > 1 {
            levels.append((.approx, "the condition holds a call, which would be evaluated \(count) times"))
        }
        if count > 3 { levels.append((.verbose, "the condition would be written \(count) times")) }
        return levels
    }

    /// The type that the first link is applied to: `Text` where it is shown, or where the helper is declared on it.
    private var receiver: String {
        if let type = call.evidence.type { return type }
        let declared = call.declaration?.receiver ?? "View"
        return isOwnType(declared) ? declared : "View"
    }

    /// True where a `Text` must stay one: as an operand of `+`, or where that is what the helper gives back.
    private var mustKeepType: Bool {
        if let result = call.declaration?.result,
            isOwnType(result.hasPrefix("some ") ? String(result.dropFirst(5)) : result)
        {
            return true
        }
        guard receiver != "View" else { return false }
        var outermost = call.node
        while let parent = file.parent(of: outermost), file.chainBase(of: parent) == outermost { outermost = parent }
        guard let parent = file.parent(of: outermost), file.kind(parent) == .sequence else { return false }
        return file.children(of: parent).contains { file.kind($0) == .binaryOperator && file.text(of: $0) == "+" }
    }

    /// True for a view that a page names, and that is not just any view.
    private func isOwnType(_ name: String) -> Bool {
        name != "View" && context.rules.fact(named: name) != nil && context.rules.isKnown(name, toBe: "View")
    }
}

extension PlannedCall {
    /// The same call, left alone.
    func left(_ refusal: Refusal) -> PlannedCall {
        PlannedCall(
            helper: helper, kind: kind, range: range, links: links, outcome: .left, reason: refusal.sentence)
    }
}
