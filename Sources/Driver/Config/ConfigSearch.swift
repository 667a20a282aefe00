import Syntax

/// Finds the config of each project: the nearest one from its root up to the top of its repository.
///
/// **Invariant:** it depends on where a file lies, not on which path was named.
struct ConfigSearch: Sendable {
    /// By the folder that was asked for.
    private var files: [Path: Path?] = [:]
    private var read: [Path: Config] = [:]
    /// What is wrong with those that were found.
    private(set) var mistakes: [Message] = []
    private var broken: Set<Path> = []

    mutating func config(for folder: Path) -> Config? {
        if files[folder] == nil {
            let file = Config.file(for: folder)
            files[folder] = .some(file)
            if let file, read[file] == nil, !broken.contains(file) {
                do throws(ConfigMistakes) {
                    read[file] = try Config(reading: file)
                } catch {
                    mistakes += error.messages
                    broken.insert(file)
                }
            }
        }
        return known(for: folder)
    }

    /// What was found for a folder.
    func known(for folder: Path) -> Config? { (files[folder] ?? nil).flatMap { read[$0] } }

    /// The file that was found for a folder; also one that cannot be obeyed.
    func file(for folder: Path) -> Path? { files[folder] ?? nil }
}
