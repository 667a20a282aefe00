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

    /// The deepest folder that holds both.
    static func common(_ one: String, _ other: String) -> String {
        let parts = zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        return "/" + parts.joined(separator: "/")
    }

    /// What is left of a path below a folder that holds it; the path itself if it does not.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
