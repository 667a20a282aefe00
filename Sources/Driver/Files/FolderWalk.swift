/// Every Swift file under a folder, and what else in it says something of the project.
///
/// Folders that hold no sources of the user's are skipped: those whose name begins with a dot, and what package
/// managers and Xcode leave behind; so is what a `.gitignore` names. The folder itself was asked for. Links are not
/// followed: what they lead to inside is found under its own name, and nobody asked for what lies outside.
struct FolderWalk {
    static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// As paths that begin with the folder's, sorted.
    private(set) var swiftFiles: [String] = []
    /// `project.pbxproj` and `.xcconfig` files.
    private(set) var settingsFiles: [String] = []
    /// Each folder that was read, and whether it is the root of a project.
    private(set) var folders: [String: Bool] = [:]
    /// Folders that could not be read, and names that no path can be made of.
    private(set) var failures: [(path: String, sentence: String)] = []

    private let roots: ProjectRoot

    /// - Parameters:
    ///   - isDeep: false for what lies in the folder itself.
    ///   - roots: what is known of folders already.
    init(_ folder: String, isDeep: Bool = true, knowing roots: ProjectRoot = ProjectRoot()) {
        self.roots = roots
        var pending: [Step] = [(folder, GitIgnore(around: folder))]
        while Interrupt.status == nil, let step = pending.popLast() {
            read(step, pending: &pending)
            if !isDeep { break }
        }
        swiftFiles.sort()
        settingsFiles.sort()
        failures.sort { $0.path < $1.path }
    }

    /// A folder, and what is said to be ignored in it; nil outside a repository.
    private typealias Step = (path: String, ignored: GitIgnore?)

    private mutating func read(_ step: Step, pending: inout [Step]) {
        let path = step.path
        var badNames = 0
        let entries: [FileSystem.Entry]
        do {
            entries = try FileSystem.entries(of: path) { badNames += 1 }
        } catch {
            failures.append((path, "cannot be read: \(error.sentence)"))
            return
        }
        if badNames > 0 { failures.append((path, "holds a name that is not UTF-8, which is passed over")) }
        var ignored = entries.contains { $0.name == ".git" } ? GitIgnore() : step.ignored
        if entries.contains(where: { $0.name == ".gitignore" }) { ignored?.add(path) }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        for entry in entries {
            let place = prefix + entry.name
            switch entry.kind {
            case .file where entry.name.hasSuffix(".swift") && !entry.name.hasPrefix("."):
                if ignored?.ignores(place, isFolder: false) != true { swiftFiles.append(place) }
            case .file where entry.name.hasSuffix(".pbxproj") || entry.name.hasSuffix(".xcconfig"):
                if ignored?.ignores(place, isFolder: false) != true { settingsFiles.append(place) }
            case .folder where !entry.name.hasPrefix(".") && !Self.skippedFolders.contains(entry.name):
                if ignored?.ignores(place, isFolder: true) != true { pending.append((place, ignored)) }
            default: break
            }
        }
        folders[path] = roots.isRoot(path, holding: entries)
    }

    /// What was found in some folder.
    struct Contents {
        var swiftFiles: [String]
        var settingsFiles: [String]
        /// Those that do not lie in a project inside, as an example app does; all, if there are no others.
        var ownSettingsFiles: [String]
    }

    /// The same of a folder below this one.
    func below(_ folder: String) -> Contents {
        let settings = Self.paths(settingsFiles, below: folder)
        let inner = folders.filter { $0.value && $0.key.hasPrefix(folder + "/") }.keys
        let own = settings.filter { file in !inner.contains { file.hasPrefix($0 + "/") } }
        return Contents(
            swiftFiles: Self.paths(swiftFiles, below: folder), settingsFiles: settings,
            ownSettingsFiles: own.isEmpty ? settings : own)
    }

    private static func paths(_ sorted: [String], below folder: String) -> [String] {
        let prefix = folder == "/" ? "/" : folder + "/"
        // They lie together: `0` is what follows the slash.
        let start = sorted.partitioningIndex { $0 >= prefix }
        let end = sorted.partitioningIndex { $0 >= prefix.dropLast() + "0" }
        return Array(sorted[start..<end])
    }
}
