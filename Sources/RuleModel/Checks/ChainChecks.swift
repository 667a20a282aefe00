extension TemplateLink {
    /// Reads the chain behind a word, whose every `$name` must be a parameter of the signature.
    static func chain(_ text: String, of word: Word, for signature: Signature) throws(Flaw) -> [TemplateLink] {
        let chain = try chain(text)
        for argument in chain.flatMap(\.arguments) {
            for name in argument.parameterNames { try signature.check(parameter: name) }
            if case .written = argument.value, word == .active {
                throw Flaw("`_` in `active`: write `$` and the parameter's name")
            }
        }
        for link in chain { if let flaw = link.flaw(inNamesOf: word, for: signature) { throw flaw } }
        return chain
    }

    /// Checks that the chain of an `inert` calls what the `active` one calls, or, where none is written, the modifier.
    static func check(
        _ inert: [TemplateLink], of word: Word, against active: [TemplateLink]?, for signature: Signature
    ) throws(Flaw) {
        let names = inert.map(\.name)
        guard let active else {
            guard names == [signature.name] else {
                throw Flaw("`\(word.rawValue)` calls \(list(names)): with `active` say what is called when on")
            }
            if let flaw = inert[0].flaw(for: signature) { throw flaw }
            return
        }
        guard names == active.map(\.name) else {
            throw Flaw("`\(word.rawValue)` calls \(list(names)), `active` calls \(list(active.map(\.name)))")
        }
        for case .written in inert.flatMap(\.arguments).map(\.value) {
            throw Flaw("`_` in a form with `active`: write `$` and the parameter's name")
        }
    }

    private static func list(_ names: [String]) -> String { names.map { "`.\($0)`" }.joined(separator: ", ") }

    /// True if the link is a call of the signature, whatever it leaves out.
    func fits(_ signature: Signature) -> Bool { Binding(self, to: signature.parameters) != nil }

    /// What keeps the link from being a call of the signature; nil if nothing does.
    func flaw(for signature: Signature) -> Flaw? {
        if fits(signature) { return nil }
        let labels = signature.parameters.compactMap(\.label)
        for label in arguments.compactMap(\.label) where !labels.contains(label) {
            return Flaw("`\(name)` has no argument `\(label):`" + labels.choice(for: label, suffix: ":"))
        }
        if arguments.contains(where: \.isTrailing), !signature.parameters.contains(where: \.isClosure) {
            return Flaw("`\(name)` takes no closure")
        }
        return Flaw("`\(name)` takes its arguments as `\(signature.call)`")
    }
}

extension Signature {
    /// Throws if no parameter has that internal name.
    func check(parameter name: String) throws(Flaw) {
        let known = parameters.map(\.name)
        guard !known.contains(name) else { return }
        throw Flaw("`\(self.name)` has no parameter `$\(name)`" + known.choice(for: name, prefix: "$"))
    }

    /// How it is called: `frame(width:height:alignment:)`.
    public var call: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }

    /// What a parameter takes, in words that are equal for parameters that take the same: `() -> View` for `() -> V`.
    func accepted(by parameter: Parameter) -> String {
        var scanner = Scanner(parameter.type)
        var text = ""
        while let byte = scanner.next {
            if let name = scanner.typeName() {
                if text.utf8.last.map({ $0.isNamePart }) ?? false { text += " " }
                text += constraints[name]?.joined(separator: " & ") ?? name
            } else {
                let mark = String(decoding: [byte], as: UTF8.self)
                _ = scanner.eat(mark)
                text += mark
            }
        }
        return text
    }
}
