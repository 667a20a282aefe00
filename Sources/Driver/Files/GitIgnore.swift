import Syntax

/// What the `.gitignore` files of a folder, and of those around it, say of the names in it.
///
/// As with git, a later line wins, and a deeper file over one above it; before all of them come the user's own file and
/// the repository's `info/exclude`.
struct GitIgnore: Sendable {
    /// Those of the outer folders first.
    private var files: [(folder: Path, patterns: [IgnorePattern], ends: [IgnorePattern.End])] = []
    /// Those that could not be read, since they were last taken.
    private var failures: [FolderWalk.Failure] = []
    /// True if `build` and `Build` are the same.
    private let ignoresCase: Bool

    /// What the top of a repository begins with.
    init(forRepositoryAt folder: Path) {
        var failures: [FolderWalk.Failure] = []
        let own = GitSettings.ownFolder(ofRepositoryAt: folder, &failures)
        let settings = GitSettings.settings(ofRepositoryAt: folder, in: own, &failures)
        ignoresCase = settings.ignoresCase
        self.failures = failures
        if let file = settings.userIgnoreFile {
            add(file, of: folder, .named)
            // What the user may not read of their own settings, git does not obey either.
            self.failures.removeAll { $0.path == file && $0.error.isRefusal }
        }
        if let own { add(own.appending("info/exclude"), of: folder, .named) }
    }

    /// What the folders around one say, up to the one that holds a `.git`. nil outside a repository: there nothing says
    /// where to stop looking.
    init?(around folder: Path, home: Path? = Environment.home) {
        var outer: [Path] = []
        var current = folder
        while !FileSystem.exists(current.appending(".git")) {
            outer.append(current)
            current = current.parent
            // A `.git` in the home folder keeps the user's settings, as a rule with a pattern that ignores everything.
            guard current != .top, current != home else { return nil }
        }
        self.init(forRepositoryAt: current)
        if !outer.isEmpty { add(current) }
        for folder in outer.dropFirst().reversed() { add(folder) }
    }

    /// Takes the `.gitignore` of a folder, if there is one. Like git, it follows no link there.
    mutating func add(_ folder: Path) {
        let file = folder.appending(".gitignore")
        guard (try? FileStatus(of: file, followsLinks: false))?.kind != .link else {
            failures.append((file, .unfollowed))
            return
        }
        add(file, of: folder, .side)
    }

    private mutating func add(_ file: Path, of folder: Path, _ kind: ReadBuffer.Kind) {
        do throws(SystemError) {
            let bytes = try ReadBuffer().bytes(of: file, kind)
            let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let lines = bytes.dropFirst(isMarked ? 3 : 0).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            let patterns = lines.compactMap { IgnorePattern(ignoresCase ? Self.small($0) : Array($0)) }
            if !patterns.isEmpty { files.append((folder, patterns, patterns.map(\.end))) }
        } catch {
            failures.append((file, error))
        }
    }

    mutating func takeFailures() -> [FolderWalk.Failure] {
        defer { failures = [] }
        return failures
    }

    /// Whether a walk from the top of its repository would not come to a file.
    static func passesOver(_ file: Path) -> Bool {
        var folders = [file.parent]
        while folders[folders.count - 1] != .top, !FileSystem.exists(folders[folders.count - 1].appending(".git")) {
            folders.append(folders[folders.count - 1].parent)
        }
        guard let top = folders.popLast(), top != .top else { return false }
        var known = GitIgnore(forRepositoryAt: top)
        known.add(top)
        for folder in folders.reversed() {
            if known.ignores(folder, isFolder: true) { return true }
            known.add(folder)
        }
        return known.ignores(file, isFolder: false)
    }

    /// ASCII letters in small, the only ones whose case git knows.
    private static func small(_ bytes: some Collection<UInt8>) -> [UInt8] {
        bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    /// - Parameter path: of something in a folder that is not ignored itself.
    func ignores(_ path: Path, isFolder: Bool) -> Bool {
        guard let end = path.bytes.last else { return false }
        let last = ignoresCase ? Self.small([end])[0] : end
        for file in files.reversed() {
            // A project has thousands of names and a hundred patterns: nearly all are told apart here.
            let near = file.ends.indices.reversed().lazy.filter { file.ends[$0].mayMatch(last, isFolder: isFolder) }
            var parts: [[UInt8]]?
            for index in near {
                let known =
                    parts
                    ?? (path.relative(to: file.folder) ?? path).parts.map { ignoresCase ? Self.small($0) : Array($0) }
                parts = known
                if file.patterns[index].matches(known) { return !file.patterns[index].isNegated }
            }
        }
        return false
    }
}

extension [IgnorePattern] {
    /// Whether the last pattern that matches a path, or a folder that it lies in, takes it.
    ///
    /// - Parameter path: of a file, below the folder from where the patterns count.
    func take(_ path: Path) -> Bool {
        let parts = path.parts.map { Array<UInt8>($0) }
        let last = last { pattern in
            parts.indices.contains { index in
                pattern.end.mayMatch(parts[index].last ?? 0, isFolder: index < parts.count - 1)
                    && pattern.matches(Array<[UInt8]>(parts[...index]))
            }
        }
        return last.map { !$0.isNegated } ?? false
    }
}

/// One line of a `.gitignore`: `/build`, `*.generated.swift`, `!Keep/**`.
struct IgnorePattern: Sendable, Equatable {
    /// As it was written.
    let text: String
    let isNegated: Bool
    let end: End
    /// What stands between the slashes. Begins with `**` where the name may lie at any depth.
    private let parts: [[UInt8]]
    private static let anyDepth = Array("**".utf8)

    /// nil for an empty line and a comment.
    init?(_ line: some Collection<UInt8>) {
        self.text = String(decoding: line, as: UTF8.self)
        var text = Array(line)
        // A space at the end counts only behind a backslash.
        while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") { text.removeLast() }
        guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        let isForFolders = text.last == UInt8(ascii: "/")
        if isForFolders { text.removeLast() }
        guard let last = text.last else { return nil }
        end = End(byte: "*?]\\".utf8.contains(last) ? nil : last, isForFolders: isForFolders)
        let slash = UInt8(ascii: "/")
        var parts = text.split(separator: slash, omittingEmptySubsequences: false).map { Array($0) }
        if parts[0].isEmpty { parts.removeFirst() }
        self.parts = text.contains(slash) ? parts : [Self.anyDepth] + parts
    }

    /// One that somebody has named, also as a path from the top, or with `./` before it.
    ///
    /// - Parameter folder: where it counts from.
    /// - Throws: why it would match no file, as with a `[` that nothing ends.
    init(named glob: Path, in folder: Path) throws(Flaw) {
        let dotted = Array("./".utf8)
        let text =
            glob.relative(to: folder).map { [UInt8(ascii: "/")] + $0.bytes }
            ?? (glob.bytes.starts(with: dotted) ? Array(glob.bytes.dropFirst()) : glob.bytes)
        guard let pattern = IgnorePattern(text), pattern.parts.allSatisfy(Self.endsItsClasses) else { throw .noGlob }
        if pattern.parts.contains(Array("..".utf8)) { throw .goesUp(folder) }
        if pattern.parts.contains([]) { throw .noGlob }
        let open = text.firstIndex(of: UInt8(ascii: "{"))
        if let open, let close = text[open...].firstIndex(of: UInt8(ascii: "}")),
            text[open..<close].contains(UInt8(ascii: ","))
        {
            throw .braces
        }
        self = pattern
    }

    /// Why a glob would match no file.
    enum Flaw: Error {
        case noGlob
        case goesUp(Path)
        case braces

        /// A half-sentence behind the glob.
        var sentence: String {
            switch self {
            case .noGlob: "is no glob"
            case .goesUp(let folder): "leads out of `\(folder)`, from where globs count"
            case .braces: "has braces, which globs of ignore files do not know; give one for each"
            }
        }
    }

    private static func endsItsClasses(_ part: [UInt8]) -> Bool {
        var rest = part[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
            guard byte == UInt8(ascii: "[") else { continue }
            if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") { rest.removeFirst() }
            // The first may be a `]` of the class.
            var last = rest.popFirst()
            repeat {
                if last == UInt8(ascii: "\\") { _ = rest.popFirst() }
                if last == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
                    let end = rest.firstRange(of: Array(":]".utf8))
                {
                    rest = rest[end.upperBound...]
                }
                last = rest.popFirst()
            } while last != nil && last != UInt8(ascii: "]")
            if last == nil { return false }
        }
        return true
    }

    /// What is seen of a pattern without looking into it.
    struct End: Sendable, Equatable {
        /// The last byte, where that stands for itself.
        let byte: UInt8?
        /// `build/`
        let isForFolders: Bool

        func mayMatch(_ last: UInt8, isFolder: Bool) -> Bool {
            (isFolder || !isForFolders) && (byte == nil || byte == last)
        }
    }

    /// - Parameter path: below the folder of the `.gitignore`, without slashes; its end may match.
    func matches(_ path: [[UInt8]]) -> Bool { Self.matches(parts[...], path[...]) }

    private static func matches(_ parts: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let first = parts.first else { return path.isEmpty }
        if first == anyDepth {
            // `a/**` is what lies in `a`, not `a` itself.
            if parts.count == 1 { return !path.isEmpty }
            let rest = parts.dropFirst()
            // What takes a name each has one place.
            if !rest.contains(anyDepth) { return path.count >= rest.count && matches(rest, path.suffix(rest.count)) }
            return path.indices.contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first, glob(first, matches: name) else { return false }
        return matches(parts.dropFirst(), path.dropFirst())
    }

    /// `*`, `?`, `[a-z]`, `[!a-z]` and `\*` within one name.
    private static func glob(_ pattern: [UInt8], matches name: [UInt8]) -> Bool {
        var (place, byte) = (0, 0)
        // Behind the last `*`, and what of the name is behind what that took so far.
        var star: (place: Int, byte: Int)?
        while byte < name.count || place < pattern.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                place += 1
                star = (place, byte)
            } else if byte < name.count, let next = one(pattern, at: place, takes: name[byte]) {
                (place, byte) = (next, byte + 1)
            } else if let last = star, last.byte < name.count {
                star!.byte += 1
                (place, byte) = (last.place, last.byte + 1)
            } else {
                return false
            }
        }
        return true
    }

    /// Where a pattern goes on when its next element has taken a byte; nil if that does not take it.
    private static func one(_ pattern: [UInt8], at place: Int, takes byte: UInt8) -> Int? {
        guard place < pattern.count else { return nil }
        switch pattern[place] {
        case UInt8(ascii: "?"): return place + 1
        case UInt8(ascii: "["): return set(pattern[(place + 1)...], takes: byte)?.startIndex
        case UInt8(ascii: "\\"): return place + 1 < pattern.count && pattern[place + 1] == byte ? place + 2 : nil
        case byte: return place + 1
        default: return nil
        }
    }

    /// What stands behind `[`: `a-z]`, `!a-z]`, `[:digit:]_]`. nil also where it has no end.
    private static func set(_ pattern: ArraySlice<UInt8>, takes byte: UInt8) -> ArraySlice<UInt8>? {
        var rest = pattern
        let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isInverted { rest.removeFirst() }
        var isIn = false
        var isFirst = true
        while var low = rest.popFirst() {
            if low == UInt8(ascii: "]"), !isFirst { return isIn != isInverted ? rest : nil }
            isFirst = false
            if low == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
                let end = rest.firstRange(of: Array(":]".utf8))
            {
                let name = String(decoding: rest[(rest.startIndex + 1)..<end.lowerBound], as: UTF8.self)
                isIn = isIn || isByte(byte, in: name)
                rest = rest[end.upperBound...]
                continue
            }
            if low == UInt8(ascii: "\\"), let escaped = rest.popFirst() { low = escaped }
            var high = low
            if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last != UInt8(ascii: "]") {
                rest = rest.dropFirst(2)
                high = last == UInt8(ascii: "\\") ? rest.popFirst() ?? last : last
            }
            isIn = isIn || low <= byte && byte <= high
        }
        return nil
    }

    /// `[:digit:]` and the like, for ASCII.
    private static func isByte(_ byte: UInt8, in name: String) -> Bool {
        guard byte < 0x80 else { return false }
        let letter = Character(UnicodeScalar(byte))
        let isLetterOrDigit = letter.isLetter || letter.isNumber
        return switch name {
        case "alpha": letter.isLetter
        case "digit": letter.isNumber
        case "alnum": isLetterOrDigit
        case "upper": letter.isUppercase
        case "lower": letter.isLowercase
        case "xdigit": letter.isHexDigit
        case "punct": byte > 0x20 && byte < 0x7F && !isLetterOrDigit
        case "space": byte == 0x20 || (0x09...0x0D).contains(byte)
        case "blank": byte == 0x20 || byte == 0x09
        case "cntrl": byte < 0x20 || byte == 0x7F
        case "print": byte >= 0x20 && byte < 0x7F
        case "graph": byte > 0x20 && byte < 0x7F
        default: false
        }
    }
}
