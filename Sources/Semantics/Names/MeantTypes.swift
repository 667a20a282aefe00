import Syntax

/// The types that a name may mean somewhere, of several in the project that have it.
struct MeantTypes {
    private let types: [OwnType]
    /// All of the name.
    private let all: [OwnType]

    fileprivate init(_ types: [OwnType], of all: [OwnType]) { (self.types, self.all) = (types, all) }

    /// `Row.Constants`, where that alone is meant; nil where nothing has to be said, or can be.
    var path: String? {
        guard let owner = types.first?.owner, types.allSatisfy({ $0.owner == owner }) else { return nil }
        return owner + "." + types[0].name
    }

    /// True for one that alone can be meant.
    var isOne: Bool { types.count == 1 }

    /// True where none can be meant: all stand in types where the name is not known, or are kept to other files.
    var isEmpty: Bool { types.isEmpty }

    /// True for a declaration that may be a member of one of them.
    ///
    /// - Parameter outer: what its owner stands in.
    func have(_ outer: String?, _ path: Path) -> Bool {
        // `extension Constants` names one by another name, where none of that name stands by itself.
        let outer = all.contains { $0.owner == nil } ? outer : outer ?? types.first?.owner
        // In a file that declares one it is that one.
        let there = all.filter { $0.owner == outer && $0.sighting.path == path }
        return types.contains { type in
            guard type.owner == outer else { return false }
            return there.isEmpty ? type.access != .file : there.contains { $0.sighting == type.sighting }
        }
    }
}

extension ProjectTypes {
    /// The types that a name may mean in a file; nil where it means the same everywhere, as far as that shows.
    ///
    /// - Parameters:
    ///   - outer: what is written before it, `Row` of `Row.Constants`, which may be a module; empty where nothing shows that,
    ///   - around: the types that may have one of their own, the innermost first.
    func meant(
        by name: String, behind outer: String? = nil, in around: some Sequence<String>, at path: Path?
    ) -> MeantTypes? {
        let all = candidates(named: name)
        // Another name for a type may stand where one does.
        if all.isEmpty || table.aliases.contains(name) || outer == nil && isLeftOpen(name, in: around) { return nil }
        let seen = all.filter { sees($0.access, $0.sighting.path, from: path, isGlobal: $0.owner == nil) }
        var meant: [OwnType] = []
        if let outer {
            meant = types(of: seen, in: outer == "Self" ? Array(around) : [resolvedName(outer)])
        } else {
            meant = types(of: seen, in: around)
            let global = seen.filter { $0.owner == nil }
            let nearer: [(Path) -> Bool] = [{ $0 == path }, isOfOwnModule, { _ in true }]
            for isNear in nearer where meant.isEmpty { meant = global.filter { isNear($0.sighting.path) } }
        }
        if meant.isEmpty, outer == nil || seen.isEmpty { return stated.contains(name) ? nil : MeantTypes([], of: all) }
        return MeantTypes(meant.isEmpty ? seen : meant, of: all)
    }

    /// True for a generic parameter of one of some types, and for what a protocol leaves open: `Model` of `struct Row<Model>`.
    func isLeftOpen(_ name: String, in types: some Sequence<String>) -> Bool {
        types.contains { type in
            table.types[type].joined().contains { $0.parameters.contains(name) }
                || table.types[name].joined().contains { open in
                    open.isProtocol && open.owner.map { $0 == type || ancestors(of: type).contains($0) } ?? false
                }
        }
    }

    /// Of some types those that stand in the nearest of others, or in what that inherits from.
    private func types(of all: [OwnType], in around: some Sequence<String>) -> [OwnType] {
        for type in around {
            for owner in [type] + ancestors(of: type) {
                let found = all.filter { $0.owner == owner }
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// True if a type declares a member of a name, of several types of its name one that is meant.
    func declares(_ member: String, of type: String, _ meant: MeantTypes?) -> Bool {
        guard let meant else { return self.member(member, of: type) != nil }
        if let path = meant.path { return self.member(member, of: path) != nil }
        // What stands in no other type is what is not listed by that, too.
        return table.members.entries(type).contains { file in
            file.value[member] != nil
                && !candidates(named: type).contains { other in
                    let owner = other.owner.map { $0 + "." + type }
                    let theirs = owner.map(table.members.entries) ?? []
                    return theirs.contains { $0.path == file.path && $0.value[member] != nil }
                }
        }
    }

    /// A name in some types as that of the type that it means there, `Row.Constants`; nil where it means none in sight.
    func placed(_ name: String, in around: [String]) -> String? {
        if name == "Self" { return around.first ?? name }
        guard let meant = meant(by: name, in: around, at: sight?.path) else { return name }
        return meant.isEmpty ? nil : meant.path ?? name
    }

    /// A member of a type, where its own type is called by a name that several have, or that means something only in another:
    /// `Home.Model` of `let model: Model` in `Home`.
    func placed(_ typed: TypedName, in owner: String) -> TypedName {
        guard case .type(let text) = typed.type, let end = text.lastIndex(where: { $0 != "?" && $0 != "!" }),
            case let (name, marks) = (String(text[...end]), text[text.index(after: end)...]),
            isDeclared(name), case let around = types(around: owner)
        else { return typed }
        // `Item` of `struct Grid<Item: Sized>` is no `struct Item`.
        if isLeftOpen(name, in: around) { return typed.with(.unknown) }
        guard let meant = meant(by: name, in: around, at: typed.sighting.path) else { return typed }
        if meant.isEmpty { return typed.with(.unknown) }
        return meant.path.map { typed.with(.type($0 + marks)) } ?? typed
    }

    /// A type, those that it stands in and those that it inherits from, whose types it knows by their names.
    private func types(around type: String) -> [String] {
        var names = type.split(separator: ".").reversed().map(String.init)
        var next = 0
        while next < names.count, names.count < 64 {
            let outer = table.types[names[next]].joined().compactMap(\.owner) + ancestors(of: names[next])
            for name in outer where !names.contains(name) { names.append(name) }
            next += 1
        }
        return names
    }
}
