import Syntax

/// What users have written that git does not have yet, so that nothing could bring it back.
enum OwnEdits {
    /// Those of some files that hold such edits: what is neither committed nor staged. Where no git is asked, none do.
    static func files(among files: [Path]) -> Set<Path> {
        var repositories = Repositories()
        let inside = files.filter { repositories.repository(of: $0.parent) != nil }
        guard !inside.isEmpty, let groups = try? repositories.grouped(inside) else { return [] }
        return groups.reduce(into: []) { found, group in
            guard let edited = try? group.git.editedFiles(), let known = try? group.git.knownFiles() else { return }
            found.formUnion(group.files.filter { edited.contains($0) || !known.contains($0) })
        }
    }

    /// Refuses repositories with edits that are not committed, be it in other files.
    static func refuse(around files: [Path], among repositories: inout Repositories) throws(Git.Failure) {
        for (git, _) in try repositories.grouped(files) {
            let files = try git.uncommittedFiles()
            if !files.isEmpty { throw .unclean(root: git.root, files) }
        }
    }
}

extension Git {
    /// Names of files, whatever the user wants to see of a difference.
    static let listing: [Path] = [
        "diff", "--name-only", "-z", "--no-ext-diff", "--no-renames", "--ignore-submodules=all",
    ]

    /// The files whose text in the work tree is another than that in the index.
    func editedFiles() throws(Failure) -> Set<Path> { Set(try paths(Self.listing + ["--diff-filter=MT"])) }

    /// The files that are in the index.
    func knownFiles() throws(Failure) -> Set<Path> { Set(try paths(["ls-files", "-z"])) }

    /// The files that are not as they were committed, and those that git neither knows nor ignores: as they are called in
    /// the repository.
    fileprivate func uncommittedFiles() throws(Failure) -> [Path] {
        let status: [Path] = [
            "status", "--porcelain", "-z", "--untracked-files=normal", "--no-renames", "--ignore-submodules=dirty",
        ]
        // `?? Card.swift`
        return try output(status).split(separator: 0).map { Path($0.dropFirst(3)) }
    }
}
