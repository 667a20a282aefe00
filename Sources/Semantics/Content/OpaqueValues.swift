import RuleModel
import Syntax

// Values of which declarations show no more than that they are views.
extension FileSemantics {
    /// The first value in a view that may be any view, whatever is read: `configuration.label` of a style, `parts["head"]` of a
    /// `[String: AnyView]`, what a protocol requires; nil where there is none, as far as the file shows what is in the view. What
    /// nothing declares, other modules do.
    package func opaqueValue(in view: NodeID) -> String? {
        let found = ShownContent(of: view, in: self).values.firstNonNil { opaque(value(beginningAt: $0)) }
        if let found { return file.excerpt(file.range(of: found)) }
        let names = namesDrawn(in: view).filter { contentCalls.isOpaque($0) }
        return names.map { name in name.bodyOfType ?? name.name }.min()
    }

    /// `model.parts[0]` of a chain that begins at `model`: what modifiers are called on, or what gives that by a call.
    func value(beginningAt start: NodeID) -> NodeID {
        var value = start
        while let outer = file.parent(of: value), file.begins(outer, with: value) {
            switch file.kind(outer) {
            case .subscriptCall, .forceUnwrap, .optionalChain, .tuple: break
            case .member where !file.isCalled(outer): break
            default: return value
            }
            value = outer
        }
        return value
    }

    /// A value of which nothing shows more, or what a call of a member of it gives; nil for any other.
    private func opaque(_ value: NodeID) -> NodeID? {
        let (name, called) = (file.name(value), Call(value, in: file)?.callee ?? value)
        if name == "self" || isGivenContent(called) { return nil }
        if let name, let view = view(givenAs: name, at: value) { return opaqueValue(in: view) != nil ? value : nil }
        let (names, type) = (bodies.names(at: called), type(of: value))
        // What is known to be a view has its name from a page, or is one of the project's.
        if let answer = isOpaque(named: type == .view ? names.map(\.ofItsType) : names) {
            return answer ? value : nil
        }
        switch type {
        case .type(let text):
            if text.namesInText.contains(where: isAny) { return value }
            let type = plainTypeName(types.names.project.resolved(TypeText(text).value.name))
            if isView(type) || !types.names.project.isDeclared(type) { return nil }
        case .view: return ownType(of: value) == nil ? value : nil
        case .unknown: if !isDeclared(value) { return nil }
        default: return nil
        }
        // `model.header()`
        guard let member = file.parent(of: value), file.kind(member) == .member, file.isCalled(member) else {
            return value
        }
        return isOpaque(named: bodies.names(at: member)) ?? true ? file.parent(of: member) : nil
    }

    /// nil where nothing in sight is declared by some names.
    private func isOpaque(named names: [ViewName]) -> Bool? {
        let found = names.flatMap { shownViews.bodies($0, from: path) }.filter(\.isTyped)
        return found.isEmpty
            ? nil : !found.contains { $0.hasBody || !$0.types.isEmpty && !$0.types.contains(where: isAny) }
    }

    private func isAny(_ type: String) -> Bool { shownViews.isAny(type) }

    /// The view that a closure is given by what it is an argument of: `row` of `row.if(isOn) { view in … }`.
    private func view(givenAs name: String, at node: NodeID) -> NodeID? {
        let closure =
            file.anonymousParameter(node) != nil
            ? file.surroundings(of: node).firstNonNil { Closure($0, in: file) }
            : scopes.scope(declaring: name, at: node).flatMap { Closure($0, in: file) }
        guard let closure, file.anonymousParameter(node) != nil || closure.parameters?.contains(name) ?? false,
            let call = file.call(taking: closure.node), call.isMember, call.initializedName == nil
        else { return nil }
        return call.base
    }

    /// True for a value whose beginning the file declares, or the project.
    private func isDeclared(_ value: NodeID) -> Bool {
        let beginning = Chain(endingAt: value, in: file).beginning
        guard let name = file.name(beginning), !name.isTypeName else { return false }
        if let closure = scopes.scope(declaring: name, at: beginning).flatMap({ Closure($0, in: file) }),
            closure.parameters?.contains(name) ?? false
        {
            // What a view of the library's gives its closure is none, but for the elements of a collection.
            return file.collection(givingAll: name, to: closure.node) != nil
        }
        return scopes.isLocal(name, at: beginning) || types.names.typed(name, at: beginning) != nil
    }
}

extension ShownViews {
    /// True for a type that says of a view no more than that.
    func isAny(_ type: String) -> Bool {
        let (project, name) = (index.project, index.project.resolvedName(type))
        return ["AnyView", "View"].contains(name)
            || project.isDeclared(name) && !project.isConcrete(name) && index.helpers.isView(name)
    }

    /// True for a member of a value, or one of several, that is declared to be any view: `theme.badge`, `parts["head"]`; and for
    /// a property that is, and that nobody gives who makes what shows it: `@State var badge: AnyView`.
    func isOpaque(_ name: ViewName, from path: Path) -> Bool {
        guard case .value(let base, _, let isCalled) = name.base else {
            return bodies(name, from: path).contains { body in
                switch body.source {
                case .body, .unknown: false
                case .surroundings(let path): type(of: path).map { $0.namesInText.contains(where: isAny) } ?? false
                case .elsewhere: body.types.contains(where: isAny)
                case .given(let type): isNoView(type) && body.types.contains(where: isAny)
                }
            }
        }
        guard let type = type(of: base) else { return false }
        if name.isLooks { return isAny(type) }
        let found = bodies(name, from: path)
        if !found.isEmpty { return !found.contains { $0.hasBody || !$0.types.contains(where: isAny) } }
        // `coordinator.start()` of a protocol, `theme.row()` of a closure
        let members = (isCalled ? [DeclaredTypes.function(name.name)] : []) + [name.name]
        guard case .type(let text)? = members.firstNonNil({ index.project.member($0, of: type) })?.type else {
            return false
        }
        return text.namesInText.contains(where: isAny)
    }
}
