import RuleModel
import Syntax

/// Where the type of an expression is free: any view would do as well.
///
/// A helper that gives back `AnyView` may be called for just that: in `[AnyView]`, in `let row: AnyView`, where several
/// `return`s must agree. Free are the statements of result builders, and the one value of what gives back `some View`.
extension FileSemantics {
    /// - Parameter isWritten: true where the `AnyView` is spelled out, and no helper's that gives one anyway: whoever wrote it
    ///   for a type out of sight may have had to.
    package func mayBeAnyView(_ call: NodeID, isWritten: Bool = false) -> Bool {
        if resultCycles.hold(call) || isResultOfUnknownClosure(call) || isWritten && isInUnknownType(call) {
            return false
        }
        return isFree(call, from: call, steps: 0)
    }

    /// True in the closure of a type that no source shows, and that is none of SwiftUI's.
    private func isInUnknownType(_ node: NodeID) -> Bool {
        file.callsAround(node).contains(where: isOfUnknownType)
    }

    private func isOfUnknownType(_ call: Call) -> Bool {
        guard !call.isMember, let name = call.plainTypeName else { return false }
        if isView(name) || rules.fact(named: name) != nil { return false }
        return !index.types.declared(name).contains { _ in true }
            && !index.declarations.contains { $0.takenTypes[name] != nil }
    }

    /// The names whose declarations would show whether somebody asks for an `AnyView` where an expression stands.
    package func namesAskingForAnyView(around node: NodeID) -> Set<String> {
        file.callsAround(node).reduce(into: []) { names, call in
            let taker = call.plainTypeName ?? call.name
            names.insert(taker)
            for file in index.declarations {
                names.formUnion((file.takenTypes[taker] ?? []).flatMap(\.namesInText).filter(\.isTypeName))
            }
        }
    }

    /// True where what goes on from an expression may be of another type: as a statement, an argument, or the value of a
    /// constant that is mentioned only there.
    ///
    /// - Parameter call: the call of the helper, which it is or has the value of.
    private func isFree(_ expression: NodeID, from call: NodeID, steps: Int) -> Bool {
        let whole = file.carrier(of: expression)
        guard !isAskedForAnyView(expression), steps < NameTrail.longest, let outer = file.parent(of: whole) else {
            return false
        }
        switch file.kind(outer) {
        case .argument: return isFreeArgument(whole, isItself: whole == expression, from: call)
        case .binding: return isFreeBinding(outer, from: call, steps: steps)
        default: return isFreeStatement(whole, mustBuild: false)
        }
    }

    /// True for an argument of what takes any view, and the same overload for another: `AnyView(view)`, `.overlay(view)`.
    ///
    /// - Parameter isItself: false for what a modifier gave, which is a view and no style.
    private func isFreeArgument(_ view: NodeID, isItself: Bool, from helper: NodeID) -> Bool {
        guard let call = file.surroundings(of: view).firstNonNil({ Call($0, in: file) }),
            let place = call.arguments.firstIndex(where: { file.withoutParentheses($0.value) == view })
        else { return false }
        if file.erasedView(call.node) == view { return true }
        guard isFreeOperand(call.arguments[place].value) else { return false }
        guard call.isMember else {
            let isKnown = call.plainTypeName.map(ViewTypes.types.contains) == true || isEitherView(call)
            return isKnown && !mayTakeAnyView(call)
        }
        var written = call.arguments.map(types.written)
        func meant(_ evidence: Evidence) -> [Candidate] {
            written[place].evidence = evidence
            return rules.candidates(for: call.name, receiver: "View", arguments: written)
        }
        func parameters(_ candidates: [Candidate]) -> [[String]] {
            candidates.map { $0.overload.signature.parameters.map { "\($0.label ?? "_"): \($0.type)" } }
        }
        let views = meant(.view)
        let other = isItself ? Call(helper, in: file)?.base.map { type(of: $0) } ?? .unknown : .view
        guard views.count == 1, takesAnyView(views[0], as: place) else { return false }
        return parameters(views) == parameters(meant(other))
    }

    /// True where a modifier takes any view as an argument, and not what a key says: `.environment(\.slot, view)`.
    private func takesAnyView(_ candidate: Candidate, as place: Int) -> Bool {
        let signature = candidate.overload.signature
        return zip(signature.parameters, candidate.arguments).contains { parameter, arguments in
            arguments.contains(place) && signature.protocols(of: parameter).contains(where: isView)
        }
    }

    /// True for a constant of a body, `let row = …`, of which each mention may be another view.
    private func isFreeBinding(_ node: NodeID, from call: NodeID, steps: Int) -> Bool {
        // Of what is no local, no type is inferred that a `some` is part of.
        guard let binding = Binding(node, in: file), binding.isLet, binding.type == nil, let name = binding.name,
            binding.variable?.declaration.ownerName == nil,
            scopes.localBinding(of: name, at: file.children(of: node).last ?? node)?.node != node
        else { return false }
        let found = mentions.bareMentions(of: name).filter { scopes.localBinding(of: name, at: $0)?.node == node }
        return found.allSatisfy { mention in
            isFree(mention, from: call, steps: steps + 1) && !hasOwnModifiers(mention, as: call)
        }
    }

    /// True where modifiers follow that what a helper is called on has of its own: of an `AnyView` they were any view's.
    private func hasOwnModifiers(_ mention: NodeID, as call: NodeID) -> Bool {
        guard let base = Call(call, in: file)?.base, case .type(let type) = type(of: base), rules.isOwnType(type) else {
            return false
        }
        return Chain(endingAt: file.carrier(of: mention), in: file).pieces.contains { piece in
            Call(piece, in: file).map { rules.keeps(type, $0.name) || addition($0.name, to: type) != nil } ?? false
        }
    }

    /// True where what goes on from an expression is a member that the project declares on `AnyView`, or on what holds one:
    /// `extension Group where Content == AnyView`.
    private func isAskedForAnyView(_ expression: NodeID) -> Bool {
        var next = expression
        while next != file.carrier(of: expression), let outer = file.parent(of: next) {
            if let member = Member(outer, in: file), isDeclaredOnAnyView(member.name) { return true }
            next = outer
        }
        return false
    }

    private func isDeclaredOnAnyView(_ name: String) -> Bool {
        if index.declarations.contains(where: { $0.membersOfAnyView.contains(name) }) { return true }
        let protocols = index.project.conformances(of: "AnyView") ?? []
        return !protocols.isEmpty
            && index.modifiers.declared(name).contains { modifier in
                !protocols.isDisjoint(with: modifier.bounds + [modifier.signature.receiver])
            }
    }

    /// - Parameter mustBuild: only a builder makes it free, as in the branch of an `if`.
    private func isFreeStatement(_ statement: NodeID, mustBuild: Bool) -> Bool {
        guard let list = file.parent(of: statement) else { return true }
        switch file.kind(list) {
        case .sourceFile: return true
        case .ifConfig, .conditionalClause: return isFreeStatement(list, mustBuild: mustBuild)
        case .ifStatement, .switchStatement: return isFreeStatement(file.carrier(of: list), mustBuild: true)
        case .switchCase: return isFreeStatement(list, mustBuild: true)
        case .returnStatement: return !mustBuild && isOnlyReturn(list)
        case .closure: return file.builder(list, rules).map { isFree($0, list) } ?? false
        case .accessorBlock, .codeBlock:
            if let outer = file.parent(of: list), file.kind(outer) == .ifStatement {
                return isFreeStatement(file.carrier(of: outer), mustBuild: true)
            }
            guard let owner = file.owner(ofBody: list), file.givesSomeView(owner) else { return false }
            return file.isBuilder(owner) || (!mustBuild && file.statements(of: list).count == 1)
        default: return false
        }
    }

    /// True for a closure that builds any view, in a container whose own type is as free: `VStack { … }` has another type with
    /// another content.
    private func isFree(_ builder: BuilderClosure, _ closure: NodeID) -> Bool {
        if Closure(closure, in: file)?.hasArrow == true || isTakenAsAnyView(closure) { return false }
        guard builder != .macro, let call = file.call(taking: closure) else { return true }
        return !isAskedForAnyView(call.node) && isFreeOperand(file.carrier(of: call.node))
    }

    /// True for a statement whose type is free, and for what a modifier or a container that takes any view is given.
    private func isFreeOperand(_ expression: NodeID) -> Bool {
        guard let list = file.parent(of: expression), file.kind(list) == .argument else {
            return isFreeStatement(expression, mustBuild: false)
        }
        guard let call = file.surroundings(of: list).firstNonNil({ Call($0, in: file) }) else { return false }
        let isKnown =
            call.isMember
            ? rules.states(call.name) && !index.modifiers.declared(call.name).contains { _ in true }
            : isEitherView(call) && !mayTakeAnyView(call)
                || call.plainTypeName.map { !index.types.declared($0).contains { _ in true } } ?? false
        return isKnown && !isAskedForAnyView(call.node) && isFreeOperand(file.carrier(of: call.node))
    }

    /// True for `EitherView(condition: isOn, input: row) { … }`, which keeps the type of what it is given, whichever that is.
    private func isEitherView(_ call: Call) -> Bool { EitherViewCall(call.node, in: file) != nil }

    /// True for the closure of a call of the project's that may ask for an `AnyView`: `init(@ViewBuilder _: () -> AnyView)`.
    private func isTakenAsAnyView(_ closure: NodeID) -> Bool {
        file.call(taking: closure).map(mayTakeAnyView) ?? false
    }

    /// True for all that the closure of a type that no source shows gives, `Pager { Text(a).erased(isOn) { … } }`: it may ask for
    /// just that. What is one of several is built, and what something is applied to has another type.
    private func isResultOfUnknownClosure(_ call: NodeID) -> Bool {
        guard file.carrier(of: call) == call, let outer = file.parent(of: call),
            let node = file.kind(outer) == .returnStatement ? file.parent(of: outer) : outer,
            let closure = Closure(node, in: file), closure.statements.count == 1
        else { return false }
        return file.call(taking: node).map(isOfUnknownType) ?? false
    }

    private func mayTakeAnyView(_ call: Call) -> Bool {
        if call.isMember {
            return index.modifiers.declared(call.name).contains { modifier in
                modifier.signature.parameters.contains { index.types.holdsAnyView($0.type) }
            }
        }
        // `Box<AnyView> { … }`, `typealias Box = Container<AnyView>`
        if file.text(call.range.lowerBound..<call.calleeEnd).contains("AnyView") { return true }
        let name = call.plainTypeName ?? call.name
        return index.types.holdsAnyView(name)
            || index.declarations.contains { $0.takenTypes[name]?.contains(where: index.types.holdsAnyView) ?? false }
    }

    /// `return ‹value›` as the only one of a function or property that gives back `some View`.
    private func isOnlyReturn(_ statement: NodeID) -> Bool {
        guard let list = file.parent(of: statement), let owner = file.owner(ofBody: list),
            file.kind(owner) != .subscriptDeclaration
        else { return false }
        return file.givesSomeView(owner) && file.descendants(of: list).count { file.kind($0) == .returnStatement } == 1
    }
}

extension SourceFile {
    /// By the names of types, and of functions named like types, what stands in the types of what they are given: in the heads
    /// of initializers, and of stored properties.
    var takenTypes: [String: Set<String>] {
        all(.initializerDeclaration, .functionDeclaration, .variableDeclaration).reduce(into: [:]) { taken, node in
            let owner = Declaration(node, in: self).owner
            if let function = FunctionDeclaration(node, in: self) {
                guard let name = function.name, name.isTypeName else { return }
                let whole = range(of: node)
                let head = whole.lowerBound..<(function.body.map { range(of: $0).lowerBound } ?? whole.upperBound)
                let words = words(in: head) + (owner?.whereWords ?? [])
                taken[name, default: []].formUnion(words.filter(\.isTypeName))
            } else if let owner, let variable = VariableDeclaration(node, in: self) {
                let types = variable.bindings.filter { !$0.isComputed }.compactMap(\.type)
                if !types.isEmpty { taken[owner.name, default: []].formUnion(types) }
            }
        }
    }

    /// The members of extensions of `AnyView`, and those that only exist where something is one.
    var membersOfAnyView: Set<String> {
        guard tokens.contains(where: { $0.kind == .identifier && text(of: $0) == "AnyView" }) else { return [] }
        return all(.functionDeclaration, .variableDeclaration).reduce(into: []) { names, node in
            guard let owner = owner(of: node) else { return }
            let types = owner.isExtension ? child(.type, of: owner.node).map { words(of: $0) } ?? [] : [owner.name]
            let bounds = owner.whereWords + (child(.whereClause, of: node).map { words(of: $0) } ?? [])
            guard (types + bounds).contains("AnyView") else { return }
            names.formUnion(VariableDeclaration(node, in: self)?.bindings.flatMap(\.names) ?? [])
            names.formUnion([declaredName(of: node)].compactMap(\.self))
        }
    }

    /// True for a function or property whose result is written as `some …`.
    package func givesSomeView(_ owner: NodeID) -> Bool { resultType(of: owner)?.hasPrefix("some ") == true }

    /// True for a property or function with an attribute such as `@ViewBuilder`, and for those that SwiftUI's protocols give
    /// one: `var body: some View`.
    func isBuilder(_ owner: NodeID) -> Bool {
        let binding = Binding(owner, in: self)
        let declaration = binding?.variable?.declaration ?? Declaration(owner, in: self)
        let name = binding == nil ? declaration.name : binding?.name
        return name.map(["body", "makeBody", "previews"].contains) == true
            || declaration.hasAttribute(endingIn: "Builder")
    }
}
