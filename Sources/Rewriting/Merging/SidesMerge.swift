import RuleModel
import Semantics
import Syntax

/// Merges the two sides of a call with an `else` link by link, where each pair is of one overload: what the other side
/// writes stands in place of the inert value, so no form is asked for.
struct SidesMerge {
    let site: Site
    let condition: JoinedCondition
    private let types: TypeReader

    private var rules: RuleBook { site.rules }
    private var copier: Copier { condition.copier }
    private var file: SourceFile { copier.file }

    init(site: Site, condition: JoinedCondition) {
        self.site = site
        self.condition = condition
        types = site.types(under: condition)
    }

    /// nil where the sides are no such pairs: then each link is merged with its own inert form.
    func merge(_ active: [Link], _ other: [Link]) -> [MergedLink]? {
        guard active.count == other.count else { return nil }
        var merged: [MergedLink] = []
        for (one, two) in zip(active, other) {
            guard let link = merge(one, two) else { return nil }
            merged.append(link)
        }
        return merged
    }

    private func merge(_ active: Link, _ other: Link) -> MergedLink? {
        guard active.name == other.name, !site.mustKeepType else { return nil }
        let candidates = candidates(for: active)
        let others = candidates.isEmpty ? [] : self.candidates(for: other)
        guard let first = candidates.first, candidates.count == others.count else { return nil }
        guard isSame(first.overload.signature, others[0].overload.signature), first.arguments == others[0].arguments,
            // Where nothing shows which overload is meant, the two sides may mean different ones.
            candidates.count == 1, !mayDifferInClosures(active, first),
            let result = merge(active, other, first),
            WrittenCalls.mayMeanOwn(result, for: [active, other], under: condition, types, at: site) == nil
        else { return nil }
        return MergedLink(
            result: result, page: first.overload.page, levels: [], notes: [], type: first.overload.signature.result)
    }

    /// True if closures could be of two overloads, as those that build views and those that build what goes into a toolbar:
    /// nothing shows which.
    private func mayDifferInClosures(_ link: Link, _ candidate: Candidate) -> Bool {
        let written = link.arguments.map(types.written)
        guard written.contains(where: { $0.evidence == .closure }) else { return false }
        return (rules.overloads[link.name] ?? []).contains {
            !isSame($0.signature, candidate.overload.signature) && rules.mayTake(written, $0.signature)
        }
    }

    private func candidates(for link: Link) -> [Candidate] {
        rules.candidates(
            for: link.name, receiver: site.receiver, arguments: link.arguments.map(types.written))
    }

    private func isSame(_ a: Signature, _ b: Signature) -> Bool {
        a.call == b.call && a.receiver == b.receiver && a.parameters.map(\.type) == b.parameters.map(\.type)
            && a.constraints == b.constraints
    }

    /// The active link, with a choice in place of each argument that differs.
    private func merge(_ active: Link, _ other: Link, _ candidate: Candidate) -> LinkMerge.Result? {
        let overload = candidate.overload
        let remarks = overload.remarks + overload.forms.flatMap(\.remarks)
        // What runs when a value changes would run at the flip.
        if remarks.contains(where: { $0.kind == .level(.lifecycle) }) { return nil }
        let base = copier.base(of: active.range)
        var substitutions: [Copier.Substitution] = []
        for (parameter, places) in zip(overload.signature.parameters, candidate.arguments) {
            for place in places {
                let on = value(active.arguments[place], base: base)
                let off = value(other.arguments[place], base: copier.base(of: other.range))
                if on.words == off.words { continue }
                if parameter.isClosure, !condition.unwraps(on.passage),
                    let closure = closure(active.arguments[place].value, other.arguments[place].value, parameter)
                {
                    let range = file.range(of: active.arguments[place].value)
                    let depth = copier.depth(of: range, in: active, base: base)
                    substitutions.append(Copier.Substitution(range: range, passage: closure.indented(by: depth)))
                    continue
                }
                guard places.count == 1, !parameter.isClosure,
                    let (on, off) = isOfOneType(on, off, parameter, in: overload.signature)
                        ? (on, off) : erased(active, other, parameter, candidate),
                    let passage = try? condition.choose(on, off, type: parameter.type, rules)
                else { return nil }
                substitutions.append(
                    Copier.Substitution(range: file.range(of: active.arguments[place].value), passage: passage))
            }
        }
        if site.isInStatementHead {
            let labels = overload.signature.labels(of: active, candidate.arguments)
            substitutions += copier.parenthesizing(active, labels: labels)
        }
        let passage = copier.copy(active.range, base: base, with: substitutions)
        if !condition.held(by: passage).isEmpty { return nil }
        return LinkMerge.Result(
            passage: passage, choices: substitutions.count, sources: [active.range], names: [active.name])
    }

    /// One closure with both bodies, `{ if c { A() } else { B() } }`; nil where they have other parameters or take apart.
    private func closure(_ active: NodeID, _ other: NodeID, _ parameter: Parameter) -> Passage? {
        guard let one = Closure(active, in: file), let two = Closure(other, in: file) else { return nil }
        let parts = two.layout
        guard file.tokenTexts(in: one.layout.signature) == file.tokenTexts(in: parts.signature),
            one.anonymousParameterCount == 0, two.anonymousParameterCount == 0
        else { return nil }
        let isPlain = two.isOneExpression || two.soleReturned != nil
        guard parameter.isBuilder ? !two.returns || isPlain : parameter.givesNothing || isPlain else { return nil }
        let merge = ClosureMerge(condition: condition, copier: copier, isMultiline: site.isMultiline)
        return try? merge.closure(active, for: parameter, inertHead: [], inertBody: merge.body(of: two)).passage
    }

    private func value(_ argument: Argument, base: String) -> Value {
        let range = file.range(of: argument.value)
        return Value(
            passage: copier.copy(range, base: base), words: file.tokenTexts(of: argument.value),
            precedence: Precedence(of: argument.value, in: file), sources: [range],
            shown: types.type(of: argument.value))
    }

    /// True if both sides of a choice have one type: the parameter's, or where that is generic, one that both show.
    private func isOfOneType(_ on: Value, _ off: Value, _ parameter: Parameter, in signature: Signature) -> Bool {
        if on.words.first == "&" || off.words.first == "&" { return false }
        let isGeneric =
            parameter.type.hasPrefix("some ")
            || signature.constraints.keys.contains { name in
                parameter.type.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { $0 == name }
            }
        if !isGeneric {
            return !condition.unwraps(on.passage) || condition.isPayload(on.passage) || on.implicitMember == nil
        }
        if !on.isImplicitMember, on.implicitMember != nil { return false }
        if !off.isImplicitMember, off.implicitMember != nil { return false }
        let protocols = signature.protocols(of: parameter)
        let type = shownType(on, protocols)
        return type != nil && type == shownType(off, protocols)
    }

    /// What a value shows of its type where one of some protocols is asked for; `literal` for one of that kind.
    private func shownType(_ value: Value, _ protocols: [String]) -> String? {
        switch value.shown {
        case .type(let type): return type.hasPrefix("some ") ? nil : type
        case .integer: return "integer literal"
        case .float: return "float literal"
        case .string: return "string literal"
        case .boolean: return "boolean literal"
        case .implicitMember(let member):
            let types = rules.facts(listing: member).map(\.name).filter { type in
                protocols.allSatisfy { rules.isKnown(type, toBe: $0) }
            }
            return types.count == 1 ? types[0] : nil
        default: return nil
        }
    }

    /// Both sides as the page writes the active one where types differ: `AnyShapeStyle(.red)`.
    private func erased(
        _ active: Link, _ other: Link, _ parameter: Parameter, _ candidate: Candidate
    ) -> (Value, Value)? {
        let forms = candidate.overload.forms.filter { form in
            form.requirement.map { site.context.deploymentTarget.satisfies($0) } ?? true
        }
        let templates = forms.compactMap { form -> Template? in
            guard let link = form.active?.first, form.active?.count == 1, link.name == active.name else { return nil }
            return link.arguments.firstNonNil { argument in
                guard case .expression(let template) = argument.value, argument.label == parameter.label,
                    template.text.hasSuffix("($\(parameter.name))")
                else { return nil }
                return template
            }
        }
        guard let template = templates.first, let on = try? filled(template, active, candidate),
            let off = try? filled(template, other, candidate)
        else { return nil }
        return (on, off)
    }

    private func filled(_ template: Template, _ link: Link, _ candidate: Candidate) throws(Refusal) -> Value {
        return try UserArguments(
            link: link, signature: candidate.overload.signature, indices: candidate.arguments, copier: copier,
            totality: site.own.totality(), types: rules.types,
            shown: link.arguments.map { types.type(of: $0.value) }, site: site
        ).fill(template)
    }
}
