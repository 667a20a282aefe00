import Syntax

/// What the user and a repository have set of ignored files, as git reads it: with what its files include, and with
/// what the environment sets.
struct GitSettings: Sendable {
    /// The file that says what the user wants ignored: `core.excludesFile`, or git's own default.
    let userIgnoreFile: Path?
    /// Whether names that differ in case alone are the same: `core.ignoreCase`, which git sets where it makes a
    /// repository on such a disk.
    let ignoresCase: Bool

    /// Git is asked once for each repository; where it cannot be run, nothing is set.
    ///
    /// - Parameters:
    ///   - root: the folder that holds `.git`.
    ///   - own: what git keeps of it in.
    ///   - failures: what could not be read; git would wait for a pipe.
    static func settings(
        ofRepositoryAt root: Path, in own: Path?, _ failures: inout [FolderWalk.Failure]
    ) -> GitSettings {
        let count = failures.count
        if let own { _ = bytes(of: own.appending("config"), &failures) }
        guard failures.count == count else { return GitSettings(userIgnoreFile: nil, ignoresCase: false) }
        return shelf.settings(ofRepositoryAt: FileSystem.currentFolder.joined(root).normalized)
    }

    private static let shelf = Shelf()

    /// What was asked already.
    private final class Shelf: @unchecked Sendable {
        private let lock = Lock()
        private var known: [Path: GitSettings] = [:]

        func settings(ofRepositoryAt root: Path) -> GitSettings {
            lock.whileHeld {
                if let settings = known[root] { return settings }
                let settings = GitSettings(root)
                known[root] = settings
                return settings
            }
        }
    }

    private init(userIgnoreFile: Path?, ignoresCase: Bool) {
        (self.userIgnoreFile, self.ignoresCase) = (userIgnoreFile, ignoresCase)
    }

    private init(_ root: Path) {
        var repositories = Repositories()
        let git = repositories.repository(of: root)
        func value(of name: Path, _ type: Path) -> Path? {
            Interrupt.status == nil ? (try? git?.line(["config", type, "--get", name])) ?? nil : nil
        }
        ignoresCase = value(of: "core.ignoreCase", "--type=bool") == "true"
        userIgnoreFile = value(of: "core.excludesFile", "--type=path").map(root.joined) ?? Self.defaultIgnoreFile
    }

    private static var defaultIgnoreFile: Path? {
        let folder = Environment.path("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
        return (folder ?? Environment.home?.appending(".config"))?.appending("git/ignore")
    }

    /// The folder that `.git` is, or that it names, as it does in a submodule and in a second work tree.
    static func folder(ofWorkTreeAt folder: Path) -> Path? {
        var failures: [FolderWalk.Failure] = []
        return self.folder(ofWorkTreeAt: folder, &failures)
    }

    private static func folder(ofWorkTreeAt folder: Path, _ failures: inout [FolderWalk.Failure]) -> Path? {
        let place = folder.appending(".git")
        guard let status = try? FileStatus(of: place, followsLinks: true) else { return nil }
        if status.kind == .folder { return place }
        return line(of: place, behind: "gitdir: ", &failures).map { folder.joined($0) }
    }

    /// The same, or where several work trees share one, that.
    ///
    /// - Parameter failures: what could not be read.
    static func ownFolder(ofRepositoryAt folder: Path, _ failures: inout [FolderWalk.Failure]) -> Path? {
        guard let own = self.folder(ofWorkTreeAt: folder, &failures) else { return nil }
        return line(of: own.appending("commondir"), behind: "", &failures).map { own.joined($0) } ?? own
    }

    private static func line(
        of file: Path, behind start: String, _ failures: inout [FolderWalk.Failure]
    ) -> Path? {
        guard let bytes = bytes(of: file, &failures), bytes.starts(with: start.utf8) else { return nil }
        return Path(bytes.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
    }

    /// What may not be read counts no more to git than what is not there.
    private static func bytes(of file: Path, _ failures: inout [FolderWalk.Failure]) -> [UInt8]? {
        do throws(SystemError) {
            return try ReadBuffer().bytes(of: file, .named)
        } catch {
            if !error.isAbsence, !error.isRefusal { failures.append((file, error)) }
            return nil
        }
    }
}
