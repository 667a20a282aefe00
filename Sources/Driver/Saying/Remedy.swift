import Rewriting
import RuleModel
import Syntax

/// What gives some calls another outcome.
enum Remedy: Hashable {
    /// `--allow LEVEL,…`
    case allow([Level])
    /// `--fallback either-view`, and where nothing declares the type, `--support FILE`
    case wrap(hasHome: Bool)
    /// `--support FILE`
    case declare
    /// `--upgrade`, and the levels that it needs.
    case upgrade([Level])
    /// `--constants`
    case constants
    /// More files among the paths, and the levels that they need.
    case name([Path], [Level])
    /// A rule page of the team's own.
    case page

    /// True for what writes another file than the calls'.
    var needsOtherFiles: Bool {
        switch self {
        case .wrap(let hasHome): !hasHome
        case .declare, .name: true
        default: false
        }
    }

    /// A half-sentence that holds the command.
    func sentence(_ options: Options) -> String {
        func done(_ what: String, _ shown: String) -> String { options.isPreview ? "shows \(shown)" : what }
        // A list of explicit branches rewrites none.
        func command(_ more: [String]) -> String {
            options.explicit == .report
                ? "`\(options.command(adding: ["--explicit"] + more, without: [.explicit]))`"
                : "`\(options.command(adding: more))`"
        }
        return switch self {
        case .allow(let levels):
            "\(command(Self.allowing(levels))) \(done("applies them", "them applied"))"
        case .wrap(let hasHome):
            hasHome
                ? "\(command(["--fallback", "either-view"])) \(done("wraps them", "them wrapped"))"
                : "\(command(["--fallback", "either-view", "--support", "FILE"])) "
                    + done("wraps them, and declares it in a file", "them wrapped, and it declared in a file")
        case .declare: "\(command(["--support", "FILE"])) \(done("declares it in a file", "it declared in a file"))"
        case .upgrade(let levels):
            "\(command(["--upgrade"] + Self.allowing(levels))) \(done("rewrites them", "them rewritten"))"
        case .constants: "\(command(["--constants"])) treats them like others"
        case .name(let files, let levels):
            "`\(options.command(adding: Self.allowing(levels) + options.unnamed(files).map(\.spelling), without: [.staged]))` "
                + done("gives it to them", "it given to them")
        case .page: "a page of yours can state one: `fixmods explain page`"
        }
    }
}

extension Remedy {
    private static func allowing(_ levels: [Level]) -> [String] {
        levels.isEmpty ? [] : ["--allow", levels.map(\.rawValue).joined(separator: ",")]
    }
}

extension Options {
    /// What `--allow` has to name for some levels beside those that a config allows, which the option replaces.
    func levels(_ missing: [Level], beside allowed: Set<Level>) -> [Level] {
        let isGiven = given.contains { [Flag.allow, Flag.unsafe].map { $0.spellings[0] }.contains($0[0]) }
        return isGiven ? missing : Set(missing).union(allowed).subtracting([.safe]).sorted()
    }
}

extension Refusal {
    /// What makes up for it; nil where the code must change.
    var remedy: Remedy? {
        switch self {
        // A page states no modifier of a member: `backport.glow`.
        case .noRule(let name, _): name.contains(".") ? nil : .page
        case .noSwitch(_, .isNoTarget(let files, let levels), _): .name(files.map(\.named).sorted(), levels.sorted())
        case .noPlaceForEitherView, .helperIsNoTarget, .severalModules: .declare
        default: nil
        }
    }
}

extension Path {
    /// As it is named in the current folder.
    var named: Path { relative(to: FileSystem.currentFolder) ?? self }
}

extension Options {
    /// The command line with more options, as a shell reads it. How something is printed is no part of it.
    ///
    /// - Parameter dropped: what is not asked for any more.
    func command(adding more: [String], without dropped: [Flag] = []) -> String {
        let outward = ([Flag.format, Flag.verbose, Flag.quiet, Flag.output] + dropped).map { $0.spellings[0] }
        let kept = given.filter { !outward.contains(String($0[0].prefix { $0 != "=" })) }
        // A report for programs writes nothing, nor does a run whose options are not understood.
        let asked = [Flag.dryRun, Flag.check, Flag.statistics].map { $0.spellings[0] }
        let isAsked = kept.contains { asked.contains($0[0]) }
        let isForced = !mistakes.isEmpty || isPreview && !isDryRun && !isCheck && !isCounting
        let options = isForced && !isAsked ? kept + [[Flag.dryRun.spellings[0]]] : kept
        let dashes = paths.contains { $0.bytes.first == UInt8(ascii: "-") && $0 != "-" } ? ["--"] : []
        let shown = paths.map { Self.quoted($0.spelling) }
        let ending = shown.joined(separator: " ").count <= 40 ? shown : ["PATH…"]
        return Self.command(options, on: more + dashes + ending)
    }

    /// - Parameter words: as a shell reads them.
    static func command(_ options: [[String]], on words: [String]) -> String {
        (["fixmods"] + options.joined().map(Self.quoted) + words).joined(separator: " ")
    }

    /// Those of some files that the paths do not hold.
    fileprivate func unnamed(_ files: [Path]) -> [Path] {
        let whole = { (path: Path) in FileSystem.currentFolder.joined(path).normalized }
        return files.filter { file in !paths.map(whole).contains { whole(file) == $0 || whole(file).isBelow($0) } }
    }

    /// A word as a shell reads it.
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
                true
            default: "-_./,=:+@%".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? Shown.escaped(word) : "'\(Shown.escaped(word.replacing("'", with: "'\\''")))'"
    }
}
