import RuleModel
import Syntax

// What both sides give a modifier that has a form with a closure: `.overlay(Circle())` and `.overlay(Text(title))`.
extension SidesMerge {
    /// The form that its page writes when it is on, with what each side gives under the condition, and the names of what the
    /// closure builds: `.overlay { if c { Circle() } else { Text(title) } }`; nil where no such form is there.
    func mergeInClosure(_ active: FitLink, _ other: FitLink) -> (result: LinkMerge.Result, chosen: Set<String>)? {
        if site.isInStatementHead { return nil }
        let overload = active.candidate.overload
        for (link, built) in linksWithClosure(of: overload) {
            var merge = LinkMerge(
                arguments: arguments(of: active), condition: condition, site: site, isCertain: true)
            merge.otherArguments = arguments(of: other)
            if let result = try? merge.merge(chain: [link], inert: [link]), condition.held(by: result.passage).isEmpty {
                return (result, built)
            }
        }
        return nil
    }

    /// What pages write with a closure when a modifier is on, where nothing is said of that; with the names of what is in it.
    private func linksWithClosure(of overload: Overload) -> [(link: TemplateLink, built: Set<String>)] {
        overload.forms.compactMap { form in
            guard form.remarks.isEmpty,
                form.requirement.map({ site.context.deploymentTarget.satisfies($0) }) ?? true,
                let link = form.active?.first, form.active?.count == 1, let built = link.builtInClosure
            else { return nil }
            return (link, built)
        }
    }

    /// One link where one side writes the closure into which a page puts what the other one gives: `.overlay(Circle())` and
    /// `.overlay { Text(title) }`; nil for other overloads.
    func mergeIntoClosure(_ active: FitLink, _ other: FitLink) -> (result: LinkMerge.Result, chosen: Set<String>)? {
        guard !site.isInStatementHead, rules.hasBuiltinPageAlone(for: active.link.name) else { return nil }
        for (given, own, isFirst) in [(active, other, true), (other, active, false)] {
            let signature = own.candidate.overload.signature
            for (link, built) in linksWithClosure(of: given.candidate.overload) {
                guard link.name == own.link.name, let places = signature.bind(link), !mayDifferInClosures(own),
                    let (result, chosen) = merge(given, writing: link, places, into: own, isFirst: isFirst),
                    condition.held(by: result.passage).isEmpty
                else { continue }
                return (result, chosen.union(built))
            }
        }
        return nil
    }

    /// - Parameters:
    ///   - places: for each parameter of the overload with a closure, the arguments that the page writes,
    ///   - isFirst: whether what the page writes is what stands there when the condition holds.
    private func merge(
        _ given: FitLink, writing link: TemplateLink, _ places: [[Int]], into own: FitLink, isFirst: Bool
    ) -> (result: LinkMerge.Result, chosen: Set<String>)? {
        let signature = own.candidate.overload.signature
        let arguments = arguments(of: given)
        let order = LinkMerge(arguments: arguments, condition: condition, site: site, isCertain: true)
        guard (try? order.keepsOrder([link], of: arguments)) != nil else { return nil }
        var sum = LinkMerge.Result(passage: Passage(), choices: 0, sources: [], names: [link.name])
        var (list, closure, chosen) = ([Passage](), Passage?.none, Set<String>())
        for (parameter, (written, places)) in zip(signature.parameters, zip(own.arguments, places)) {
            guard written.count < 2, places.count < 2 else { return nil }
            let template = places.first.map { link.arguments[$0] }
            if parameter.isBuilder {
                guard closure == nil, let argument = written.first, case .closure(let content)? = template?.value,
                    let merged = body(content, of: arguments, beside: argument.value, isFirst: isFirst)
                else { return nil }
                closure = merged.passage
                sum.choices += merged.choices
                sum.sources += merged.sources
                continue
            }
            let isGiven = template?.parameterName.map(arguments.isWritten) ?? (template != nil)
            if !isGiven, written.isEmpty { continue }
            guard let one = value(template, isGiven, parameter, of: arguments, beside: own),
                let two = value(written, 0, parameter, of: own)
            else { return nil }
            sum.sources += one.sources + two.sources
            let (on, off) = isFirst ? (one, two) : (two, one)
            var passage = two.passage
            if !on.isSame(as: off, type: parameter.type) {
                guard isOfOneType(on, off, parameter, in: signature, knowing: []),
                    let choice = try? condition.choose(on, off, type: parameter.type, rules)
                else { return nil }
                passage = choice
                sum.choices += 1
                chosen.insert(parameter.name)
            }
            list.append(parameter.label.map { $0 + ": " + passage } ?? passage)
        }
        guard let closure else { return nil }
        sum.passage = "." + Passage(link.name)
        if !list.isEmpty { sum.passage.append("(" + list.joined(by: ", ") + ")") }
        sum.passage.append(" " + closure)
        return (sum, chosen)
    }

    /// What a page writes for a parameter, or the default where it stands for what was left out.
    private func value(
        _ template: TemplateArgument?, _ isGiven: Bool, _ parameter: Parameter, of arguments: UserArguments,
        beside own: FitLink
    ) -> Value? {
        guard isGiven, let template else { return value([], 0, parameter, of: own) }
        guard case .expression(let expression) = template.value else { return nil }
        return try? arguments.fill(expression)
    }

    /// A closure that builds what a page writes, or what another one builds.
    private func body(
        _ content: Template, of arguments: UserArguments, beside closure: NodeID, isFirst: Bool
    ) -> (passage: Passage, choices: Int, sources: [Range<Int>])? {
        guard content.headWords.isEmpty, let own = Closure(closure, in: file), case let layout = own.layout,
            layout.signature.isEmpty, layout.comments.isEmpty, own.anonymousParameterCount == 0,
            !own.returns || own.soleReturned != nil, let built = try? arguments.fill(content)
        else { return nil }
        let merge = ClosureMerge(condition: condition, copier: condition.copier, isMultiline: site.isMultiline)
        let body = merge.body(of: own)
        let sources = built.sources + [layout.body]
        let (on, off) = isFirst ? (built, body) : (body, built)
        if on.words == off.words, !condition.unwraps(on.passage) {
            return (merge.block(head: ClosureMerge.Head(), body.passage), 0, sources)
        }
        let passage = try? merge.closure(head: ClosureMerge.Head(), active: on, inert: off, isEscaping: false)
        return passage.map { ($0, 1, sources) }
    }
}

extension TemplateLink {
    /// The parameters that stand in a closure, where there is one and all else is given as it is; nil for any other link.
    fileprivate var builtInClosure: Set<String>? {
        var built: Set<String>?
        for argument in arguments {
            switch argument.value {
            case .closure(let template) where built == nil: built = Set(template.placeholders.map(\.name))
            case .expression where argument.parameterName != nil: break
            default: return nil
            }
        }
        return built
    }
}
