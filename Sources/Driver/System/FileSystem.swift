#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What stands at a path.
struct FileStatus {
    enum Kind { case file, folder, link, other }

    let kind: Kind
    /// Type and permissions, as the system has them.
    let mode: UInt32
    let owner: UInt32
    let group: UInt32
    /// How many names the file has.
    let names: Int

    /// - Parameter followsLinks: whether the answer is about what a link leads to, or about the link.
    init(of path: String, followsLinks: Bool) throws(SystemError) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        mode = UInt32(status.st_mode)
        owner = UInt32(status.st_uid)
        group = UInt32(status.st_gid)
        names = Int(status.st_nlink)
    }
}

/// Questions about paths and folders.
enum FileSystem {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The path without links, `.` and `..` in it.
    static func realPath(_ path: String) throws(SystemError) -> String {
        guard let real = realpath(path, nil) else { throw .last }
        defer { free(real) }
        return String(cString: real)
    }

    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// One name in a folder.
    struct Entry {
        let name: String
        let kind: FileStatus.Kind
    }

    /// What is in a folder, in no order, without `.` and `..`. Names that are not UTF-8 cannot be passed on and are
    /// given to `onBadName`.
    static func entries(of path: String, onBadName: () -> Void = {}) throws(SystemError) -> [Entry] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1024) { String(validatingCString: $0) }
            }
            guard let name else {
                onBadName()
                continue
            }
            guard name != ".", name != ".." else { continue }
            entries.append(Entry(name: name, kind: kind(entry.pointee.d_type, path: path, name: name)))
        }
        return entries
    }

    private static func kind(_ type: UInt8, path: String, name: String) -> FileStatus.Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        // Some file systems do not say.
        case Int(DT_UNKNOWN): (try? FileStatus(of: path + "/" + name, followsLinks: false).kind) ?? .other
        default: .other
        }
    }
}
