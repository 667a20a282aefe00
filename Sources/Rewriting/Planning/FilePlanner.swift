import RuleModel
import Semantics
import Syntax

/// Plans the calls of one file: inner ones before those around them, so that an outer edit holds what became of them.
final class FilePlanner {
    let own: FileSemantics
    private let context: Context
    let calls: [ConditionalCall]
    let scope: EitherViewScope
    let copier: Copier
    private let types: TypeReader
    private let availability: Availability
    /// What each chain with a call begins at stands for, by the first node of the chain.
    private let underlyingViews: [Int32: [UnderlyingView]]
    /// What is in the optionals of calls that stand around others.
    private let payloads: [NodeID: [Payload]]
    /// The call around each call that stands in the closure of one.
    private let enclosing: [NodeID: NodeID]
    /// Where `EitherView` is called.
    private let eitherViews: SortedRanges
    /// Calls in a row of which some are applied exactly when the others are not, by the first.
    let neighbours: [NodeID: Neighbours]

    init(_ own: FileSemantics, _ context: Context, calls: [ConditionalCall], scope: EitherViewScope, copier: Copier) {
        self.own = own
        self.context = context
        self.calls = calls
        self.scope = scope
        self.copier = copier
        var types = own.types
        types.transforms = Set(calls.flatMap(\.closures))
        self.types = types
        availability = Availability(in: own.file)
        underlyingViews = calls.compactMap(\.receiver).reduce(into: [:]) { views, receiver in
            let first = own.file.beginningID(of: receiver)
            if views[first] == nil { views[first] = own.underlyingViews(of: receiver) }
        }
        eitherViews = SortedRanges(calls.filter(\.isEitherView).map { own.file.range(of: $0.node) })
        neighbours = Neighbours.all(among: calls, in: own)
        enclosing = calls.reduce(into: [:]) { $0[$1.node] = $1.place.enclosing }
        let outer = Set(enclosing.values)
        payloads = calls.reduce(into: [:]) { payloads, call in
            guard outer.contains(call.node), call.obstacle == nil else { return }
            // What is spelled in several ways could not be spelled again.
            payloads[call.node] = try? call.payloads(types).filter { payload in
                payload.mentions.allSatisfy { own.file.text($0) == payload.text }
            }
        }
    }

    /// What is planned of a file so far: a value, so that a way can be tried and dropped.
    struct Progress {
        var calls: [PlannedCall] = []
        /// With what stands instead of the calls that are rewritten.
        var copier: Copier
        /// The files of which one is to declare `EitherView`.
        var homes = EitherViewHomes()
    }

    func plan() -> Progress {
        var progress = Progress(copier: copier)
        // A call that is a link of another is planned with that one.
        plan(calls.filter { $0.place.outer == nil }, callsInChoices(), into: &progress)
        return progress
    }

    /// Plans calls that come inner ones first, with what stands between them.
    func plan(_ calls: [ConditionalCall], _ choices: Choices, into progress: inout Progress) {
        var done: Set<NodeID> = []
        var opposites: Set<NodeID> = []
        var rungs = Rungs(calls)
        for var call in calls where !done.contains(call.node) {
            if !rungs.mayStandAlone(call, { callPlan($0, progress.copier) }) { continue }
            if choices.disagreeing.contains(call.node), call.obstacle == nil || choices.changing.contains(call.node) {
                call.obstacle = .refused(.mustAgree)
            }
            if let row = neighbours[call.node] {
                if let planned = planTogether(row, choices, into: &progress) {
                    done.formUnion(planned)
                    continue
                }
                opposites.formUnion(oppositeBranches(of: row, progress.copier))
            }
            plan(call, opposites.contains(call.node) ? .besideOpposite : .alone, into: &progress)
        }
    }

    /// Calls in results that must have one type.
    struct Choices {
        var all: Set<NodeID> = []
        /// Those that would not be rewritten alike.
        var disagreeing: Set<NodeID> = []
        /// Those of which something else would be written.
        var changing: Set<NodeID> = []
    }

    private func callsInChoices() -> Choices {
        let outermost = calls.filter { $0.place.outer == nil && (!$0.isEitherView || scope.policy.upgrades) }
        let known = Dictionary(outermost.map { ($0.node, $0) }) { first, _ in first }
        return own.choices(among: outermost.map(\.node)).reduce(into: Choices()) { found, choice in
            let ways = choice.map { $0.map { way(of: known[$0]!) } }
            found.all.formUnion(choice.joined())
            for (node, way) in zip(choice.joined(), ways.joined()) where way.count > 1 { found.changing.insert(node) }
            if !ways.dropFirst().allSatisfy({ $0 == ways[0] }) { found.disagreeing.formUnion(choice.joined()) }
        }
    }

    /// What becomes of the type of the view: the modifiers that would be applied, or why none would be.
    private func way(of call: ConditionalCall) -> [String] {
        let plan = callPlan(call, copier)
        if let rewrite = plan.rewrite { return [Outcome.rewritten.rawValue] + rewrite.names + rewrite.shape }
        guard plan.mayBeWrapped(scope) else { return [plan.outcome.rawValue] }
        let whole = call.wholeRange(in: own.file)
        let wrapping = plan.wrapping(scope, copier, .alone, isNested: eitherViews.overlaps(whole))
        if wrapping.replacement == nil { return [plan.outcome.rawValue] }
        let way = [Outcome.branch.rawValue, EitherViewType.name]
        // What becomes of the calls in it is not known yet, and decides.
        let inner = calls.contains { $0.node != call.node && whole.contains($0.range.lowerBound) }
        return inner && scope.policy.fallback(of: call) != .eitherView ? way + ["\(whole.lowerBound)"] : way
    }

    private func plan(
        _ call: ConditionalCall, _ place: WrappingPlace = .alone, into progress: inout Progress
    ) {
        let own = callPlan(call, progress.copier)
        let stays = WrappingPlace.inStayingCall(call.helper)
        if own.rewrite != nil || call.inner.isEmpty {
            record(consume own, place, into: &progress)
        } else if place != .alone || !own.mayBeWrapped(scope) {
            planInner(of: own, stays, into: &progress)
            record(consume own, place, into: &progress)
        } else if let inner = call.soleInner {
            let planned = record(consume own, place, into: &progress)
            let reason = planned.edits.isEmpty ? nil : planned.reason
            for inner in inner {
                record(callPlan(inner, progress.copier), stays, because: reason, into: &progress)
            }
        } else {
            // Wrapped, it is no call that a second run would find.
            var attempt = progress
            let isSpelledOut = scope.policy.fallback(of: call) == .eitherView
            planInner(of: own, isSpelledOut ? .alone : .inWrappedCall, into: &attempt)
            // Around a branch that stays, nothing would be won.
            let isAround = attempt.calls[progress.calls.count...].contains { $0.outcome != .rewritten }
            let place = isAround && !isSpelledOut ? WrappingPlace.inWrappedCall : place
            if !record(own, place, into: &attempt).edits.isEmpty {
                progress = attempt
                return
            }
            planInner(of: own, stays, into: &progress)
            record(consume own, place, into: &progress)
        }
    }

    /// Plans the links of a call that are calls themselves alone, where that call stays whatever becomes of them. They
    /// stay with it where they are why it does: or a second run would find it changed.
    private func planInner(of outer: CallPlan, _ place: WrappingPlace, into progress: inout Progress) {
        let call = outer.call
        var free: Set<NodeID> = []
        for inner in call.innerInOrder {
            let others = free.union([inner.node])
            let isFree =
                switch outer.outcome {
                case .branch: true
                case .left:
                    call.links.contains { !others.contains($0.node) }
                        && callPlan(call, progress.copier, without: others).rewrite == nil
                case .rewritten, .withheld, .constant, .suppressed: false
                }
            if isFree {
                free.insert(inner.node)
                plan(inner, place, into: &progress)
            } else {
                leave(inner, in: outer, into: &progress)
            }
        }
    }

    /// Records a call that stays because the one does of which it is a link.
    private func leave(_ call: ConditionalCall, in outer: CallPlan, into progress: inout Progress) {
        var own = callPlan(call, progress.copier)
        if own.rewrite != nil {
            own.verdict = .staysWithOuter(outer.outcome, outer.missing, .outerCall(outer.call.helper))
        }
        for inner in call.innerInOrder { leave(inner, in: own, into: &progress) }
        record(own, .inStayingCall(outer.call.helper), into: &progress)
    }

    /// - Parameter omitted: calls among its links that are taken for not there.
    func callPlan(
        _ call: ConditionalCall, _ copier: Copier, without omitted: Set<NodeID> = []
    ) -> CallPlan {
        var context = self.context
        context.deploymentTarget = availability.deploymentTarget(
            at: call.range.lowerBound, in: context.deploymentTarget, isAssumed: context.assumesDeploymentTarget)
        var call = call
        if let erasure = call.explicit?.erasure { call.explicit?.erasure = erasure.decided(by: context.callers) }
        let site = Site(
            call: call, context: context, own: own, types: types,
            copier: payloads(around: call).reduce(copier) { $0.marking($1) },
            underlyingViews: call.receiver.map { underlyingViews[own.file.beginningID(of: $0)] ?? [] }
                ?? own.viewsUnderSelf(at: call.node),
            omitted: omitted)
        return CallPlanner(site: site).plan()
    }

    /// What is in the optionals of the calls in whose closures one stands.
    private func payloads(around call: ConditionalCall) -> [Payload] {
        var found: [Payload] = []
        var next = call.place.enclosing
        while let node = next {
            found += payloads[node] ?? []
            next = enclosing[node]
        }
        return found
    }

    /// Lists a call, and what stands instead of it.
    ///
    /// - Parameter reason: why it is not rewritten, if its own plan does not say that best.
    /// - Returns: the call as it is listed; it has an edit if something stands instead of it.
    @discardableResult
    func record(
        _ own: consuming CallPlan, _ place: WrappingPlace, because reason: Reason? = nil,
        into progress: inout Progress
    ) -> PlannedCall {
        let call = own.call
        if own.rewrite == nil {
            for payload in payloads[call.node] ?? [] { progress.copier.unmark(payload, in: call.range) }
        }
        // Those planned last are inside, unless the call is a link of another, which has waited for that one.
        func places(in range: Range<Int>) -> [Int] {
            let places = progress.calls.indices.reversed()
            func isInside(_ place: Int) -> Bool { range.contains(progress.calls[place].range.lowerBound) }
            return call.place.outer == nil ? Array(places.prefix(while: isInside)) : places.filter(isInside)
        }
        // Behind it, the closure that holds it may be one plain chain: that is known when it is read again.
        func isMerged(_ place: Int) -> Bool {
            let inner = progress.calls[place]
            return inner.isExplicit && !inner.edits.isEmpty && context.explicit != .report
                && call.closures.contains { self.own.file.range(of: $0).contains(inner.range.lowerBound) }
        }
        var planned = own.planned
        var replacement: Replacement?
        if call.isEitherView {
            planned = own.plannedEitherView(scope)
            planned.range = self.own.file.range(of: call.node)
            if scope.policy.upgrades { replacement = own.spelledOut(progress.copier) }
        } else if call.explicit != nil {
            planned.range = call.ownRange(in: self.own.file)
            replacement = own.spelledOut(progress.copier)
        } else if let rewrite = own.rewrite {
            replacement = Replacement(range: rewrite.range ?? call.range, rewrite)
        } else if own.mayBeWrapped(scope), !places(in: call.range).contains(where: isMerged) {
            let whole = call.wholeRange(in: self.own.file)
            let isNested =
                eitherViews.overlaps(whole)
                || places(in: whole).contains {
                    progress.calls[$0].outcome == .branch && progress.calls[$0].after != nil
                }
            let wrapping = own.wrapping(scope, progress.copier, place, isNested: isNested)
            replacement = wrapping.replacement
            if replacement != nil || planned.outcome == .branch { planned.reason = wrapping.reason }
            if replacement != nil { planned.outcome = .branch }
        }
        let range = replacement?.range ?? call.range
        let inner = places(in: range)
        // A comment that has no place now might have one in the new text of the call around it, for a second run.
        if replacement != nil, inner.contains(where: { progress.calls[$0].reason == .refusal(.commentWithoutPlace) }) {
            let range = planned.range
            planned = CallPlan(verdict: .left(.refusal(.commentWithoutPlace), modifier: nil), call: call).planned
            planned.range = range
            replacement = nil
        }
        // What is written before the statement around a call is no part of a chain: it is known when that is read again.
        // Nor is there a place before what is written anew from its beginning on.
        if replacement != nil,
            inner.contains(where: { progress.calls[$0].edits.contains(where: \.range.isEmpty) })
                || progress.replacesText(behindAnyOf: replacement!.others)
        {
            let range = planned.range
            planned = CallPlan(verdict: .left(.refusal(.statementsInClosure), modifier: nil), call: call).planned
            planned.range = range
            replacement = nil
        }
        let (plannedInner, plannedParts) = (own.plannedInner, own.plannedParts)
        // It has a copier that shares what is changed now, and would be copied with all calls before.
        _ = consume own
        if let replacement {
            planned.after = replacement.after
            let others = progress.joining(replacement.others)
            planned.edits = others + [Edit(range, replacement.after)]
            for other in replacement.others {
                progress.copier.rewrite(other.range, as: Passage(other.replacement))
            }
            if case .file(let home, let isForAll)? = replacement.home {
                progress.homes.formUnion(EitherViewHomes(home, isForAll: isForAll))
            }
            progress.copier.rewrite(range, as: replacement.passage)
            for place in inner { progress.calls[place].edits = [] }
            progress.calls += plannedInner
        }
        progress.calls += plannedParts
        for payload in payloads(around: call) { planned.name(payload) }
        if let reason { planned.reason = reason }
        progress.calls.append(planned)
        return planned
    }
}

/// What stands instead of some bytes of a file.
struct Replacement {
    let range: Range<Int>
    /// With the indentation of its place.
    let passage: Passage
    /// As it is shown.
    let after: String
    /// Where it finds `EitherView`, if it needs that.
    var home: EitherViewScope.Home?
    /// What has to be written elsewhere in the file for it, before it.
    var others: [Edit] = []
}

extension Replacement {
    init(range: Range<Int>, _ rewrite: Rewrite) {
        self.init(
            range: range, passage: rewrite.passage.indented(by: rewrite.indentation), after: rewrite.text,
            others: rewrite.others)
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
