import RuleModel
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
    /// The types that a name may mean in a file; nil for a name that not several types have.
    ///
    /// - Parameters:
    ///   - around: the types that may have one of their own, the innermost first,
    ///   - orAny: true where it may have been written elsewhere.
    func meant(by name: String, in around: some Sequence<String>, at path: Path?, orAny: Bool = false) -> MeantTypes? {
        let all = namesakes(name)
        if all.isEmpty { return nil }
        let seen = all.filter { sees($0.access, $0.sighting.path, from: path, isGlobal: $0.owner == nil) }
        if !orAny {
            for type in around {
                for owner in [type] + ancestors(of: type) {
                    let nested = seen.filter { $0.owner == owner }
                    if !nested.isEmpty { return MeantTypes(nested, of: all) }
                }
            }
            let global = seen.filter { $0.owner == nil }
            let own = global.filter { $0.sighting.path == path }
            if !global.isEmpty { return MeantTypes(own.isEmpty ? global : own, of: all) }
        }
        return seen.isEmpty ? nil : MeantTypes(seen, of: all)
    }
}

extension EvaluatedMembers {
    /// False for what another file keeps to itself.
    func isSeen(_ body: EvaluatedBody) -> Bool { project.sees(body.home.access, body.home.path, from: path) }

    /// True if one of some bodies is of a kind, whoever asks: one that all see and that no other type of a name has, or all.
    func isSure(of found: Found, _ isSo: (EvaluatedBody) -> Bool) -> Bool {
        let such = found.bodies.filter(isSo)
        return such.contains { $0.home.access != .file && !project.isNamesake($0.owner) }
            || !such.isEmpty && such.count == found.bodies.count
    }

    /// The same path without what is around it, where that cannot matter: then it is the same everywhere.
    func plain(_ path: ValuePath) -> ValuePath {
        guard case .type(let names, let around) = path.root, !around.isEmpty,
            names.count > 1 || !project.isNamesake(project.resolvedName(names[0]))
        else { return path }
        return ValuePath(root: .type(names), steps: path.steps)
    }

    /// The types of a name that it may mean behind others, or in the types around.
    func meant(by type: String, _ names: [String], _ around: [String]) -> MeantTypes? {
        project.meant(by: type, in: names.count > 1 ? [names[names.count - 2]] : around[...], at: path)
    }

    /// The same for the type of a value. A name alone may have been written anywhere.
    func meant(byValuesOf type: String) -> MeantTypes? {
        let names = TypeText(project.resolved(type)).value.name.split(separator: ".").map { plainTypeName(String($0)) }
        guard let last = names.last else { return nil }
        return project.meant(by: last, in: names.dropLast().suffix(1), at: path, orAny: names.count == 1)
    }
}
