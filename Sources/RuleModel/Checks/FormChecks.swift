// What a form must hold whatever the user writes, so that no call is evaluated otherwise than it was.
extension Form {
    /// What is wrong with the form; nil if nothing is.
    func flaw(for signature: Signature) -> Flaw? {
        if let active, let flaw = Form.order(of: active, for: signature) { return flaw }
        if isOn(for: signature) {
            let word = Word.inert.rawValue
            return Flaw("`\(word)` is how the modifier looks when it is on: say what it is given when it is off")
        }
        for (word, chain) in [(Word.inert, inert), (.otherwise, otherwise ?? [])] {
            for (place, link) in chain.enumerated() {
                for index in link.arguments.indices {
                    let argument = link.arguments[index]
                    let on = active.flatMap { $0[place].argument(like: index, of: link) }
                    if let flaw = guarded(argument, of: word, beside: on, link, for: signature) { return flaw }
                    if let flaw = twoTypes(argument, beside: on, link, for: signature) { return flaw }
                }
            }
        }
        return nil
    }

    /// True where nothing is other when it is off. A modifier without parameters may do nothing as it stands.
    private func isOn(for signature: Signature) -> Bool {
        if let active { return active == inert }
        return !signature.parameters.isEmpty
            && inert[0].arguments.allSatisfy { argument in
                switch argument.value {
                case .written(let off): off == nil
                case .expression(let template):
                    template.parameterName.map { $0 == inert[0].parameter(of: argument, in: signature)?.name } ?? false
                case .closure: false
                }
            }
    }

    /// What the user wrote is evaluated once, and in the order of the call. A closure runs when it is called, so what goes
    /// into one stands where it stands.
    private static func order(of active: [TemplateLink], for signature: Signature) -> Flaw? {
        var seen: Set<String> = []
        var last: (place: Int, name: String)?
        for argument in active.flatMap(\.arguments) {
            for name in argument.value.template?.placeholders.map(\.name) ?? [] {
                guard seen.insert(name).inserted else {
                    return Flaw("`$\(name)` stands twice in `active`: what the user wrote would be evaluated twice")
                }
                guard case .expression = argument.value,
                    let place = signature.parameters.firstIndex(where: { $0.name == name })
                else { continue }
                if let last, place < last.place {
                    return Flaw(
                        "`$\(last.name)` stands before `$\(name)` in `active`, and behind it in the signature: "
                            + "what the user wrote would be evaluated in another order")
                }
                last = (place, name)
            }
        }
        return nil
    }

    /// The literals that stand beside a value of any type: `0` beside `$value`, if that is an `Equatable`.
    func literalsBesideAnyType(for signature: Signature) -> [(literal: Template, parameter: Parameter)] {
        var found: [(literal: Template, parameter: Parameter)] = []
        for (place, link) in inert.enumerated() {
            for index in link.arguments.indices {
                let argument = link.arguments[index]
                guard case .expression(let off) = argument.value.bare, off.isLiteral, off.words != ["nil"] else {
                    continue
                }
                let on = active?[place].argument(like: index, of: link)
                let parameter =
                    active == nil
                    ? link.parameter(of: argument, in: signature)
                    : signature.parameters.first { $0.name == on?.value.template?.parameterName }
                if let parameter, signature.isGeneric(parameter) { found.append((off, parameter)) }
            }
        }
        return found
    }

    /// Where an argument differs from the active one, nothing that the user wrote is in it: that is evaluated only when
    /// the condition holds.
    private func guarded(
        _ argument: TemplateArgument, of word: Word, beside on: TemplateArgument?, _ link: TemplateLink,
        for signature: Signature
    ) -> Flaw? {
        guard let template = argument.value.template, let name = template.mentions.first else { return nil }
        if active == nil {
            let own = link.parameter(of: argument, in: signature)
            if own?.name == name, template.parameterName == name { return nil }
        } else if on?.value == argument.value {
            return nil
        }
        return Flaw("`$\(name)` in `\(word.rawValue)`: it would be evaluated also when the condition is false")
    }

    /// `flag ? a : b` needs one type, and where a parameter takes any, the user's value is of its own.
    private func twoTypes(
        _ argument: TemplateArgument, beside on: TemplateArgument?, _ link: TemplateLink, for signature: Signature
    ) -> Flaw? {
        guard let off = argument.value.template, case .expression = argument.value.bare, !off.isLiteral else {
            return nil
        }
        let name: String
        if active == nil {
            guard let parameter = link.parameter(of: argument, in: signature) else { return nil }
            name = parameter.name
        } else {
            guard case .expression(let on)? = on?.value, on != off else { return nil }
            if let one = on.type(in: signature), let other = off.type(in: signature), one != other {
                return Flaw("`\(on)` and `\(off)` are of two types: `flag ? a : b` needs one")
            }
            // `$view.padding()` is of a type that nothing else is.
            guard let own = on.parameterName ?? (off.implicitMember == nil ? on.chainOnParameter : nil) else {
                return nil
            }
            name = own
        }
        guard let parameter = signature.parameters.first(where: { $0.name == name }), off.parameterName != name,
            !parameter.isClosure, signature.isGeneric(parameter)
        else { return nil }
        let other = active == nil ? "$\(name)" : on?.value.template?.text ?? "$\(name)"
        return Flaw("`\(off)` and `\(other)` are of two types: `flag ? a : b` needs one")
    }

    /// True if it can never be taken: wherever it could be, an earlier one is.
    func isHidden(by earlier: Form, for signature: Signature) -> Bool {
        let limited = earlier.remarks.filter { $0.isLevel && !$0.limits.isEmpty }
        guard limited.allSatisfy({ one in remarks.contains { $0.kind == one.kind && $0.limits == one.limits } }),
            earlier.plainLevels.isSubset(of: plainLevels),
            requirement.isAtLeast(earlier.requirement)
        else { return false }
        if earlier.active == active, earlier.inert == inert { return true }
        guard earlier.active == nil else {
            let arguments = (earlier.active! + earlier.inert).flatMap(\.arguments)
            return arguments.count <= 2 && arguments.allSatisfy { $0.value.template?.mentions.isEmpty ?? true }
        }
        guard active == nil, let mine = signature.bind(inert[0]), let its = signature.bind(earlier.inert[0]) else {
            return false
        }
        return zip(mine, its).allSatisfy { mine, its in
            guard let its = its.first.map({ earlier.inert[0].arguments[$0].value }) else { return mine.isEmpty }
            guard let mine = mine.first.map({ inert[0].arguments[$0].value }) else { return false }
            // Beside `nil` an implicit member has no type, and not every form takes what is left out.
            switch (its, mine) {
            case (.expression(let its), .expression): return its.words != ["nil"]
            case (.closure, .closure), (.written(nil), .written(nil)), (.written(.some), .written(.some)): return true
            default: return false
            }
        }
    }

    private var plainLevels: Set<Level> {
        remarks.reduce(into: []) { levels, remark in
            if case .level(let level) = remark.kind, remark.limits.isEmpty { levels.insert(level) }
        }
    }
}

extension Remark {
    fileprivate var isLevel: Bool { if case .level = kind { true } else { false } }
}

extension DeploymentTarget? {
    /// True if whatever has this has the other.
    fileprivate func isAtLeast(_ other: DeploymentTarget?) -> Bool {
        guard let other else { return true }
        return self.map { $0.satisfies(other) } ?? false
    }
}

extension TemplateLink {
    /// The one that stands beside an argument of another call: the first, the second with its label.
    fileprivate func argument(like index: Int, of other: TemplateLink) -> TemplateArgument? {
        let model = other.arguments[index]
        func isAlike(_ argument: TemplateArgument) -> Bool {
            argument.label == model.label && argument.isTrailing == model.isTrailing
        }
        let count = other.arguments[..<index].count(where: isAlike)
        return arguments.filter(isAlike).dropFirst(count).first
    }

    /// What an argument is for.
    func parameter(of argument: TemplateArgument, in signature: Signature) -> Parameter? {
        guard let places = signature.bind(self), let index = arguments.firstIndex(of: argument) else { return nil }
        return places.firstIndex { $0.contains(index) }.map { signature.parameters[$0] }
    }
}

extension TemplateArgument.Value {
    /// nil for `_`.
    public var template: Template? {
        switch self {
        case .written(let off): off
        case .expression(let template), .closure(let template): template
        }
    }

    /// `0` for `_ 0`.
    fileprivate var bare: TemplateArgument.Value {
        if case .written(let off?) = self { .expression(off) } else { self }
    }
}

extension Signature {
    /// True for `some View`, and for a generic parameter, which takes values of many types.
    func isGeneric(_ parameter: Parameter) -> Bool {
        parameter.type.hasPrefix("some ") || constraints[parameter.type] != nil
    }
}
