import Syntax

/// What one file sees of what others declare: by their modules, its imports, and how far each declaration is seen.
///
/// Where modules cannot be told apart, all is seen but what is kept to another file; a package is always apart from what lies
/// around it.
package final class Sight: Sendable {
    let path: Path
    private let own: Modules
    private let modules: ModuleMap
    /// The modules whose global names the file knows.
    private let imported: Set<String>
    /// Of others, by name, those that have one that it knows by `import struct Kit.Row`.
    private let scoped: [String: Set<String>]
    private let testable: Set<String>
    /// The modules whose members it knows. Swift shows those of whatever its module imports anywhere.
    private let reached: Set<String>

    /// - Parameter imports: the file's.
    package init(of imports: [Import], at path: Path, in modules: ModuleMap) {
        self.path = path
        self.modules = modules
        own = modules.modules(of: path)
        imported = modules.visible(by: Set(imports.lazy.filter { $0.name == nil }.map(\.module)))
        scoped = imports.reduce(into: [:]) { scoped, one in
            if let name = one.name { scoped[name, default: []].formUnion(modules.visible(by: [one.module])) }
        }
        testable = Set(imports.lazy.filter(\.isTestable).map(\.module))
        reached = scoped.values.reduce(modules.reached(from: own).union(imported)) { $0.union($1) }
    }

    /// True for the file itself.
    func isOwn(_ other: Path) -> Bool { other == path }

    /// True for a file that may be of the same module.
    func isOfOwnModule(_ other: Path) -> Bool { other == path || own.overlap(modules.modules(of: other)) }

    /// True for the name of a module in which a file is compiled.
    func isModule(_ name: String, of other: Path) -> Bool {
        modules.names(of: modules.modules(of: other)).contains(name)
    }

    /// - Parameter global: the name of what is no member of anything.
    package func sees(_ access: Access, at other: Path, global: String? = nil) -> Bool {
        if other == path { return true }
        if access == .file { return false }
        let others = modules.modules(of: other)
        if own.overlap(others) { return true }
        let names = modules.names(of: others)
        if !testable.isDisjoint(with: names) { return true }
        if modules.areTests(others, seenFrom: own) { return false }
        if access == .package, own.package != others.package { return false }
        let isApart = own.isKnown && others.isKnown
        if !isApart, own.package == others.package { return true }
        guard isApart ? access != .module : access == .everywhere else { return false }
        // A module that nobody imports by a name that is known may have another one.
        if !others.isNamed, !isApart || !modules.importsAny(of: names) { return true }
        guard let global else { return !reached.isDisjoint(with: names) }
        return !imported.isDisjoint(with: names) || scoped[global]?.isDisjoint(with: names) == false
    }

    /// The same for what is known of a declaration by where it was seen.
    func sees(_ access: Access, _ sighting: Sighting?, global: String? = nil) -> Bool {
        sighting.map { sees(access, at: $0.path, global: global) } ?? true
    }
}
