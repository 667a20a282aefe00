import Syntax

/// Finds what says something of each project: the nearest config and the nearest folder of rule pages, from its root up
/// to the top of its repository.
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
            if let file = here.config, read[file] == nil, !broken.contains(file) {
                var reader = ConfigReader()
                let config = reader.config(at: file)
                files.formUnion(reader.files)
                if reader.mistakes.isEmpty { read[file] = config } else { broken.insert(file) }
                mistakes += reader.mistakes
            }
        }
        return config(found[folder]!)
    }

    /// Notes configs in folders of a project: nobody asks them, and what they leave alone would be rewritten.
    mutating func look(from folder: Path, below root: Path) {
        var folder = folder
        while folder.isBelow(root), passed.insert(folder).inserted {
            let place = folder.appending(Config.name)
            if (try? FileStatus(of: place, followsLinks: false)) != nil {
                mistakes.append(
                    .error(
                        place,
                        "lies inside of the project in `\(root)`, where it would hold for nothing; `overrides` of one "
                            + "beside the project say what holds for some files"))
            }
            folder = folder.parent
        }
    }

    /// What was found for a folder that somebody looked for.
    func found(for folder: Path) -> Found { found[folder] ?? Found() }

    func config(_ found: Found) -> Config? { found.config.flatMap { read[$0] } }

    /// Up to the top of a repository, or to the top of all where there is none.
    static func nearest(_ name: Path, to folder: Path) -> Path? {
        var folder = folder
        while true {
            let place = folder.appending(name)
            // Also a link that leads nowhere: that is a mistake.
            if (try? FileStatus(of: place, followsLinks: false)) != nil { return place }
            if folder == .top || FileSystem.exists(folder.appending(".git")) { return nil }
            folder = folder.parent
        }
    }
}
