import Syntax

/// Every Swift file under a folder, and what else in it says something of the project.
///
/// Folders that hold no sources of the user's are skipped: those whose name begins with a dot, and what package
/// managers and Xcode leave behind; so is what a `.gitignore` names. The folder itself was asked for. Links are not
/// followed: what they lead to inside is found under its own name, and nobody asked for what lies outside.
struct FolderWalk {
    static let skippedFolders: Set<Path> = ["Pods", "Carthage", "DerivedData"]
    /// What builds make. Folders of sources may be called so, too, and git tells them apart.
    static let builtFolders: Set<Path> = [".build", "DerivedData", "build", "Build"]

    /// As paths that begin with the folder's, sorted.
    private(set) var swiftFiles: [Path] = []
    /// Links that are called as manifests are. What they lead to is read if it lies in their folder.
    private(set) var linkedManifests: [Path] = []
    /// `project.pbxproj` and `.xcconfig` files.
    private(set) var settingsFiles: [Path] = []
    /// What other tools make projects from.
    private(set) var descriptions: [Path] = []
    /// What may name single files for a tool to build.
    private(set) var lists: [Path] = []
    /// What tools make Swift from, names of declarations included.
    private(set) var templates: [Path] = []
    /// The workspaces of Xcode, without those that projects hold.
    private(set) var workspaces: [Path] = []
    /// What runs that were killed left behind, or others are working on.
    private(set) var leftovers: [Path] = []
    /// Each folder that was read, and whether it is the root of a project.
    private(set) var folders: [Path: Bool] = [:]
    typealias Failure = (path: Path, error: SystemError)
    /// Folders that could not be read to their end.
    private(set) var failures: [Failure] = []
    /// What would say something of the project, and could not be read.
    private(set) var sideFailures: [Failure] = []

    private var roots: ProjectRoot
    private let takesIgnored: Bool

    /// - Parameters:
    ///   - isDeep: false for what lies in the folder itself.
    ///   - takesIgnored: true if what git ignores is found as well, but for what builds make.
    ///   - roots: what is known of folders already.
    init(
        _ folder: Path, isDeep: Bool = true, takesIgnored: Bool = false, knowing roots: ProjectRoot = ProjectRoot()
    ) {
        (self.roots, self.takesIgnored) = (roots, takesIgnored)
        var pending: [Step] = [(folder, takesIgnored ? nil : GitIgnore(around: folder))]
        while Interrupt.status == nil, let step = pending.popLast() {
            read(step, pending: &pending)
            if !isDeep { break }
        }
        let known = Set((roots.unread + sideFailures).map(\.path))
        sideFailures += self.roots.unread.filter { !known.contains($0.path) }
        swiftFiles.sort()
        settingsFiles.sort()
        workspaces.sort()
        linkedManifests.sort()
        descriptions.sort()
        leftovers.sort()
        templates.sort()
        failures.sort { $0.path < $1.path }
        sideFailures.sort { $0.path < $1.path }
    }

    /// True for what tells a tool which files to build.
    private static func mayList(_ name: Path) -> Bool {
        [
            "BUILD", "BUILD.bazel", "CMakeLists.txt", "Makefile", "Podfile", "Project.swift", "meson.build",
            "project.yml",
        ]
        .contains(name) || ProjectRoot.isManifestName(name)
            || [".bzl", ".cmake", ".pbxproj", ".podspec", ".podspec.json", ".xcfilelist", ".yaml"]
                .contains(where: name.hasSuffix)
    }

    /// As Sourcery, SwiftGen and gyb have them.
    private static func isTemplate(_ name: Path) -> Bool {
        [".stencil", ".swifttemplate", ".swift.gyb", ".ejs"].contains(where: name.hasSuffix)
    }

    /// What is said of a walk through what lies around the targets, but for what was said of other walks.
    func contextMessages(beside walks: [FolderWalk]) -> [Message] {
        let known = Set(walks.flatMap { $0.failures + $0.sideFailures }.map(\.path))
        return failures.filter { !known.contains($0.path) }.compactMap { .unreadContext($0.path, $0.error) }
            + sideFailures.filter { !known.contains($0.path) }.compactMap { .unreadSideFile($0.path, $0.error) }
    }

    /// A folder, and what is said to be ignored in it; nil outside a repository.
    private typealias Step = (path: Path, ignored: GitIgnore?)

    private mutating func read(_ step: Step, pending: inout [Step]) {
        let path = step.path
        let entries: [FileSystem.Entry]
        do {
            entries = try FileSystem.entries(of: path)
        } catch {
            failures.append((path, error))
            return
        }
        var ignored = step.ignored
        if !takesIgnored, entries.contains(where: { $0.name == ".git" }) { ignored = GitIgnore(forRepositoryAt: path) }
        if entries.contains(where: { $0.name == ".gitignore" }) { ignored?.add(path) }
        sideFailures += ignored?.takeFailures() ?? []
        for entry in entries {
            let place = path.appending(entry.name)
            let kind = entry.kind == .folder ? .folder : kindOfSideFile(entry, at: place)
            if kind == .file, ProjectDescription(place) != nil { descriptions.append(place) }
            if kind != .folder, Self.mayList(entry.name) { lists.append(place) }
            if kind == .file, Self.isTemplate(entry.name) { templates.append(place) }
            if takesIgnored, Self.builtFolders.contains(entry.name) { continue }
            switch kind {
            case .file where entry.kind != .file && ProjectRoot.isManifestName(entry.name):
                if ignored?.ignores(place, isFolder: false) != true { linkedManifests.append(place) }
            case .file where entry.kind == .file && entry.name.hasSuffix(".swift") && !entry.name.isHidden:
                if ignored?.ignores(place, isFolder: false) != true { swiftFiles.append(place) }
            case .file where entry.name.hasSuffix(".pbxproj") || entry.name.hasSuffix(".xcconfig"):
                if ignored?.ignores(place, isFolder: false) != true { settingsFiles.append(place) }
            case .file where LeftoverName.isOne(entry.name): leftovers.append(place)
            case .folder where !entry.name.isHidden && !Self.skippedFolders.contains(entry.name):
                if entry.name.hasSuffix(".xcworkspace"), !path.hasSuffix(".xcodeproj") { workspaces.append(place) }
                if ignored?.ignores(place, isFolder: true) != true { pending.append((place, ignored)) }
            default: break
            }
        }
        folders[path] = roots.isRoot(path, holding: entries)
    }

    /// What is there for whoever asks what a file says of the project. Also one that cannot be read is there, and nobody
    /// knows what it says; it is no other than one that is missing only where a link leads nowhere.
    private mutating func kindOfSideFile(_ entry: FileSystem.Entry, at place: Path) -> FileStatus.Kind {
        guard entry.kind != .file, Self.isSideFile(place) else { return entry.kind }
        guard let error = ReadBuffer.obstacle(to: place, .side) else { return .file }
        sideFailures.append((place, error.isAbsence ? .leadsNowhere : error))
        return error.isAbsence ? entry.kind : .file
    }

    /// True for what says something of the project, by its name.
    private static func isSideFile(_ place: Path) -> Bool {
        ProjectRoot.isManifestName(place.name) || ProjectDescription(place) != nil
            || [".pbxproj", ".xcconfig"].contains(where: place.hasSuffix)
    }

    /// What was found in some folder.
    struct Contents {
        /// Manifests may be links.
        var swiftFiles: [Path]
        var settingsFiles: [Path]
        /// Those that do not lie in a project inside, as an example app does; all, if there are no others.
        var ownSettingsFiles: [Path]
        var workspaces: [Path]
        var descriptions: [Path]
        /// The pods in it, and those beside it that a Podfile names.
        var pods: [Podspec] = []

        /// Takes a file that is none on the disk.
        mutating func add(_ file: Path) {
            if !holds(file) { swiftFiles.insert(file, at: swiftFiles.partitioningIndex { $0 >= file }) }
        }

        /// True for one of its Swift files.
        func holds(_ file: Path) -> Bool {
            let place = swiftFiles.partitioningIndex { $0 >= file }
            return place < swiftFiles.count && swiftFiles[place] == file
        }
    }

    /// The same of a folder below this one.
    func below(_ folder: Path) -> Contents {
        let settings = Self.paths(settingsFiles, below: folder)
        let inner = folders.filter { $0.value && $0.key.isBelow(folder) }.keys
        let own = settings.filter { file in !inner.contains(where: file.isBelow) }
        return Contents(
            swiftFiles: (Self.paths(swiftFiles, below: folder) + linkedManifests.filter { $0.isBelow(folder) })
                .sorted(),
            settingsFiles: settings,
            ownSettingsFiles: own.isEmpty ? settings : own,
            workspaces: workspaces.filter { $0.isBelow(folder) },
            descriptions: descriptions.filter { $0.isBelow(folder) })
    }

    private static func paths(_ sorted: [Path], below folder: Path) -> [Path] {
        // They lie together.
        let first = folder.appending("")
        return Array(sorted[sorted.partitioningIndex { $0 >= first }...].prefix { $0.isBelow(folder) })
    }
}
