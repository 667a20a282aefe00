import Syntax

/// The types that a project shows for what it declares, and what it declares of types.
///
/// What is declared twice with different types shows nothing.
package struct ProjectTypes: Sendable {
    let table: ProjectTable
    private(set) var sight: Sight?
    /// The types that pages state: what has such a name and is not the project's is one of these.
    private(set) var stated: Set<String> = []

    /// All that some files declare.
    package init(_ declarations: [Declarations]) { self.init(ProjectTable(of: declarations)) }

    init(_ table: ProjectTable) { self.table = table }

    func isSame(as other: ProjectTypes) -> Bool { table === other.table }

    /// The same beside types that pages state.
    func beside(_ stated: Set<String>) -> ProjectTypes {
        var copy = self
        copy.stated = stated
        return copy
    }

    /// What is seen of it.
    package func seen(by sight: Sight?) -> ProjectTypes {
        var copy = self
        copy.sight = sight
        return copy
    }

    private func sees(_ access: Access, _ sighting: Sighting, global: String?) -> Bool {
        sight?.sees(access, at: sighting.path, global: global) ?? true
    }

    /// The types of a name that are in sight, in the order of the files.
    func types(named name: String) -> some Sequence<OwnType> {
        table.types[name].joined().lazy.filter { sees($0.access, $0.sighting, global: $0.globalName) }
    }

    /// The same of all modules whose members are known, whatever names of theirs are.
    func typesOfReachedModules(named name: String) -> some Sequence<OwnType> {
        table.types[name].joined().lazy.filter { sees($0.access, $0.sighting, global: nil) }
    }

    /// What a `typealias` calls by another name; nil for a name that means several types, as it is written.
    private func target(of type: String) -> String? {
        let alias = plainTypeName(type)
        guard table.aliases.contains(alias) else { return nil }
        let owner = type.contains(".") ? type.split(separator: ".").dropLast().last.map(String.init) : nil
        let isOfOwner = owner.map { owner in types(named: alias).contains { $0.owner == owner } } ?? false
        var found: String?
        for alias in types(named: alias) where !isOfOwner || alias.owner == owner {
            guard let target = target(of: alias), found.map({ $0 == target }) ?? true else { return nil }
            found = target
        }
        return found
    }

    /// `CGFloat?` for `Length?`, where that is another name for `CGFloat`.
    package func resolved(_ type: String) -> String {
        var (name, marks) = (Substring(type), "")
        for _ in 0..<8 {
            while let last = name.last, last == "?" || last == "!" { marks = String(name.removeLast()) + marks }
            // `SwiftUI.Color` beside `typealias Color = UIColor`
            if name.hasPrefix(FileSemantics.module + ".") { break }
            guard let target = target(of: String(name)) ?? genericTarget(of: String(name)) else { break }
            name = Substring(target)
        }
        return name + marks
    }

    /// A member of a declared type, of the empty name a global one; nil if the type declares none of that name. Of several
    /// types of a name it is what all show together.
    package func member(_ name: String, of type: String) -> TypedName? { member(name, ofPaths: paths(of: type)) }

    /// The same of a type as it is written: of `Color.Background` none of another `Background`.
    func member(_ name: String, ofWritten type: String) -> TypedName? { member(name, ofPaths: paths(ofWritten: type)) }

    private func member(_ name: String, ofPaths paths: [String]) -> TypedName? {
        let found = paths.compactMap { path in
            declared(name, of: path).reduce(nil as TypedName?) { $0?.agreeing(with: $1) ?? $1 }.map { (path, $0) }
        }
        guard let first = found.first?.1 else { return nil }
        let all = found.dropFirst().reduce(first) { $0.agreeing(with: $1.1) }
        if all.type == .unknown { return all }
        // What is written the same need not mean the same.
        let meant = found.map { placed(shown(all), in: types(around: $0.0)) }
        return meant.dropFirst().reduce(meant[0]) { $0.agreeing(with: $1) }
    }

    /// True for a type, as it is called in the table, with a member of a name.
    func has(_ name: String, in path: String) -> Bool { declared(name, of: path).contains { _ in true } }

    /// What is in sight of the declarations of a member, by what its type is called in the table.
    private func declared(_ name: String, of path: String) -> some Sequence<TypedName> {
        table.members[path].lazy.compactMap { $0[name] }
            .filter { sees($0.access, $0.sighting, global: path.isEmpty ? name : nil) }
    }

    /// True for a type that the project gives an initializer that can fail: `extension Color { init?(hex: String) }`.
    package func mayFail(_ type: String) -> Bool { !failing(type).isEmpty }

    /// The labels of those.
    func failing(_ type: String) -> [[String?]] { Array(table.failing[resolvedName(type)].joined()) }

    /// The initializers that the project gives a type.
    func initializers(of type: String) -> [OwnInitializer] {
        Array(table.initializers[resolvedName(type)].joined())
    }

    /// The same with what is known of initializers.
    func shown(_ typed: TypedName) -> TypedName {
        switch typed.type {
        case .made(let value):
            let isOwn = isDeclared(resolvedName(value.type))
            return typed.with(value.declaredType(failing: failing(value.type), isOwn: isOwn))
        case .linked(let base, let links):
            let base = shown(typed.with(base)).type
            return typed.with(base == .unknown ? .unknown : .linked(base, links))
        default: return typed
        }
    }

    /// What declarations of a name show of views, in sight or not; of an empty type those of global ones.
    func shownBodies(named name: String, of type: String) -> [ShownBody] {
        table.shownBodies[type].flatMap { $0[name] ?? [] }
    }

    /// The same of all types, by name.
    var bodiesOfMembers: [String: [ShownBody]] {
        table.shownBodies.names.filter { !$0.isEmpty }.sorted().flatMap { table.shownBodies[$0] }
            .reduce(into: [:]) { all, file in
                for (name, bodies) in file { all[name, default: []] += bodies }
            }
    }

    /// What is declared to inherit a type of the project's, or to conform to it, itself or by what it inherits.
    func heirs(of type: String) -> [String] {
        guard table.heirs[type] != nil, isDeclared(type) else { return [] }
        var (found, open): ([String], [String]) = ([], [type])
        while let next = open.popLast() {
            for heir in (table.heirs[next] ?? []).sorted() where !found.contains(heir) {
                found.append(heir)
                open.append(heir)
            }
        }
        return found
    }

    /// The last name of a type, or of what that is another name for.
    func resolvedName(_ type: String) -> String { type.isEmpty ? "" : plainTypeName(resolved(type)) }

    /// The same and, behind it, all that a name stands for which is declared more than once: in the branches of a `#if`, say.
    func resolvedNames(_ type: String) -> [String] {
        var names = [resolvedName(type)]
        var next = 0
        while next < names.count {
            let name = names[next]
            next += 1
            guard table.aliases.contains(name) else { continue }
            for target in types(named: name).compactMap(\.target).map(resolvedName) where !names.contains(target) {
                names.append(target)
            }
        }
        return names
    }

    /// True for a type that a file keeps to itself.
    func isKept(_ type: String, to path: Path) -> Bool {
        table.types[type].joined().contains { $0.access == .file && $0.sighting.path == path }
    }

    /// True for a member that is in sight and may be given another value there.
    func isSettable(_ name: String, of type: String) -> Bool {
        member(name, of: type).map { sees($0.setter, $0.sighting, global: type.isEmpty ? name : nil) } ?? false
    }

    /// True if extensions of a type of another module give it a member of a name.
    func extends(_ type: String, with name: String) -> Bool { !isDeclared(type) && member(name, of: type) != nil }

    /// True if some type has a property or a case of a name.
    func declaresMember(named name: String) -> Bool {
        table.members.names.contains { table.members[$0].contains { $0[name] != nil } }
    }

    /// True for a name that a type, or what it inherits and conforms to, has as a function alone.
    package func isMethod(_ name: String, of type: String) -> Bool {
        let kinds = [type] + ancestors(of: type)
        return kinds.contains { member(DeclaredTypes.value(name), of: $0) != nil }
            && !kinds.contains { member(name, of: $0) != nil }
    }

    /// The types that have a property or a case of a name, as far as it is in sight, by their names.
    func owners(ofMember name: String) -> [String] {
        Set(table.members.names.lazy.filter { !$0.isEmpty && has(name, in: $0) }.map(plainTypeName)).sorted()
    }

    /// The names of all that a type, as it is called in the table, declares.
    func memberNames(of path: String) -> Set<String> { Set(table.members[path].joined().map(\.key)) }

    /// True for a type or a protocol that a source declares, and not only extends.
    package func isDeclared(_ type: String) -> Bool { table.types[type].joined().contains { $0.target == nil } }

    /// True for `Theme.Color` where a type of the project's has one of that name in it, of which there are values: an enum
    /// without cases only holds names.
    func isNested(_ type: String) -> Bool {
        let path = type.split(separator: ".")
        guard path.count > 1, let last = path.last else { return false }
        let owner = resolvedName(String(path[path.count - 2]))
        return table.types[String(last)].joined().contains {
            $0.target == nil && $0.owner == owner && $0.plainCases?.isEmpty != true
        }
    }

    /// The types of a name, in sight or not, without protocols and other names, where several have it, or one that is not
    /// known everywhere.
    func candidates(named name: String) -> [OwnType] { mayBeAnother(name) ? Array(declarations(of: name)) : [] }

    /// True for a name that does not everywhere mean the same type.
    func mayBeAnother(_ name: String) -> Bool {
        table.namesakes.contains(name) || declarations(of: name).contains { $0.owner != nil || $0.access == .file }
    }

    /// False for what a file does not see of another; of one that is not the own only what that keeps to itself is known.
    func sees(_ access: Access, _ other: Path, from path: Path?, global: String? = nil) -> Bool {
        guard let path, path != other else { return true }
        return sight?.isOwn(path) == true ? sight!.sees(access, at: other, global: global) : access != .file
    }

    /// True for what is declared in the module of the file that asks, which hides what others have by that name.
    func isOfOwnModule(_ path: Path) -> Bool { sight?.isOfOwnModule(path) ?? true }

    /// True for a declared type that is no protocol.
    package func isConcrete(_ type: String) -> Bool {
        declarations(of: type).contains { _ in true }
    }

    /// The types of a name, in sight or not, without protocols and other names.
    private func declarations(of type: String) -> some Sequence<OwnType> {
        table.types[type].joined().lazy.filter { $0.target == nil && !$0.isProtocol }
    }

    /// True for a class or an actor: what has such a type is an object, which others may have, too.
    func isClass(_ type: String) -> Bool { table.types[type].joined().contains(where: \.isClass) }

    /// True for a type of the project's that its name means wherever nothing nearer does.
    func isGlobal(_ type: String) -> Bool {
        table.types[type].joined().contains { $0.target == nil && $0.owner == nil }
    }

    /// True for a type that is declared in one of some others, whose name means it there.
    func isMember(_ type: String, of owners: some Sequence<TypeDeclaration>) -> Bool {
        let nested = table.types[type].joined().compactMap { $0.target == nil ? $0.owner : nil }
        return !nested.isEmpty && owners.contains { nested.contains($0.name) }
    }

    /// What a type is declared to inherit and conform to, and what that is, the nearest first.
    func ancestors(of type: String) -> [String] { all(behind: type, parents(of: type, inherited(by: type))) }

    /// The same of a type as it is written: of `Color.Background` nothing of another `Background`.
    func ancestors(ofWritten type: String) -> [String] {
        let name = plainTypeName(type)
        return all(behind: name, parents(of: name, conformances(ofWritten: type)))
    }

    private func all(behind type: String, _ parents: Set<String>) -> [String] {
        var found = parents.subtracting([type]).sorted()
        var next = 0
        while next < found.count {
            for name in self.parents(of: found[next], inherited(by: found[next])).sorted()
            where name != type && !found.contains(name) {
                found.append(name)
            }
            next += 1
        }
        return found
    }

    /// What a declaration names, and what another name for several means: `View` and `CardLike` of
    /// `typealias Both = View & CardLike`.
    private func parents(of type: String, _ inherited: Set<String>?) -> Set<String> {
        var named = inherited ?? []
        if named.contains("Hashable") || named.contains("Comparable") { named.insert("Equatable") }
        guard table.aliases.contains(type) else { return named }
        return named.union(resolved(type).split(separator: "&").map { plainTypeName($0.filter { $0 != " " }) })
    }

    /// True for a type that is declared to inherit another or to conform to it, itself or by what it inherits.
    func derives(_ type: String, from other: String) -> Bool {
        var (open, seen): ([String], Set<String>) = ([type], [])
        while let next = open.popLast() {
            for name in parents(of: next, inherited(by: next)) where seen.insert(name).inserted {
                if name == other { return true }
                open.append(name)
            }
        }
        return false
    }

    /// True for a type that another is declared to inherit or to conform to.
    func isInherited(_ type: String) -> Bool { table.heirs[type] != nil }

    /// What a type is declared to inherit and conform to; nil if no source says.
    package func conformances(of type: String) -> Set<String>? {
        inherited(by: type) ?? (isConcrete(type) ? [] : nil)
    }

    /// The same of a type as it is written: of `Color.Background` nothing of another `Background`.
    package func conformances(ofWritten type: String) -> Set<String>? {
        let (name, paths) = (plainTypeName(type), paths(ofWritten: type))
        return inherited(by: name, paths) ?? (isConcrete(name) && !paths.isEmpty ? [] : nil)
    }

    /// True for a name that several types have, of which nothing shows that one is meant.
    func isOneOfSeveral(_ type: String) -> Bool {
        let name = plainTypeName(type)
        return table.twins.contains(name) && meant(by: name, paths(ofWritten: type)) == nil
    }

    /// Of several types of a name, or of those that the table calls so, the one that is seen: the file's own, or the only one.
    private func meant(by name: String, _ paths: [String]?) -> OwnType? {
        guard let sight else { return nil }
        let seen = declarations(of: name).filter {
            paths?.contains($0.path) != false && sight.sees($0.access, at: $0.sighting.path, global: $0.globalName)
        }
        let own = seen.filter { sight.isOwn($0.sighting.path) }
        let meant = own.isEmpty ? seen : own
        return meant.count == 1 ? meant[0] : nil
    }

    /// What declarations of a type name; of several of its name, those of the one that is meant.
    private func inherited(by name: String, _ paths: [String]? = nil) -> Set<String>? {
        func inherited(_ paths: [String], in isMeant: (Path) -> Bool = { _ in true }) -> Set<String>? {
            let all = paths.flatMap(table.conformancesByFile.entries)
            return all.isEmpty ? nil : all.filter { isMeant($0.path) }.reduce(into: []) { $0.formUnion($1.value) }
        }
        guard table.twins.contains(name), let meant = meant(by: name, paths) else {
            return paths.map { inherited($0) } ?? table.conformances[name]
        }
        // An extension of it may stand in a file that declares none.
        let others = declarations(of: name).map(\.sighting.path)
        return inherited(self.paths(ofWritten: meant.path)) { $0 == meant.sighting.path || !others.contains($0) } ?? []
    }
}
