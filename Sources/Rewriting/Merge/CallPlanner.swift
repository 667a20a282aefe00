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

    var file: SourceFile { copier.file }

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
        case .suppressed(let reason)?:
            planned.outcome = .suppressed
            planned.reason = reason
            return Result(planned: planned)
        case nil: break
        }
        guard branches.contains(where: { !$0.links.isEmpty }) else {
            return Result(planned: planned.left(.nothingApplied))
        }
        guard !call.isTooDeep(in: file) else { return Result(planned: planned.left(.tooDeep)) }
        return merge(planned)
    }

    /// One closure of the call, and the condition under which it is applied.
    private struct Side {
        let branch: Branch
        let condition: JoinedCondition
    }

    private func sides() throws(Refusal) -> [Side] {
        var payload: Payload?
        if let branch = call.whenTrue { payload = try self.payload(of: branch) }
        let copier = payload.map { self.copier.marking($0) } ?? self.copier
        func side(_ branch: Branch?, isElse: Bool) -> Side? {
            guard let branch, !branch.links.isEmpty else { return nil }
            let term = JoinedCondition.Term(
                node: payload?.optional ?? call.condition.expression, isNegated: call.condition.isNegated != isElse,
                payload: payload)
            return Side(branch: branch, condition: JoinedCondition(terms: [term], copier: copier))
        }
        return [side(call.whenTrue, isElse: false), side(call.whenFalse, isElse: true)].compactMap(\.self)
    }

    private func merge(_ planned: PlannedCall) -> Result {
        var planned = planned
        do throws(Refusal) {
            var sides = try sides()
            var links = Links()
            if sides.count == 2, let pairs = pairs(sides[0], sides[1]) {
                sides.removeLast()
                links.merged = pairs
            } else {
                var type = receiver
                for (place, side) in sides.enumerated() {
                    let earlier = sides[..<place].flatMap { $0.branch.links.map(\.name) }
                    try add(side, after: earlier, type: &type, to: &links)
                }
            }
            let condition = sides[0].condition
            if links.withheld == nil, let dead = links.dead {
                planned.outcome = .branch
                planned.rules = [dead.page]
                planned.reason = dead.reason
                return Result(planned: planned)
            }
            // A call is withheld before it is a branch, but then there is nothing to show for it.
            let whole = links.dead == nil ? try place(links.merged.map(\.result), sides) : nil
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

    /// What is in the call's optional; nil for a call with a plain condition.
    private func payload(of branch: Branch) throws(Refusal) -> Payload? {
        let condition = call.condition.expression
        var payload: Payload
        if call.kind == .optional {
            payload = try Payload(of: condition, parameter: branch.payload ?? "_", of: branch.closure, in: file)
        } else if !call.condition.isNegated,
            let (optional, mentions) = file.unwrapping(under: condition, in: branch.closure)
        {
            payload = Payload(of: optional, unwrappedBy: mentions, in: branch.closure, in: file)
        } else {
            return nil
        }
        // What an inner call became has its names already.
        let inner = copier.rewritten.filter { file.range(of: branch.closure).contains($0.range.lowerBound) }
        if inner.contains(where: { inner in payload.mentions.contains { $0.overlaps(inner.range) } }) {
            throw .shadowedName(payload.text)
        }
        if case .type(let text) = evidence.evidence(of: payload.optional) { payload.isOptional = text.hasSuffix("??") }
        return payload
    }

    /// What becomes of the links of one closure, if none of them is left.
    private struct Links {
        var merged: [MergedLink] = []
        var withheld: (level: Level, reason: String)?
        var dead: (page: String, reason: String)?
    }

    /// The links of both sides merged with one another, where they are of the same overloads.
    private func pairs(_ side: Side, _ other: Side) -> [MergedLink]? {
        SidesMerge(
            context: context, condition: side.condition, evidence: evidence(for: side.condition), receiver: receiver,
            mustKeepType: mustKeepType
        )
        .merge(side.branch.links, other.branch.links)
    }

    private func evidence(for condition: JoinedCondition) -> EvidenceReader {
        var evidence = evidence
        if let payload = condition.payload { evidence.payload = (payload.mentions, payload.optional) }
        return evidence
    }

    /// Merges each link of one side with its own inert form.
    private func add(
        _ side: Side, after before: [String], type: inout String, to links: inout Links
    ) throws(Refusal) {
        let (branch, condition) = (side.branch, side.condition)
        let copier = condition.copier
        let evidence = evidence(for: condition)
        var names = Set(call.evidence.links + earlier.flatMap(\.links).map(\.name) + before)
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
    }

    private func place(_ links: [LinkMerge.Result], _ sides: [Side]) throws(Refusal) -> Passage {
        if links.allSatisfy({ $0.choices == 0 }) { throw .nothingToChoose }
        let copier = sides[0].condition.copier
        var whole = Passage()
        var rest = links[...]
        for (place, side) in sides.enumerated() {
            let count = side.branch.links.count
            let layout = CallLayout(call: call, links: side.branch.links, copier: side.condition.copier)
            let own = try layout.place(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
            if place == 0 {
                whole = own
            } else if copier.isFirstOnLine(call.range.lowerBound) {
                whole.append(line: own, after: copier.lineBreak)
            } else {
                whole.append(own)
            }
        }
        // Two sides have one place for the comments between them, and that would be twice.
        if sides.count > 1, !file.comments(in: call.range).isEmpty { throw .commentWithoutPlace }
        if sides.count > 1, call.receiver == nil { throw .elseClosure }
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
}

extension PlannedCall {
    /// The same call, left alone.
    func left(_ refusal: Refusal) -> PlannedCall {
        PlannedCall(
            helper: helper, kind: kind, range: range, links: links, outcome: .left, reason: refusal.sentence)
    }
}
