import Syntax

/// The lines of files that are new since a commit: since the one where the work tree left it, so that what others have
/// done there meanwhile does not count.
struct ChangedLines: Sendable {
    /// What is new of a file.
    enum Part: Sendable, Equatable {
        /// Git does not know it, or did not then.
        case all
        /// Lines from 0, in the order of the text. An empty range is a place from which lines were removed.
        case lines([Range<Int>])
    }

    private var parts: [Path: Part] = [:]
    /// Where the repositories were left, as people name commits.
    private(set) var bases: [String] = []

    /// - Parameters:
    ///   - files: without links in their paths.
    ///   - revision: what names the commit: `main`.
    ///   - isStaged: true if what counts is in the index, and not in the work tree.
    init(
        of files: [Path], since revision: Path, isStaged: Bool, among repositories: inout Repositories
    ) throws(Git.Failure) {
        for (git, files) in try repositories.grouped(files) {
            guard let base = try repositories.base(of: git, since: revision) else {
                for file in files { parts[file] = .all }
                continue
            }
            bases.append(String(base.spelling.prefix(9)))
            let only: [Path] = files.allSatisfy { $0.hasSuffix(".swift") } ? ["--", ":(glob)**/*.swift"] : ["--"]
            let diff = try git.output(
                Self.diffing + (isStaged ? ["--cached"] : []) + [base] + only)
            let changed = Self.parts(in: diff, below: git.root)
            let tracked = Set(try git.paths(["ls-files", "-z"] + only))
            for file in files {
                if let part = changed[file] {
                    parts[file] = part
                } else if !tracked.contains(file) {
                    parts[file] = .all
                }
            }
        }
    }

    /// What is new of a file; nil if nothing is.
    func part(of file: Path) -> Part? { parts[file] }

    /// Every change in a hunk of its own, whatever the user's settings are.
    private static let diffing: [Path] = [
        "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--text", "--unified=0", "--inter-hunk-context=0",
        "--find-renames", "--ignore-submodules=all", "--src-prefix=a/", "--dst-prefix=b/",
    ]

    /// What a diff says of the files that it makes.
    static func parts(in diff: [UInt8], below root: Path) -> [Path: Part] {
        var parts: [Path: Part] = [:]
        var file: Path?
        var skipped = 0
        for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if skipped > 0 {
                // A text may hold what looks like a head. `\ No newline at end of file` is none of its lines.
                if line.first != UInt8(ascii: "\\") { skipped -= 1 }
            } else if line.starts(with: "+++ ".utf8) {
                file = Path(quoted: line.dropFirst(4)).map { root.appending(Path($0.bytes.dropFirst(2))) }
            } else if let file, let hunk = Hunk(line) {
                skipped = hunk.oldCount + hunk.new.count
                if case .lines(let lines)? = parts[file] {
                    parts[file] = .lines(lines + [hunk.new])
                } else {
                    parts[file] = .lines([hunk.new])
                }
            }
        }
        return parts
    }

    /// `@@ -3 +3,2 @@`
    private struct Hunk {
        let oldCount: Int
        /// From 0.
        let new: Range<Int>

        init?(_ line: ArraySlice<UInt8>) {
            guard line.starts(with: "@@ -".utf8) else { return nil }
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 3, let old = Self.numbers(words[1]), let new = Self.numbers(words[2]) else {
                return nil
            }
            oldCount = old.count
            // Where there are none, the line before them is named.
            let start = new.count == 0 ? new.start : new.start - 1
            self.new = start..<start + new.count
        }

        /// 3 and 2 of `+3,2`; 3 and 1 of `+3`
        private static func numbers(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
            let parts = word.dropFirst().split(separator: UInt8(ascii: ",")).map {
                Int(String(decoding: $0, as: UTF8.self))
            }
            guard let start = parts.first ?? nil else { return nil }
            if parts.count == 1 { return (start, 1) }
            return parts[1].map { (start, $0) }
        }
    }
}

extension ChangedLines.Part {
    /// The bytes of a text that are new; nil for all of them.
    func bytes(in text: [UInt8]) -> [Range<Int>]? {
        guard case .lines(let lines) = self else { return nil }
        var starts = [0]
        for place in text.indices where text[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
        func start(of line: Int) -> Int { line < starts.count ? starts[line] : text.count }
        return lines.map { start(of: $0.lowerBound)..<start(of: $0.upperBound) }
    }
}

extension Repositories {
    /// Where the work tree of a repository left a commit; nil if nothing has been committed yet, so that all is new.
    ///
    /// A submodule is at whatever commit the project around it records: what `main` would be there, nobody asked.
    fileprivate mutating func base(of git: Git, since revision: Path) throws(Git.Failure) -> Path? {
        if !git.isCurrent, let outer = try git.line(["rev-parse", "--show-superproject-working-tree"]),
            let project = repository(of: outer)
        {
            guard let base = try base(of: project, since: revision) else { return nil }
            return try project.submodule(at: git.root, in: base)
        }
        let name = revision.spelling
        let known = name.hasPrefix("-") ? nil : try git.commit(named: revision)
        guard let head = try git.commit(named: "HEAD") else {
            if known == nil, ["HEAD", "@"].contains(name) { return nil }
            guard known != nil else { throw .unknownRevision(name, root: git.root) }
            throw .noCommonCommit(name, root: git.root)
        }
        guard let known else { throw .unknownRevision(name, root: git.root) }
        guard let base = try git.line(["merge-base", known, head]) else { throw .noCommonCommit(name, root: git.root) }
        return base
    }
}
