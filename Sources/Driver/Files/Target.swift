/// A file that may be written.
struct Target: Sendable {
    /// As given, joined with what was found below it: what the user is shown.
    let path: String
    /// Without links in it: where the bytes lie.
    let location: String
    /// The folder whose files are its context.
    let root: String
}

/// The targets that some paths stand for.
struct Targets {
    /// Each once, in the order of their paths.
    private(set) var files: [Target] = []
    /// What was wrong with a path.
    private(set) var failures: [Message] = []
    /// The walks that were made.
    private(set) var walks: [FolderWalk] = []
    private var roots = ProjectRoot()
    private var seen: Set<String> = []

    init(_ paths: [String]) {
        for path in paths {
            do throws(SystemError) {
                try add(path)
            } catch {
                failures.append(.error(path, error.sentence))
            }
        }
        files.sort { $0.path < $1.path }
    }

    private mutating func add(_ path: String) throws(SystemError) {
        let status = try FileStatus(of: path, followsLinks: true)
        let location = try FileSystem.realPath(path)
        switch status.kind {
        case .file:
            let folder = Path.parent(of: location)
            add(path, at: location, root: roots.root(of: folder, fallback: folder))
        case .folder:
            let walk = FolderWalk(location)
            walks.append(walk)
            roots.learn(walk.folders)
            let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
            failures += walk.failures.map { failure in
                let below = failure.path == location ? "" : "/" + Path.relative(failure.path, to: location)
                return .error(shown + below, failure.sentence)
            }
            for file in walk.swiftFiles {
                let root = roots.root(of: Path.parent(of: file), fallback: location)
                add(shown + "/" + Path.relative(file, to: location), at: file, root: root)
            }
        default:
            failures.append(.error(path, "is neither a file nor a folder"))
        }
    }

    private mutating func add(_ path: String, at location: String, root: String) {
        guard seen.insert(location).inserted else { return }
        files.append(Target(path: path, location: location, root: root))
    }
}
