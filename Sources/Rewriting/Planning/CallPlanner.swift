import RuleModel
import Semantics
import Syntax

/// Plans one conditional call, with those that are its links: each modifier by its own rule, all of them or none.
struct CallPlanner {
    let context: Context
    let call: ConditionalCall
    /// The calls among its links that are taken for not there.
    var omitted: Set<NodeID> = []
    let copier: Copier
    let evidence: EvidenceReader
    let held: HeldNames
    let bodies: NamedBodies
    /// The views that the receiver stands for.
    let behind: [SeenView]

    var file: SourceFile { copier.file }

    struct Result {
        var planned: PlannedCall
        /// What stands instead of the call, with the indentation of its place; nil unless it is rewritten.
        var passage: Passage?
        /// What was merged for each of the call and those that are its links.
        var merged: [NodeID: [MergedLink]] = [:]
    }

    func plan() -> Result {
        var planned = PlannedCall(
            helper: call.helper, kind: call.kind, range: call.range, links: call.modifiers.map(\.name), outcome: .left)
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
        guard call.links.contains(where: { !omitted.contains($0.node) }) else {
            return Result(planned: planned.left(.nothingApplied))
        }
        guard !call.isTooDeep(in: file) else { return Result(planned: planned.left(.tooDeep)) }
        for link in call.links where !omitted.contains(link.node) {
            guard let inner = call.inner[link.node], let (outcome, reason) = obstacle(of: inner) else { continue }
            planned.outcome = outcome
            planned.reason = Refusal.innerCall(inner.helper, reason).sentence
            return Result(planned: planned)
        }
        return merge(planned)
    }

    /// Why a call that is a link stays, whatever its modifiers are, and what the call around it is then.
    private func obstacle(of inner: ConditionalCall) -> (Outcome, String)? {
        switch inner.obstacle {
        case .refused(let refusal)?: return (.left, refusal.sentence)
        case .constant(let reason)?: return (.left, reason)
        case .branch(let refusal)?: return (.branch, refusal.sentence)
        case .suppressed(let reason)?: return (.left, reason)
        case nil: break
        }
        if inner.links.isEmpty { return (.left, Refusal.nothingApplied.sentence) }
        if inner.isTooDeep(in: file) { return (.left, Refusal.tooDeep.sentence) }
        return inner.links.firstNonNil { inner.inner[$0.node].flatMap(obstacle) }
    }

    /// What is applied on each side, with a copier that has marked what is in optionals.
    private func sides() throws(Refusal) -> [[AppliedLink]] {
        var payloads: [NodeID: [Payload]] = [:]
        var copier = copier
        for call in call.all where !omitted.contains(call.node) {
            payloads[call.node] = try call.payloads(evidence)
            copier = (payloads[call.node] ?? []).reduce(copier) { $0.marking($1) }
        }
        return try call.appliedLinks(payloads, copier, without: omitted)
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
                    let earlier = sides[..<place].flatMap { $0.map(\.link.name) }
                    let others = sides[(place + 1)...].flatMap(\.self)
                    try add(side, after: earlier, then: others, type: &type, to: &links)
                }
            }
            if let dead = links.dead {
                planned.outcome = .branch
                planned.rules = [dead.page]
                planned.reason = dead.reason
                return Result(planned: planned)
            }
            let whole = try place(links.merged.map(\.result), sides)
            let depth = copier.indentation(at: call.range.lowerBound)
            planned.rules = links.merged.map(\.page).unique
            planned.after = whole.text(at: depth)
            var level = links.merged.map(\.level).max() ?? .safe
            let applied = Array(zip(sides.flatMap(\.self), links.merged))
            try checkResultType(sides.flatMap(\.self), links.merged, text: planned.after!)
            for (needed, reason) in levels(of: applied) {
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
            return Result(
                planned: planned, passage: whole.indented(by: depth),
                merged: Dictionary(grouping: applied, by: \.0.call).mapValues { $0.map(\.1) })
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

    /// The links of both sides merged with one another, where they are of the same overloads.
    private func pairs(_ side: [AppliedLink], _ other: [AppliedLink]) -> [MergedLink]? {
        guard (side + other).allSatisfy({ $0.call == call.node }) else { return nil }
        let condition = side[0].condition
        return SidesMerge(
            context: context, condition: condition, evidence: evidence(for: condition), receiver: receiver,
            mustKeepType: mustKeepType, isInStatementHead: call.place.isInStatementHead,
            isMultiline: !copier.isSingleLine(call.range)
        )
        .merge(side.map(\.link), other.map(\.link))
    }

    private func evidence(for condition: JoinedCondition) -> EvidenceReader {
        var evidence = evidence
        evidence.unwrapped = condition.payloads.reduce(into: [:]) { found, payload in
            for mention in payload.mentions where found[mention] == nil { found[mention] = payload.optional }
        }
        return evidence
    }

    /// Merges each link of one side with its own inert form.
    private func add(
        _ side: [AppliedLink], after before: [String], then others: [AppliedLink], type: inout String,
        to links: inout Links
    ) throws(Refusal) {
        var names = call.evidence.links.union(before)
        let containers = Set(file.callsAround(call.node).map(\.dottedName))
        let isMultiline = !copier.isSingleLine(call.range)
        for (place, applied) in side.enumerated() {
            let (link, condition) = (applied.link, applied.condition)
            let choice = FormChoice(
                link: link, context: context, condition: condition, copier: condition.copier,
                evidence: evidence(for: condition),
                limits: Limits(
                    file: file, earlier: names, root: call.evidence.root, containers: containers,
                    later: LaterLinks(
                        file: file, call: call.node, helpers: context.index.helpers.names,
                        own: (side[(place + 1)...].filter { $0.call != applied.call } + others).map(\.link)),
                    receiver: call.receiver, behind: behind, held: held, rules: context.rules,
                    bodies: bodies, condition: condition.terms.flatMap(\.nodes), payloads: condition.payloads),
                boundNames: applied.boundNames,
                isMultiline: isMultiline, beginsLines: isMultiline && copier.isFirstOnLine(call.range.lowerBound),
                isInStatementHead: call.place.isInStatementHead,
                receiver: type, mustKeepType: mustKeepType)
            switch choice.plan() {
            case .left(let refusal): throw refusal
            case .branch(let page, let reason): links.dead = links.dead ?? (page, reason)
            case .withheld(let one, let level, let reason):
                links.withheld = links.withheld ?? (level, reason)
                links.merged.append(one)
            case .merged(let one): links.merged.append(one)
            }
            if context.rules.predecessors.contains(link.name) { names.insert(link.name) }
            type = links.merged.last?.type == type ? type : "View"
        }
    }

    private func place(_ links: [LinkMerge.Result], _ sides: [[AppliedLink]]) throws(Refusal) -> Passage {
        if links.allSatisfy({ $0.choices == 0 }) { throw .nothingToChoose }
        let copier = sides[0][0].condition.copier
        var whole = Passage()
        var rest = links[...]
        for (place, side) in sides.enumerated() {
            var layout = CallLayout(call: call, links: side, copier: copier, scopes: evidence.names.scopes)
            layout.isContinued = place > 0
            let own = try layout.place(Array(rest.prefix(side.count)))
            rest = rest.dropFirst(side.count)
            if place == 0 {
                whole = own
            } else if copier.isFirstOnLine(call.range.lowerBound), !copier.isSingleLine(call.range) {
                let depth = layout.depthOfLinks
                whole.append(line: depth + own.indented(by: depth), after: copier.lineBreak)
            } else {
                whole.append(own)
            }
        }
        // Two sides have one place for the comments between them, and that would be twice.
        if sides.count > 1, !file.comments(in: call.range).isEmpty { throw .commentWithoutPlace }
        let text = whole.text()
        if call.place.isInStatementHead, Template("x" + text).endsInClosure { throw .inStatementHead }
        let comments = file.comments(in: call.range)
        if !comments.isEmpty {
            let new = SourceFile(parsing: Array(text.utf8))
            let kept = Set(new.comments(in: 0..<new.bytes.count).map { firstLine($0, in: new) })
            if comments.contains(where: { !kept.contains(firstLine($0, in: file)) }) { throw .commentWithoutPlace }
        }
        return whole
    }

    /// Of a comment; its other lines may stand deeper or less deep.
    private func firstLine(_ comment: CommentTrivia, in file: SourceFile) -> ArraySlice<UInt8> {
        file.bytes[comment.range].prefix { !isLineBreak($0) }
    }

    /// What the whole call needs beside what its links do.
    private func levels(of links: [(AppliedLink, MergedLink)]) -> [(level: Level, reason: String)] {
        var levels: [(level: Level, reason: String)] = []
        // Of a call within the call, the conditions are those of both.
        for call in links.map(\.0.call).unique {
            let condition = links.first { $0.0.call == call }!.0.condition
            for term in condition.terms {
                let count = links.filter { $0.0.condition.terms.contains { $0.nodes == term.nodes } }
                    .map(\.1.result.choices).reduce(0, +)
                if count > 1, term.nodes.contains(where: { ExpressionFacts(of: $0, in: file).hasCall }) {
                    levels.append((.approx, "the condition holds a call, which would be evaluated \(count) times"))
                }
                if count > 3 { levels.append((.verbose, "the condition would be written \(count) times")) }
            }
        }
        if mustKeepType, let (applied, _) = links.first(where: { isLostToOthers($0.0.link) && $0.1.level == .safe }) {
            let name = applied.link.name
            levels.append((.assumed, "`\(name)` of a text that this one is put into, or goes on as, would be lost"))
        }
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
