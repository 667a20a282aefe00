import Syntax

/// Which of the files that are found are asked for: globs as in a `.gitignore`, seen from where the command runs.
struct PathFilter: Sendable {
    private let folder: Path
    private let includes: [IgnorePattern]
    private let excludes: [IgnorePattern]
    /// True if a file is passed over even where it is named.
    let isForced: Bool

    /// What lets everything pass.
    static let none = PathFilter(Options([]), currentFolder: .top)

    init(_ options: Options, currentFolder: Path) {
        folder = currentFolder
        (includes, excludes) = (options.includes, options.excludes)
        isForced = options.forcesExcludes
    }

    /// What a config says, seen from where it lies.
    init(_ config: Config, isForced: Bool) {
        folder = config.folder
        (includes, excludes) = (config.includes?.value ?? [], config.excludes?.value ?? [])
        self.isForced = isForced
    }

    /// What a config and those of its folders say of a file.
    static func takes(_ location: Path, isNamed: Bool, asIn config: Config, isForced: Bool) -> Bool {
        ([config] + config.inner.filter { location.isBelow($0.folder) }).allSatisfy {
            PathFilter($0, isForced: isForced).takes(location, isNamed: isNamed)
        }
    }

    /// - Parameters:
    ///   - location: without links in it.
    ///   - isNamed: true for a file that stands on the command line, not for one that was found in a folder.
    func takes(_ location: Path, isNamed: Bool) -> Bool {
        if isNamed, !isForced { return true }
        let path = location.relative(to: folder) ?? location
        if !includes.isEmpty, !includes.take(path) { return false }
        if excludes.take(path) { return false }
        guard isNamed else { return true }
        let folders = path.parts.dropLast().map { Path($0) }
        return !folders.contains { $0.isHidden || FolderWalk.skippedFolders.contains($0) }
            && !GitIgnore.passesOver(location)
    }
}
