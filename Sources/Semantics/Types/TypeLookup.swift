import RuleModel
import Syntax

/// Finds what is known of the type of a name, where Swift would look for it: locals, the type around and the types
/// around that, globals.
///
/// What is declared nearest counts, also where it shows nothing.
package final class TypeLookup {
    package let scopes: Scopes
    package let project: ProjectTypes
    private let lines: FileLines
    private var ancestors: [String: [String]] = [:]

    private var file: SourceFile { scopes.file }

    package init(scopes: Scopes, lines: FileLines, project: ProjectTypes) {
        self.scopes = scopes
        self.lines = lines
        self.project = project
    }

    /// What a name stands for at a node; nil if nothing declares it.
    package func typed(_ name: String, at node: NodeID) -> TypedName? {
        if let local = local(name, at: node) { return local }
        return ofTypes(name, around: node) ?? project.member(name, of: "")
    }

    /// A member of the nearest type around a node that has one of a name.
    private func ofTypes(_ name: String, around node: NodeID) -> TypedName? {
        file.enclosingTypes(of: node).firstNonNil { member(name, of: $0.path) }
    }

    /// A member of a type as it is written, or what it has of what it inherits and conforms to; nil if nothing in sight
    /// declares one.
    func member(_ name: String, of type: String) -> TypedName? {
        project.member(name, ofWritten: type)
            ?? ancestors(of: type).compactMap { owner in
                project.member(name, ofWritten: owner).map { project.specialized($0, in: owner) }
            }.reduce(nil) { $0?.agreeing(with: $1) ?? $1 }
    }

    /// What a type as it is written inherits and conforms to, the nearest first.
    func ancestors(of type: String) -> [String] {
        if let known = ancestors[type] { return known }
        let found = project.ancestors(ofWritten: type)
        ancestors[type] = found
        return found
    }

    /// What a call of a name gives, on `self` or without a base; nil if nothing declares such a function.
    package func function(_ name: String, at node: NodeID) -> TypedName? {
        if scopes.isLocal(name, at: node) { return nil }
        // The members of the nearest type that has the name are all that is looked at.
        for type in file.enclosingTypes(of: node) {
            let owners = [type.path] + ancestors(of: type.path)
            let found = owners.compactMap { project.member(DeclaredTypes.function(name), ofWritten: $0) }
            if let first = found.first { return found.dropFirst().reduce(first) { $0.agreeing(with: $1) } }
            if owners.contains(where: { project.member(name, ofWritten: $0) != nil }) { return nil }
        }
        return project.member(DeclaredTypes.function(name), of: "")
    }

    /// What a function of a name is where it is not called, on `self` or without a base.
    package func functionValue(_ name: String, at node: NodeID) -> TypedName? {
        if scopes.isLocal(name, at: node) { return nil }
        let value = DeclaredTypes.value(name)
        return ofTypes(value, around: node) ?? project.member(value, of: "")
    }

    private func local(_ name: String, at node: NodeID) -> TypedName? {
        if let binding = scopes.localBinding(of: name, at: node) {
            let sighting = lines.sighting(at: binding.range.lowerBound)
            let typed = TypedName.all(of: binding, lines).first { $0.name == name }.map { project.shown($0.typed) }
            if let typed, typed.type != .unknown { return placed(typed, at: node) }
            return TypedName(value(of: name, in: binding).map { .value($0) } ?? .unknown, sighting)
        }
        let implicit = name == "$0" ? file.surroundings(of: node).first { file.kind($0) == .closure } : nil
        guard let scope = implicit ?? scopes.scope(declaring: name, at: node) else { return nil }
        let parameter = scopes.parameter(name, at: node)
        let type =
            parameter.map { .type(file.writtenType(of: $0) ?? "") } ?? unwrapped(name, at: node)
            ?? element(name, of: scope) ?? receiver(givenAs: name, to: scope) ?? .unknown
        return placed(TypedName(type, lines.sighting(at: file.range(of: parameter ?? scope).lowerBound)), at: node)
    }

    private func placed(_ typed: TypedName, at node: NodeID) -> TypedName {
        // What its declaration shows of it, where it is used.
        if case .type(let text) = typed.type, isParameter(TypeText(text).value.name, at: node) { return typed }
        return project.placed(typed, in: file.scopes(of: node)) { isParameter($0, at: node) }
    }

    /// A type that is written at a node, as what it means there; nil where nothing shows that.
    func placed(_ type: String, at node: NodeID) -> String? {
        if type == "Self" || type.hasPrefix("Self."), let own = file.enclosingType(of: node) {
            return own.path + type.dropFirst("Self".count)
        }
        if isParameter(String(type.prefix { $0 != "." }), at: node) { return nil }
        return project.placed(type, in: file.scopes(of: node), at: lines.path) { isParameter($0, at: node) }
    }

    private func isParameter(_ name: String, at node: NodeID) -> Bool {
        !file.genericClauses(of: name, at: node).isEmpty
    }

    /// What a local begins with, where that is a chain, a choice or a collection: it has its type.
    private func value(of name: String, in binding: Binding) -> NodeID? {
        guard binding.type == nil, let value = binding.value(of: name) else { return nil }
        let kinds: [NodeKind] = [
            .name, .member, .call, .forceUnwrap, .subscriptCall, .sequence, .array, .dictionary, .tuple,
        ]
        return kinds.contains(file.kind(value)) ? value : nil
    }

    /// `gap` of `if let gap = metrics.gap`
    private func unwrapped(_ name: String, at node: NodeID) -> DeclaredType? {
        guard let pattern = scopes.pattern(binding: name, at: node), pattern.unwrappedName == name else { return nil }
        // `if let gap: CGFloat = gaps["row"]`
        if let type = file.parent(of: pattern.node).flatMap({ file.child(.type, of: $0) }) {
            return .type(file.text(of: type))
        }
        return pattern.subject.map { .unwrapped($0) }
    }

    /// `gap` of `ForEach(gaps) { gap in … }`
    private func element(_ name: String, of scope: NodeID) -> DeclaredType? {
        guard let (type, collection) = file.collection(givingAll: name, to: scope), !project.isDeclared(type) else {
            return nil
        }
        return .element(of: collection)
    }

    /// `row` of `view` in `row.modify { view in … }`, where each such function gives its closure what it is called on.
    private func receiver(givenAs name: String, to scope: NodeID) -> DeclaredType? {
        guard let closure = Closure(scope, in: file), closure.parameter(0) == name,
            let call = file.call(taking: scope), let base = call.base
        else { return nil }
        let declared = project.table.modifiers[call.name].joined()
        let givesSelf = declared.allSatisfy { modifier in
            modifier.signature.parameters.contains { ["(Self) ", "(Self, "].contains(where: $0.type.hasPrefix) }
        }
        return givesSelf && declared.contains { _ in true } ? .value(base) : nil
    }
}

extension SourceFile {
    /// `gaps` of `ForEach(gaps) { gap in … }`, `$gaps` of `ForEach($gaps) { $gap in … }`, and the type that is called.
    func collection(givingAll name: String, to closure: NodeID) -> (type: String, collection: NodeID)? {
        guard let taking = Closure(closure, in: self), case let names = taking.parameters ?? ["$0"],
            names == [name] || names == ["$" + name],
            let call = surroundings(of: closure).firstNonNil({ Call($0, in: self) }),
            let type = call.typeName, ["ForEach", "List"].contains(type),
            let collection = call.arguments.first, collection.label == nil, collection.value != closure,
            call.arguments.contains(where: { $0.value == closure }),
            // `row` of `ForEach($rows) { row in … }` is a binding itself.
            text(of: collection.value).first != "$" || names != [name]
        else { return nil }
        return (type, collection.value)
    }
}
