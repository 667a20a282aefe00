import RuleModel
import Syntax

// What a receiver is, however it is named.
extension FileSemantics {
    /// What a receiver's text shows, with what declarations show of the names in it: an implicit or written `self`, another
    /// name for a type, a static member, a property with a type.
    ///
    /// - Parameter receiver: nil for an implicit `self` at a node.
    package func facts(_ shown: ReceiverFacts, of receiver: NodeID?, at node: NodeID) -> ReceiverFacts {
        var facts = namedFacts(shown, of: receiver, at: node)
        facts.kinds = facts.type == nil ? ownKinds(of: receiver, at: node) : []
        return facts
    }

    /// The types and protocols of the project's that a view is of, as declarations show.
    private func ownKinds(of receiver: NodeID?, at node: NodeID) -> [String] {
        guard let view = receiver.map(file.withoutParentheses), file.name(view) != "self" else {
            guard let type = file.enclosingType(of: node) else { return [] }
            // `func card() -> some View where Self: CardLike`
            let member = file.surroundings(of: node).first { file.kind($0).isMemberDeclaration }
            let bounds = type.boundsOfSelf + (member.map(file.boundsOfSelf) ?? [])
            return ([type.sameType ?? type.name] + bounds).filter(isOwnView)
        }
        guard case .type(let text) = types.namingViews.type(of: view) else { return [] }
        let shown = TypeText(text)
        // One of a view has what every view has.
        if shown.isOptional { return text.hasSuffix("?") ? ["Optional"] : [] }
        return (shown.protocols.isEmpty ? [shown.name] : shown.protocols).map(plainTypeName).filter(isOwnView)
    }

    /// `cards.first`, which has what every view has.
    private func isOptional(_ view: NodeID) -> Bool {
        if case .type(let text) = types.namingViews.type(of: view) { TypeText(text).isOptional } else { false }
    }

    private func isOwnView(_ type: String) -> Bool { types.names.project.isDeclared(type) && isView(type) }

    private func namedFacts(_ shown: ReceiverFacts, of receiver: NodeID?, at node: NodeID) -> ReceiverFacts {
        var facts = shown
        if receiver.map(isOnSelf) ?? true {
            guard let type = file.enclosingType(of: node).map({ $0.sameType ?? $0.name }) else { return facts }
            let isOther = rules.otherThanView(type) != nil
            guard rules.isOwnType(type) || isOther else { return facts }
            facts.root = type
            if isOther { return facts }
            let calls = receiver.map { Array(Chain(endingAt: file.withoutParentheses($0), in: file).calls) } ?? []
            facts.type = calls.reversed().reduce(type) { type, call in type.flatMap { rules.given(by: call, on: $0) } }
            return facts
        }
        guard let receiver else { return facts }
        if let root = facts.root, let type = call(of: root, receiver) {
            if facts.type == root { facts.type = type }
            facts.root = type
        } else if let type = declaredType(beginning: receiver) {
            facts.root = type
        } else if let root = facts.root, !ViewTypes.types.contains(root), rules.fact(named: root) == nil,
            isGivenByType(receiver)
        {
            facts.root = nil
        }
        if facts.type == nil, !isOptional(receiver), let type = ownType(of: receiver) {
            (facts.root, facts.type) = (type, type)
        }
        // `Color.red.opacity(0.5)`
        if facts.type == nil, facts.root.map(rules.isOwnType) ?? false, case .type(let text) = type(of: receiver),
            !TypeText(text).isOptional, rules.isOwnType(text)
        {
            facts.type = plainTypeName(text)
        }
        return facts
    }

    /// False for a view that is no `Text`, as far as declarations in sight show: what they leave open may be one.
    package func mayBeText(_ view: NodeID) -> Bool { mayBeText(view, steps: 0) }

    private func mayBeText(_ view: NodeID, steps: Int) -> Bool {
        let node = file.withoutParentheses(view)
        func isText(_ type: String) -> Bool { types.names.project.resolvedName(type) == "Text" }
        if steps == NameTrail.longest { return true }
        if let call = Call(node, in: file), let base = call.base {
            if rules.states(call.name) { return rules.keeps("Text", call.name) && mayBeText(base, steps: steps + 1) }
            return index.modifiers.declared(call.name).contains { modifier in
                guard let result = modifier.result else { return false }
                if isText(result), modifier.signature.receiver != "Text" { return true }
                // `-> T` of what a closure gives
                let isOpen = isText(result) || result == "Self" || modifier.signature.constraints[result] != nil
                return isOpen && mayBeText(base, steps: steps + 1)
            }
        }
        if let name = file.name(node) {
            switch types.names.typed(name, at: node)?.type {
            case .value(let value)?: return mayBeText(value, steps: steps + 1)
            case .type(let type)?: return isText(type)
            case nil: return false
            default: break
            }
        }
        switch types.type(of: node) {
        case .type(let type): return isText(type)
        case .view: return false
        default: break
        }
        guard let call = Call(node, in: file) else { return true }
        if let type = call.initializedName { return isText(type) }
        // In a generic type, too
        let declared = Array(index.modifiers.declared(call.name))
        if !declared.isEmpty, declared.allSatisfy(\.givesSomeView) { return false }
        return scopes.isLocal(call.name, at: node) || types.names.function(call.name, at: node) != nil
    }

    /// `apply` of `row.apply { view in … }`, where that gives whatever its closure gives, and Swift knows that once it has
    /// read the closure, after all that is behind it; nil if a view's chain has no such call.
    package func callOfOpenType(in view: NodeID) -> Call? {
        Chain(endingAt: file.withoutParentheses(view), in: file).calls.first { call in
            let closures = call.arguments.compactMap { Closure($0.value, in: file) }
            guard !closures.isEmpty, call.initializedName == nil else { return false }
            let isRead = closures.allSatisfy { $0.soleExpression != nil }
            let declared = Array(index.modifiers.declared(call.name))
            if declared.isEmpty {
                return call.base == nil && types.names.function(call.name, at: call.node)?.type == .unknown
            }
            return declared.contains { modifier in
                // `@ViewBuilder _ change: (Self) -> T`
                modifier.result.map { modifier.signature.constraints[$0] != nil } == true
                    && (!isRead || modifier.text.contains("Builder "))
            }
        }
    }

    /// True for `self`, `self.padding()` and `padding()`, and not for `self.gap`, which is another view.
    private func isOnSelf(_ receiver: NodeID) -> Bool {
        let pieces = Array(Chain(endingAt: receiver, in: file).pieces)
        guard let first = pieces.last, let name = file.name(first) else { return false }
        let second = pieces.dropLast().last
        if name == "self" { return second.map { file.kind($0) != .member || file.isCalled($0) } ?? true }
        return second.flatMap { Call($0, in: file) }.map(isOnImplicitSelf) ?? false
    }

    /// `Card` of `card` and of `Card.standard`, where these are declared to be such a view of the project.
    func ownType(of view: NodeID, steps: Int = 0) -> String? {
        let node = file.withoutParentheses(view)
        guard [.name, .member].contains(file.kind(node)), steps < NameTrail.longest else { return nil }
        let type: String?
        switch file.name(node).flatMap({ types.names.typed($0, at: node)?.type }) {
        case .value(let value)?: return ownType(of: value, steps: steps + 1)
        case .type(let text)?:
            type = TypeText(text).isOptional ? nil : plainTypeName(types.names.project.resolved(text))
        default: type = paths(evaluatedBy: node).last.flatMap { members.type(of: $0.steps, of: $0.root) }
        }
        return type.flatMap { types.names.project.isConcrete($0) && isView($0) ? $0 : nil }
    }

    /// `Card` of `self` in such a view of the project.
    ///
    /// - Parameter name: nil for a `self` that is not written.
    func ownType(ofSelf name: NodeID?, at node: NodeID) -> String? {
        guard name.map({ file.name($0) == "self" }) ?? true, let type = file.enclosingType(of: node)?.name else {
            return nil
        }
        return types.names.project.isConcrete(type) && isView(type) ? type : nil
    }

    /// True for `Icons.star("a")`: what a type of the project's gives is of another, unless something says that it is not.
    private func isGivenByType(_ receiver: NodeID) -> Bool {
        let beginning = Chain(endingAt: receiver, in: file).beginning
        return file.name(beginning)?.isTypeName == true && !file.isCalled(beginning)
    }

    /// What a type is called that is called by another name; nil where the chain begins at no call of it.
    private func call(of root: String, _ receiver: NodeID) -> String? {
        guard Chain(endingAt: receiver, in: file).firstCall?.initializedName == root else { return nil }
        return plainTypeName(types.names.project.resolved(root))
    }

    /// The type of the name or the member that a chain begins at, if that is a view's of its own.
    private func declaredType(beginning receiver: NodeID) -> String? {
        let kinds: [NodeKind] = [.name, .member, .forceUnwrap, .subscriptCall, .sequence]
        let pieces = Chain(endingAt: subject(ofCallsEndingAt: receiver), in: file).pieces
        let value = pieces.lazy.map(file.withoutParentheses).first {
            kinds.contains(file.kind($0)) && !file.isCalled($0)
        }
        guard let value, case .type(let text) = type(of: value) else { return nil }
        let type = plainTypeName(text)
        return !TypeText(text).isOptional && rules.isOwnType(type) ? type : nil
    }
}
