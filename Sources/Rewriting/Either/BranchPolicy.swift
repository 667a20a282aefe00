/// What becomes of calls that must stay a branch, and where the type that they are wrapped in may be declared.
public struct BranchPolicy: Sendable, Equatable {
    public enum Fallback: String, Sendable, CaseIterable {
        /// Wrap also what is hard to read inside out, and links that no page names.
        case eitherView = "either-view"
        /// Wrap nothing.
        case leave
    }

    /// nil for the middle way: what reads well is wrapped.
    public var fallback: Fallback?
    /// True if calls of `EitherView` are conditional calls themselves.
    public var upgrades: Bool
    /// The files that may be given the declaration, as the context names them.
    public var targets: Set<String>
    /// The file that the user named for the declaration.
    public var support: String?
    /// The files that are to declare it now, one for each module that needs it.
    public var homes: Set<String> = []
    /// The folders that hold a package manifest.
    public var packages: Set<String>

    /// The policy that wraps nothing.
    public static let leave = BranchPolicy(fallback: .leave)

    public init(
        fallback: Fallback? = nil, upgrades: Bool = false, targets: Set<String> = [], support: String? = nil,
        packages: Set<String> = []
    ) {
        self.fallback = fallback
        self.upgrades = upgrades
        self.targets = targets
        self.support = support
        self.packages = packages
    }

    /// The folder that stands for a file's module: `Sources/NAME` or `Tests/NAME` of the package around it, or that
    /// package. Empty for a file in no package: whatever a project holds beside packages is taken for one module.
    public func module(of path: String) -> String {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard packages.contains(String(folder)) else { continue }
            let parts = path.dropFirst(folder.count + 1).split(separator: "/")
            guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return String(folder) }
            return "\(folder)/\(parts[0])/\(parts[1])"
        }
        return ""
    }
}
