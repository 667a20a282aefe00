import Syntax

/// What an editor is asked to watch, because what is planned may depend on it.
enum WatchedPlace: Hashable, Comparable {
    /// `**/*.swift`: below the folders that the editor works in.
    case below(String)
    /// A file that a config or an option names.
    case file(Path)
    /// All that lies in a folder that one names.
    case folder(Path)

    /// What counts wherever it lies.
    static let anywhere: Set<WatchedPlace> = Set(
        [
            "*.swift", Config.name.spelling, Baseline.name.spelling, "\(Config.rulesFolder)/**", "*.pbxproj",
            "*.xcconfig",
            ".gitignore", "project.yml", "project.yaml", "Podfile", "*.podspec",
        ].map { .below("**/\($0)") })

    /// A `GlobPattern`: a place is named by its folder where an editor understands that, since it may lie outside of
    /// those that the editor works in.
    func pattern(_ abilities: ClientAbilities) -> JSON {
        switch self {
        case .below(let pattern): .string(pattern)
        case .file(let path): Self.pattern(path.name.spelling, in: path.parent, abilities)
        case .folder(let path): Self.pattern("**", in: path, abilities)
        }
    }

    private static func pattern(_ pattern: String, in folder: Path, _ abilities: ClientAbilities) -> JSON {
        abilities.watchesFolders
            ? ["baseUri": .string(FileURI.text(of: folder)), "pattern": .string(pattern)]
            : .string(folder.appending(Path(pattern)).spelling)
    }
}

extension EditedFolder {
    /// What the projects' configs and the options name.
    var watchedPlaces: Set<WatchedPlace> {
        let baseline = options.baseline.map { FileSystem.currentFolder.joined($0).normalized }
        let files = targets.configs.files.union([baseline].compactMap(\.self))
        return Set(rulesFolders.map { .folder($0) }).union(files.map { .file($0) })
    }
}
