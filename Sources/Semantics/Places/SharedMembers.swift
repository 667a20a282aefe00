import Syntax

/// A property or a function that gives a view, and that other files may mention.
package struct SharedMember: Sendable, Hashable {
    package let name: String
    /// The type that has it; empty for a global one.
    package let owner: String
    /// True where only what is of the owner's own mentions it, if anything does: a view's parts.
    package let isOfView: Bool
    /// True for one that `.bar` may mean.
    let isStatic: Bool
    /// True for one that gives a view where it is called.
    let isFunction: Bool
}

extension FileSemantics {
    /// The members that something stands in, or is shown by, which may be mentioned where the file does not show it.
    ///
    /// - Parameter inPlace: true for those alone that show it where they are shown.
    package func sharedMembers(around node: NodeID, inPlace: Bool = false) -> [SharedMember] {
        let places = inPlace ? placesInPlace(of: node).filter { !isElsewhere($0) } : places(of: node)
        return places.compactMap(sharedMember).unique
    }

    func sharedMember(around node: NodeID) -> SharedMember? {
        guard let member = file.surroundings(of: node).first(where: { file.kind($0).isMemberDeclaration }),
            mentions.member(with: member) == nil, let name = mentions.name(of: member, around: node),
            !Self.readByLibrary.contains(name), mayGiveView(member)
        else { return nil }
        let declaration = Declaration(member, in: file)
        let owner = file.enclosingType(of: member)
        // What is kept to the file, and stands in no other type, is mentioned where its type mentions it.
        let isOfView = owner.map { isView($0.name) && types.names.project.isConcrete($0.name) } ?? false
        if declaration.access <= .file, isOfView, !declaration.isStatic { return nil }
        return SharedMember(
            name: name, owner: owner?.name ?? "",
            isOfView: isOfView && !types.names.project.ancestors(of: owner?.name ?? "").contains(where: isOpen),
            isStatic: declaration.isStatic, isFunction: file.kind(member) == .functionDeclaration)
    }

    /// True for a protocol of the project's, which may require a member of what conforms to it.
    private func isOpen(_ type: String) -> Bool {
        let project = types.names.project
        return project.isDeclared(type) && !project.isConcrete(type)
    }

    /// False for what gives nothing, or a value that is shown to be no view: `viewDidLoad()`, `-> UIViewController`.
    private func mayGiveView(_ member: NodeID) -> Bool {
        if let function = FunctionDeclaration(member, in: file) {
            return !function.isInitializer && function.result.map(mayBeView) ?? false
        }
        let binding = VariableDeclaration(member, in: file)?.bindings.first
        return binding?.type.map(mayBeView) ?? true
    }

    private func mayBeView(_ type: String) -> Bool {
        let name = plainTypeName(type)
        if ViewTypes.types.contains(name) || isView(name) { return true }
        // `some CardStyle` and `[any CardStyle]` of a protocol of the project's are none.
        let names = type.namesInText.filter(\.isTypeName)
        if !names.isEmpty, names.allSatisfy({ types.names.project.isDeclared($0) && isOpen($0) && !isView($0) }) {
            return false
        }
        if type.hasPrefix("some ") { return true }
        return !ViewTypes.isValue(name) && !["UI", "NS", "("].contains(where: name.hasPrefix) && name != "Void"
    }

    /// Where the file mentions a member.
    ///
    /// - Parameter orMaybe: true for those, too, of which nothing shows whose member they are.
    package func places(showing member: SharedMember, orMaybe: Bool = false) -> [NodeID] {
        words.mentions[member.name, default: []].filter { isMention($0, of: member, orMaybe) }
    }

    private func isMention(_ node: NodeID, of member: SharedMember, _ orMaybe: Bool) -> Bool {
        guard let base = Member(node, in: file)?.base else {
            // `.bar` of `.labelStyle(.bar)`
            if file.kind(node) == .member { return member.isStatic }
            return !scopes.isLocal(member.name, at: node) && isOwn(member, around: node)
        }
        if file.name(base) == "self" { return isOwn(member, around: node) }
        if member.owner.isEmpty { return false }
        // An own `badge(on:)` is no `.badge(3)`.
        if let call = Call(file.parent(of: node) ?? node, in: file), call.callee == node,
            ViewTypes.protocols.contains(member.owner)
        {
            return !rules.states(call.name) || mayBeOwn(call)
        }
        if file.name(base) == "Self" { return isOwn(member, around: node) }
        if let type = file.name(base), type.isTypeName { return mayHave(member, type, at: node) }
        if let type = Call(base, in: file)?.initializedName { return mayHave(member, type, at: node) }
        // `.large.title`
        if file.kind(base) == .member, Member(base, in: file)?.base == nil { return orMaybe }
        if let type = ownType(of: base) { return mayHave(member, type, at: node) }
        switch types.type(of: base) {
        case .type(let type): return mayHave(member, type, at: node)
        case .view: return orMaybe || ViewTypes.protocols.contains(member.owner)
        case .unknown:
            // `.view` of a controller is no `view(for: route)`, and `.modifier(Card())` of what may be a view is SwiftUI's.
            return orMaybe
                || !member.isOfView && (!member.isFunction || file.isCalled(node)) && !rules.states(member.name)
        default: return ViewTypes.protocols.contains(member.owner)
        }
    }

    /// True where a type around a node has a member, or may have it.
    private func isOwn(_ member: SharedMember, around node: NodeID) -> Bool {
        member.owner.isEmpty || file.typeNames(around: node).contains { mayHave(member, $0, at: node) }
    }

    /// True for a type that has a member, and for one that may: by a protocol that it may conform to, or that requires it.
    private func mayHave(_ member: SharedMember, _ type: String, at node: NodeID) -> Bool {
        let name = type.contains(" ") ? type.namesInText.last ?? type : plainTypeName(type)
        if isOne(name, member.owner) { return true }
        if ViewTypes.protocols.contains(name) || ViewTypes.isValue(name) || rules.fact(named: name) != nil {
            return false
        }
        if isOpen(member.owner) { return !declares(member.name, in: name) }
        return !member.isOfView && (isOpen(name) || !file.genericClauses(of: name, at: node).isEmpty)
    }

    /// True where the file declares a member of a type.
    private func declares(_ member: String, in type: String) -> Bool {
        bodies.definitions.contains { $0.name == member && $0.owner == type }
    }

    /// True for a type, and for what conforms to or extends it.
    private func isOne(_ type: String, _ owner: String) -> Bool {
        let name = types.names.project.resolvedName(type)
        return name == owner || types.names.project.derives(name, from: owner)
            || ViewTypes.protocols.contains(owner) && isView(name)
    }

    /// What SwiftUI asks for, and nobody else mentions.
    private static let readByLibrary: Set = ["body", "makeBody", "previews"]
}
