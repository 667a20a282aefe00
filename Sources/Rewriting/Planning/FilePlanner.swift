import RuleModel
import Semantics
import Syntax

/// Plans the calls of one file: inner ones before those around them, so that an outer edit holds what became of them.
struct FilePlanner {
    let own: FileSemantics
    let context: Context
    private(set) var calls: [ConditionalCall]
    let scope: EitherViewScope
    private(set) var copier: Copier
    private(set) var planned: [PlannedCall] = []
    /// The files of which one is to declare `EitherView`.
    private(set) var homes: Set<String> = []
    private let evidence: EvidenceReader
    private let availability: Availability
    /// What each chain with a call begins at stands for, by the first node of the chain.
    private let behind: [Int32: [SeenView]]
    /// What is in the optionals of calls that stand around others.
    private let payloads: [NodeID: [Payload]]
    /// The call around each call that stands in the closure of one.
    private let enclosing: [NodeID: NodeID]

    init(_ own: FileSemantics, _ context: Context, calls: [ConditionalCall], scope: EitherViewScope, copier: Copier) {
        self.own = own
        self.context = context
        self.calls = calls
        self.scope = scope
        self.copier = copier
        var evidence = own.evidence
        evidence.transforms = Set(calls.flatMap(\.closures))
        self.evidence = evidence
        availability = Availability(in: own.file)
        behind = calls.compactMap(\.receiver).reduce(into: [:]) { behind, receiver in
            let first = own.file[receiver].firstDescendant
            if behind[first] == nil { behind[first] = own.bodies.views(behind: receiver) }
        }
        enclosing = calls.reduce(into: [:]) { $0[$1.node] = $1.place.enclosing }
        let outer = Set(enclosing.values)
        payloads = calls.reduce(into: [:]) { payloads, call in
            guard outer.contains(call.node), call.obstacle == nil else { return }
            // What is spelled in several ways could not be spelled again.
            payloads[call.node] = try? call.payloads(evidence).filter { payload in
                payload.mentions.allSatisfy { own.file.text($0) == payload.text }
            }
        }
    }

    mutating func plan() {
        leaveWhatDisagrees()
        // A call that is a link of another is planned with that one.
        for call in calls where call.place.outer == nil { plan(call) }
    }

    /// Calls in results that must have one type are rewritten alike, or not at all.
    private mutating func leaveWhatDisagrees() {
        let places = Dictionary(calls.indices.map { (calls[$0].node, $0) }) { first, _ in first }
        for choice in Agreement(scopes: own.scopes).choices(among: calls.filter { $0.place.outer == nil }.map(\.node)) {
            let ways = choice.map { $0.map { way(of: calls[places[$0]!]) } }
            if ways.dropFirst().allSatisfy({ $0 == ways[0] }) { continue }
            for place in choice.joined().map({ places[$0]! }) where calls[place].obstacle == nil {
                calls[place].obstacle = .refused(.mustAgree)
            }
        }
    }

    /// What becomes of the type of the view: the modifiers that would be applied, or why none would be.
    private func way(of call: ConditionalCall) -> [String] {
        var result = planner(call).plan()
        if !call.isUpgrade { _ = result.wrap(call, scope: scope, copier: copier, staysIn: nil) }
        guard result.passage != nil, let after = result.planned.after else { return [result.planned.outcome.rawValue] }
        let template = Template("x" + after)
        return [result.planned.outcome.rawValue] + template.file.linkNames(from: NodeID(0), to: template.root)
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
            // Wrapped, it is no call that a second run would find.
            planInner(of: call, .branch, mayWrap: true)
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
        var context = self.context
        context.deploymentTarget = availability.deploymentTarget(
            at: call.range.lowerBound, in: context.deploymentTarget, isAssumed: context.assumesDeploymentTarget)
        return CallPlanner(
            context: context, call: call, omitted: omitted,
            copier: payloads(around: call).reduce(copier) { $0.marking($1) }, evidence: evidence, held: own.held,
            bodies: own.bodies, behind: call.receiver.flatMap { behind[own.file[$0].firstDescendant] } ?? [])
    }

    /// What is in the optionals of the calls in whose closures one stands.
    private func payloads(around call: ConditionalCall) -> [Payload] {
        sequence(first: call.place.enclosing) { $0.map { enclosing[$0] } }.prefix { $0 != nil }
            .flatMap { $0.flatMap { payloads[$0] } ?? [] }
    }

    /// Records a call, and what stands instead of it.
    ///
    /// - Returns: true if something does.
    @discardableResult
    private mutating func finish(
        _ result: CallPlanner.Result, _ call: ConditionalCall, in outer: ConditionalCall?, mayWrap: Bool
    ) -> Bool {
        var result = result
        if result.passage == nil { for payload in payloads[call.node] ?? [] { copier.unmark(payload, in: call.range) } }
        var homes: Set<String> = []
        if call.isUpgrade {
            result = result.upgrading(call, copier: copier)
        } else {
            homes = result.wrap(call, scope: scope, copier: copier, staysIn: mayWrap ? nil : outer?.helper)
        }
        let range = result.planned.edits.first?.range ?? call.range
        // Those planned last are inside, unless the call is a link of another, which has waited for that one.
        let places = planned.indices.reversed()
        let isInside = { (place: Int) in range.contains(self.planned[place].range.lowerBound) }
        let inner = call.place.outer == nil ? Array(places.prefix(while: isInside)) : places.filter(isInside)
        // A comment that has no place now might have one in the new text of the call around it, for a second run.
        let isWaiting = inner.contains { planned[$0].reason == Refusal.commentWithoutPlace.sentence }
        if isWaiting, result.passage != nil {
            result.planned = result.planned.left(.commentWithoutPlace)
            result.passage = nil
        }
        if let passage = result.passage {
            self.homes.formUnion(homes)
            copier.rewrite(range, as: passage)
            for place in inner { planned[place].edits = [] }
            if result.planned.outcome == .rewritten { planned += result.plannedInner(of: call) }
        }
        for payload in payloads(around: call) { result.planned.name(payload) }
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
