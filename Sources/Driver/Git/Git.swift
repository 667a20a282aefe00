import Syntax

/// A work tree that git knows, asked by running git.
///
/// **Invariant:** nothing of the repository is changed, and nothing that the user has set up is started: no monitor of
/// files, no other program for diffs, no pager, no hook.
struct Git: Sendable {
    /// The folder that holds `.git`, without links in it.
    let root: Path
    /// True if it is the one in which the command runs, of which a hook may say more.
    let isCurrent: Bool
    /// What git sees instead of what is in the environment.
    private let variables: [String: Path]
    /// What it must not see of that.
    private let hidden: Set<String>

    init(root: Path, isCurrent: Bool) {
        (self.root, self.isCurrent) = (root, isCurrent)
        hidden = isCurrent ? Self.wishes : Self.wishes.union(Self.namesOfOne)
        var variables: [String: Path] = ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]
        // Seen from where the command runs, which is not where git does.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR"] where isCurrent {
            variables[name] = Environment.path(name).flatMap { $0.isEmpty ? nil : FileSystem.currentFolder.joined($0) }
        }
        self.variables = variables
    }

    /// How the paths of a command line are read.
    private static let wishes: Set = ["GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS"]

    /// What is true of one repository only.
    private static let namesOfOne: Set = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_CONFIG",
        "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE",
    ]

    /// Why git does not say what it was asked.
    enum Failure: Error, Equatable {
        /// It is not installed, or cannot be started.
        case notRun(SystemError)
        /// No folder around this path holds a `.git`.
        case noRepository(Path)
        /// Some files hold edits that are not committed, and there are to be none.
        case unclean(root: Path, [Path])
        /// In git's own words.
        case refused(root: Path, String)
        case unknownRevision(String, root: Path)
        /// Nothing shows where the work tree and a revision part.
        case noCommonCommit(String, root: Path)

        var sentence: String {
            switch self {
            case .notRun(let error): "git cannot be run: \(error.sentence)"
            case .noRepository(let path): "`\(path)` lies in no git repository"
            case .unclean(let root, let files):
                "nothing is written, as `--require-clean` asks: in `\(root)` there are edits that are not committed, to "
                    + Git.list(files)
            case .refused(let root, let said): "git in `\(root)`: \(said)"
            case .unknownRevision(let name, let root): "`\(name)` is no commit in `\(root)`"
            case .noCommonCommit(let name, let root):
                "`\(name)` and HEAD have no commit in common in `\(root)`; where that is because the clone is shallow, "
                    + "`git fetch --unshallow` gets the rest"
            }
        }
    }

    /// ``Card.swift, Row.swift and 3 more``
    static func list(_ files: [Path]) -> String {
        let names = files.sorted().prefix(files.count > 4 ? 3 : 4).map { "`\($0)`" }
        let rest = files.count - names.count
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// What git prints.
    ///
    /// - Parameter words: what stands behind `git`.
    func output(_ words: [Path]) throws(Failure) -> [UInt8] {
        let run = try run(words)
        guard run.status == 0 else { throw try refusal(run) }
        return run.output
    }

    /// What git prints, without the end of its line; nil where it says by its exit code that there is no such thing.
    func line(_ words: [Path]) throws(Failure) -> Path? {
        let run = try run(words)
        if run.status == 1 || run.status == 0 && run.output.isEmpty { return nil }
        guard run.status == 0 else { throw try refusal(run) }
        return Path(run.output.last == UInt8(ascii: "\n") ? run.output.dropLast() : run.output[...])
    }

    /// The paths that git prints with a zero byte behind each.
    func paths(_ words: [Path]) throws(Failure) -> [Path] {
        try output(words).split(separator: 0).map { root.appending(Path($0)) }
    }

    /// The commit that a name stands for; nil if there is none.
    func commit(named name: Path) throws(Failure) -> Path? {
        try line(["rev-parse", "--verify", "--quiet", Path(name.bytes + Array("^{commit}".utf8))])
    }

    /// The commit that a commit of the project records for a submodule; nil if it has none there.
    func submodule(at root: Path, in commit: Path) throws(Failure) -> Path? {
        guard let place = root.relative(to: self.root) else { return nil }
        let entry = try output(["ls-tree", "-z", commit, "--", place])
        let words = entry.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
        return words.count == 3 && words[1].elementsEqual("commit".utf8) ? Path(words[2]) : nil
    }

    private func run(_ words: [Path]) throws(Failure) -> Program {
        let always: [Path] = ["-C", root, "--no-pager", "-c", "core.fsmonitor=false"]
        do throws(SystemError) {
            return try Program("git", always + words, variables, hiding: hidden)
        } catch {
            throw .notRun(error)
        }
    }

    /// Why git has not done what it was asked: outside of what it takes for a repository it misunderstands the question.
    private func refusal(_ run: Program) throws(Failure) -> Failure {
        let place = try self.run(["rev-parse", "--git-dir"])
        return .refused(root: root, Self.said(place.status == 0 ? run : place))
    }

    /// `fatal: bad revision` → `bad revision`; of several lines the first, and the one that says how to trust a folder of
    /// somebody else's.
    private static func said(_ run: Program) -> String {
        let lines = String(decoding: run.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        let remedy = lines.map { $0.drop { $0 == "\t" || $0 == " " } }.first { $0.hasPrefix("git config ") }
        guard let line = lines.first(where: { $0.hasPrefix("fatal: ") }) ?? lines.first else {
            return "it ended with \(run.status)"
        }
        let sentence = line.hasPrefix("fatal: ") ? line.dropFirst("fatal: ".count) : line
        return sentence + (remedy.map { ", which belongs to another user; if you trust it, run `\($0)`" } ?? "")
    }
}
