import Syntax

/// Where git keeps what it knows, as far as ignored files are concerned.
enum GitSettings {
    /// The file that says what the user wants ignored in all repositories: `core.excludesFile`, or git's own default.
    static let userIgnoreFile: Path? = {
        guard let home = Environment.home else { return nil }
        let settings =
            Environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : Path($0) } ?? home.appending(".config")
        let files = [home.appending(".gitconfig"), settings.appending("git/config")]
        for file in files {
            guard let bytes = try? ReadBuffer().bytes(of: file, .named),
                let value = excludesFile(in: String(decoding: bytes, as: UTF8.self))
            else { continue }
            return value.hasPrefix("~/") ? home.appending(Path(String(value.dropFirst(2)))) : Path(value)
        }
        return settings.appending("git/ignore")
    }()

    /// `excludesFile = ~/.ignore` below `[core]`; the last one counts.
    static func excludesFile(in text: String) -> String? {
        var isCore = false
        var found: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingSpaces
            if line.hasPrefix("[") {
                isCore = line.lowercased().hasPrefix("[core]")
            } else if isCore, let equals = line.firstIndex(of: "="),
                line[..<equals].trimmingSpaces.lowercased() == "excludesfile"
            {
                let value = line[line.index(after: equals)...].trimmingSpaces
                found =
                    value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
                    ? String(value.dropFirst().dropLast()) : String(value)
            }
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
