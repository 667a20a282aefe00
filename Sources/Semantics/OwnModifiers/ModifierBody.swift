import Syntax

/// What a function of the project's makes of the view that it is called on: `func card() -> some View { padding() }` of
/// `self`, `func body(content: Content) -> some View { content.padding() }` of its parameter.
package enum ModifierBody {
    /// `self.padding().background(.bar)`, and nothing else: the links in the order in which they are applied.
    case chain([Call])
    /// `if isOn { padding() } else { self }`: what it branches with.
    case branch(NodeID)
    /// Anything else: what stands in the way, and where.
    case other(Obstacle, NodeID)

    package enum Obstacle: Sendable, Hashable {
        /// A requirement of a protocol.
        case noBody
        /// `let inset = gap * 2; return padding(inset)`
        case statements
        /// `if #available(iOS 26, *) { … }`
        case availability
        /// `#if os(iOS) … #endif`
        case compilation
        /// `VStack { self }`
        case wraps(String)
        /// `theme.decorated(self)`
        case noChain(String)
    }
}

extension FunctionDeclaration {
    /// What it makes of its view.
    package var modifierBody: ModifierBody {
        guard let body else { return .other(.noBody, node) }
        return file.modifierBody(file.statements(of: body), of: view, at: body)
    }

    /// The modifiers of a body of several chains, of which the program has one for all its life: in the branches of a `#if`,
    /// or of an `if #available`. In the order of the text; nil where one of them is something else.
    package var fixedModifiers: [Call]? {
        guard let body else { return nil }
        return file.fixedModifiers(file.statements(of: body), of: view)
            .map { $0.sorted { $0.nameOffset < $1.nameOffset } }
    }

    /// The name of what it is applied to: `self`, or the parameter of `body(content:)`.
    package var view: String {
        let isOfModifier = name == "body" && parameters?.first?.label == "content"
        return isOfModifier ? parameters?.first?.name ?? "content" : "self"
    }
}

extension FileSemantics {
    /// True for `self` in a modifier of the project's own, and for `content` in a `ViewModifier`: whatever view a call of it
    /// is on.
    ///
    /// - Parameter receiver: nil for an implicit `self`.
    package func isAnyView(_ receiver: NodeID?, at node: NodeID) -> Bool {
        guard let (declaration, view) = modifier(around: node) else { return false }
        let isProperty = file.kind(declaration.node) == .variableDeclaration
        if let receiver {
            let beginning = Chain(endingAt: receiver, in: file).beginning
            // `padding()` is one of `self`.
            let isImplicit =
                view == "self" && file.isCalled(beginning)
                && file.name(beginning).map { name in
                    !name.isTypeName && !scopes.isLocal(name, at: beginning)
                        && (!isProperty || isModifier(name, at: beginning))
                } ?? false
            if !isImplicit, file.text(of: beginning) != view { return false }
        }
        if view != "self" { return true }
        guard let owner = declaration.owner?.name else { return false }
        let project = types.names.project
        return ViewTypes.protocols.contains(owner) || project.isDeclared(owner) && !project.isConcrete(owner)
    }

    private func isModifier(_ name: String, at node: NodeID) -> Bool {
        index.helpers.names.contains(name) || isModifierOfViews(name, at: node)
    }

    /// The function around a node, or the property of an extension, and what it is applied to.
    private func modifier(around node: NodeID) -> (declaration: Declaration, view: String)? {
        for outer in file.surroundings(of: node) {
            if let function = FunctionDeclaration(outer, in: file) { return (function.declaration, function.view) }
            if file.kind(outer) == .variableDeclaration, case let declaration = Declaration(outer, in: file),
                declaration.owner?.isExtension == true, !declaration.isStatic
            {
                return (declaration, "self")
            }
        }
        return nil
    }
}

/// A modifier of the project's own that may be applied to any view.
package struct AnyViewModifier {
    /// `isHidden` of `func isHidden(_ on: Bool)`, `Hiding` of `struct Hiding: ViewModifier`.
    package let name: String
    /// True for `Hiding`.
    package let isType: Bool
    /// How many arguments a call of it has at least.
    package let argumentCount: Int
    /// True where no other module calls it, and each call of it is on a view.
    package let isSeenWhole: Bool
    /// Of a property, which is applied without a call.
    package let property: SharedMember?
}

extension FileSemantics {
    /// `card` of `static func card() -> Card { Card() }` in an extension of `ViewModifier`: by which a type that is made there is
    /// applied as well, `.modifier(.card())`.
    package func member(givingModifier made: Call) -> String? {
        guard let member = file.surroundings(of: made.node).first(where: { file.kind($0).isMemberDeclaration }),
            case let declaration = Declaration(member, in: file), declaration.isStatic,
            declaration.owner?.name == "ViewModifier"
        else { return nil }
        return mentions.name(of: member, around: made.node)
    }

    /// The modifier of all views around a node.
    package func anyViewModifier(around node: NodeID) -> AnyViewModifier? {
        guard let declaration = modifier(around: node)?.declaration else { return nil }
        if file.kind(declaration.node) == .variableDeclaration {
            return sharedMember(around: node).map { property in
                AnyViewModifier(
                    name: property.name, isType: false, argumentCount: 0,
                    isSeenWhole: property.owner == "View" && declaration.access <= .module, property: property)
            }
        }
        guard let function = FunctionDeclaration(declaration.node, in: file), !function.isInitializer,
            let name = function.name, let owner = function.declaration.owner,
            !function.declaration.isStatic
        else { return nil }
        if function.view != "self" {
            return AnyViewModifier(
                name: owner.name, isType: true, argumentCount: 0, isSeenWhole: false, property: nil)
        }
        guard owner.isExtension else { return nil }
        return AnyViewModifier(
            name: name, isType: false,
            argumentCount: (function.parameters ?? []).count { !$0.hasDefault && !$0.isVariadic },
            isSeenWhole: owner.name == "View" && function.declaration.access <= .module, property: nil)
    }
}

extension SourceFile {
    /// The name of what the function around a node is applied to.
    func view(around node: NodeID) -> String {
        ancestors(of: node).firstNonNil { FunctionDeclaration($0, in: self) }?.view ?? "self"
    }

    /// What some statements of the function around a node make of its view.
    func modifierBody(_ statements: [NodeID], around node: NodeID) -> ModifierBody {
        modifierBody(statements, of: view(around: node), at: node)
    }

    fileprivate func fixedModifiers(_ statements: [NodeID], of view: String) -> [Call]? {
        guard statements.count == 1 else { return nil }
        if kind(statements[0]) == .ifConfig {
            return joined(clauses(ofIfConfig: statements[0]).map { fixedModifiers($0.statements, of: view) })
        }
        if let statement = IfStatement(statements[0], in: self) {
            guard statement.conditions.allSatisfy({ kind($0) == .availability }), let other = statement.elseStatements
            else { return nil }
            return joined([statement.statements, other].map { fixedModifiers($0, of: view) })
        }
        return returned(by: statements[0]).flatMap { fixedModifiers($0, of: view) }
    }

    /// The modifiers of a chain, and of those in its `#if`s.
    ///
    /// - Parameter view: what it begins with; nil for a chain that goes on from one before it.
    private func fixedModifiers(_ end: NodeID, of view: String?) -> [Call]? {
        var found: [Call] = []
        var next: NodeID? = withoutParentheses(end)
        while let node = next {
            if kind(node) == .postfixIfConfig {
                let branches = branches(ofPostfixIfConfig: node).map { fixedModifiers($0.end, of: nil) }
                guard let calls = joined(branches) else { return nil }
                found += calls
                next = chainBase(of: node)
                if next == nil { return view == nil ? found : nil }
                continue
            }
            guard let call = Call(node, in: self) else { return name(node) == view && view != nil ? found : nil }
            guard call.isPlain, call.plainTypeName == nil else { return nil }
            guard call.isMember else { return view == "self" ? found + [call] : nil }
            found.append(call)
            guard let base = call.base else { return view == nil ? found : nil }
            next = withoutParentheses(base)
        }
        return nil
    }

    private func joined(_ parts: [[Call]?]) -> [Call]? {
        parts.reduce([]) { all, part in all.flatMap { all in part.map { all + $0 } } }
    }

    /// - Parameter view: the name of what is modified.
    fileprivate func modifierBody(_ statements: [NodeID], of view: String, at block: NodeID) -> ModifierBody {
        guard let first = statements.first else { return .other(.statements, block) }
        switch kind(first) {
        case .ifConfig: return .other(.compilation, first)
        case .ifStatement where statements.count == 1:
            let isAvailability = IfStatement(first, in: self)?.conditions.contains { kind($0) == .availability }
            return isAvailability == true ? .other(.availability, first) : .branch(first)
        case .switchStatement where statements.count == 1: return .branch(first)
        default: break
        }
        guard statements.count == 1, let value = returned(by: first) else { return .other(.statements, first) }
        return modifierBody(value, of: view)
    }

    private func modifierBody(_ value: NodeID, of view: String) -> ModifierBody {
        var links: [Call] = []
        var inner = withoutParentheses(value)
        while let call = Call(inner, in: self), call.isPlain, call.plainTypeName == nil, let base = call.base {
            links.append(call)
            inner = withoutParentheses(base)
        }
        if name(inner) == view { return links.isEmpty ? .other(.noChain(view), value) : .chain(links.reversed()) }
        if contains([.postfixIfConfig], in: value) { return .other(.compilation, value) }
        switch kind(inner) {
        case .ifStatement, .switchStatement: return modifierBody([inner], of: view, at: inner)
        case .sequence where FoldedSequence(of: inner, in: self).hasTernary: return .branch(inner)
        default: break
        }
        guard let call = Call(inner, in: self), call.isPlain, !call.isMember || call.plainTypeName != nil else {
            return .other(.noChain(excerpt(range(of: inner))), inner)
        }
        if call.plainTypeName == nil {
            // `padding()` is one of `self`.
            return view == "self" ? .chain((links + [call]).reversed()) : .other(.wraps(call.name), inner)
        }
        guard ["AnyView", "Group"].contains(call.name), let sole = call.soleArgument, links.isEmpty else {
            return .other(.wraps(call.name), inner)
        }
        guard let closure = Closure(sole.value, in: self) else { return modifierBody(sole.value, of: view) }
        return modifierBody(closure.statements, of: view, at: closure.node)
    }
}
