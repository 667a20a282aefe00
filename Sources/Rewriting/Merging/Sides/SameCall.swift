import RuleModel
import Semantics
import Syntax

// Two modifiers of which pages say that both are short for calls of one: `.scaledToFit()` and `.scaledToFill()`.
extension SidesMerge {
    /// One call of what both sides are short for, which is chosen as between an active and an inert form; nil for others.
    func mergeAsSame(_ active: Link, _ other: Link, on receiver: String) -> MergedLink? {
        guard let one = short(active, on: receiver), let two = short(other, on: receiver),
            one.call.name == two.call.name,
            rules.hasBuiltinPageAlone(for: one.call.name),
            let target = (rules.overloads[one.call.name] ?? []).first(where: {
                $0.signature.bind(one.call) != nil && $0.signature.bind(two.call) != nil
            }),
            // What is said of a choice of its values is said of links that write them.
            target.allRemarks.allSatisfy({ $0.kind == .branch }), site.mayGive(target.signature.result)
        else { return nil }
        let merge = LinkMerge(
            arguments: arguments(of: one.side), condition: condition, site: site, isCertain: true)
        let calls = [(one.call, two.call), (two.call, one.call)].map { $0.writingOut($1, target.signature) }
        guard let result = try? merge.merge(chain: [calls[0]], inert: [calls[1]]),
            condition.held(by: result.passage).isEmpty,
            WrittenCalls.mayMeanOwn(result, for: [active, other], under: condition, types, at: site) == nil
        else { return nil }
        return MergedLink(
            result: result, page: one.side.candidate.overload.page, levels: [], notes: [],
            type: target.signature.result)
    }

    /// What a link is short for, where it can mean nothing else.
    private func short(_ link: Link, on receiver: String) -> (side: FitLink, call: TemplateLink)? {
        let stated = rules.overloads[link.name] ?? []
        guard !link.isOfMember, stated.contains(where: { $0.same != nil }), rules.hasBuiltinPageAlone(for: link.name),
            !site.own.declaresModifier(link.name)
        else { return nil }
        let fitting = candidates(for: link, receiver)
        guard fitting.count == 1, let call = fitting[0].overload.same else { return nil }
        return (FitLink(link: link, candidate: fitting[0]), call)
    }
}

extension TemplateLink {
    /// The same with the defaults of what only another call of the signature writes.
    fileprivate func writingOut(_ other: TemplateLink, _ signature: Signature) -> TemplateLink {
        guard let own = signature.bind(self), let others = signature.bind(other) else { return self }
        let written = zip(signature.parameters, zip(own, others)).flatMap { parameter, places -> [TemplateArgument] in
            if places.0.isEmpty, !places.1.isEmpty, let normal = parameter.defaultValue {
                return [TemplateArgument(label: parameter.label, value: .expression(normal))]
            }
            return places.0.map { arguments[$0] }
        }
        return TemplateLink(name: name, arguments: written)
    }
}
