import Syntax

/// What lies in the folder of a project, or around it, and is no part of what is planned: Swift files that git ignores,
/// those of other projects in the repository, and what names files for tools. Most runs never ask.
final class Surroundings: @unchecked Sendable {
    private let lock = Lock()
    private var walks: [Path: FolderWalk] = [:]
    private var sources: [Path: Source] = [:]
    private let isKept: Bool

    /// - Parameter isKept: true if its files stay in memory once they were read.
    init(isKept: Bool) { self.isKept = isKept }

    /// A file that lies there.
    func source(at location: Path, parse: @escaping Source.Parse) -> Source {
        lock.whileHeld {
            if let known = sources[location] { return known }
            let source = Source(location, isKept: isKept, parse: parse)
            if isKept { sources[location] = source }
            return source
        }
    }

    /// All of a root that is not built, ignored or not.
    func walk(_ root: Root) -> FolderWalk { walk(root.folder, isDeep: root.isProject) }

    /// The same of the repository that a root is part of, or of the root where there is none.
    func walkRepository(around root: Root) -> FolderWalk {
        root.isProject ? walk(Self.repository(around: root.folder) ?? root.folder, isDeep: true) : walk(root)
    }

    private func walk(_ folder: Path, isDeep: Bool) -> FolderWalk {
        lock.whileHeld {
            if let known = walks[folder] { return known }
            let walk = FolderWalk(folder, isDeep: isDeep, takesIgnored: true)
            walks[folder] = walk
            return walk
        }
    }

    /// A submodule is part of the repository around it: its `.git` is a file.
    private static func repository(around folder: Path) -> Path? {
        var (current, found) = (folder, nil as Path?)
        while current != .top, current != Environment.home {
            let mark = current.appending(".git")
            if FileSystem.exists(mark) {
                found = current
                if (try? FileStatus(of: mark, followsLinks: true).kind) == .folder { break }
            }
            current = current.parent
        }
        return found
    }
}
