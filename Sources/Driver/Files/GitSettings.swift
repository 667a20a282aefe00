import Syntax

/// Where git keeps what it knows, as far as ignored files are concerned.
enum GitSettings {
    /// The file that says what the user wants ignored in all repositories: `core.excludesFile`, or git's own default.
    static let userIgnoreFile: Path? = {
        guard let home = Environment.home else { return nil }
        guard let value = userSettings.lazy.compactMap({ value(of: "excludesfile", in: $0) }).first else {
            return userFolder(home).appending("git/ignore")
        }
        return value.hasPrefix("~/") ? home.appending(Path(String(value.dropFirst(2)))) : Path(value)
    }()

    /// Whether names that differ in case alone are the same to git: `core.ignoreCase`, which it sets where it makes a
    /// repository on such a disk.
    ///
    /// - Parameter folder: what git keeps of the repository in.
    static func ignoresCase(in folder: Path?) -> Bool {
        let own = folder.flatMap { text(of: $0.appending("config")) }
        let texts: [String] = [own].compactMap(\.self) + userSettings
        let said = texts.lazy.compactMap { value(of: "ignorecase", in: $0) }.first
        return said.map { ["true", "yes", "on", "1", ""].contains($0.lowercased()) } ?? false
    }

    /// The user's own files of settings, the one that wins first.
    private static let userSettings: [String] = {
        guard let home = Environment.home else { return [] }
        return [home.appending(".gitconfig"), userFolder(home).appending("git/config")].compactMap(text)
    }()

    private static func userFolder(_ home: Path) -> Path {
        Environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : Path($0) } ?? home.appending(".config")
    }

    private static func text(of file: Path) -> String? {
        (try? ReadBuffer().bytes(of: file, .named)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What is said below `[core]`: `excludesFile = ~/.ignore`. The last one counts; a name alone is true.
    ///
    /// - Parameter name: in small letters.
    static func value(of name: String, in text: String) -> String? {
        var isCore = false
        var found: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingSpaces
            if line.hasPrefix("[") {
                isCore = line.lowercased().hasPrefix("[core]")
                continue
            }
            let end = line.firstIndex(of: "=") ?? line.endIndex
            guard isCore, line[..<end].trimmingSpaces.lowercased() == name else { continue }
            let value = end == line.endIndex ? line[end...] : line[line.index(after: end)...].trimmingSpaces
            found =
                value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
                ? String(value.dropFirst().dropLast()) : String(value)
        }
        return found
    }

    /// The folder that `.git` is, or that it names, as it does in a submodule and in a second work tree.
    static func folder(ofWorkTreeAt folder: Path) -> Path? {
        let place = folder.appending(".git")
        guard let status = try? FileStatus(of: place, followsLinks: true) else { return nil }
        if status.kind == .folder { return place }
        return line(of: place, behind: "gitdir: ").map { folder.joined($0) }
    }

    /// The same, or where several work trees share one, that.
    static func ownFolder(ofRepositoryAt folder: Path) -> Path? {
        guard let own = self.folder(ofWorkTreeAt: folder) else { return nil }
        return line(of: own.appending("commondir"), behind: "").map { own.joined($0) } ?? own
    }

    private static func line(of file: Path, behind start: String) -> Path? {
        guard let bytes = try? ReadBuffer().bytes(of: file, .named), bytes.starts(with: start.utf8) else { return nil }
        return Path(bytes.dropFirst(start.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: SubSequence {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        let start = firstIndex { !isSpace($0) } ?? endIndex
        let end = self[start...].lastIndex { !isSpace($0) }.map { index(after: $0) } ?? start
        return self[start..<end]
    }
}
