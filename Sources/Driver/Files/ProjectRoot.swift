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

    static func isMarker(_ name: String) -> Bool {
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
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
        let answer = (try? FileSystem.entries(of: folder))?.contains { Self.isMarker($0.name) } ?? false
        known[folder] = answer
        return answer
    }
}
