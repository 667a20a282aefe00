import Syntax

/// What lies outside a project's folder and belongs to it all the same.
enum Neighbour: Hashable {
    /// The folder of a package, if it holds a manifest.
    case package(Path)
    /// An Xcode project: `/app/Kit/Kit.xcodeproj`.
    case project(Path)
    /// A Swift file, or a folder of such.
    case sources(Path)
    /// What names the pods of a project: `/app/Podfile`.
    case podfile(Path)
    /// What describes one: `/app/Kit/Kit.podspec`.
    case pod(Path)
}

/// What lies beside a project: the packages that it depends on by their paths, and those that these depend on; the
/// packages and projects of the workspace that it is part of; sources that an Xcode project lists from elsewhere; and the
/// pods that a Podfile takes from folders.
struct Neighbours {
    /// The files in it, which may be the project's own ones as well.
    private(set) var swiftFiles: [Path] = []
    /// The `project.pbxproj` files of projects beside it.
    private(set) var settingsFiles: [Path] = []
    /// The pods in it and beside it.
    private(set) var pods: [Podspec] = []
    /// All walks that were made, by others too.
    private(set) var walks: [FolderWalk]
    /// What could not be read.
    private(set) var messages: [Message] = []
    /// Folders that were read, without links in them.
    private var folders: [Path]
    private let roots: ProjectRoot

    /// - Parameters:
    ///   - root: the folder of the project. What lies in it is known already.
    ///   - contents: what was found there.
    ///   - walks: what was seen already.
    init(
        around root: Path, _ contents: FolderWalk.Contents, among walks: [FolderWalk], knowing roots: ProjectRoot,
        _ manifests: inout Manifests
    ) {
        folders = [root]
        self.walks = walks
        self.roots = roots
        let hasProject = contents.settingsFiles.contains { $0.hasSuffix(".pbxproj") }
        let isPod = contents.descriptions.contains { $0.hasSuffix(Podspec.ending) }
        var open = manifests.references(in: contents)
        let (members, failures) = Workspace.neighbours(of: root, contents.workspaces)
        manifests.note(failures)
        for neighbour in members {
            switch neighbour {
            // A package knows no project, and the pods beside it only where it is a pod as well.
            case .project where !hasProject, .podfile where !hasProject && !isPod: continue
            default: open.append(neighbour)
            }
        }
        while let next = open.popLast(), Interrupt.status == nil {
            switch next {
            case .package(let path):
                guard let walk = walk(path, holding: "Package.swift") else { continue }
                // What it is built for is no matter, and what it declares is.
                open += manifests.references(in: walk)
            case .project(let path):
                guard let folder = realPath(path)?.parent, !root.isBelow(folder),
                    let walk = walk(folder, holding: path.name)
                else { continue }
                settingsFiles += walk.settingsFiles.filter { $0.hasSuffix(".pbxproj") }
                open += manifests.references(in: walk)
            case .sources(let path):
                guard let place = realPath(path), !isKnown(place) else { continue }
                if place.hasSuffix(".swift") { swiftFiles.append(place) } else { _ = walk(place) }
            case .podfile(let path): open += manifests.podspecs(namedBy: path).map { .pod($0) }
            case .pod(let path):
                guard let place = realPath(path), !pods.contains(where: { $0.path == place }),
                    let pod = manifests.podspec(at: place)
                else { continue }
                pods.append(pod)
                open += pod.sources.sorted().map { .sources($0) }
            }
        }
    }

    /// nil for what is not there, or cannot be found out.
    private mutating func realPath(_ path: Path) -> Path? {
        do throws(SystemError) {
            return try FileSystem.realPath(path)
        } catch {
            messages += [.unreadContext(path, error)].compactMap(\.self)
            return nil
        }
    }

    private func isKnown(_ place: Path) -> Bool { folders.contains { place == $0 || place.isBelow($0) } }

    /// What a folder holds; nil for one that is known, and for none that holds something of a name.
    private mutating func walk(_ path: Path, holding name: Path? = nil) -> FolderWalk.Contents? {
        guard let folder = realPath(path), !isKnown(folder),
            (try? FileStatus(of: folder, followsLinks: true).kind) == .folder,
            name.map({ FileSystem.exists(folder.appending($0)) }) ?? true,
            !folder.parts.contains(where: { FolderWalk.skippedFolders.contains(Path($0)) })
        else { return nil }
        let known = walks.first { $0.folders[folder] != nil }
        if known == nil {
            let walk = FolderWalk(folder, knowing: roots)
            messages += walk.contextMessages(beside: walks)
            walks.append(walk)
        }
        let contents = (known ?? walks[walks.count - 1]).below(folder)
        folders.append(folder)
        swiftFiles += contents.swiftFiles
        return contents
    }
}
