import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that is gone, with all that is in it, when nothing refers to it any more.
public final class TemporaryFolder: Sendable {
    /// Without links in it, so that it is what a program run in it sees.
    public let path: String

    /// - Parameter files: what to put into it, by path.
    public init(_ files: [String: String] = [:]) throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/fixmods-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ChildProcess.Failure(what: "mkdtemp", code: errno) }
        guard let real = realpath(template, nil) else { throw ChildProcess.Failure(what: "realpath", code: errno) }
        defer { free(real) }
        path = String(cString: real)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { Self.remove(path) }

    /// The path of what is in it.
    public func place(_ name: String = "") -> Path { name.isEmpty ? Path(path) : Path("\(path)/\(name)") }

    /// Writes a file, and the folders on the way to it.
    public func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    public func write(_ bytes: [UInt8], to name: String) throws {
        // A mark at the beginning of a name joins the slash before it in a text.
        for slash in name.utf8.indices where name.utf8[slash] == UInt8(ascii: "/") {
            mkdir("\(path)/\(String(decoding: name.utf8[..<slash], as: UTF8.self))", 0o777)
        }
        try Self.write(bytes, to: "\(path)/\(name)")
    }

    public func link(_ name: String, to target: String) throws {
        guard symlink(target, "\(path)/\(name)") == 0 else { throw ChildProcess.Failure(what: name, code: errno) }
    }

    public func hardLink(_ name: String, to target: String) throws {
        guard linkat(AT_FDCWD, "\(path)/\(target)", AT_FDCWD, "\(path)/\(name)", 0) == 0 else {
            throw ChildProcess.Failure(what: name, code: errno)
        }
    }

    public func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    public func setMode(_ mode: UInt32, of name: String) throws {
        guard chmod("\(path)/\(name)", mode_t(mode)) == 0 else { throw ChildProcess.Failure(what: name, code: errno) }
    }

    public func bytes(of name: String) throws -> [UInt8] { try Self.read("\(path)/\(name)") }

    public func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    /// The names in a folder, sorted, without `.` and `..`.
    public func names(in folder: String = ".") -> [String] { Self.names(in: "\(path)/\(folder)") }

    static func write(_ bytes: [UInt8], to path: String) throws {
        guard let file = fopen(path, "w") else { throw ChildProcess.Failure(what: path, code: errno) }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    static func read(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw ChildProcess.Failure(what: path, code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Removes a file, or a folder with all that it holds.
    public func remove(_ name: String) { Self.remove("\(path)/\(name)") }

    private static func remove(_ path: String) {
        // A link is removed, not followed; a folder that does not let itself be listed is opened up first.
        if unlink(path) == 0 { return }
        chmod(path, 0o700)
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }
}
