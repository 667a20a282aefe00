import RuleModel
import Syntax

// A body that is one link may be written where the modifier is called, if its page has a form that nobody would write by
// hand anyway: a value that is changed in the environment.
extension InertLink {
    /// The forms of the link, in terms of the modifier's own parameters.
    ///
    /// - Parameter isVisible: false for a property of `EnvironmentValues` that cannot be set where the modifier is called.
    func inlined(isVisible: (String) -> Bool) -> [Form] {
        let candidates = rules.candidates(
            for: call.name, receiver: "View", arguments: call.arguments.map(types.written))
        guard candidates.count == 1 else { return [] }
        let candidate = candidates[0]
        var arguments: [String: String] = [:]
        for (parameter, places) in zip(candidate.overload.signature.parameters, candidate.arguments) {
            if places.isEmpty { continue }
            guard places.count == 1, let text = stated(call.arguments[places[0]].value, isVisible) else { return [] }
            arguments[parameter.name] = text
        }
        guard arguments.values.count(where: { $0.first == "$" }) == parameters.count else { return [] }
        guard isOfOneType else { return [] }
        return candidate.overload.forms.compactMap { form in
            guard let active = form.active, form.remarks.contains(where: { $0.kind == .level(.verbose) }),
                let stated = active.stating(arguments), let inert = form.inert.stating(arguments)
            else { return nil }
            return Form(
                active: stated, inert: inert, otherwise: nil, requirement: form.requirement,
                remarks: held(candidate.overload.remarks + form.remarks, candidate))
        }
    }

    /// False where a value is of another type than the property that is set to it: `.none` would mean something else.
    private var isOfOneType: Bool {
        let values = call.arguments.map { file.withoutParentheses($0.value) }
        let declared = values.filter { file.kind($0) == .keyPath }.flatMap { file.identifiers(of: $0).suffix(1) }
            .compactMap { types.names.project.member($0, of: "EnvironmentValues")?.type }
        let given = values.filter { file.kind($0) == .name }.map { types.type(of: $0) }
        return declared.allSatisfy { property in
            guard case .type(let type) = property else { return true }
            return given.allSatisfy { if case .type(let own) = $0 { own == type } else { true } }
        }
    }

    /// What an argument is in terms of the modifier's parameters, if it means the same everywhere.
    private func stated(_ node: NodeID, _ isVisible: (String) -> Bool) -> String? {
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .numberLiteral, .boolLiteral, .nilLiteral: return file.text(of: node)
        case .member: return file.tokenTexts(of: node).count == 2 ? file.text(of: node) : nil
        case .name: return file.name(node).flatMap { parameters.contains($0) ? "$" + $0 : nil }
        case .keyPath:
            let words = file.identifiers(of: node).filter { $0 != "EnvironmentValues" }
            return words.count == 1 && isVisible(words[0]) ? file.text(of: node) : nil
        default: return nil
        }
    }
}

extension [TemplateLink] {
    /// The same with other arguments in place of the page's; nil where one is missing.
    fileprivate func stating(_ arguments: [String: String]) -> [TemplateLink]? {
        var links: [TemplateLink] = []
        for link in self {
            var own: [TemplateArgument] = []
            for argument in link.arguments {
                let value: TemplateArgument.Value
                switch argument.value {
                case .written: return nil
                case .expression(let template):
                    guard let text = template.stating(arguments) else { return nil }
                    value = .expression(Template(text))
                case .closure(let template):
                    guard let text = template.stating(arguments) else { return nil }
                    value = .closure(Template(text))
                }
                own.append(TemplateArgument(label: argument.label, value: value, isTrailing: argument.isTrailing))
            }
            links.append(TemplateLink(name: link.name, arguments: own))
        }
        return links
    }
}

extension Template {
    fileprivate func stating(_ arguments: [String: String]) -> String? {
        var text = ""
        var end = file.range(of: root).lowerBound
        for token in file.tokenIndices(of: root) {
            let word = self.text(ofToken: token)
            let range = file.tokens[token].range
            text += file.text(end..<range.lowerBound)
            end = range.upperBound
            let name = word.dropFirst()
            guard word.first == "$", name.first?.isNumber == false else {
                text += word
                continue
            }
            guard let argument = arguments[String(name)] else { return nil }
            text += argument
        }
        return text
    }
}
