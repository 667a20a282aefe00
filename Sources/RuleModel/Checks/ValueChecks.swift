import Syntax

// Whether the values on a page are of the kinds that the modifiers there take.
extension RuleBook {
    /// What is wrong with the values of a link; nil if some overload of the modifier takes them.
    ///
    /// - Parameter signature: whose arguments `$name` stands for.
    func flaw(inValuesOf link: TemplateLink, on signature: Signature) -> Flaw? {
        var first: Flaw?
        for overload in overloads[link.name] ?? [] where link.fits(overload.signature) {
            guard let flaw = flaw(in: link, on: signature, taken: overload.signature) else { return nil }
            first = first ?? flaw
        }
        return first
    }

    private func flaw(in link: TemplateLink, on signature: Signature, taken: Signature) -> Flaw? {
        for (parameter, places) in zip(taken.parameters, taken.bind(link) ?? []) {
            for place in places {
                guard let value = link.arguments[place].value.template else { continue }
                if let flaw = flaw(value, for: parameter, of: taken, on: signature) { return flaw }
            }
        }
        return nil
    }

    /// What is wrong with a literal in a choice: only some protocols say that their types can be written as one.
    func flaw(in literal: Template, besideAny protocols: [String]) -> Flaw? {
        let needed = evidence(ofLiteral: literal).literals
        if protocols.contains(where: { name in needed.contains { isKnown(name, toBe: $0) } }) { return nil }
        return Flaw("`\(literal)` and what the user gives may be of two types: `flag ? a : b` needs one")
    }

    /// What is wrong with a value behind `given`: a member that is nearly one.
    func flaw(in value: Template, givenFor parameter: Parameter) -> Flaw? {
        guard let member = value.implicitMember, let fact = fact(named: parameter.typeText.value.name),
            !(fact.members + fact.shared).contains(member)
        else { return nil }
        let suggestion = fact.members.suggestion(for: member, prefix: ".")
        return suggestion.isEmpty ? nil : Flaw("unknown member `.\(member)` of `\(fact.name)`" + suggestion)
    }

    /// What is wrong with the member that a modifier in a view must be given.
    func flaw(inHeld call: HeldCall) -> Flaw? {
        guard let member = call.member else { return nil }
        let members = typesOfFirstArgument(of: call.name).flatMap { fact(named: $0)?.members ?? [] }
        if members.contains(member) { return nil }
        return Flaw("`\(call.name)` takes no `.\(member)`" + members.suggestion(for: member, prefix: "."))
    }

    /// What is wrong with a default.
    func flaw(inDefaultsOf signature: Signature) -> Flaw? {
        signature.parameters.firstNonNil { parameter in
            parameter.defaultValue.flatMap { flaw($0, for: parameter, of: signature, on: signature) }
        }
    }

    private func flaw(
        _ value: Template, for parameter: Parameter, of taken: Signature, on signature: Signature
    ) -> Flaw? {
        let evidence = evidence(of: value, on: signature)
        guard fit(evidence, parameter, of: taken) == .no || isOther(value, than: parameter) else { return nil }
        // `flag ? view : nil` is a view, if an optional of one is.
        let protocols = taken.protocols(of: parameter)
        if evidence == .nilLiteral, !protocols.isEmpty, protocols.allSatisfy({ isKnown("Optional", toBe: $0) }) {
            return nil
        }
        let label = parameter.label.map { "`\($0):`" } ?? "`\(parameter.name)`"
        let wanted = protocols.isEmpty ? parameter.type : protocols.joined(separator: " & ")
        return Flaw("\(label) of `\(taken.name)` takes `\(wanted)`, which `\(value)` is not")
    }

    /// True for `.red` where a `CGFloat` is taken: what its type lists is all of another type's members. And for `(0, 0)`.
    private func isOther(_ value: Template, than parameter: Parameter) -> Bool {
        if value.isTuple { return parameter.type.first != "(" }
        guard let member = value.implicitMember, let fact = fact(named: parameter.typeText.value.name),
            !fact.members.isEmpty, !(fact.members + fact.shared).contains(member), member != "init"
        else { return false }
        // An `enum` line lists all that there are.
        if !fact.cases.isEmpty { return true }
        return facts(listing: member).contains { !isKnown($0.name, toBe: fact.name) }
    }

    private func evidence(ofLiteral literal: Template) -> Evidence {
        evidence(of: literal, on: Signature(receiver: "", name: "", constraints: [:], parameters: [], result: ""))
    }

    private func evidence(of value: Template, on signature: Signature) -> Evidence {
        if let name = value.parameterName { return evidence(ofArgument: name, of: signature) }
        let file = value.file
        let node = file.prefixed(value.root)?.operand ?? value.root
        if let literal = Evidence(ofLiteral: node, in: file) { return literal }
        switch file.kind(node) {
        case .sequence: return evidence(ofSequence: node, in: file)
        case .call: return value.calledType.flatMap { fact(named: $0) == nil ? nil : .type($0) } ?? .unknown
        // `Color.clear`
        case .member:
            guard let member = Member(node, in: file), let base = member.base else { return .unknown }
            // `Color?.none`, `Optional.none`
            let text = file.text(of: base)
            if ["none", "some"].contains(member.name), text.hasSuffix("?") { return .type(text) }
            if member.name == "none", text == "Optional" { return .nilLiteral }
            guard let type = fact(named: text), (type.members + type.shared).contains(member.name) else {
                return .unknown
            }
            return .type(type.name)
        default: return .unknown
        }
    }

    /// `0...1` is a range, whatever of.
    private func evidence(ofSequence node: NodeID, in file: SourceFile) -> Evidence {
        switch FoldedSequence(of: node, in: file).infix?.word {
        case "...": .type("ClosedRange")
        case "..<": .type("Range")
        default: .unknown
        }
    }

    /// What the user gives for a parameter is of its type.
    private func evidence(ofArgument name: String, of signature: Signature) -> Evidence {
        guard let parameter = signature.parameters.first(where: { $0.name == name }), !parameter.isAutoclosure else {
            return .unknown
        }
        if parameter.isClosure { return .closure }
        guard let protocols = signature.constraints[parameter.type] else { return .type(parameter.type) }
        return protocols.isEmpty ? .unknown : .type("some " + protocols.joined(separator: " & "))
    }
}

extension Template {
    /// A number, a string, `true`, `nil`, …: it has many types.
    var isLiteral: Bool {
        [.numberLiteral, .stringLiteral, .boolLiteral, .nilLiteral, .array, .dictionary, .prefixOperation].contains(
            file.kind(root))
    }

    /// `(0, 0)`
    fileprivate var isTuple: Bool { file.kind(root) == .tuple && file.children(of: root).count > 1 }

    /// `red` of `.red`, `constant` of `.constant(false)`; nil for what begins otherwise.
    var implicitMember: String? { words.count > 1 && words[0] == "." ? words[1] : nil }

    /// `view` of `$view.padding()`: what a chain that ends with a call is on; nil for anything else.
    var chainOnParameter: String? {
        guard file.kind(root) == .call else { return nil }
        var node = root
        while let base = file.chainBase(of: node) { node = base }
        return placeholders.first { $0.node == node }?.name
    }

    /// `EdgeInsets` of `EdgeInsets()`, and of `$insets` where the signature says so; nil where nothing shows it.
    func type(in signature: Signature) -> String? {
        guard let name = parameterName else { return calledType }
        let parameter = signature.parameters.first { $0.name == name && !$0.isClosure && !signature.isGeneric($0) }
        return parameter.flatMap { $0.type.allSatisfy { $0.isLetter || $0.isNumber } ? $0.type : nil }
    }

    /// `EdgeInsets` of `EdgeInsets()`; nil for what is no call of a type.
    var calledType: String? {
        guard file.kind(root) == .call, let callee = file.children(of: root).first, file.kind(callee) == .name else {
            return nil
        }
        let name = file.text(of: callee)
        return name.first?.isUppercase == true ? name : nil
    }
}
