import Syntax

/// How files are called in a diff: by where they lie below the folder where the command runs, whatever links lead there.
///
/// Where some lie outside of that, a path with `..` in it is none that `git apply` would take. Then they are called by
/// where they lie in the repository, or below the folder that holds them all.
struct DiffPaths: Sendable {
    /// What the paths are relative to, if that is another folder than the one where the command runs.
    let base: Path?
    /// True if that is the repository's own folder, which `git apply` finds by itself.
    let isRepository: Bool
    private let currentFolder: Path

    /// - Parameter isRepository: whether a folder is a repository's own.
    init(of targets: [Target], currentFolder: Path, isRepository: (Path) -> Bool) {
        self.currentFolder = currentFolder
        guard targets.contains(where: { !$0.location.isBelow(currentFolder) }) else {
            (base, self.isRepository) = (nil, false)
            return
        }
        let folders = targets.map(\.location.parent)
        var folder = folders.dropFirst().reduce(folders[0]) { $0.common(with: $1) }
        while folder != .top, !isRepository(folder) { folder = folder.parent }
        self.isRepository = folder != .top
        base = self.isRepository ? folder : folders.reduce(currentFolder) { $0.common(with: $1) }
    }

    func path(of target: Target) -> Path {
        target.location.relative(to: base ?? currentFolder) ?? target.location
    }

    /// Where the diff is to be applied; nil where the command runs.
    var advice: String? {
        base.map { "the paths in the diff are below `\($0)`: apply it there" }
    }
}
