import RuleModel

/// Where a page's signature says something else than the declaration.
struct SignatureReview {
    private(set) var differences: [String] = []
    private let types: [String: [String]]

    /// - Parameter types: by name, what the types that pages state conform and convert to.
    init(_ stated: Signature, against declared: Signature, types: [String: [String]]) {
        self.types = types
        // A page may keep to itself which shape or view it is.
        let isOpaque = stated.result.hasPrefix("some ")
        if stated.receiver != "View", !isOpaque, Self.plain(stated.result) != Self.plain(declared.result) {
            differences.append("its result is `\(declared.result)`")
        }
        var rest = declared.parameters[...]
        for parameter in stated.parameters {
            while let next = rest.first, next.label != parameter.label { rest.removeFirst() }
            guard let other = rest.popFirst() else { return }
            compare(parameter, of: stated, with: other, of: declared)
        }
    }

    private mutating func compare(
        _ stated: Parameter, of page: Signature, with other: Parameter, of declared: Signature
    ) {
        let what = "`\(stated.label ?? stated.name)`"
        let (mine, theirs) = (Self.type(of: stated, in: page), Self.type(of: other, in: declared))
        if mine != theirs, !isNarrower(mine, than: theirs) { differences.append("\(what) is `\(other.type)`") }
        // A call that writes the argument may have an overload of its own.
        if let value = stated.defaultValue {
            if let normal = other.defaultValue {
                if Self.words(of: value, stated.type) != Self.words(of: normal, other.type) {
                    differences.append("the default of \(what) is `\(normal)`")
                }
            } else {
                differences.append("\(what) has no default")
            }
        }
        for (name, here, there) in [
            // A closure that may be missing escapes, said or not.
            ("@escaping", stated.isEscaping, other.isEscaping || TypeText(other.type).isOptional && stated.isEscaping),
            ("a builder", stated.isBuilder, other.isBuilder),
            ("variadic", stated.isVariadic, other.isVariadic),
            ("an autoclosure", stated.isAutoclosure, other.isAutoclosure),
        ] where here != there {
            differences.append("\(what) is \(there ? "" : "not ")\(name)")
        }
    }

    /// True for a type that is one of those that the other takes.
    private func isNarrower(_ mine: String, than theirs: String) -> Bool {
        if theirs == mine + "?" { return true }
        // What a generic parameter conforms to need not be said.
        let anyNames = [mine, theirs].map { $0.replacing(#/<[\w.&]*>/#, with: "<>") }
        if mine.contains("<>"), anyNames[0] == anyNames[1] { return true }
        guard theirs.hasPrefix("<"), let end = theirs.firstIndex(of: ">") else { return false }
        if theirs[theirs.index(after: end)...] == "?", mine.hasSuffix("?") {
            return isNarrower(String(mine.dropLast()), than: String(theirs.dropLast()))
        }
        let kinds = kinds(of: mine)
        return theirs[theirs.index(after: theirs.startIndex)..<end].split(separator: "&").allSatisfy {
            kinds.contains(String($0))
        }
    }

    private func kinds(of type: String) -> Set<String> {
        var open = type.split { "<>&?".contains($0) }.map(String.init)
        var found: Set<String> = []
        while let name = open.popLast() {
            if found.insert(name).inserted { open += types[name] ?? [] }
        }
        return found
    }

    /// The words of a default, without a type that is known: `.white` of `Color.white`.
    private static func words(of value: Template, _ type: String) -> [String] {
        var words = value.words
        if words.count > 2, words[1] == ".", words[0] == plain(type) { words.removeFirst() }
        return words.map { word in Double(word).map { "\($0)" } ?? word }
    }

    /// `<ShapeStyle>` for `S` with `S: ShapeStyle`: names of generic parameters do not count.
    private static func type(of parameter: Parameter, in signature: Signature) -> String {
        var result = ""
        var word = ""
        for character in plain(parameter.type) + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            let isMember = result.last == "."
            let protocols = signature.constraints[word].map { $0.sorted().joined(separator: "&") }
            let isLetter = word.count == 1 && word.first!.isUppercase
            result += isMember ? word : protocols.map { "<\($0)>" } ?? (isLetter ? "<>" : word)
            if character != " " { result.append(character) }
            word = ""
        }
        return result
    }

    /// Without what does not tell types apart: spaces, names of a closure's parameters, who may call it.
    private static func plain(_ type: String) -> String {
        var text = type
        for noise in ["@escaping ", "@Sendable ", "@MainActor ", "sending ", "any "] {
            text = text.replacing(noise, with: "")
        }
        text = text.replacing("-> Void", with: "-> ()").replacing(#/Optional<(\w+)>/#) { "\($0.1)?" }
        text = text.replacing(#/Optional<(.+)>/#) { "(\($0.1))?" }
        // `(_ oldValue: V)` is `(V)`.
        text = text.replacing(#/_ \w+: /#, with: "").replacing(#/some (\w+)/#) { "<\($0.1)>" }
        return text.filter { $0 != " " }.replacing(#/\(\((\w+)\)\)/#) { "(\($0.1))" }.replacing(#/^\((\w+)\)\?$/#) {
            "\($0.1)?"
        }
    }
}
