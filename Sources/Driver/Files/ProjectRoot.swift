import Syntax

/// The folder whose files are the context of a file: the nearest one, going up, that holds a package manifest, an Xcode
/// project or a `.git` that is no submodule's; where none does, the uppermost from which another tool makes a project.
struct ProjectRoot {
    /// Answers that were found already, by folder.
    private var known: [Path: Bool] = [:]
    /// The same of files from which other tools make projects.
    private var described: [Path: Bool] = [:]
    /// Folders that could not be read.
    private(set) var failures: [(path: Path, error: SystemError)] = []
    /// Manifests that could not be read.
    private(set) var unread: [(path: Path, error: SystemError)] = []
    /// A `.git` in the home folder keeps the user's settings; nobody wants everything they own read for that.
    private let home: Path?

    init(home: Path? = Environment.home) { self.home = home }

    /// Takes what a walk has seen.
    mutating func learn(_ folders: [Path: Bool]) { known.merge(folders) { $1 } }

    /// An Xcode project is itself a folder, with a workspace in it.
    mutating func isRoot(_ folder: Path, holding entries: [FileSystem.Entry]) -> Bool {
        if let answer = known[folder] { return answer }
        return !folder.hasSuffix(".xcodeproj") && entries.contains { isMarker($0.name, in: folder) }
    }

    private mutating func isMarker(_ name: Path, in folder: Path) -> Bool {
        switch name {
        case ".git": !Self.isOfSubmodule(folder.appending(name))
        case "Package.swift": isManifest(folder.appending(name))
        default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }

    /// True for the `.git` of a submodule, a file that leads to the repository around it: what is in there, a project around it
    /// may compile.
    private static func isOfSubmodule(_ git: Path) -> Bool {
        (try? ReadBuffer().withBytes(of: git, .side) { ByteSearch(["/.git/modules/"]).occurs(in: $0) }) ?? false
    }

    /// True for the manifest of a package. An app may have a type `Package`, and a file for it; a file that cannot be read
    /// is taken for a manifest, as most of that name are.
    private mutating func isManifest(_ path: Path) -> Bool {
        do throws(SystemError) {
            return try ReadBuffer().withBytes(of: path, .side) { Self.isManifest($0) }
        } catch {
            if error.isAbsence || error == .noRegularFile { return false }
            unread.append((path, error))
            return true
        }
    }

    /// `Package.swift`, and `Package@swift-5.9.swift` for the tools of a version.
    static func isManifestName(_ name: Path) -> Bool {
        name == "Package.swift" || name.hasSuffix(".swift") && name.spelling.hasPrefix("Package@swift-")
    }

    static func isManifest(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteSearch(["import PackageDescription"]).occurs(in: text)
    }

    /// nil if no folder on the way up is one.
    ///
    /// - Parameter folder: without links in it.
    mutating func root(of folder: Path) -> Path? {
        var current = folder
        while current != .top, current != home {
            if isRoot(current) { return current }
            current = current.parent
        }
        return describedRoot(of: folder)
    }

    /// A description may hold for a part of what lies around it, as that of one of many modules does.
    private mutating func describedRoot(of folder: Path) -> Path? {
        var (current, found) = (folder, Path?.none)
        while current != .top, current != home {
            if isDescribed(current) { found = current }
            current = current.parent
        }
        return found
    }

    private mutating func isDescribed(_ folder: Path) -> Bool {
        if let answer = described[folder] { return answer }
        // Whether it can be read has been asked.
        let entries = (try? FileSystem.entries(of: folder)) ?? []
        let answer = entries.contains { entry in
            let place = folder.appending(entry.name)
            switch ProjectDescription(place) {
            // An app may have a type `Project`, and a file for it.
            case .tuist?:
                return (try? ReadBuffer().withBytes(of: place, .side) { ProjectDescription.isTuist($0) }) == true
            case .xcodeGen?, .cocoaPods?: return entry.kind == .file
            case .bazel?, nil: return false
            }
        }
        described[folder] = answer
        return answer
    }

    private mutating func isRoot(_ folder: Path) -> Bool {
        if let answer = known[folder] { return answer }
        var answer = false
        do {
            answer = isRoot(folder, holding: try FileSystem.entries(of: folder))
        } catch {
            failures.append((folder, error))
        }
        known[folder] = answer
        return answer
    }
}
