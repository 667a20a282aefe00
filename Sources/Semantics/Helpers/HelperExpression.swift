import Syntax

/// What an expression in the body of a function stands for.
extension HelperBody {
    package mutating func value(of node: NodeID, _ names: Names) -> HelperValue {
        let node = file.withoutParentheses(node)
        let children = file.children(of: node)
        switch file.kind(node) {
        case .returnStatement, .ifStatement, .switchStatement: return value(of: [node], names)
        case .sequence: return value(ofSequence: children[...], names)
        case .name:
            let name = file.name(node) ?? ""
            if let known = names[name] { return known }
            return name == view ? .view : gives(node)
        case .forceUnwrap:
            guard let name = children.first.flatMap({ tests.read($0) }),
                parameters.contains(where: { $0.name == name && $0.isOptional })
            else { return gives(node) }
            return .payload(name)
        case .effect where file.word(at: Int(file[node].firstToken)) == "try":
            // `rethrows`: only a call that says `try`, too, can throw.
            return children.first.map { value(of: $0, names) } ?? gives(node)
        case .call: return Call(node, in: file).map { value(of: $0, names) } ?? gives(node)
        default: return gives(node)
        }
    }

    /// `c ? a : b`, `value.map { transform(self, $0) } ?? self`
    package mutating func value(ofSequence pieces: ArraySlice<NodeID>, _ names: Names) -> HelperValue {
        if pieces.count == 1 { return value(of: pieces.first!, names) }
        if let place = pieces.firstIndex(where: { file.kind($0) == .ternary }),
            let active = file.children(of: pieces[place]).first, place > pieces.startIndex
        {
            let terms = tests.terms(ofSequence: pieces[..<place])
            return choice(terms, active, pieces[(place + 1)...], names)
        }
        if pieces.count == 3, file.text(of: pieces[pieces.startIndex + 1]) == "??",
            let mapped = mapped(pieces.first!, names)
        {
            return .choice(.payload(mapped.parameter), mapped.value, value(of: pieces.last!, names))
        }
        return gives(Int(file[pieces.first!].firstToken)..<Int(file[pieces.last!].endToken))
    }

    /// `value.map { transform(self, $0) }`
    private mutating func mapped(_ node: NodeID, _ names: Names) -> (parameter: String, value: HelperValue)? {
        guard let call = Call(node, in: file), call.name == "map" || call.name == "flatMap",
            let base = call.base, let parameter = file.name(base), call.arguments.count == 1,
            parameters.contains(where: { $0.name == parameter && $0.isOptional }),
            file.kind(call.arguments[0].value) == .closure
        else { return nil }
        let closure = call.arguments[0].value
        let bound = file.closureParameters(of: closure)?.first ?? "$0"
        let inner = names.merging([bound: .payload(parameter)]) { $1 }
        return (parameter, value(of: file.statements(of: closure)[...], inner))
    }

    private mutating func value(of call: Call, _ names: Names) -> HelperValue {
        let first = call.arguments.first
        if !call.isMember {
            // `if let change = transform { change(self) }`
            let name = if case .payload(let name) = names[call.name] { name } else { call.name }
            if parameters.contains(where: { $0.name == name && $0.isClosure }) {
                return shape(of: call, names).map { .applied(closure: name, shape: $0) } ?? gives(call.node)
            }
            if let first, call.arguments.count == 1, call.name == "AnyView" || call.name == "Group" {
                if file.kind(first.value) == .closure {
                    return value(of: file.statements(of: first.value)[...], names)
                }
                if call.name == "AnyView", first.label == nil || first.label == "erasing" {
                    return value(of: first.value, names)
                }
            }
        } else if let base = call.base {
            let inner = value(of: base, names)
            // `transform(self).erased()`: what gives back this type and takes nothing is an erasure.
            switch inner {
            case .applied, .view:
                if result == "AnyView", call.arguments.isEmpty { return inner }
                if case .view = inner, let delegation = delegation(call) { return delegation }
                if case .view = inner, let handed = handedOn(by: call) { return handed }
                return .excess(.applies(call.name), uses: tests.uses(file.tokenIndices(of: call.node)))
            // The first of several modifiers is named.
            case .excess(.applies(let name), _), .excess(.handsOn(let name), _):
                let uses = tests.uses(file.tokenIndices(of: call.node))
                if case .excess(.handsOn, _) = inner { return .excess(.handsOn(name), uses: uses) }
                return .excess(.applies(name), uses: uses)
            case .choice, .delegated:
                return .excess(.applies(call.name), uses: tests.uses(file.tokenIndices(of: call.node)))
            case .excess, .payload: break
            }
        } else if view != "self", let first, call.arguments.count == 1 {
            // `self = .modified(modify(input))` of an initializer
            return value(of: first.value, names)
        }
        return delegation(call) ?? gives(call.node)
    }

    /// `transform(self)`, `transform(self, value)`, `transform(AnyView(self), value!)`
    private mutating func shape(of call: Call, _ names: Names) -> HelperDeclaration.ClosureShape? {
        var viewPlace: Int?
        var payloadPlace: Int?
        for (place, argument) in call.arguments.enumerated() {
            switch value(of: argument.value, names) {
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
            if file.kind(passed) == .closure, let forwarded = forwarded(by: passed) { passed = forwarded }
            let terms = tests.terms(of: passed)
            var name = tests.read(passed)
            if terms.count == 1, case .condition(let condition) = terms[0].test {
                name = condition
                isNegated = isNegated || terms[0].isNegated
            }
            let place = parameters.firstIndex { $0.name == name }
            guard place != nil || (isInitializer && name == view) else { return handedOn(by: call) }
            arguments.append(.init(label: argument.label, parameter: place, isTrailing: argument.isTrailing))
        }
        let passed = arguments.compactMap(\.parameter).map { parameters[$0] }
        guard passed.contains(where: \.isTransform), passed.contains(where: { !$0.isTransform }) else {
            return handedOn(by: call)
        }
        return .delegated(
            .init(name: call.name, isInitializer: isInitializer, arguments: arguments, isNegated: isNegated))
    }

    /// What is handed the closures might apply them.
    private func handedOn(by call: Call) -> HelperValue? {
        let uses = tests.uses(file.tokenIndices(of: call.node))
        let isHandedOn = parameters.contains { $0.isClosure && uses.contains($0.name) }
        return isHandedOn ? .excess(.handsOn(call.name), uses: uses) : nil
    }

    /// The callee of `{ transform($0) }` and `{ view in transform(view) }`.
    private func forwarded(by closure: NodeID) -> NodeID? {
        let statements = file.statements(of: closure)
        guard statements.count == 1 else { return nil }
        var node = file.withoutParentheses(statements[0])
        if file.kind(node) == .returnStatement, let value = file.children(of: node).first { node = value }
        guard let call = Call(node, in: file), !call.isMember,
            call.arguments.allSatisfy({ file.kind($0.value) == .name && $0.label == nil })
        else { return nil }
        return file.children(of: call.node).first
    }

    private func gives(_ node: NodeID) -> HelperValue { gives(file.tokenIndices(of: node)) }

    private func gives(_ range: Range<Int>) -> HelperValue {
        .excess(.gives(file.shown(range)), uses: tests.uses(range))
    }
}
