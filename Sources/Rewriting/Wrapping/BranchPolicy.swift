import Semantics
import Syntax

/// What becomes of calls that must stay a branch, and where the type that they are wrapped in may be declared.
public struct BranchPolicy: Sendable, Equatable {
    public enum Fallback: String, Sendable, CaseIterable {
        /// Wrap also what is hard to read inside out, and links that no page names.
        case eitherView = "either-view"
        /// Wrap nothing.
        case leave
    }

    /// nil to wrap only what reads well.
    public var fallback: Fallback?
    /// True if calls of `EitherView` are conditional calls themselves.
    public var upgrades: Bool
    /// The files that may be given the declaration, as the context names them.
    public var targets: Set<Path>
    /// The file that the user named for the declaration.
    public var support: Path?
    /// The files that are to declare it now, one for each module that needs it.
    public var homes: Set<Path> = []
    /// The folders that hold a package manifest.
    public var packages: Set<Path>
    /// By path, the build targets that are known to compile a file, each named behind the path of its project.
    public var buildTargets: [Path: Set<Path>] = [:]

    /// The policy that wraps nothing.
    public static let leave = BranchPolicy(fallback: .leave)

    public init(
        fallback: Fallback? = nil, upgrades: Bool = false, targets: Set<Path> = [], support: Path? = nil,
        packages: Set<Path> = []
    ) {
        self.fallback = fallback
        self.upgrades = upgrades
        self.targets = targets
        self.support = support
        self.packages = packages
    }

    /// The modules that a file is part of: `Sources/NAME` or `Tests/NAME` of the package around it, and the build
    /// targets that compile it. Where none is known, its package; else whatever a project holds is taken for one module.
    public func modules(of path: Path) -> Modules {
        let targets = buildTargets[path] ?? []
        var folder = path.parent
        while !packages.contains(folder) {
            guard folder != folder.parent else { return Modules(names: targets.isEmpty ? [""] : targets) }
            folder = folder.parent
        }
        let parts = path.relative(to: folder)?.parts.map { Path($0) } ?? []
        if parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" {
            return Modules(names: targets.union([folder.appending(parts[0]).appending(parts[1])]))
        }
        return Modules(names: targets.isEmpty ? [folder] : targets)
    }

    /// The modules that a file is compiled into: more than one where build targets share it.
    public struct Modules: Sendable, Hashable {
        let names: Set<Path>

        public var count: Int { names.count }

        /// True if what a file of these declares is seen wherever the other is compiled.
        public func areSeen(from other: Modules) -> Bool { names.isSuperset(of: other.names) }

        /// True if the same declaration in a file of each would be one too many.
        public func overlap(_ other: Modules) -> Bool { !names.isDisjoint(with: other.names) }

        /// True if one of them is among some names, as `import` has them.
        func areNamed(in imports: Set<String>) -> Bool {
            names.contains { $0.name.text.map(imports.contains) ?? false }
        }
    }
}
