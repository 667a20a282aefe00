import RuleModel
import Semantics
import Syntax

/// Merges links of the two sides of a call in pairs, each of one overload: what the other side writes stands in place of the
/// inert value, so no form is asked for.
struct SidesMerge {
    let site: Site
    let condition: JoinedCondition
    let types: TypeReader

    var rules: RuleBook { site.rules }
    private var copier: Copier { condition.copier }
    var file: SourceFile { copier.file }

    /// - Parameter condition: of the side whose links stand first in pairs.
    init(site: Site, condition: JoinedCondition) {
        self.site = site
        self.condition = condition
        types = site.types(under: condition)
    }

    /// One link for two of one overload; nil where they are none.
    ///
    /// - Parameter receiver: the type that they are applied to.
    func merge(_ active: Link, _ other: Link, on receiver: String) -> MergedLink? {
        if let read = reading(active, other) { return read.merge(active, other, on: receiver) }
        if [active, other].contains(where: mayMeanOwn) { return nil }
        if active.name != other.name { return mergeAsSame(active, other, on: receiver) }
        if mayBeGeneric(active) { return nil }
        var candidates = candidates(for: active, receiver)
        var others = candidates.isEmpty ? [] : self.candidates(for: other, receiver)
        if let wide = inOneOverload(active, candidates, other, others) { (candidates, others) = ([wide.0], [wide.1]) }
        guard let first = candidates.first, candidates.count == others.count else { return nil }
        if candidates.count == 1, !isSame(first.overload.signature, others[0].overload.signature) {
            return mergeOverloads(
                FitLink(link: active, candidate: first), FitLink(link: other, candidate: others[0]))
        }
        guard isSame(first.overload.signature, others[0].overload.signature),
            // Where nothing shows which overload is meant, the two sides may mean different ones.
            candidates.count == 1 || showsTheSame(active, other),
            !mayDifferInClosures(FitLink(link: active, candidate: first)),
            site.mayGive(first.overload.signature.result),
            case let sides = [FitLink(link: active, candidate: first), FitLink(link: other, candidate: others[0])],
            // What runs at other times under a condition is better under two.
            !runs(sides[0], sides[1]),
            let (result, chosen) = merge(sides[0], sides[1]) ?? mergeInClosure(sides[0], sides[1])
        else { return nil }
        return merged(result, sides, choosing: chosen)
    }

    /// The same for two links that call one declaration of the project's by the name of a modifier that pages state.
    private func reading(_ active: Link, _ other: Link) -> SidesMerge? {
        guard active.name == other.name, !active.isOfMember, !other.isOfMember,
            let modifier = site.own.ownOverload(active.use(in: file)),
            site.own.ownOverload(other.use(in: file))?.sighting == modifier.sighting
        else { return nil }
        return SidesMerge(site: site.reading(active), condition: condition)
    }

    /// True for a side that an overload of the project's could take, which the choice is too wide for: `.opacity(1)` of
    /// `opacity(_ percent: Int)`, beside `.opacity(0.5)`.
    private func mayMeanOwn(_ link: Link) -> Bool {
        site.own.overload(of: link.name, on: site.base(of: link), taking: link.arguments.map(types.written)) != nil
    }

    /// The same of two overloads, of which a page writes one for the other.
    private func mergeOverloads(_ active: FitLink, _ other: FitLink) -> MergedLink? {
        guard site.mayGive(other.candidate.overload.signature.result), !runs(active, other),
            let (result, chosen) = mergeIntoClosure(active, other)
        else { return nil }
        return merged(result, [active, other], choosing: chosen)
    }

    private func merged(_ result: LinkMerge.Result, _ sides: [FitLink], choosing chosen: Set<String>) -> MergedLink? {
        let links = sides.map(\.link)
        guard WrittenCalls.mayMeanOwn(result, for: links, under: condition, types, at: site) == nil else {
            return nil
        }
        let (overload, remarks) = (sides[0].candidate.overload, remarks(on: sides, choosing: chosen))
        return MergedLink(
            result: result, page: overload.page, levels: levels(of: links[0], overload, remarks),
            notes: remarks.filter { $0.kind == .note }.map(\.reason), type: overload.signature.result)
    }

    /// True for `.modifier(Card(icon))` where nothing shows that `Card` is one type, whatever it is given.
    private func mayBeGeneric(_ link: Link) -> Bool {
        let modifiers = site.own.index.modifiers
        guard site.rules.takesModifier(link.name) else { return false }
        let type = link.arguments.first.flatMap { Call($0.value, in: file) }
            .flatMap { modifiers.viewModifier(named: $0.name, from: site.own.path) }
        return type.map { !$0.isOneType } ?? true
    }

    /// True if closures could be of two overloads, as those that build views and those that build what goes into a toolbar:
    /// nothing shows which.
    func mayDifferInClosures(_ side: FitLink) -> Bool {
        let (link, candidate) = (side.link, side.candidate)
        var written = link.arguments.map(types.written)
        guard written.contains(where: { $0.evidence == .closure }) else { return false }
        // What is built shows that, but not what a builder knows of branches on the systems that the project runs on.
        for place in written.indices { written[place].built = nil }
        return (rules.overloads[link.name] ?? []).contains {
            !isSame($0.signature, candidate.overload.signature) && rules.mayTake(written, $0.signature)
        }
    }

    func candidates(for link: Link, _ receiver: String) -> [Candidate] {
        rules.candidates(for: link.name, receiver: receiver, arguments: link.arguments.map(types.written))
    }

    /// Two overloads of a page that are one for Swift, one of them for a narrower type: what both links mean.
    private func inOneOverload(
        _ active: Link, _ ones: [Candidate], _ other: Link, _ twos: [Candidate]
    ) -> (Candidate, Candidate)? {
        guard ones.count == 1, twos.count == 1 else { return nil }
        let (one, two) = (ones[0], twos[0])
        guard isStated(one.overload.signature) else { return nil }
        if rules.isPart(one.overload.signature, of: two.overload.signature) {
            return rules.candidate(two.overload, for: active.arguments.map(types.written)).map { ($0, two) }
        }
        guard rules.isPart(two.overload.signature, of: one.overload.signature) else { return nil }
        return rules.candidate(one.overload, for: other.arguments.map(types.written)).map { (one, $0) }
    }

    /// True for what pages alone say of a modifier, and no declaration of the project's.
    private func isStated(_ signature: Signature) -> Bool {
        rules.hasBuiltinPageAlone(for: signature.name)
    }

    private func isSame(_ a: Signature, _ b: Signature) -> Bool {
        a.call == b.call && a.receiver == b.receiver && a.parameters.map(\.type) == b.parameters.map(\.type)
            && a.constraints == b.constraints
    }

    /// A link with its overload.
    struct FitLink {
        let link: Link
        let candidate: Candidate

        /// For each parameter, the arguments that are written for it.
        var arguments: [[Argument]] { candidate.arguments.map { $0.map { link.arguments[$0] } } }
    }

    /// The link that writes more, with a choice in place of each argument that differs: one that a side leaves out stands
    /// there for its default. With it the names of the parameters that the condition chooses a value for.
    private func merge(_ active: FitLink, _ other: FitLink) -> (result: LinkMerge.Result, chosen: Set<String>)? {
        let overload = active.candidate.overload
        var chosen: Set<String> = []
        let pairs = Array(zip(active.arguments, other.arguments))
        let isOther = pairs.contains { $0.isEmpty && !$1.isEmpty }
        if isOther, pairs.contains(where: { $1.isEmpty && !$0.isEmpty }) { return nil }
        let model = isOther ? other : active
        let base = copier.base(of: model.link.range)
        let known = typesShown(by: active, other)
        var substitutions: [Copier.Substitution] = []
        for (parameter, (ones, twos)) in zip(overload.signature.parameters, pairs) {
            let places = isOther ? twos : ones
            // Of several values for one parameter, each has a place of its own.
            guard ones.count == twos.count || ones.count + twos.count == 1 else { return nil }
            for (place, written) in places.enumerated() {
                guard let on = value(ones, place, parameter, of: active),
                    let off = value(twos, place, parameter, of: other)
                else { return nil }
                if on.words == off.words { continue }
                chosen.insert(parameter.name)
                let range = file.range(of: written.value)
                if parameter.isClosure, ones.count == twos.count,
                    parameter.isBuilder || !condition.unwraps(on.passage),
                    let closure = closure(ones[place].value, twos[place].value, parameter, of: overload.signature)
                {
                    let depth = copier.depth(of: range, in: model.link, base: base)
                    substitutions.append(Copier.Substitution(range: range, passage: closure.indented(by: depth)))
                    continue
                }
                let isOne =
                    isOfOneType(on, off, parameter, in: overload.signature, knowing: known)
                    || !ones.isEmpty && !twos.isEmpty && !condition.unwraps(on.passage)
                        && isOneMember(ones[place].value, twos[place].value)
                guard places.count == 1, !parameter.isClosure,
                    let (on, off) = isOne
                        ? spelled(on, off, parameter, of: (active, other)) : erased(active, other, parameter),
                    let passage = try? condition.choose(on, off, type: parameter.type, rules)
                else { return nil }
                substitutions.append(Copier.Substitution(range: range, passage: passage))
            }
        }
        let choices = substitutions.count
        if site.isInStatementHead {
            let labels = overload.signature.labels(of: model.link, model.candidate.arguments)
            substitutions += copier.parenthesizing(model.link, labels: labels)
        }
        let passage = copier.copy(model.link.range, base: base, with: substitutions)
        if !condition.held(by: passage).isEmpty { return nil }
        let result = LinkMerge.Result(
            passage: model.link.placed(passage), choices: choices, sources: [model.link.range],
            names: [model.link.name])
        return (result, chosen)
    }

    /// What a side gives a parameter: one of the arguments that it writes, or the default.
    func value(_ written: [Argument], _ place: Int, _ parameter: Parameter, of side: FitLink) -> Value? {
        if written.isEmpty {
            return try? parameter.defaultValue.map { normal throws(Refusal) in
                try arguments(of: side).fill(default: normal, of: parameter)
            }
        }
        let node = written[place].value
        var value = Value(
            node, base: copier.base(of: side.link.range), copier: copier, totality: site.own.totality())
        value.shown = types.type(of: node)
        return value
    }

    /// One closure with both bodies, `{ if c { A() } else { B() } }`; nil where they have other parameters or take apart.
    private func closure(
        _ active: NodeID, _ other: NodeID, _ parameter: Parameter, of signature: Signature
    ) -> Passage? {
        // What gives the view back as another one would branch in there; and what gives something of a type of its own
        // gives one type.
        if parameter.type.contains("<Self>") || !parameter.isBuilder && parameter.type.contains("-> some ") {
            return nil
        }
        // Of what the project declares, a builder may be one of its own, and the type that is given one that no branch is of.
        let isOwn = !rules.hasPage(for: signature.name)
        if isOwn, !parameter.givesNothing, !signature.leavesOpenWhatIsGiven(by: parameter) { return nil }
        guard let one = Closure(active, in: file), let two = Closure(other, in: file) else { return nil }
        let parts = two.layout
        let merge = ClosureMerge(condition: condition, copier: copier, isMultiline: site.isMultiline)
        if parameter.givesNothing, one.statements.isEmpty != two.statements.isEmpty {
            if one.captureList != nil || two.captureList != nil { return nil }
            return try? merge.closure(
                one.statements.isEmpty ? other : active, for: parameter, whenOff: one.statements.isEmpty)
        }
        guard file.tokenTexts(in: one.layout.signature) == file.tokenTexts(in: parts.signature),
            one.anonymousParameterCount == 0, two.anonymousParameterCount == 0
        else { return nil }
        let isPlain = two.isOneExpression || two.soleReturned != nil
        guard parameter.isBuilder ? !two.returns || isPlain : parameter.givesNothing || isPlain else { return nil }
        return try? merge.closure(active, for: parameter, inertHead: [], inertBody: merge.body(of: two)).passage
    }

    /// Both sides in a type that takes either: `AnyShapeStyle(.red)`. What a modifier of the project's own does with a type,
    /// its page says.
    private func erased(_ active: FitLink, _ other: FitLink, _ parameter: Parameter) -> (Value, Value)? {
        let overload = active.candidate.overload
        return rules.erasures(for: parameter, of: overload.signature).firstNonNil { type -> (Value, Value)? in
            let template = Template("\(type.name)($\(parameter.name))")
            let isAvailable = type.erasure.map { site.context.deploymentTarget.satisfies($0.requirement) } ?? false
            // What a form writes is there wherever the modifier is.
            let isWritten = overload.forms.contains { form in
                form.writes(template) && form.requirement.map { site.context.deploymentTarget.satisfies($0) } ?? true
            }
            guard isWritten || isAvailable && isStated(overload.signature),
                site.own.spelling(of: type.name, at: site.call.node) != nil,
                let on = try? arguments(of: active).fill(template), let off = try? arguments(of: other).fill(template)
            else { return nil }
            return (on, off)
        }
    }

    func arguments(of side: FitLink) -> UserArguments {
        UserArguments(
            link: side.link, signature: side.candidate.overload.signature, indices: side.candidate.arguments,
            copier: copier, totality: site.own.totality(), types: rules.types,
            shown: side.link.arguments.map { types.type(of: $0.value) }, site: site)
    }
}

extension Form {
    /// True where an argument of what it writes when it is on is a template.
    fileprivate func writes(_ template: Template) -> Bool {
        (active ?? []).flatMap(\.arguments).contains { argument in
            if case .expression(let value) = argument.value { value.words == template.words } else { false }
        }
    }
}
