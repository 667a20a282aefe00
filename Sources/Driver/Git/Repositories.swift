import Syntax

/// The repositories that some paths lie in.
struct Repositories {
    private var roots: [Path: Path?] = [:]
    private var known: [Path: Git] = [:]
    private let currentRoot: Path?

    init(currentFolder: Path = FileSystem.currentFolder) {
        var roots: [Path: Path?] = [:]
        currentRoot = Self.root(of: currentFolder, &roots)
        self.roots = roots
    }

    /// The one that a folder is part of: the nearest `.git` on the way up. nil if there is none.
    ///
    /// - Parameter folder: without links in it.
    mutating func repository(of folder: Path) -> Git? {
        guard let root = Self.root(of: folder, &roots) else { return nil }
        if let git = known[root] { return git }
        let git = Git(root: root, isCurrent: root == currentRoot)
        known[root] = git
        return git
    }

    /// Some files by the repositories in which they lie, sorted.
    mutating func grouped(_ files: [Path]) throws(Git.Failure) -> [(git: Git, files: [Path])] {
        var groups: [Path: [Path]] = [:]
        for file in files {
            guard let git = repository(of: file.parent) else { throw .noRepository(file) }
            groups[git.root, default: []].append(file)
        }
        return groups.sorted { $0.key < $1.key }.map { (known[$0.key]!, $0.value) }
    }

    private static func root(of folder: Path, _ roots: inout [Path: Path?]) -> Path? {
        if let answer = roots[folder] { return answer }
        let isRoot = FileSystem.exists(folder.appending(".git"))
        let answer = isRoot ? folder : folder == .top ? nil : root(of: folder.parent, &roots)
        roots[folder] = .some(answer)
        return answer
    }
}
