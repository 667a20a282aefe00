/// Paths as text.
enum Path {
    /// `/a/b` of `/a/b/c`, `/` of `/a`, `.` of `a`.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Without `.`, empty parts, and `..` behind a name: `a/c` of `./a//b/../c/`.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// How a path is called in a diff: relative to the folder where the command runs, if it lies in it.
    static func inDiff(_ path: String, currentFolder: String) -> String {
        let path = normalized(path)
        guard path.hasPrefix("/") else { return path }
        let prefix = currentFolder == "/" ? "/" : currentFolder + "/"
        return String(path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path.dropFirst())
    }

    /// What is left of a path below a folder that holds it; the path itself if it does not.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
