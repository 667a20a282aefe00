import Syntax

// What types are called among all of the project: `Item` where that alone means one, `API.Item` in another type.
extension ProjectTypes {
    /// What all types of a name are called in the tables of members and of conformances.
    func paths(of name: String) -> [String] { [name] + (table.nested[name] ?? []) }

    /// The same of those that a type may mean as it is written, once its names are placed: `Item` is no `API.Item` where
    /// there is one that stands in no other type, and `Kit.Item` is none in sight where nothing in sight is called `Kit`.
    func paths(ofWritten type: String) -> [String] {
        let name = plainTypeName(type)
        let words = type.prefix { $0 == "." || $0.utf8.allSatisfy(isWordByte) }.split(separator: ".").suffix(2)
        guard words.count > 1, let outer = words.first.map({ resolvedName(String($0)) }) else {
            return table.nested[name] != nil && !isOnlyGlobal(name) ? paths(of: name) : paths(ofModules: name)
        }
        if !isDeclared(outer), isModule(outer, of: name) { return paths(ofModules: name) }
        let owner = ([outer] + ancestors(of: outer)).first { owner in
            table.nested[name]?.contains(owner + "." + name) == true
                || table.types[name].joined().contains { $0.owner == owner }
        }
        return owner.map { [$0 + "." + name] } ?? (isModule(outer, of: name) ? paths(ofModules: name) : [])
    }

    /// True for the name of a module that has a type of a name.
    func isModule(_ module: String, of type: String) -> Bool {
        if module == FileSemantics.module { return true }
        return types(named: type).contains { declared in
            declared.owner == nil && sight?.isModule(module, of: declared.sighting.path) != false
        }
    }

    /// What a type is called that stands in no other: by the name of a module, too, as in `extension SwiftUI.Color`, and by
    /// another name for it.
    private func paths(ofModules name: String) -> [String] {
        [name]
            + (table.extended[name] ?? []).filter { path in
                let outer = String(path.prefix { $0 != "." })
                return !isDeclared(outer) && !table.aliases.contains(outer)
            }
            + table.extendedAliases.filter { alias in
                alias != name && [name, "\(FileSemantics.module).\(name)"].contains(resolved(alias))
            }
    }

    /// True for a name that alone means a type in sight that stands in no other, or one that pages state.
    private func isOnlyGlobal(_ name: String) -> Bool {
        // Of what types are declared to inherit, `Theme.Base` or `Base` in `Theme`, only the last name is known.
        if table.nested[name] != nil, isInherited(name) { return false }
        let global = types(named: name).filter { $0.owner == nil }
        return global.isEmpty ? stated.contains(name) : global.allSatisfy { $0.target == nil }
    }

    /// True for a name that some of the types around, or what they inherit from, have for another type, or a file for all.
    func isRenamed(_ name: String, behind outer: String?, in around: some Sequence<String>) -> Bool {
        guard table.aliases.contains(name) else { return false }
        let owners = table.types[name].joined().filter { $0.target != nil || $0.genericTarget != nil }.map(\.owner)
        if outer == "" || owners.contains(nil) { return true }
        return (outer.map { [resolvedName($0)] } ?? Array(around)).contains { type in
            owners.contains(type) || ancestors(of: type).contains { owners.contains($0) }
        }
    }

    /// A type as it is written, each name in it that several types have called as what it means in some types:
    /// `[Home.Item]` of `[Item]` in `Home`; nil where nothing shows that.
    ///
    /// - Parameter isParameter: true for a generic parameter.
    func placed(
        _ type: String, in around: @autoclosure () -> [String], at path: Path?,
        isParameter: (String) -> Bool = { _ in false }
    ) -> String? {
        guard type.namesInText.contains(where: { isDeclared($0) || table.aliases.contains($0) }) else { return type }
        let around = around()
        return type.mappingNames { name in
            guard isDeclared(name) else { return isParameter(name) ? name : alias(name, in: around) ?? name }
            // `Item` of `struct Grid<Item: Sized>` is no `struct Item`.
            if isParameter(name) || isLeftOpen(name, in: around)
                || isConcrete(name) && isRenamed(name, behind: nil, in: around)
            {
                return nil
            }
            let meant = meant(by: name, in: around, at: path)
            return meant?.isEmpty == true ? nil : meant?.path ?? name
        }
    }

    /// What is declared in some types, of a type that is called as what its name means there: `Home.Model` of
    /// `let model: Model` in `Home`.
    func placed(
        _ typed: TypedName, in around: @autoclosure () -> [String], isParameter: (String) -> Bool = { _ in false }
    ) -> TypedName {
        func placed(_ type: String) -> String? {
            self.placed(type, in: around(), at: typed.sighting.path, isParameter: isParameter)
        }
        switch typed.type {
        case .linked(let base, let links):
            let base = self.placed(typed.with(base), in: around(), isParameter: isParameter).type
            return typed.with(base == .unknown ? .unknown : .linked(base, links))
        case .type(let text): return typed.with(placed(text).map { .type($0) } ?? .unknown)
        case .member(let owner, let name): return typed.with(placed(owner).map { .member(of: $0, name) } ?? .unknown)
        default: return typed
        }
    }

    /// A type, those that it stands in and those that it inherits from, whose types it knows by their names.
    func types(around type: String) -> [String] {
        var names = type.split(separator: ".").reversed().map(String.init)
        let inner = names.count - (names.last.map(isOnlyGlobal) == true ? 0 : 1)
        var next = 0
        while next < names.count, names.count < 64 {
            let outer = next < inner ? [] : table.types[names[next]].joined().compactMap(\.owner)
            for name in outer + ancestors(of: names[next]) where !names.contains(name) { names.append(name) }
            next += 1
        }
        return names
    }

    /// `User.ID` of `ID` in `User` with a `typealias ID`; nil for a name that no type around gives another meaning.
    private func alias(_ name: String, in around: [String]) -> String? {
        guard table.aliases.contains(name) else { return nil }
        let owners = types(named: name).compactMap(\.owner)
        return around.first(where: owners.contains).map { $0 + "." + name }
    }

    /// What a `typealias` stands for, each name in it that a type around has as what it means there: `API.Other` of
    /// `typealias Direct = Other` in `API`; nil where one of them is a generic parameter.
    func target(of alias: OwnType) -> String? {
        guard let target = alias.target, let owner = alias.owner else { return alias.target }
        var around = [owner]
        while around.count < 8, let outer = table.types[around.last!].joined().compactMap(\.owner).first {
            around.append(outer)
        }
        let isPlain = alias.targetNames.allSatisfy { name in
            table.nested[name] == nil && !table.aliases.contains(name) && !isParameter(name, of: around)
        }
        if isPlain { return target }
        return target.mappingNames { name in
            if isParameter(name, of: around) { return nil }
            let owner = around.first { owner in table.types[name].joined().contains { $0.owner == owner } }
            return owner.map { $0 + "." + name } ?? name
        }
    }

    private func isParameter(_ name: String, of types: [String]) -> Bool {
        types.contains { table.types[$0].joined().contains { $0.parameters.contains(name) } }
    }
}
