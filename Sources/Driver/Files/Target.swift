import Syntax

/// A file that may be written.
struct Target: Sendable {
    /// As given, joined with what was found below it: what the user is shown.
    let path: Path
    /// Without links in it: where the bytes lie.
    let location: Path
    /// The folder whose files are its context.
    let root: Root
}

/// The folder whose files are the context of each other.
///
/// **Invariant:** it depends on where a file lies, not on which path was named.
struct Root: Sendable, Hashable, Comparable {
    let folder: Path
    /// True for a project, whose folders belong together. Where there is none, a folder stands for itself: how far up a
    /// file's relatives would lie, nothing says.
    let isProject: Bool

    init(of file: Path, among roots: inout ProjectRoot) {
        let parent = file.parent
        let project = roots.root(of: parent)
        folder = project ?? parent
        isProject = project != nil
    }

    /// Shorter ones first: a root may lie in another.
    static func < (a: Root, b: Root) -> Bool { (a.folder.bytes.count, a.folder) < (b.folder.bytes.count, b.folder) }
}

/// The targets that some paths stand for.
struct Targets {
    /// Each once, in the order of their paths.
    private(set) var files: [Target] = []
    /// What was wrong with a path, and what is to be known of how they were read.
    private(set) var messages: [Message] = []
    /// The walks that were made.
    private(set) var walks: [FolderWalk] = []
    /// What was found out of folders.
    private(set) var roots = ProjectRoot()
    private var seen: Set<Path> = []
    /// The configs of their projects.
    private(set) var configs = ConfigSearch()
    private let filter: PathFilter
    private var passedOver = 0

    /// The file that the standard input stands for, which need not be there.
    init(input path: Path, _ filter: PathFilter = .none) {
        self.filter = filter
        let folder = (try? FileSystem.realPath(path.parent)) ?? FileSystem.currentFolder.joined(path.parent).normalized
        add(path, at: (try? FileSystem.realPath(path)) ?? folder.appending(path.name), isNamed: true)
        if passedOver > 0 { messages.append(.note("the one Swift file is \(Self.why)")) }
    }

    private static let why = "passed over, as `--include`, `--exclude`, a config or an ignore file asks"

    /// - Parameter documents: the locations of files that need not be there, because an editor shows them.
    init(_ paths: [Path], _ filter: PathFilter = .none, documents: [Path] = []) {
        self.filter = filter
        for path in paths {
            do throws(SystemError) {
                try add(path)
            } catch {
                messages.append(.error(path, error.sentence))
            }
        }
        for document in documents { add(document, at: document, isNamed: true) }
        messages += roots.failures.compactMap { .unreadContext($0.path, $0.error) }
        messages += roots.unread.compactMap { .unreadSideFile($0.path, $0.error) }
        files.sort { $0.path < $1.path }
        if files.isEmpty, passedOver > 0 {
            let count = passedOver == 1 ? "the one Swift file is" : "all \(passedOver) Swift files are"
            messages.append(.note("\(count) \(Self.why)"))
        }
        let loose = Set(files.lazy.map(\.root).filter { !$0.isProject })
        if loose.count > 1 { messages.append(.note(Self.looseness)) }
    }

    /// Said once, however many folders it holds for.
    private static let looseness = """
        no project was found (a Package.swift, an Xcode project, a project.yml or a .git), so what a folder declares counts in that \
        folder only
        """

    /// Those of some projects alone.
    func only(_ files: [Target]) -> Targets {
        var part = self
        part.files = files
        return part
    }

    /// Takes those of some files that git knows that a walk would find below some paths, if they were there, and no pattern
    /// of an ignore file took their names.
    mutating func add(_ unseen: [Path], below paths: [Path]) {
        for path in paths {
            guard let folder = try? FileSystem.realPath(path) else { continue }
            for file in unseen where file.isBelow(folder) {
                guard let place = file.relative(to: folder) else { continue }
                let isPassedOver = place.parts.contains {
                    Path($0).isHidden || FolderWalk.skippedFolders.contains(Path($0))
                }
                if !isPassedOver { add(path.appending(place), at: file, isNamed: false) }
            }
        }
        files.sort { $0.path < $1.path }
    }

    private mutating func add(_ path: Path) throws(SystemError) {
        guard !path.isEmpty else {
            messages.append(.error(nil, "one of the paths is empty"))
            return
        }
        let status = try FileStatus(of: path, followsLinks: true)
        let location = try FileSystem.realPath(path)
        switch status.kind {
        case .file:
            add(path, at: location, isNamed: true)
        case .folder:
            let walk = FolderWalk(location, knowing: roots)
            walks.append(walk)
            roots.learn(walk.folders)
            func shown(_ found: Path) -> Path { found.relative(to: location).map(path.appending) ?? found }
            messages += walk.failures.map { .error(shown($0.path), "cannot be read: \($0.error.sentence)") }
            messages += walk.sideFailures.compactMap { .unreadSideFile(shown($0.path), $0.error) }
            if walk.swiftFiles.isEmpty, walk.failures.isEmpty { messages.append(.note("no Swift file in `\(path)`")) }
            for file in walk.swiftFiles { add(shown(file), at: file, isNamed: false) }
        default:
            messages.append(.error(path, "is neither a file nor a folder, and is passed over"))
        }
    }

    private mutating func add(_ path: Path, at location: Path, isNamed: Bool) {
        guard filter.takes(location, isNamed: isNamed) else {
            passedOver += 1
            return
        }
        let root = Root(of: location, among: &roots)
        configs.look(from: location.parent, below: root.folder)
        let takes = { PathFilter.takes(location, isNamed: isNamed, asIn: $0, isForced: filter.isForced) }
        guard configs.config(for: root.folder).map(takes) != false else {
            passedOver += 1
            return
        }
        guard seen.insert(location).inserted else { return }
        files.append(Target(path: path, location: location, root: root))
    }
}
