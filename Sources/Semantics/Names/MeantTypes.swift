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

    var count: Int { types.count }

    /// True for one that alone can be meant.
    var isOne: Bool { count == 1 }

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
        if all.isEmpty || isRenamed(name, behind: outer, in: around) || outer == nil && isLeftOpen(name, in: around) {
            return nil
        }
        let seen = all.filter { sees($0.access, $0.sighting.path, from: path, global: $0.globalName) }
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
        guard let meant else { return paths(of: type).contains { has(member, in: $0) } }
        return paths(ofWritten: meant.path ?? type).contains { has(member, in: $0) }
    }
}
