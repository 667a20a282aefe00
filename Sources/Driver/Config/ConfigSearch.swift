import Syntax

/// Finds what says something of each project: the nearest config and the nearest folder of rule pages, from its root up
/// to the top of its repository, and the configs of its folders, which say what differs there.
///
/// **Invariant:** it depends on where a file lies, not on which path was named.
struct ConfigSearch: Sendable {
    /// What was found for a project.
    struct Found: Hashable, Comparable {
        var config: Path?
        var rules: Path?

        static func < (a: Found, b: Found) -> Bool {
            (a.config ?? "", a.rules ?? "") < (b.config ?? "", b.rules ?? "")
        }
    }

    /// By the folder that was asked for.
    private var found: [Path: Found] = [:]
    private var read: [Path: Config] = [:]
    private var broken: Set<Path> = []
    /// The folders inside of projects that were looked at.
    private var passed: Set<Path> = []
    /// The configs that lie in some of these.
    private var inner: [Config] = []
    /// All that were read, those that others extend among them.
    private(set) var files: Set<Path> = []
    /// What is wrong with the configs that were found.
    private(set) var mistakes: [Message] = []

    /// Looks for what holds in a folder.
    mutating func config(for folder: Path) -> Config? {
        if found[folder] == nil {
            let here = Found(
                config: Self.nearest(Config.name, to: folder),
                rules: Self.nearest(Config.rulesFolder, to: folder).flatMap { RulePages.isEmpty($0) ? nil : $0 })
            found[folder] = here
            if let file = here.config, read[file] == nil, !broken.contains(file) { read[file] = config(at: file) }
        }
        return config(found[folder]!)
    }

    /// Reads the configs in folders of a project.
    ///
    /// - Parameter folder: that of one of its files.
    mutating func look(from folder: Path, below root: Path) {
        var folder = folder
        while folder.isBelow(root), passed.insert(folder).inserted {
            let place = folder.appending(Config.name)
            if Self.isThere(place), let config = config(at: place) {
                mistakes += config.ofProject.map { name, place in
                    .error(
                        place.file, line: place.line,
                        "`\(name)` holds for a whole project, and is to stand in a config beside that of `\(root)` or above it"
                    )
                }
                inner.append(config)
            }
            folder = folder.parent
        }
    }

    /// nil for one that is not understood.
    private mutating func config(at file: Path) -> Config? {
        var reader = ConfigReader()
        let config = reader.config(at: file)
        files.formUnion(reader.files)
        mistakes += reader.mistakes
        if !reader.mistakes.isEmpty { broken.insert(file) }
        return reader.mistakes.isEmpty ? config : nil
    }

    /// What was found for a folder that somebody looked for.
    func found(for folder: Path) -> Found { found[folder] ?? Found() }

    /// What holds for the projects for which the same was found; nil where nothing says anything.
    func config(_ found: Found) -> Config? {
        let outer = found.config.flatMap { read[$0] }
        let below = inner.filter { config in outer.map { config.folder.isBelow($0.folder) } ?? true }
        guard outer != nil || !below.isEmpty else { return nil }
        var config = outer ?? Config(folder: .top)
        config.inner = below.sorted { $0.folder.bytes.count < $1.folder.bytes.count }
        return config
    }

    /// Up to the top of a repository, or to the top of all where there is none.
    static func nearest(_ name: Path, to folder: Path) -> Path? {
        var folder = folder
        while true {
            let place = folder.appending(name)
            if isThere(place) { return place }
            if folder == .top || FileSystem.exists(folder.appending(".git")) { return nil }
            folder = folder.parent
        }
    }

    /// True for a link that leads nowhere, too: that is a mistake. What the system tells nothing of, as what lies in a folder
    /// that may not be looked into, may be there.
    private static func isThere(_ place: Path) -> Bool {
        do throws(SystemError) {
            _ = try FileStatus(of: place, followsLinks: false)
            return true
        } catch {
            return !error.isAbsence
        }
    }
}
