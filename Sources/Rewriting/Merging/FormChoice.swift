import RuleModel
import Semantics
import Syntax

/// Picks the overload and the form of a link: the first form that deployment target, level and totality allow.
struct FormChoice {
    let site: LinkSite

    private var link: Link { site.link }
    private var rules: RuleBook { site.rules }
    private var condition: JoinedCondition { site.condition }
    private var limits: Limits { Limits(site: site) }

    init(_ site: LinkSite) { self.site = site }

    func plan() -> LinkPlan {
        let plan = planByRules()
        guard site.site.own.isOwn(link) else { return plan }
        switch plan {
        // What is switched off by an argument that it has is called with that, and stays as it is declared.
        case .merged: return plan
        case .withheld(let merged):
            // What nobody writes by hand comes behind a switch.
            guard merged.isVerbose, let switched, !switched.isWithoutForm else { return plan }
            if case .withheld(let other) = switched, other.isVerbose { return plan }
            return switched
        case .branch:
            guard let switched, !switched.isWithoutForm else { return plan }
            return switched
        case .left: return switched ?? plan
        }
    }

    private func planByRules() -> LinkPlan {
        do throws(Refusal) {
            try Checks.check(site)
        } catch {
            return .left(error)
        }
        let written = link.arguments.map(site.types.written)
        let candidates = rules.candidates(for: link.name, receiver: site.receiver, arguments: written)
        if !candidates.isEmpty, candidates.allSatisfy({ contradicts($0, written) }) {
            return .left(.noOverload(link.name))
        }
        let plans = candidates.map {
            plan($0.overload, $0.arguments, isCertain: $0.isCertain, written.map(\.evidence))
        }
        guard let first = plans.first else {
            let receivers = Set((rules.overloads[link.name] ?? []).map(\.signature.receiver))
            let isOther = !receivers.contains("View") && !receivers.contains(site.receiver)
            return .left(isOther ? .membersModifier(link.name, of: receivers.min()!) : .noOverload(link.name))
        }
        // Where nothing shows which overload is meant, it makes no difference if all say the same.
        for other in plans.dropFirst() where !isSame(first, other) {
            return .left(.ambiguousArguments(link.name, candidates.map { $0.overload.signature.call }))
        }
        return strictest(plans)
    }

    /// What becomes of a link that no page states, by what the project's own declaration of it can be made; nil where none
    /// is in sight.
    private var switched: LinkPlan? {
        let own = site.site.own
        guard let (id, inner) = own.declaration(of: link), let plan = site.context.switches[id] else { return nil }
        switch plan {
        case .refused(let obstacle): return .left(.noSwitch(id.name, obstacle, id.sighting.shown))
        case .given(let plan):
            let others = plan.files.subtracting(site.context.branches.targets)
            if !others.isEmpty, !site.context.isPlanningSwitch {
                let levels = plan.overload.remarks.compactMap { remark -> Level? in
                    if case .level(let level) = remark.kind, remark.limits.isEmpty { level } else { nil }
                }
                return .left(.noSwitch(id.name, .isNoTarget(others, levels: Set(levels)), id.sighting.shown))
            }
            return use(plan, of: id, in: inner)
        }
    }

    private func use(_ plan: Switch, of id: DeclarationID, in inner: Link) -> LinkPlan {
        let (own, file) = (site.site.own, site.file)
        do throws(Refusal) {
            try Checks.canStandUnderCondition(site)
            try Checks.capturesWhatIsTotal(site)
        } catch {
            return .left(error)
        }
        if inner.name.isTypeName {
            // What an argument needs of an optional, its own merge asks.
            let bound = site.applied.boundNames.subtracting(condition.payloads.map(\.text))
            if let part = own.totality(boundNames: bound, beside: evaluated).obstacle(in: inner.node) {
                return .left(.notTotal(file.text(of: part)))
            }
        }
        let written = inner.arguments.map(site.types.written)
        guard let places = rules.places(of: written, in: plan.overload.signature) else {
            return .left(.noOverload(id.name))
        }
        let omitted = zip(plan.overload.signature.parameters, places).filter(\.1.isEmpty).map(\.0.name)
        if let text = omitted.firstNonNil({ plan.untotalDefaults[$0] }) {
            return .left(.noSwitch(id.name, .untotalDefault(text), id.sighting.shown))
        }
        var applied = site.applied
        applied.link = inner
        let choice = FormChoice(
            LinkSite(
                site: site.site, applied: applied, receiver: site.receiver, earlier: site.earlier, later: site.later,
                types: site.types))
        func placed(_ merged: MergedLink) -> MergedLink {
            var merged = merged
            merged.declaration = id
            merged.sets = plan.links
            return merged
        }
        // All of these are given.
        let overload = plan.overload.withoutDefaults(of: Set(plan.untotalDefaults.keys))
        switch choice.plan(overload, places, isCertain: true, written.map(\.evidence)) {
        case .merged(let merged): return .merged(placed(merged))
        case .withheld(let merged): return .withheld(placed(merged))
        case .branch(_, let reason): return .left(.noForm(id.name, reason))
        case .left(let refusal): return .left(refusal)
        }
    }

    /// True if an argument is of a type that no page states, where the page takes one that it does.
    private func contradicts(_ candidate: Candidate, _ written: [WrittenArgument]) -> Bool {
        zip(candidate.overload.signature.parameters, candidate.arguments).contains { parameter, indices in
            indices.contains { index in
                guard case .type(let type) = written[index].evidence else { return false }
                if lacks(type, candidate.overload.signature.protocols(of: parameter)) { return true }
                return rules.isOther(type, than: parameter, of: candidate.overload.signature)
            }
        }
    }

    /// True for a type of the project that is declared with none of these protocols, but with others that pages know.
    private func lacks(_ type: String, _ protocols: [String]) -> Bool {
        guard let declared = site.types.names.project.conformances(ofWritten: type), !declared.isEmpty,
            declared.allSatisfy({ rules.fact(named: $0) != nil })
        else { return false }
        // What others imply, a raw value brings or the compiler makes of an enum, nobody writes.
        return protocols.contains { wanted in
            !["Equatable", "Hashable"].contains(wanted) && !declared.contains { rules.isKnown($0, toBe: wanted) }
        }
    }

    private func plan(
        _ overload: Overload, _ indices: [[Int]], isCertain: Bool, _ shown: [Evidence]
    ) -> LinkPlan {
        let arguments = UserArguments(
            link: link, signature: overload.signature, indices: indices, copier: site.copier,
            totality: site.site.own.totality(boundNames: site.applied.boundNames, beside: evaluated),
            types: rules.types, shown: shown, site: site.site)
        let holding = overload.remarks.filter { limits.hold(for: $0, arguments) }
        if let branch = holding.first(where: { $0.kind == .branch }) {
            return .branch(page: overload.page, reason: branch.reason)
        }
        if !site.site.mayGive(overload.signature.result) { return .left(.mustStay(site.site.receiver)) }
        var merge = LinkMerge(
            arguments: arguments, condition: condition, site: site.site, isCertain: isCertain)
        let derived = rules.overloads[overload.signature.name] ?? []
        merge.watched = Set(([overload] + derived).flatMap(\.allRemarks).flatMap(\.watchedParameters))
        var withheld: LinkPlan?
        var first: MergedLink?
        var costly: MergedLink?
        var refusal: Refusal?
        lazy var isCostly =
            condition.isCostly || condition.terms.flatMap(\.nodes).contains(where: site.site.own.changesSomething)
        for form in overload.forms {
            do throws(Refusal) {
                let merged = try self.merge(form, by: merge, overload, holding)
                guard merged.isAllowed(site.context.allowed) else {
                    withheld = withheld ?? .withheld(merged)
                    continue
                }
                if merged.result.choices > 1, isCostly {
                    costly = costly ?? merged
                    continue
                }
                // What would be taken without any level is taken with them, too.
                if merged.level == .safe { return .merged(merged) }
                first = first ?? merged
            } catch {
                if error.isNearer(than: refusal) { refusal = error }
            }
        }
        if let taken = first ?? costly { return .merged(taken) }
        return withheld ?? .left(refusal ?? .noRule(link.name, because: obstacle(to: overload)))
    }

    /// Why an overload has no form, as far as declarations show it. Of several of one name, none of them says it alone.
    private func obstacle(to overload: Overload) -> String? {
        let isOne = (rules.overloads[link.name] ?? []).count == 1
        return isOne ? overload.obstacle ?? site.unreadDeclaration : site.unreadDeclaration ?? overload.obstacle
    }

    /// What is evaluated whether the condition holds or not.
    private var evaluated: [NodeID] {
        [site.site.call.receiver, condition.terms.first?.nodes.first].compactMap(\.self)
    }

    private func merge(
        _ form: Form, by merge: LinkMerge, _ overload: Overload, _ holding: [Remark]
    ) throws(Refusal) -> MergedLink {
        try Checks.check(form, at: site)
        let result = try merge.merge(form)
        if !result.names.contains(link.name), let key = result.passage.keyPaths.first(where: isMissingWhereUnset) {
            throw .notTotal("\\.\(key)")
        }
        let remarks = holding + form.remarks.filter { limits.hold(for: $0, merge.arguments) }
        let merged = MergedForm(form: form, result: result, remarks: remarks, sets: overload.sets)
        try Checks.check(merged, at: site)
        return MergedLink(
            result: result, page: overload.page.isEmpty ? nil : overload.page, levels: merged.levels,
            notes: remarks.filter { $0.kind == .note }.map(\.reason),
            type: form.keepsType(at: site) || form.isCall(of: overload) ? overload.signature.result : "some View",
            remarks: (overload.remarks + form.remarks).flatMap { limits.open($0, merge.arguments) })
    }

    /// True for a property of the environment that another modifier would read, and that traps where nothing has set it.
    private func isMissingWhereUnset(_ key: String) -> Bool { site.site.own.totality().trapsWhereUnset(key) }

    private func isSame(_ a: LinkPlan, _ b: LinkPlan) -> Bool {
        switch (a, b) {
        case (.merged(let a), .merged(let b)), (.merged(let a), .withheld(let b)),
            (.withheld(let a), .merged(let b)), (.withheld(let a), .withheld(let b)):
            a.result.passage == b.result.passage
        case (.branch, .branch), (.left, .left): true
        default: false
        }
    }

    private func strictest(_ plans: [LinkPlan]) -> LinkPlan {
        plans.first { if case .withheld = $0 { true } else { false } } ?? plans[0]
    }
}

/// A form with the user's arguments in it.
struct MergedForm {
    let form: Form
    let result: LinkMerge.Result
    /// What the page says of the form and its overload here.
    let remarks: [Remark]
    /// The modifiers that it applies, where it stands for others.
    var sets: [String] = []

    /// The levels that it needs, each with its reason.
    var levels: [(level: Level, reason: String)] {
        let stated = remarks.compactMap { remark -> (level: Level, reason: String)? in
            if case .level(let level) = remark.kind { (level, remark.reason) } else { nil }
        }
        let (count, most) = (result.choices, Self.mostChoices)
        return count > most ? stated + [(.verbose, "the condition would be written \(count) times")] : stated
    }

    /// How often a condition may be written in one link before nobody would write it by hand.
    static let mostChoices = 3
}

extension Form {
    /// True if it gives back what it is applied to, as `.bold(true)` does on a `Text`.
    func keepsType(at site: LinkSite) -> Bool {
        active?.allSatisfy { link in
            (site.rules.overloads[link.name] ?? []).map(\.signature).contains {
                $0.receiver == site.receiver && $0.result == site.receiver && $0.bind(link) != nil
            }
        } ?? true
    }

    /// True if what is written when it is on is one call of the same overload, and gives what that gives.
    func isCall(of overload: Overload) -> Bool {
        guard let active, active.count == 1, active[0].name == overload.signature.name else { return false }
        return overload.signature.bind(active[0]) != nil
    }
}
