import Syntax

extension RuleBook {
    /// The modifiers that forms of one call.
    public func modifiersNamed(byFormsOf modifier: String) -> Set<String> {
        Set((overloads[modifier] ?? []).flatMap(\.written).map(\.name))
    }

    /// The types that must be SwiftUI's where a modifier is called: those of calls that do nothing, and those that its forms
    /// may name where the user did not: those of their texts, those of the modifier's parameters, and those that take any
    /// value of one.
    public func typesNamed(byFormsOf modifier: String) -> Set<String> {
        let types = (overloads[modifier] ?? []).map(\.signature).flatMap { signature in
            signature.parameters.flatMap { [$0.type] + erasures(for: $0, of: signature).map(\.name) }
        }
        let words = (types + values(inFormsOf: modifier).joined()).flatMap { text in
            text.utf8.split { !$0.isNamePart }
        }
        let idle = (overloads[modifier] ?? []).flatMap(\.idle).flatMap(\.arguments).flatMap(\.value.words)
        return Set(words.compactMap { String($0) }).intersection(typeNames).union(idle.filter(\.isTypeName))
    }

    /// The static members that forms of a modifier may name, each with the types that have one of the name: `clear`, and
    /// `Color` for `Color.clear` and for `.clear`.
    public func membersNamed(byFormsOf modifier: String) -> [String: Set<String>] {
        var members: [String: Set<String>] = [:]
        for words in values(inFormsOf: modifier) {
            for place in words.indices.dropFirst() where words[place - 1] == "." {
                members[words[place], default: []].formUnion(
                    place > 1 && words[place - 2].first?.isUppercase == true
                        ? [words[place - 2]] : facts(listing: words[place]).map(\.name))
            }
        }
        return members
    }

    /// The words of each value in the forms, and of the defaults that may stand beside a value of the user's.
    private func values(inFormsOf modifier: String) -> [[String]] {
        (overloads[modifier] ?? []).flatMap { overload in
            overload.written.flatMap(\.arguments).map(\.value.words)
                + overload.signature.parameters.compactMap { $0.defaultValue?.words }
        }
    }
}

extension Overload {
    /// All that its page writes in place of it.
    fileprivate var written: [TemplateLink] {
        forms.flatMap { ($0.active ?? []) + $0.inert + ($0.otherwise ?? []) } + [same].compactMap(\.self)
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
