import Syntax

/// Which modules the files of a project are compiled into, and which of them import which.
public struct ModuleMap: Sendable {
    /// The folders that hold a package manifest.
    public let packages: Set<Path>
    /// By folder, the modules that a manifest gives a folder of their own: `/app/Kit` is `/app/Core`.
    private let folders: [Path: Path]
    /// By path, the build targets that are known to compile a file, each with its name behind the last slash.
    private let buildTargets: [Path: Set<Path>]
    /// By build target, how its module is imported where that is not its name.
    private let productNames: [Path: String]
    /// By path, those of the files that are known.
    private var known: [Path: Modules] = [:]
    /// By module, the names that some file of it imports.
    private var imports: [Path: Set<String>] = [:]
    /// How the modules of these files are imported.
    private var importNames: [Path: String] = [:]
    /// By the name of a module, the names that some file of it imports.
    private var importsByName: [String: Set<String>] = [:]
    /// By the name of a module, the names that whoever imports it imports as well.
    private var exports: [String: Set<String>] = [:]
    /// The names that some file imports.
    private var importedNames: Set<String> = []
    /// What says that the files of which no module is known are of several; nil for nothing.
    public let division: String?
    /// By path, what a file imports.
    private let files: [Path: Set<Import>]

    /// What a file imports.
    public struct Import: Sendable, Hashable {
        public let name: String
        public let isExported: Bool

        public init(_ name: String, isExported: Bool = false) {
            self.name = name
            self.isExported = isExported
        }
    }

    /// - Parameters:
    ///   - aliases: by another name that modules are imported by, their own ones.
    ///   - files: the files of the project, with what they import.
    public init(
        packages: Set<Path> = [], folders: [Path: Path] = [:], buildTargets: [Path: Set<Path>] = [:],
        productNames: [Path: String] = [:], aliases: [String: Set<String>] = [:], files: [Path: Set<Import>] = [:],
        division: String? = nil
    ) {
        self.packages = packages
        self.folders = folders
        self.buildTargets = buildTargets
        self.productNames = productNames
        self.files = files
        self.division = division
        (exports, importsByName) = (aliases, aliases)
        for (path, imported) in files {
            let modules = modules(of: path)
            known[path] = modules
            importedNames.formUnion(imported.map(\.name))
            for module in modules.names {
                importNames[module] = name(of: module)
                imports[module, default: []].formUnion(imported.map(\.name))
                let exported = imported.filter(\.isExported).map(\.name)
                if !exported.isEmpty { exports[name(of: module), default: []].formUnion(exported) }
            }
        }
        for (module, imported) in imports { importsByName[name(of: module), default: []].formUnion(imported) }
    }

    /// The modules that a file is part of: the target that its package has for its folder, `Sources/NAME` or `Tests/NAME`
    /// of the package, and the build targets that compile it. Where none is known, its package; else whatever a project
    /// holds is taken for one module.
    public func modules(of path: Path) -> Modules {
        if let known = known[path] { return known }
        let targets = buildTargets[path] ?? []
        var module = folders[path]
        var folder = path.parent
        while !packages.contains(folder) {
            module = module ?? folders[folder]
            guard folder != folder.parent else {
                let names = module.map { targets.union([$0]) } ?? targets
                return Modules(names: names.isEmpty ? [""] : names, isKnown: !names.isEmpty)
            }
            folder = folder.parent
        }
        if let module = module ?? folders[folder] {
            return Modules(
                names: targets.union([module]), isKnown: true, isNamed: targets.isEmpty, package: folder)
        }
        let parts = path.relative(to: folder)?.parts.map { Path($0) } ?? []
        if parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" {
            let module = folder.appending(parts[0]).appending(parts[1])
            return Modules(
                names: targets.union([module]), isKnown: true, isNamed: targets.isEmpty, package: folder)
        }
        return Modules(names: targets.isEmpty ? [folder] : targets, isKnown: !targets.isEmpty, package: folder)
    }

    /// How the modules of all these files are imported, where they have a name.
    public var names: Set<String> { Set(importNames.values).subtracting([""]) }

    /// How some modules are imported.
    func names(of modules: Modules) -> Set<String> { Set(modules.names.map(name)) }

    private func name(of module: Path) -> String {
        if let known = importNames[module] { return known }
        let name = productNames[module] ?? module.name.spelling
        return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// True if some file imports one of some names: then that is how the module is called.
    func importsAny(of names: Set<String>) -> Bool { !importedNames.isDisjoint(with: names) }

    /// The name of a folder around a file that others import, and nobody in it: it is a module. Tests are not asked: they
    /// import the only module that there may be.
    package func importedFolder(around path: Path) -> String? {
        var folder = path.parent
        while folder != folder.parent {
            let name = folder.name.spelling
            let importers =
                importedNames.contains(name) ? files.filter { $1.contains { $0.name == name } }.map(\.key) : []
            let others = importers.filter { !$0.parts.contains { Path($0).name.hasSuffix("Tests") } }
            if !others.isEmpty, !importers.contains(where: { $0.isBelow(folder) }) { return name }
            folder = folder.parent
        }
        return nil
    }

    /// True for what lies in the folder of a package's tests, and is seen from elsewhere: no target but a test depends on
    /// a test, and other packages cannot.
    func areTests(_ modules: Modules, seenFrom other: Modules) -> Bool {
        modules.names.allSatisfy { module in
            let folder = module.parent
            return folder.name == "Tests" && packages.contains(folder.parent)
                && !other.names.contains { $0.parent == folder }
        }
    }

    /// The names that some imports bring, with what the imported modules export.
    func visible(by imported: Set<String>) -> Set<String> { closed(imported) { exports[$0] } }

    /// The names of the modules whose members are known in some modules: what any file of these imports, and what is
    /// imported there in turn.
    func reached(from modules: Modules) -> Set<String> {
        let first = modules.names.reduce(into: Set<String>()) { $0.formUnion(imports[$1] ?? []) }
        return closed(first) { importsByName[$0] }
    }

    private func closed(_ names: Set<String>, _ next: (String) -> Set<String>?) -> Set<String> {
        var found = names
        var open = Array(names)
        while let name = open.popLast() { open += (next(name) ?? []).filter { found.insert($0).inserted } }
        return found
    }
}

/// The modules that a file is compiled into: more than one where build targets share it.
public struct Modules: Sendable, Hashable {
    let names: Set<Path>
    /// False for what is taken for one module because nothing tells its parts apart.
    package let isKnown: Bool
    /// True for a target of a package, which is imported by its own name.
    var isNamed = false
    /// The folder of the package that the file lies in, whoever compiles it.
    var package: Path?

    public var count: Int { names.count }

    /// True if what a file of these declares is seen wherever the other is compiled.
    public func areSeen(from other: Modules) -> Bool { names.isSuperset(of: other.names) }

    /// True if the same declaration in a file of each would be one too many.
    public func overlap(_ other: Modules) -> Bool { !names.isDisjoint(with: other.names) }
}
