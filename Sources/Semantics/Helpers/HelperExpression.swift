import Syntax

/// What an expression in the body of a function stands for.
extension HelperBody {
    mutating func value(of node: NodeID, _ names: Names) -> HelperValue {
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .returnStatement, .ifStatement, .switchStatement: return value(of: [node], names)
        case .sequence: return value(of: FoldedSequence(of: node, in: file), names)
        case .name:
            let name = file.name(node) ?? ""
            return names[name] ?? (name == view ? .view : gives(file.range(of: node)))
        case .forceUnwrap:
            let name = file.chainBase(of: node).flatMap { read($0) }
            let isOptional = name.flatMap { parameter($0) }?.isOptional ?? false
            return isOptional ? .payload(name ?? "") : gives(file.range(of: node))
        case .effect where file.firstWord(of: node) == "try":
            // `rethrows`: only a call that says `try`, too, can throw.
            return file.operand(ofEffect: node).map { value(of: $0, names) } ?? gives(file.range(of: node))
        case .call: return value(ofChain: node, names)
        default: return gives(file.range(of: node))
        }
    }

    /// `c ? a : b`, `value.map { transform(self, $0) } ?? self`
    mutating func value(of sequence: FoldedSequence, _ names: Names) -> HelperValue {
        if let sole = sequence.sole { return value(of: sole, names) }
        if let (condition, active, inactive) = sequence.choice, takesStep() {
            let asked = questions(of: condition)
            let failed = value(of: inactive, names)
            let held = value(of: active, names.binding(asked))
            return choice(asked, held, failed) ?? gives(sequence.range)
        }
        if let (left, word, right) = sequence.infix, word == "??", let (parameter, mapped) = mapped(left, names) {
            return .choice(.payload(parameter), mapped, value(of: right, names))
        }
        return gives(sequence.range)
    }

    /// `value.map { transform(self, $0) }`
    private mutating func mapped(_ node: NodeID, _ names: Names) -> (parameter: String, value: HelperValue)? {
        guard let call = Call(node, in: file), call.name == "map" || call.name == "flatMap",
            let name = call.base.flatMap({ file.name($0) }), parameter(name)?.isOptional == true,
            let argument = call.soleArgument, let closure = Closure(argument.value, in: file)
        else { return nil }
        let inner = names.merging([closure.parameter(0): .payload(name)]) { $1 }
        return (name, value(of: closure.statements, inner))
    }

    /// `transform(self).padding()`: what is called on what the chain begins with.
    private mutating func value(ofChain node: NodeID, _ names: Names) -> HelperValue {
        var links: [Call] = []
        var start = node
        while let call = Call(start, in: file), let base = call.base {
            links.append(call)
            start = file.withoutParentheses(base)
        }
        if let (inner, found) = held(by: node), takesStep() {
            cases.insert(found)
            return value(of: inner, names)
        }
        guard let last = links.first else {
            return Call(node, in: file).map { value(of: $0, names) } ?? gives(file.range(of: node))
        }
        let beginning = part(start, names)
        // `transform(self).erased()`
        let erasing = links.enumerated().prefix { erases($1, isLast: $0 == 0) }.map(\.element)
        var whole = links.dropFirst(erasing.count).reversed().reduce(beginning) { applying($1, to: $0) }
        switch whole {
        case .applied, .modified, .view: erasures.formUnion(erasing.map(\.name))
        default: whole = erasing.reversed().reduce(whole) { applying($1, to: $0) }
        }
        guard case .excess(let excess, _) = whole else { return whole }
        if case .gives = excess { return gives(last.range) }
        return .excess(excess, uses: uses(last.range))
    }

    /// What a link makes of a value. What an excess mentions, and what it gives back, is left to the end of the chain.
    private func applying(_ link: Call, to value: HelperValue) -> HelperValue {
        switch value {
        case .applied, .modified, .view:
            if case .view = value, let found = modified(link) { return found }
            if case .view = value, let found = applied(by: link) ?? delegation(link) ?? handedOn(by: link) {
                return found
            }
            return .excess(.applies(link.name), uses: [])
        // The first of several modifiers is named.
        case .excess(.applies, _), .excess(.handsOn, _): return value
        case .choice, .delegated: return .excess(.applies(link.name), uses: [])
        case .excess, .payload: return delegation(link) ?? .excess(.gives(""), uses: [])
        }
    }

    /// A call that is no link of a chain.
    private mutating func value(of call: Call, _ names: Names) -> HelperValue {
        let sole = call.soleArgument
        if call.isMember {
            // `self = .modified(modify(input))` of an initializer
            if view != "self", let sole { return value(of: sole.value, names) }
        } else {
            // `if let change = transform { change(self) }`
            let name = if case .payload(let name) = names[call.name] { name } else { call.name }
            if parameter(name)?.isClosure == true {
                return shape(of: call, names).map { .applied(closure: name, shape: $0) } ?? gives(call.range)
            }
            if view == "self", let found = modified(call) ?? applied(by: call) { return found }
            if view == "self", !call.name.isTypeName, erases(call, isLast: true) {
                erasures.insert(call.name)
                return .view
            }
            if let sole, call.name == "AnyView" || call.name == "Group" {
                if let closure = Closure(sole.value, in: file) {
                    return part { body in body.value(of: closure.statements, names) }
                }
                if call.name == "AnyView", sole.label == nil || sole.label == "erasing" {
                    return part(sole.value, names)
                }
            }
        }
        return delegation(call) ?? gives(call.range)
    }

    /// `modifier(modifier)` upon the view; whether that is what a page says of the name is asked later.
    private func modified(_ link: Call) -> HelperValue? {
        guard let sole = link.soleArgument, sole.label == nil, let name = read(sole.value),
            parameter(name)?.isViewModifier == true
        else { return nil }
        return .modified(by: link.name, with: name)
    }

    /// `transform(self)`, `transform(self, value)`, `transform(AnyView(self), value!)`
    private mutating func shape(of call: Call, _ names: Names) -> HelperDeclaration.ClosureShape? {
        var viewPlace: Int?
        var payloadPlace: Int?
        for (place, argument) in call.arguments.enumerated() {
            switch part(argument.value, names) {
            case .view where viewPlace == nil: viewPlace = place
            case .payload where payloadPlace == nil: payloadPlace = place
            default: return nil
            }
        }
        return viewPlace.map { HelperDeclaration.ClosureShape(view: $0, payload: payloadPlace) }
    }

    /// `self.if(condition, transform: transform)`, `EitherView(condition: condition, input: self, modify: transform)`
    private func delegation(_ call: Call) -> HelperValue? {
        guard view == "self" else { return nil }
        let isInitializer = !call.isMember && call.name.first?.isUppercase == true
        if call.isMember, call.base.flatMap({ file.name($0) }) != "self" { return nil }

        var isNegated = false
        var arguments: [HelperDeclaration.Delegation.Argument] = []
        for argument in call.arguments {
            var passed = file.withoutParentheses(argument.value)
            var modifier: String?
            var name: String?
            var keepsView = false
            if let closure = Closure(passed, in: file) {
                keepsView =
                    closure.soleExpression.flatMap(file.name).map { [view, closure.parameter(0)].contains($0) } ?? false
                if let forwarded = forwarded(by: closure) {
                    passed = forwarded
                } else if let found = modified(in: closure) {
                    (modifier, name) = found
                }
            }
            let asked = questions(of: passed)
            name = name ?? read(passed)
            if asked.count == 1, case .condition(let condition) = asked[0].test {
                name = condition
                isNegated = isNegated || asked[0].isNegated
            }
            let place = parameters.firstIndex { $0.name == name }
            guard place != nil || keepsView || (isInitializer && name == view) else { return handedOn(by: call) }
            arguments.append(
                .init(
                    label: argument.label, parameter: place, isTrailing: argument.isTrailing, modifier: modifier,
                    keepsView: keepsView))
        }
        let passed = arguments.compactMap(\.parameter).map { parameters[$0] }
        func isApplied(_ parameter: FunctionParameter) -> Bool { parameter.isTransform || parameter.isViewModifier }
        guard passed.contains(where: isApplied), passed.contains(where: { !isApplied($0) }) else {
            return handedOn(by: call)
        }
        return .delegated(
            .init(name: call.name, isInitializer: isInitializer, arguments: arguments, isNegated: isNegated))
    }

    /// `modifier(Conditional(isOn: condition, base: modifier))` upon the view: what is made is handed the rest.
    private func applied(by link: Call) -> HelperValue? {
        guard let sole = link.soleArgument, sole.label == nil, let made = Call(sole.value, in: file), !made.isMember,
            made.name.first?.isUppercase == true
        else { return nil }
        let passed = parameters.filter { uses(made.range).contains($0.name) }
        guard passed.contains(where: { $0.isViewModifier || $0.holdsViewModifier }) else { return nil }
        if case .delegated(var delegation) = delegation(made) {
            delegation.link = link.name
            return .delegated(delegation)
        }
        let isHandedOn = passed.contains(where: \.isCondition)
        return isHandedOn ? .excess(.handsOn(made.name), uses: uses(made.range)) : nil
    }

    /// `{ $0.modifier(modifier) }`: the parameter that it applies, and by what.
    private func modified(in closure: Closure) -> (link: String, name: String)? {
        guard closure.parameterCount < 2, let expression = closure.soleExpression else { return nil }
        var inner = self
        guard case .modified(let link, let name) = inner.value(of: expression, [closure.parameter(0): .view]) else {
            return nil
        }
        return (link, name)
    }

    /// What is handed the closures might apply them.
    private func handedOn(by call: Call) -> HelperValue? {
        let uses = uses(call.range)
        let isHandedOn = parameters.contains { $0.isClosure && uses.contains($0.name) }
        return isHandedOn ? .excess(.handsOn(call.name), uses: uses) : nil
    }

    /// The callee of `{ transform($0) }` and `{ view in transform(view) }`.
    private func forwarded(by closure: Closure) -> NodeID? {
        guard let expression = closure.soleExpression,
            let call = Call(file.withoutParentheses(expression), in: file), !call.isMember, call.isPlain,
            call.arguments.allSatisfy({ file.name($0.value) != nil && $0.label == nil })
        else { return nil }
        return call.callee
    }

    private func gives(_ range: Range<Int>) -> HelperValue { .excess(.gives(file.excerpt(range)), uses: uses(range)) }
}
