import RuleModel
import Semantics
import Syntax

/// Calls that follow one another in a chain, each under the condition of the first, under its opposite, or never with it: the
/// closures of one kind are one side of a choice, those of the other kind its other side.
struct Neighbours {
    /// In the order in which they are applied, which is that of the text.
    let calls: [ConditionalCall]
    /// For each call, when it is applied, beside the first one.
    private let relations: [ConditionRelation]

    /// True if there are calls of both sides, and one side is always on.
    var areOpposite: Bool { relations.contains(.opposite) && !relations.contains(.exclusive) }

    /// True if some modifier is given by both sides, if only as what another is short for.
    func haveModifiersInCommon(_ rules: RuleBook) -> Bool {
        let names = sides.map { side in
            Set(
                side.flatMap(\.links).map(\.name).flatMap { name in
                    [name] + (rules.overloads[name] ?? []).compactMap { $0.same?.name }
                })
        }
        return !names[0].isDisjoint(with: names[1])
    }

    /// The calls of one side and those of the other.
    var sides: [[ConditionalCall]] {
        [true, false].map { side in zip(calls, relations).filter { ($1 == .same) == side }.map(\.0) }
    }

    /// The first calls of these, down to two: where not all go together, fewer may. Of a row that is longer than anybody
    /// writes only the two.
    var beginnings: [Neighbours] {
        (2...(calls.count < Self.mostCalls ? calls.count : 2)).reversed().map { count in
            Neighbours(calls: Array(calls.prefix(count)), relations: Array(relations.prefix(count)))
        }
    }

    /// Those of a file that hold calls of both sides, by the node of their first call.
    static func all(among calls: [ConditionalCall], in own: FileSemantics) -> [NodeID: Neighbours] {
        var behind: [NodeID: ConditionalCall] = [:]
        for call in calls where call.mayBeNeighbour {
            if let receiver = call.receiver { behind[receiver] = call }
        }
        guard !behind.isEmpty else { return [:] }
        return calls.reduce(into: [:]) { found, first in
            guard first.mayBeNeighbour, behind[first.node] != nil else { return }
            var run = [first]
            var relations = [ConditionRelation.same]
            while let next = behind[run.last!.node], run.count < mostCalls,
                let relation = relation(of: next, to: first, in: own)
            {
                run.append(next)
                relations.append(relation)
            }
            if relations.contains(where: { $0 != .same }) {
                found[first.node] = Neighbours(calls: run, relations: relations)
            }
        }
    }

    /// When a call is applied, beside another.
    private static func relation(
        of call: ConditionalCall, to other: ConditionalCall, in own: FileSemantics
    ) -> ConditionRelation? {
        guard let relation = own.relation(of: other.asked, to: call.asked) else { return nil }
        let (one, two) = (call.condition.isNegated, other.condition.isNegated)
        switch relation {
        case .same: return one == two ? .same : .opposite
        case .opposite: return one == two ? .opposite : .same
        case .exclusive: return one || two ? nil : .exclusive
        }
    }

    /// More than anybody writes.
    private static let mostCalls = 7

    /// All of them as one call with two closures; nil where there is none such.
    func joined(in own: FileSemantics) -> ConditionalCall? {
        guard let last = calls.last, agree else { return nil }
        // What a closure unwraps is known of one closure only.
        let unwrapping = calls.filter { call in
            call.kind == .optional || !own.unwrapping(under: call.condition.expression, in: call.closures.first).isEmpty
        }
        guard unwrapping.isEmpty || calls.count == 2 && unwrapping.count == 1 else { return nil }
        let leader = unwrapping.first ?? calls[0]
        let isLikeFirst = sides[0].contains { $0.node == leader.node }
        let (likeLeader, others) = isLikeFirst ? (sides[0], sides[1]) : (sides[1], sides[0])
        let range = calls[0].range.lowerBound..<last.range.upperBound
        var call = ConditionalCall(
            helper: calls[0].helper, kind: leader.kind, node: last.node, receiver: calls[0].receiver, range: range,
            condition: leader.condition, whenTrue: side(likeLeader), whenFalse: side(others), obstacle: nil,
            declaration: calls[0].declaration, place: last.place, receiverFacts: calls[0].receiverFacts)
        call.closures = calls.flatMap(\.closures)
        call.shape = leader.shape
        call.parts = calls
        let owned = call.links.flatMap { $0.commentsBefore + $0.commentsAfter }
        let kept = call.links.map(\.range) + [own.file.range(of: leader.condition.expression)]
        call.looseComments = own.file.comments(in: range).filter { comment in
            !owned.contains(comment) && !kept.contains { $0.contains(comment.range.lowerBound) }
        }
        return call
    }

    /// True if all are declared on the same, and give the same.
    private var agree: Bool {
        calls.dropFirst().allSatisfy { call in
            call.declaration?.receiver == calls[0].declaration?.receiver
                && call.declaration?.result == calls[0].declaration?.result
        }
    }

    /// The closures of some calls as one.
    private func side(_ calls: [ConditionalCall]) -> Side? {
        guard var side = calls.first?.whenTrue else { return nil }
        var links = side.links
        for other in calls.dropFirst().compactMap(\.whenTrue) {
            links += other.links.enumerated().map { place, link in
                var link = link
                link.beginsClosure = place == 0
                return link
            }
        }
        side.links = links
        return side
    }
}

extension ConditionalCall {
    /// True for a call of one closure, a plain chain of modifiers, which is no link of another call.
    fileprivate var mayBeNeighbour: Bool {
        obstacle == nil && !isSpelledOut && whenTrue?.links.isEmpty == false && whenFalse == nil && inner.isEmpty
            && place.outer == nil && !place.isInPostfixIfConfig
    }

    fileprivate var asked: (node: NodeID, kind: ConditionKind) { (condition.expression, kind) }
}
