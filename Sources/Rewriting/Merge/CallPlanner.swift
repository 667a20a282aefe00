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
        do throws(Refusal) {
            var links = try links(of: branch, condition)
            if links.withheld == nil, let dead = links.dead {
                planned.outcome = .branch
                planned.rules = [dead.page]
                planned.reason = dead.reason
                return Result(planned: planned)
            }
            // A call is withheld before it is a branch, but then there is nothing to show for it.
            let whole = links.dead == nil ? try place(links.merged.map(\.result), of: branch) : nil
            let depth = copier.indentation(at: call.range.lowerBound)
            planned.rules = links.merged.map(\.page).unique
            planned.after = whole?.text(at: depth)
            var level = links.merged.map(\.level).max() ?? .safe
            for (needed, reason) in levels(of: links.merged.map(\.result), condition) {
                level = max(level, needed)
                if !context.allowed.contains(needed) { links.withheld = links.withheld ?? (needed, reason) }
            }
            if let withheld = links.withheld {
                planned.outcome = .withheld
                planned.level = withheld.level
                planned.reason = withheld.reason
                return Result(planned: planned)
            }
            planned.outcome = .rewritten
            // What is said of a form is said where it is applied.
            planned.notes = links.merged.flatMap(\.notes).unique
            planned.level = level
            planned.edits = [Edit(call.range, planned.after!)]
            return Result(planned: planned, passage: whole!.indented(by: depth))
        } catch {
            return Result(planned: planned.left(error))
        }
    }

    /// What becomes of the links of one closure, if none of them is left.
    private struct Links {
        var merged: [MergedLink] = []
        var withheld: (level: Level, reason: String)?
        var dead: (page: String, reason: String)?
    }

    private func links(of branch: Branch, _ condition: JoinedCondition) throws(Refusal) -> Links {
        var links = Links()
        var type = receiver
        var names = Set(call.evidence.links + earlier.flatMap(\.links).map(\.name))
        let containers = file.containers(around: call.node)
        let isMultiline = !copier.isSingleLine(call.range)
        for link in branch.links {
            let choice = FormChoice(
                link: link, context: context, condition: condition, copier: copier, evidence: evidence,
                limits: Limits(
                    file: file, earlier: names, root: call.evidence.root, containers: containers,
                    rules: context.rules),
                boundNames: Set([branch.parameter, branch.payload].compactMap(\.self)),
                isMultiline: isMultiline, beginsLines: isMultiline && copier.isFirstOnLine(call.range.lowerBound),
                receiver: type, mustKeepType: mustKeepType)
            switch choice.plan() {
            case .left(let refusal): throw refusal
            case .branch(let page, let reason): links.dead = links.dead ?? (page, reason)
            case .withheld(let one, let level, let reason):
                links.withheld = links.withheld ?? (level, reason)
                links.merged.append(one)
            case .merged(let one): links.merged.append(one)
            }
            names.insert(link.name)
            type = links.merged.last?.type == type ? type : "View"
        }
        return links
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
