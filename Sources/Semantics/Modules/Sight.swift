import Syntax

/// The names in a file's imports.
package struct ImportedNames: Sendable {
    let words: Set<String>
    /// Those behind `@testable`.
    let testable: Set<String>

    package init(of file: SourceFile) {
        words = Set(file.importedWords)
        testable = Set(file.importedWords(with: "testable"))
    }
}

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
    private let testable: Set<String>
    /// The modules whose members it knows. Swift shows those of whatever its module imports anywhere.
    private let reached: Set<String>

    /// - Parameter imports: the file's.
    package init(of imports: ImportedNames, at path: Path, in modules: ModuleMap) {
        self.path = path
        self.modules = modules
        own = modules.modules(of: path)
        imported = modules.visible(by: imports.words)
        testable = imports.testable
        reached = modules.reached(from: own).union(imported)
    }

    /// True for the file itself.
    func isOwn(_ other: Path) -> Bool { other == path }

    /// True for a file that may be of the same module.
    func isOfOwnModule(_ other: Path) -> Bool { other == path || own.overlap(modules.modules(of: other)) }

    /// True for the name of a module in which a file is compiled.
    func isModule(_ name: String, of other: Path) -> Bool {
        modules.names(of: modules.modules(of: other)).contains(name)
    }

    /// - Parameter isGlobal: true for what is no member of anything.
    package func sees(_ access: Access, at other: Path, isGlobal: Bool = false) -> Bool {
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
        return !(isGlobal ? imported : reached).isDisjoint(with: names)
    }

    /// The same for what is known of a declaration by where it was seen.
    func sees(_ access: Access, _ sighting: Sighting?, isGlobal: Bool = false) -> Bool {
        sighting.map { sees(access, at: $0.path, isGlobal: isGlobal) } ?? true
    }
}
