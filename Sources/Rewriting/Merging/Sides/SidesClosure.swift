import RuleModel

// What both sides give a modifier that has a form with a closure: `.overlay(Circle())` and `.overlay(Text(title))`.
extension SidesMerge {
    /// The form that its page writes when it is on, with what each side gives under the condition, and the names of what the
    /// closure builds: `.overlay { if c { Circle() } else { Text(title) } }`; nil where no such form is there.
    func mergeInClosure(_ active: FitLink, _ other: FitLink) -> (result: LinkMerge.Result, chosen: Set<String>)? {
        if site.isInStatementHead { return nil }
        let overload = active.candidate.overload
        for form in overload.forms where form.remarks.isEmpty {
            guard form.requirement.map({ site.context.deploymentTarget.satisfies($0) }) ?? true,
                let link = form.active?.first, form.active?.count == 1, let built = link.builtInClosure
            else { continue }
            var merge = LinkMerge(
                arguments: arguments(of: active), condition: condition, site: site, isCertain: true)
            merge.otherArguments = arguments(of: other)
            if let result = try? merge.merge(chain: [link], inert: [link]), condition.held(by: result.passage).isEmpty {
                return (result, built)
            }
        }
        return nil
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
