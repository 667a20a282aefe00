import RuleModel
import Semantics
import Syntax

/// Picks the overload and the form of a link: the first form that deployment target, level and totality allow.
struct FormChoice {
    let link: Link
    let context: Context
    let condition: JoinedCondition
    let copier: Copier
    let evidence: EvidenceReader
    let limits: Limits
    let boundNames: Set<String>
    let isMultiline: Bool
    let beginsLines: Bool
    let isInStatementHead: Bool
    /// The type that the link is applied to, where it is not just a view.
    let receiver: String
    /// True where the result must be of the receiver's own type.
    let mustKeepType: Bool

    func plan() -> LinkPlan {
        guard context.rules.states(link.name) else { return .left(.noRule(link.name)) }
        // What an effect covers ends with its expression: under `? :` it would cover another.
        let file = copier.file
        for argument in link.arguments where file.isEffectOrOperator(file.withoutParentheses(argument.value)) {
            return .left(.cannotBeChosen(file.text(of: argument.value)))
        }
        let written = link.arguments.map(evidence.written)
        if context.index.modifiers.declares(link.name, for: limits.root, taking: written, in: context.index) {
            return .left(.ownOverload(link.name))
        }
        let candidates = context.rules.candidates(for: link.name, receiver: receiver, arguments: written)
        if !candidates.isEmpty, candidates.allSatisfy({ contradicts($0, written) }) {
            return .left(.noOverload(link.name))
        }
        let plans = candidates.map { plan($0, written.map(\.evidence)) }
        guard let first = plans.first else { return .left(.noOverload(link.name)) }
        // Where nothing shows which overload is meant, it makes no difference if all say the same.
        for other in plans.dropFirst() where !isSame(first, other) {
            return .left(.ambiguousArguments(link.name, candidates.map { $0.overload.signature.call }))
        }
        return strictest(plans)
    }

    /// True if an argument is of a type that no page states, where the page takes one that it does.
    private func contradicts(_ candidate: Candidate, _ written: [WrittenArgument]) -> Bool {
        zip(candidate.overload.signature.parameters, candidate.arguments).contains { parameter, indices in
            indices.contains { index in
                guard case .type(let type) = written[index].evidence else { return false }
                if lacks(type, candidate.overload.signature.protocols(of: parameter)) { return true }
                return context.rules.isOther(type, than: parameter, of: candidate.overload.signature)
            }
        }
    }

    /// True for a type of the project that is declared with none of these protocols, but with others that pages know.
    private func lacks(_ type: String, _ protocols: [String]) -> Bool {
        guard let declared = evidence.names.conformances(of: plainTypeName(type)), !declared.isEmpty,
            declared.allSatisfy({ context.rules.fact(named: $0) != nil })
        else { return false }
        return protocols.contains { wanted in !declared.contains { context.rules.isKnown($0, toBe: wanted) } }
    }

    private func plan(_ candidate: Candidate, _ shown: [Evidence]) -> LinkPlan {
        let overload = candidate.overload
        let arguments = UserArguments(
            link: link, signature: overload.signature, indices: candidate.arguments, copier: copier,
            totality: Totality(
                file: copier.file, knownTypes: context.rules.typeNames, boundNames: boundNames),
            types: context.rules.types, shown: shown)
        let holding = overload.remarks.filter { limits.hold(for: $0, arguments) }
        if let branch = holding.first(where: { $0.kind == .branch }) {
            return .branch(page: overload.page, reason: branch.reason)
        }
        if mustKeepType, overload.signature.result != receiver { return .left(.mustStay(receiver)) }
        let merge = LinkMerge(
            arguments: arguments, condition: condition, rules: context.rules, isMultiline: isMultiline,
            beginsLines: beginsLines, isInStatementHead: isInStatementHead, isCertain: candidate.isCertain)
        var withheld: LinkPlan?
        var costly: MergedLink?
        var refusal: Refusal?
        for form in overload.forms {
            do throws(Refusal) {
                let merged = try self.merge(form, by: merge, overload, holding)
                guard let obstacle = merged.obstacle(context.allowed) else {
                    if condition.isCostly, merged.result.choices > 1 {
                        costly = costly ?? merged
                        continue
                    }
                    return .merged(merged)
                }
                withheld = withheld ?? .withheld(merged, obstacle.level, reason: obstacle.reason)
            } catch {
                refusal = refusal ?? error
            }
        }
        if let costly { return .merged(costly) }
        return withheld ?? .left(refusal ?? .noRule(link.name))
    }

    private func merge(
        _ form: Form, by merge: LinkMerge, _ overload: Overload, _ holding: [Remark]
    ) throws(Refusal) -> MergedLink {
        let keepsType = form.active?.allSatisfy(keepsType) ?? true
        if mustKeepType, !keepsType { throw .mustStay(receiver) }
        if let requirement = form.requirement, !context.deploymentTarget.satisfies(requirement) {
            throw .deploymentTarget(requirement.sentence)
        }
        let result = try merge.merge(form)
        if let payload = condition.held(by: result.passage).first { throw .needsPayload(payload.text) }
        // What the user wrote means what it meant.
        let written = copier.copy(link.range, base: "").text() + " " + condition.expression().passage.text()
        if let name = context.index.types.first(in: result.passage.text(), butNotIn: written, of: context.rules.types) {
            throw .ownType(name)
        }
        let remarks = holding + form.remarks.filter { limits.hold(for: $0, merge.arguments) }
        for remark in remarks { try limits.check(remark, of: link, form) }
        var levels = remarks.compactMap { remark -> (level: Level, reason: String)? in
            if case .level(let level) = remark.kind { (level, remark.reason) } else { nil }
        }
        if result.choices > 3 { levels.append((.verbose, "the condition would be written \(result.choices) times")) }
        return MergedLink(
            result: result, page: overload.page, levels: levels,
            notes: remarks.filter { $0.kind == .note }.map(\.reason),
            type: keepsType ? overload.signature.result : "some View")
    }

    /// True for `.bold(true)` on a `Text`, which gives back a `Text`.
    private func keepsType(_ link: TemplateLink) -> Bool {
        (context.rules.overloads[link.name] ?? []).map(\.signature).contains {
            $0.receiver == receiver && $0.result == receiver && $0.bind(link) != nil
        }
    }

    private func isSame(_ a: LinkPlan, _ b: LinkPlan) -> Bool {
        switch (a, b) {
        case (.merged(let a), .merged(let b)), (.merged(let a), .withheld(let b, _, _)),
            (.withheld(let a, _, _), .merged(let b)), (.withheld(let a, _, _), .withheld(let b, _, _)):
            a.result.passage == b.result.passage
        case (.branch, .branch), (.left, .left): true
        default: false
        }
    }

    private func strictest(_ plans: [LinkPlan]) -> LinkPlan {
        plans.first { if case .withheld = $0 { true } else { false } } ?? plans[0]
    }
}

extension DeploymentTarget {
    /// `iOS 16, macOS 13`
    var sentence: String {
        DeploymentTarget.platforms.compactMap { platform in
            versions[platform].map { "\(platform) \($0.numbers.map(String.init).joined(separator: "."))" }
        }
        .joined(separator: ", ")
    }
}
