/// The folder whose files are the context of a file: the nearest one, going up, that holds a package manifest, an Xcode
/// project or a `.git`.
struct ProjectRoot {
    /// Answers that were found already, by folder.
    private var known: [String: Bool] = [:]
    /// A `.git` in the home folder keeps the user's settings; nobody wants everything they own read for that.
    private let home: String?

    init(home: String? = Environment["HOME"]) { self.home = home }

    /// Takes what a walk has seen.
    mutating func learn(_ folders: [String: Bool]) { known.merge(folders) { $1 } }

    /// An Xcode project is itself a folder, with a workspace in it.
    func isRoot(_ folder: String, holding entries: [FileSystem.Entry]) -> Bool {
        known[folder]
            ?? (!folder.hasSuffix(".xcodeproj") && entries.contains { Self.isMarker($0.name, in: folder) })
    }

    private static func isMarker(_ name: String, in folder: String) -> Bool {
        switch name {
        case ".git": true
        case "Package.swift": isManifest(folder + "/" + name)
        default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        }
    }

    /// True for the manifest of a package. An app may have a type `Package`, and a file for it.
    static func isManifest(_ path: String) -> Bool {
        (try? ReadBuffer().withBytes(of: path) { isManifest($0) }) == true
    }

    static func isManifest(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteSearch(["import PackageDescription"]).occurs(in: text)
    }

    /// nil if no folder on the way up is one.
    ///
    /// - Parameter folder: without links in it.
    mutating func root(of folder: String) -> String? {
        var current = folder
        while current != "/", current != home {
            if isRoot(current) { return current }
            current = Path.parent(of: current)
        }
        return nil
    }

    private mutating func isRoot(_ folder: String) -> Bool {
        if let answer = known[folder] { return answer }
        let answer = (try? FileSystem.entries(of: folder)).map { isRoot(folder, holding: $0) } ?? false
        known[folder] = answer
        return answer
    }
}
