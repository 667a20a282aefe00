import RuleModel
import Syntax

/// Plans the calls of one file: inner ones before those around them, so that an outer edit holds what became of them.
struct FilePlanner {
    let context: Context
    let calls: [ConditionalCall]
    let scope: EitherViewScope
    let evidence: EvidenceReader
    private(set) var copier: Copier
    private(set) var planned: [PlannedCall] = []
    /// The files of which one is to declare `EitherView`.
    private(set) var homes: Set<String> = []
    /// What is in the optionals of calls that stand around others.
    private let payloads: [NodeID: [Payload]]

    private var file: SourceFile { copier.file }

    init(
        context: Context, calls: [ConditionalCall], scope: EitherViewScope, evidence: EvidenceReader, copier: Copier
    ) {
        self.context = context
        self.calls = calls.sorted { $0.node < $1.node }
        self.scope = scope
        self.evidence = evidence
        self.copier = copier
        let outer = Set(calls.compactMap(\.place.enclosing))
        payloads = calls.reduce(into: [:]) { payloads, call in
            guard outer.contains(call.node), call.obstacle == nil else { return }
            // What is spelled in several ways could not be spelled again.
            payloads[call.node] = try? call.payloads(evidence).filter { payload in
                payload.mentions.allSatisfy { evidence.file.text($0) == payload.text }
            }
        }
    }

    mutating func plan() {
        // A call that is a link of another is planned with that one.
        for call in calls where call.place.outer == nil { plan(call) }
    }

    /// - Parameter outer: the call around one that is planned alone because that call stays.
    private mutating func plan(_ call: ConditionalCall, in outer: ConditionalCall? = nil, mayWrap: Bool = true) {
        let result = planner(call).plan()
        if result.passage != nil || call.inner.isEmpty {
            finish(result, call, in: outer, mayWrap: mayWrap)
        } else if result.mayBeWrapped(call, scope), mayWrap, let inner = call.soleInner {
            let reason = finish(result, call, in: outer, mayWrap: true) ? planned[planned.count - 1].reason : nil
            for inner in inner {
                finish(planner(inner).plan(), inner, in: call, mayWrap: false)
                planned[planned.count - 1].reason = reason ?? planned[planned.count - 1].reason
            }
        } else if result.mayBeWrapped(call, scope), mayWrap {
            let before = self
            planInner(of: call, result.planned.outcome, mayWrap: true)
            if finish(result, call, in: outer, mayWrap: true) { return }
            self = before
            planInner(of: call, result.planned.outcome, mayWrap: false)
            finish(result, call, in: outer, mayWrap: true)
        } else {
            planInner(of: call, result.planned.outcome, mayWrap: false)
            finish(result, call, in: outer, mayWrap: mayWrap)
        }
    }

    /// Plans the links of a call that are calls themselves alone, where that call stays whatever becomes of them. They
    /// stay with it where they are why it does: or a second run would find it changed.
    private mutating func planInner(of call: ConditionalCall, _ outcome: Outcome, mayWrap: Bool) {
        var free: Set<NodeID> = []
        for inner in call.links.compactMap({ call.inner[$0.node] }) {
            let others = free.union([inner.node])
            let isFree =
                switch outcome {
                case .branch: true
                case .left:
                    call.links.contains { !others.contains($0.node) }
                        && planner(call, without: others).plan().planned.outcome != .rewritten
                default: false
                }
            if isFree {
                free.insert(inner.node)
                plan(inner, in: call, mayWrap: mayWrap)
            } else {
                leave(inner, in: call, outcome)
            }
        }
    }

    /// Records a call that stays because the one does of which it is a link.
    private mutating func leave(_ call: ConditionalCall, in outer: ConditionalCall, _ outcome: Outcome) {
        var result = planner(call).plan()
        if result.passage != nil {
            result.planned = result.planned.left(.outerCall(outer.helper))
            result.planned.outcome = outcome
            result.passage = nil
        }
        for inner in call.links.compactMap({ call.inner[$0.node] }) {
            leave(inner, in: call, result.planned.outcome)
        }
        finish(result, call, in: outer, mayWrap: false)
    }

    private func planner(_ call: ConditionalCall, without omitted: Set<NodeID> = []) -> CallPlanner {
        let chain = Set(file.chain(from: call.receiver))
        let around = payloads.isEmpty ? [] : file.ancestors(of: call.node).flatMap { payloads[$0] ?? [] }
        return CallPlanner(
            context: context, call: call, omitted: omitted, earlier: calls.filter { chain.contains($0.node) },
            copier: around.reduce(copier) { $0.marking($1) }, evidence: evidence)
    }

    /// Records a call, and what stands instead of it.
    ///
    /// - Returns: true if something does.
    @discardableResult
    private mutating func finish(
        _ result: CallPlanner.Result, _ call: ConditionalCall, in outer: ConditionalCall?, mayWrap: Bool
    ) -> Bool {
        var result = result
        if result.passage == nil { for payload in payloads[call.node] ?? [] { copier.unmark(payload) } }
        var homes: Set<String> = []
        if call.isUpgrade {
            result = result.upgrading(call, copier: copier)
        } else {
            homes = result.wrap(call, scope: scope, copier: copier, staysIn: mayWrap ? nil : outer?.helper)
        }
        let range = result.planned.edits.first?.range ?? call.range
        // A comment that has no place now might have one in the new text of the call around it, for a second run.
        let isWaiting = planned.contains {
            range.contains($0.range.lowerBound) && $0.reason == Refusal.commentWithoutPlace.sentence
        }
        if isWaiting, result.passage != nil {
            result.planned = result.planned.left(.commentWithoutPlace)
            result.passage = nil
        }
        if let passage = result.passage {
            self.homes.formUnion(homes)
            copier.rewrite(range, as: passage)
            for index in planned.indices where range.contains(planned[index].range.lowerBound) {
                planned[index].edits = []
            }
            if result.planned.outcome == .rewritten { planned += result.plannedInner(of: call) }
        }
        for payload in payloads.values.joined() { result.planned.name(payload) }
        planned.append(result.planned)
        return result.passage != nil
    }
}

extension CallPlanner.Result {
    /// The calls among the links of one that is rewritten: their change is in its.
    fileprivate func plannedInner(of call: ConditionalCall) -> [PlannedCall] {
        call.all.dropFirst().map { inner in
            let links = inner.all.flatMap { merged[$0.node] ?? [] }
            return PlannedCall(
                helper: inner.helper, kind: inner.kind, range: inner.range, links: inner.modifiers.map(\.name),
                outcome: .rewritten, level: links.map(\.level).max() ?? .safe, rules: links.map(\.page).unique,
                notes: links.flatMap(\.notes).unique)
        }
    }
}

extension PlannedCall {
    /// Spells what is in the optional of a call around this one as that call's closure does.
    fileprivate mutating func name(_ payload: Payload) {
        func named(_ text: String) -> String {
            text.contains(payload.mark) ? Passage(text).naming(payload, payload.text).text() : text
        }
        after = after.map(named)
        edits = edits.map { Edit($0.range, named($0.replacement)) }
    }
}

extension SourceFile {
    /// A chain's pieces, from its end to what it begins at. It goes on with what an `EitherView` is given.
    fileprivate func chain(from node: NodeID?) -> [NodeID] {
        sequence(first: node) { $0.flatMap { EitherViewCall($0, in: self)?.input ?? chainBase(of: $0) } }.prefix {
            $0 != nil
        }.compactMap(\.self)
    }
}
