/// How files are called in a diff: by where they lie below the folder where the command runs, whatever links lead there.
///
/// Where some lie outside of that, a path with `..` in it is none that `git apply` would take. Then they are called by
/// where they lie in the repository, or below the folder that holds them all.
struct DiffPaths: Sendable {
    /// What the paths are relative to, if that is another folder than the one where the command runs.
    let base: String?
    /// True if that is the repository's own folder, which `git apply` finds by itself.
    let isRepository: Bool
    private let currentFolder: String

    /// - Parameter isRepository: whether a folder is a repository's own.
    init(of targets: [Target], currentFolder: String, isRepository: (String) -> Bool) {
        self.currentFolder = currentFolder
        guard targets.contains(where: { Path.relative($0.location, to: currentFolder) == $0.location }) else {
            (base, self.isRepository) = (nil, false)
            return
        }
        let folders = targets.map { Path.parent(of: $0.location) }
        var folder = folders.dropFirst().reduce(folders[0], Path.common)
        while folder != "/", !isRepository(folder) { folder = Path.parent(of: folder) }
        self.isRepository = folder != "/"
        base = self.isRepository ? folder : folders.reduce(currentFolder, Path.common)
    }

    func path(of target: Target) -> String { Path.relative(target.location, to: base ?? currentFolder) }

    /// Where the diff is to be applied; nil where the command runs.
    var advice: String? {
        base.map { "the paths in the diff are below `\($0)`: apply it there" }
    }
}
