#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finding and reading files, with nothing but the C library.
enum Files {
    /// The Swift files that the paths name or hold, each path's own sorted by name.
    static func swift(in paths: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            guard isFolder(path) else { return [path] }
            return swift(
                in: names(in: path).compactMap { name in
                    let inner = path.hasSuffix("/") ? path + name : path + "/" + name
                    return isFolder(inner) || name.hasSuffix(".swift") ? inner : nil
                })
        }
    }

    /// The bytes of a file; nil if it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        guard size >= 0 else { return nil }
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var info = stat()
        // A link to a folder may lead in circles.
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    private static func names(in folder: String) -> [String] {
        guard let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var names: [String] = []
        while let entry = readdir(open) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
