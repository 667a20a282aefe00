extension RuleBook {
    /// The modifiers that forms of one call.
    public func modifiersNamed(byFormsOf modifier: String) -> Set<String> {
        Set((overloads[modifier] ?? []).flatMap(\.forms).flatMap { ($0.active ?? []) + $0.inert }.map(\.name))
    }

    /// The types that forms of a modifier may name where the user did not: those of their texts, and those of the
    /// modifier's parameters.
    public func typesNamed(byFormsOf modifier: String) -> Set<String> {
        let texts = (overloads[modifier] ?? []).flatMap { overload in
            let links = overload.forms.flatMap { ($0.active ?? []) + $0.inert + ($0.otherwise ?? []) }
            return links.flatMap(\.arguments).flatMap(\.value.words) + overload.signature.parameters.map(\.type)
        }
        let words = texts.flatMap { text in text.utf8.split { !$0.isNamePart } }
        return Set(words.compactMap { String($0) }).intersection(typeNames)
    }
}

extension TemplateArgument.Value {
    fileprivate var words: [String] {
        switch self {
        case .written(let off): off?.words ?? []
        case .expression(let template), .closure(let template): template.words
        }
    }
}
