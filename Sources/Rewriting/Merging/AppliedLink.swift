import Semantics
import Syntax

/// A modifier that a call applies, itself or through a call of a helper in its closure, with all conditions for it.
struct AppliedLink {
    var link: Link
    let condition: JoinedCondition
    /// The innermost call that it belongs to.
    let call: NodeID
    /// What the closures around it bind.
    let boundNames: Set<String>
    /// What stands between it, or the call that it begins, and the link before; nil for a first one. Behind the link
    /// for the first of another closure, which has nothing of the kind.
    var gap: Range<Int>?
    /// The comments that go above it, if they do not stand in the gap.
    var above: [CommentTrivia]
    /// The comments that go behind it, if they do not stand in the next gap.
    var behind: [CommentTrivia] = []
    /// Comments of another side's link, which is one with it, that what goes above it says already.
    var repeated: [CommentTrivia] = []
}

extension AppliedLink {
    /// The same of the type that the link applies, if that is read: a modifier that is called as `Card(radius: 8)` within
    /// `.modifier(Card(radius: 8))`.
    func applyingType(at site: Site) -> AppliedLink {
        guard let made = site.own.appliedModifier(link.use(in: site.file)) else { return self }
        var copy = self
        copy.link = link.applying(made)
        return copy
    }
}

extension Link {
    /// The link as one of what it applies.
    func applying(_ made: Call) -> Link {
        Link(
            node: made.node, name: made.name, range: range, arguments: made.arguments, commentsBefore: commentsBefore,
            commentsAfter: commentsAfter, taker: taker)
    }

    /// What stands between it and the link before it; nothing, where that is another closure's.
    fileprivate func gap(behind link: Link) -> Range<Int> {
        beginsClosure ? range.upperBound..<range.upperBound : link.range.upperBound..<range.lowerBound
    }
}

extension ConditionalCall {
    /// This call, and those that are its links, however deep.
    var all: [ConditionalCall] { [self] + links.compactMap { inner[$0.node] }.flatMap(\.all) }

    /// The calls that are links of this one, in the order in which they are applied.
    var innerInOrder: [ConditionalCall] { links.compactMap { inner[$0.node] } }

    /// The links of both closures, with those of calls among them in place of these.
    var modifiers: [Link] { links.flatMap { link in inner[link.node].map(\.modifiers) ?? [link] } }

    /// What is applied on each side, in order. The second is not empty only where there is an `else`.
    ///
    /// - Parameter payloads: what is in the optionals of the calls, which `copier` has marked.
    /// - Parameter omitted: calls that are left out.
    /// - Parameter unfolds: what is under `true` is applied always, and what is under `false` is left out.
    func appliedLinks(
        _ payloads: [NodeID: [Payload]], _ copier: Copier, _ totality: Totality, without omitted: Set<NodeID>,
        unfolding unfolds: Bool,
        under terms: [JoinedCondition.Term] = [], in names: Set<String> = []
    ) throws(Refusal) -> [[AppliedLink]] {
        var sides: [[AppliedLink]] = []
        for (side, isElse) in [(whenTrue, false), (whenFalse, true)] {
            guard let side else { continue }
            var own = self.terms(payloads[node] ?? [], isElse: isElse, totality)
            if unfolds, kind == .bool, let value = copier.file.booleanLiteral(condition.expression) {
                if value == own[0].isNegated { continue }
                own = []
            }
            let (outer, terms) = (terms, terms + own)
            let names = names.union([side.parameter, side.payload].compactMap(\.self))
            var applied: [AppliedLink] = []
            for (place, link) in side.links.enumerated() where !omitted.contains(link.node) {
                let isFirst = place == 0 || link.beginsClosure
                let gap = place == 0 ? nil : link.gap(behind: side.links[place - 1])
                let above = isFirst ? link.commentsBefore : []
                let isLast = place == side.links.count - 1 || side.links[place + 1].beginsClosure
                guard let call = inner[link.node] else {
                    applied.append(
                        AppliedLink(
                            link: link,
                            condition: JoinedCondition(
                                terms: link.terms.map { outer + $0 } ?? terms, copier: copier), call: node,
                            boundNames: names, gap: gap, above: above, behind: isLast ? link.commentsAfter : []))
                    continue
                }
                var part = try call.appliedLinks(
                    payloads, copier, totality, without: omitted, unfolding: unfolds, under: terms, in: names)
                // Two sides have one place for the comments between them, and that would be twice.
                if part.count > 1, !copier.file.comments(in: call.range).isEmpty { throw .commentWithoutPlace }
                if part.count > 1 { part[1][0].gap = link.range.upperBound..<link.range.upperBound }
                var links = part.flatMap(\.self)
                if links.isEmpty { continue }
                let last = links.count - 1
                links[0].gap = gap
                links[0].above = above + links[0].above
                for comment in call.looseComments {
                    let isBefore = comment.range.lowerBound < links[last].link.range.lowerBound
                    if isBefore { links[0].above.append(comment) } else { links[last].behind.append(comment) }
                }
                links[0].above.sort { $0.range.lowerBound < $1.range.lowerBound }
                if isLast { links[last].behind += link.commentsAfter }
                applied += links
            }
            if !applied.isEmpty { sides.append(applied) }
        }
        return sides
    }

    /// The condition of one side; the operands of an `&&` apart where some of them say that an optional is not `nil`.
    private func terms(_ payloads: [Payload], isElse: Bool, _ totality: Totality) -> [JoinedCondition.Term] {
        let isNegated = condition.isNegated != isElse
        func term(_ nodes: [NodeID], isNegated: Bool, _ payload: Payload? = nil) -> JoinedCondition.Term {
            JoinedCondition.Term(
                nodes: nodes, isNegated: isNegated, hasOwnNegation: condition.hasOwnNegation, payload: payload,
                cases: condition.cases, untotal: nodes.firstNonNil(totality.obstacle))
        }
        if kind == .optional {
            let optional = payloads.first?.optional ?? condition.expression
            return [term([optional], isNegated: isNegated, payloads.first)]
        }
        if payloads.isEmpty || isNegated {
            return [term(condition.nodes, isNegated: isNegated)]
        }
        let file = totality.file
        return file.conjunction(condition.expression).map { operands in
            let payload = payloads.first { file.optional(of: operands) == $0.optional }
            return term(payload.map { [$0.optional] } ?? operands, isNegated: false, payload)
        }
    }
}
