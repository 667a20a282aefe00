import RuleModel
import Syntax

/// A view of the project's own in whose declaration something stands, or a modifier or a style that draws it: whoever makes one
/// decides what is around it and, of a generic view, what is in it.
package struct OwnViewAround: Sendable, Hashable {
    package let name: String
    /// The type that it is declared in, whose name stands before its own, or around its mentions.
    let owner: String?
    /// What a view there has to do with the content that it is given, `content()` of `Card<Content: View>`.
    package let given: Given
    /// True for an enum, which a case makes.
    let hasCases: Bool
    /// True for a function, `func card(_ content: some View) -> some View`: whoever calls it.
    let isFunction: Bool
    /// True where no other module makes one.
    package let isSeenWhole: Bool
    /// The file that declares it.
    let path: Path
    /// True where no other file does.
    let isKept: Bool

    /// The same by another name.
    package func called(_ alias: String, in path: Path) -> OwnViewAround {
        OwnViewAround(
            name: alias, owner: nil, given: given, hasCases: hasCases, isFunction: isFunction, isSeenWhole: isSeenWhole,
            path: path, isKept: false)
    }

    package enum Given: Int, Sendable {
        /// Nothing.
        case nothing
        /// It holds it.
        case held
        /// It is that content.
        case itself
    }
}

extension FileSemantics {
    /// The view of the project's own around a node.
    ///
    /// - Parameter view: the one that is asked about; nil for one that is not spelled out.
    package func ownView(around node: NodeID, holding view: NodeID?) -> OwnViewAround? {
        if let function = function(givenWhatBegins: view, around: node) { return function }
        guard let declared = file.enclosingType(of: node), case let type = declared.name,
            isView(type) || draws(declared), types.names.project.isConcrete(type)
        else { return nil }
        let declaration = Declaration(declared.node, in: file)
        func around(_ given: OwnViewAround.Given) -> OwnViewAround {
            OwnViewAround(
                name: type, owner: declaration.owner?.name, given: given,
                hasCases: file.kind(declared.node) == .enumDeclaration, isFunction: false,
                isSeenWhole: declaration.access <= .module, path: path,
                isKept: !declared.isExtension && declaration.access == .file)
        }
        guard let view, !givenContent.isEmpty else { return around(.nothing) }
        var beginning = beginning(of: view)
        // `Group { content }` is that content.
        while let group = file.parent(of: beginning).flatMap({ Call($0, in: file) }), group.callee == beginning,
            group.initializedName == "Group", group.arguments.count == 1,
            let content = Closure(group.arguments[0].value, in: file)?.statements, content.count == 1
        {
            beginning = self.beginning(of: content[0])
        }
        if isGivenContent(beginning) { return around(.itself) }
        let own = givenContent.filter { file.enclosingType(of: $0)?.name == type }
        let parts = own.isEmpty ? [] : ShownContent(of: view, in: self).nodes
        return around(parts.contains { file.holds(oneOf: own, in: $0) } ? .held : .nothing)
    }

    /// Where a chain begins, with the `self.` of a member there; of a local, where its value does.
    private func beginning(of view: NodeID, steps: Int = 0) -> NodeID {
        let beginning = Chain(endingAt: view, in: file).beginning
        if let name = file.name(beginning), steps < NameTrail.longest,
            let value = scopes.localBinding(of: name, at: beginning)?.value(of: name)
        {
            return self.beginning(of: value, steps: steps + 1)
        }
        guard file.name(beginning) == "self", beginning != view, let member = file.parent(of: beginning) else {
            return beginning
        }
        return member
    }

    /// The function whose parameter a view is: `content` of `func card(_ content: some View)`.
    private func function(givenWhatBegins view: NodeID?, around node: NodeID) -> OwnViewAround? {
        guard let view, let name = file.name(beginning(of: view)), let parameter = scopes.parameter(name, at: view),
            let function = file.surroundings(of: parameter).firstNonNil({ FunctionDeclaration($0, in: file) }),
            !function.isInitializer, let called = function.name,
            let type = (function.parameters ?? []).first(where: { $0.name == name })?.bareType,
            type.hasSuffix("some View") || file.isAnyContent(type, at: view)
        else { return nil }
        return OwnViewAround(
            name: called, owner: nil, given: .itself, hasCases: false, isFunction: true,
            isSeenWhole: function.declaration.access <= .module, path: path,
            isKept: function.declaration.access == .file)
    }

    /// True for a type that is declared to be a modifier, or a style of controls.
    private func draws(_ type: TypeDeclaration) -> Bool {
        let names = type.isExtension ? types.names.project.conformances(of: type.name) ?? [] : Set(type.inheritedNames)
        return names.contains { $0.hasSuffix("Style") || $0.hasSuffix("Modifier") }
    }

    /// Where the file makes a view, a modifier or a style, calls a function, or says that it holds, is given or gives one.
    package func places(making view: OwnViewAround) -> [NodeID] {
        if view.isKept, view.path != path { return [] }
        if view.isFunction { return calls(of: view.name).map(\.node) }
        let made = words.calls[view.name, default: []].filter { Call($0, in: file)?.initializedName == view.name }
        // `Page.home` of `enum Page: View`, `Page.self`
        let named = view.hasCases ? words.mentions[view.name, default: []] : []
        let cases = named.compactMap(file.parent).filter {
            Member($0, in: file)?.base.flatMap(file.name) == view.name
        }
        // What a parameter is said to be, is shown where its function mentions it.
        let held = words.types[view.name, default: []].flatMap { type in mentions.mentions(ofParameter: type) ?? [type]
        }
        // `ForEach(rows, content: Row.init)`
        let handedOn = words.mentions[view.name, default: []].compactMap(file.parent).filter {
            !file.isCalled($0) && Member($0, in: file)?.word == ValuePath.initializer
        }
        return (made + cases + held + handedOn).filter { isMeant(view, at: $0) }
            + delegations(toInitializersOf: view.name)
    }

    /// `self.init(content: Close())` of an initializer of a type, and `Self(content: Close())`.
    private func delegations(toInitializersOf type: String) -> [NodeID] {
        (words.calls["init", default: []] + words.calls["Self", default: []]).filter { node in
            guard let call = Call(node, in: file), file.enclosingType(of: node)?.name == type else { return false }
            return call.base.flatMap(file.name).map { ["self", "Self"].contains($0) } ?? (call.name == "Self")
        }
    }

    /// True for what an initializer is given, and hands on to another.
    package func isHandedOn(_ view: NodeID) -> Bool {
        let beginning = Chain(endingAt: view, in: file).beginning
        guard let name = file.name(beginning), let parameter = scopes.parameter(name, at: view) else { return false }
        return file.surroundings(of: parameter).firstNonNil { FunctionDeclaration($0, in: file) }?.isInitializer == true
    }

    /// False where the name of a view means another type: one of the file's own, or one that is declared in a type around.
    private func isMeant(_ view: OwnViewAround, at node: NodeID) -> Bool {
        // `App.Row()` of a module is no nested one.
        if let call = Call(node, in: file), let path = Chain(endingAt: call.callee, in: file).memberPath,
            path.count == 2,
            members.mayBeModule([path[0]])
        {
            return view.owner == nil
        }
        let around = file.typeNames(around: node)
        if let owner = view.owner {
            return around.contains(owner) || file.words(of: node).contains(owner)
                || around.contains { types.names.project.derives($0, from: owner) }
        }
        if view.path == path { return true }
        return !file.all(.structDeclaration, .enumDeclaration, .classDeclaration).contains { other in
            guard TypeDeclaration(other, in: file)?.name == view.name else { return false }
            let declaration = Declaration(other, in: file)
            return declaration.owner.map { around.contains($0.name) } ?? (declaration.access == .file)
        }
    }

    /// Other names that the file gives a type.
    package func aliases(of type: String) -> [String] {
        file.all(.typealiasDeclaration).compactMap { TypeAlias($0, in: file) }
            .filter { $0.target.map(plainTypeName) == type }.compactMap(\.name)
    }

    /// Where the file mentions content that a view is given.
    func mentionsOfGivenContent() -> [NodeID] { file.all(.name, .member).filter(isGivenContent) }

    /// The type that one is declared to be of.
    private func typeOfMember(_ name: String, at node: NodeID) -> String? {
        let owner = scopes.isLocal(name, at: node) ? file.enclosingType(of: node)?.name : nil
        let typed = owner.map { types.names.project.member(name, of: $0) } ?? types.names.typed(name, at: node)
        if case .type(let text)? = typed?.type { return text }
        return nil
    }

    /// `content` and `self.content` of `let content: () -> Content` in `Card<Content: View>`, or of an `AnyView`
    /// or a view that holds such content, that whoever makes the type gives it. Of several, nothing shows which one is meant.
    func isGivenContent(_ node: NodeID) -> Bool {
        guard let name = file.name(node) ?? Member(node, in: file).flatMap({ $0.isOfSelf ? $0.word : nil }),
            !name.isTypeName, scopes.mayBeMember(name, at: node), bodies.bodies(of: name, at: node).isEmpty,
            let text = typeOfMember(name, at: node), text.inSquareBrackets == nil
        else { return false }
        // In an extension, what is generic is declared elsewhere.
        let word = text.namesInText.last ?? ""
        let isKnown =
            types.names.project.isDeclared(word) || rules.fact(named: word) != nil || ViewTypes.isValue(word)
            || ["Void", "Never"].contains(word)
        // `let card: Card`, which whoever has made it has given something.
        let type = types.names.project.resolvedName(plainTypeName(TypeText(text).value.name))
        let isCard = isView(type) && !index.project.table.contentPlaces[type].isEmpty
        return file.isAnyContent(text, at: node) || isCard
            || !isKnown && file.enclosingType(of: node)?.isExtension == true && !word.isEmpty
    }
}

extension SourceFile {
    /// True for the type of content that a view is given: `() -> Content` in `Card<Content: View>`, an `AnyView`, `any View`.
    ///
    /// - Parameter behind: the other names that have led to it. Two may name each other, in different types.
    func isAnyContent(_ type: String, at node: NodeID, behind names: Set<String> = []) -> Bool {
        let words = type.namesInText.suffix(2)
        // `typealias Builder = () -> Content` of the view
        let aliases = all(.typealiasDeclaration).lazy.compactMap { TypeAlias($0, in: self) }
        if let name = words.last, !names.contains(name), let alias = aliases.first(where: { $0.name == name }),
            let target = alias.target, !target.namesInText.contains(name)
        {
            return isAnyContent(target, at: alias.node, behind: names.union([name]))
        }
        return words.last == "AnyView" || words == ["any", "View"]
            || !genericClauses(of: words.last ?? "", at: node).isEmpty
    }
}
