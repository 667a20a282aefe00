import Syntax

/// Which of the files that are found are asked for: globs as in a `.gitignore`, seen from where the command runs.
struct PathFilter: Sendable {
    private let folder: Path
    private let includes: [IgnorePattern]
    private let excludes: [IgnorePattern]
    /// True if a file is passed over even where it is named.
    private let isForced: Bool

    /// What lets everything pass.
    static let none = PathFilter(Options([]), currentFolder: .top)

    init(_ options: Options, currentFolder: Path) {
        folder = currentFolder
        (includes, excludes) = (options.includes, options.excludes)
        isForced = options.forcesExcludes
    }

    /// - Parameters:
    ///   - location: without links in it.
    ///   - isNamed: true for a file that stands on the command line, not for one that was found in a folder.
    func takes(_ location: Path, isNamed: Bool) -> Bool {
        if isNamed, !isForced { return true }
        let parts = (location.relative(to: folder) ?? location).parts.map { Array($0) }
        if !includes.isEmpty, !Self.holds(includes, parts) { return false }
        if Self.holds(excludes, parts) { return false }
        guard isNamed else { return true }
        let folders = parts.dropLast().map { Path($0) }
        return !folders.contains { $0.isHidden || FolderWalk.skippedFolders.contains($0) }
            && !GitIgnore.passesOver(location)
    }

    /// Whether the last pattern that matches a path, or a folder that it lies in, takes it.
    private static func holds(_ patterns: [IgnorePattern], _ parts: [[UInt8]]) -> Bool {
        let last = patterns.last { pattern in
            parts.indices.contains { index in
                let isFolder = index < parts.count - 1
                return pattern.end.mayMatch(parts[index].last ?? 0, isFolder: isFolder)
                    && pattern.matches(Array(parts[...index]))
            }
        }
        return last.map { !$0.isNegated } ?? false
    }
}
