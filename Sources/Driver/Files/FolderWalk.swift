/// Every Swift file under a folder, and what else in it says something of the project.
///
/// Folders that hold no sources of the user's are skipped: those whose name begins with a dot, and what package
/// managers and Xcode leave behind. Links are not followed: what they lead to inside is found under its own name, and
/// nobody asked for what lies outside.
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

    init(_ folder: String) {
        var pending = [folder]
        while let path = pending.popLast() { read(path, pending: &pending) }
        swiftFiles.sort()
        settingsFiles.sort()
        failures.sort { $0.path < $1.path }
    }

    private mutating func read(_ path: String, pending: inout [String]) {
        var badNames = 0
        let entries: [FileSystem.Entry]
        do {
            entries = try FileSystem.entries(of: path) { badNames += 1 }
        } catch {
            failures.append((path, "cannot be read: \(error.sentence)"))
            return
        }
        if badNames > 0 { failures.append((path, "holds a name that is not UTF-8, which is passed over")) }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        for entry in entries {
            switch entry.kind {
            case .file where entry.name.hasSuffix(".swift"): swiftFiles.append(prefix + entry.name)
            case .file where entry.name.hasSuffix(".pbxproj") || entry.name.hasSuffix(".xcconfig"):
                settingsFiles.append(prefix + entry.name)
            case .folder where !entry.name.hasPrefix(".") && !Self.skippedFolders.contains(entry.name):
                pending.append(prefix + entry.name)
            default: break
            }
        }
        folders[path] = entries.contains { ProjectRoot.isMarker($0.name) }
    }

    /// The same of a folder below this one.
    func below(_ folder: String) -> (swiftFiles: [String], settingsFiles: [String]) {
        (Self.paths(swiftFiles, below: folder), Self.paths(settingsFiles, below: folder))
    }

    private static func paths(_ sorted: [String], below folder: String) -> [String] {
        let prefix = folder == "/" ? "/" : folder + "/"
        // They lie together: `0` is what follows the slash.
        let start = sorted.partitioningIndex { $0 >= prefix }
        let end = sorted.partitioningIndex { $0 >= prefix.dropLast() + "0" }
        return Array(sorted[start..<end])
    }
}

extension [String] {
    /// The first index for which the answer is yes, if all after it say yes too.
    fileprivate func partitioningIndex(_ isBehind: (String) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
