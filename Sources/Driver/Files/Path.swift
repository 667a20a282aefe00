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

    /// How a file is called in a diff: by its path as given below the folder where the command runs, or, where `base`
    /// is another folder, by where it lies below that.
    static func inDiff(_ target: Target, base: String?, currentFolder: String) -> String {
        base.map { relative(target.location, to: $0) } ?? relative(normalized(target.path), to: currentFolder)
    }

    /// The folder that holds all targets, if some lie outside of the one where the command runs: a path with `..` in
    /// it is none that git would apply.
    static func diffBase(of targets: [Target], currentFolder: String) -> String? {
        let areLocal = targets.allSatisfy { target in
            let path = normalized(target.path)
            return path.hasPrefix("/") ? relative(path, to: currentFolder) != path : !path.hasPrefix("..")
        }
        return areLocal ? nil : targets.map { parent(of: $0.location) }.reduce(currentFolder, common)
    }

    /// The deepest folder that holds both.
    private static func common(_ one: String, _ other: String) -> String {
        let parts = zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        return "/" + parts.joined(separator: "/")
    }

    /// What is left of a path below a folder that holds it; the path itself if it does not.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
