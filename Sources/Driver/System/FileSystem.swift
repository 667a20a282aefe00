import Syntax

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
    /// In bytes.
    let size: Int
    /// Two files at the same time never have the same.
    let identity: [UInt64]

    /// - Parameter followsLinks: whether the answer is about what a link leads to, or about the link.
    init(of path: Path, followsLinks: Bool) throws(SystemError) {
        var status = stat()
        guard path.withCString({ followsLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else { throw .last }
        self.init(status)
    }

    init(_ status: stat) {
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
        size = Int(status.st_size)
        identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    }

    /// True for a pipe and a terminal: what is read from one end and written into the other.
    var isStream: Bool { [S_IFIFO, S_IFCHR].contains(mode_t(truncatingIfNeeded: mode) & S_IFMT) }
}

/// Questions about paths and folders.
enum FileSystem {
    static func exists(_ path: Path) -> Bool { path.withCString { access($0, F_OK) } == 0 }

    /// The path without links, `.` and `..` in it.
    static func realPath(_ path: Path) throws(SystemError) -> Path {
        guard let real = path.withCString({ realpath($0, nil) }) else { throw .last }
        defer { free(real) }
        return Path(cString: real)
    }

    /// Removes a file, if it is there.
    static func remove(_ path: Path) { path.withCString { _ = unlink($0) } }

    /// Makes a folder, and those around it, where they are not.
    static func makeFolders(_ path: Path) throws(SystemError) {
        if exists(path) { return }
        try makeFolders(path.parent)
        guard path.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
    }

    /// Hands over to the disk which names are in a folder.
    static func flush(_ folder: Path) throws(SystemError) {
        do throws(SystemError) {
            try OpenFile(folder, O_RDONLY | O_DIRECTORY).flush()
        } catch  where error.isRefusal || error.isLackOfSupport {
            // Not every file system can, and not every folder that may be written may be opened.
        }
    }

    static var currentFolder: Path {
        guard let path = getcwd(nil, 0) else { return .top }
        defer { free(path) }
        return Path(cString: path)
    }

    /// One name in a folder.
    struct Entry {
        let name: Path
        let kind: FileStatus.Kind
    }

    /// All that is in a folder, in no order, without `.` and `..`.
    static func entries(of path: Path) throws(SystemError) -> [Entry] {
        guard let folder = path.withCString({ opendir($0) }) else { throw .last }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while true {
            // The end and a failure look the same but for this.
            errno = 0
            guard let entry = readdir(folder) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1024) { Path(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            if let kind = try kind(entry.pointee.d_type, path: path.appending(name)) {
                entries.append(Entry(name: name, kind: kind))
            }
        }
        if errno != 0 { throw .last }
        return entries
    }

    /// nil for what is gone by now.
    private static func kind(_ type: UInt8, path: @autoclosure () -> Path) throws(SystemError) -> FileStatus.Kind? {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            // Some file systems do not say.
            do throws(SystemError) {
                return try FileStatus(of: path(), followsLinks: false).kind
            } catch  where error.isAbsence {
                return nil
            }
        default: return .other
        }
    }
}
