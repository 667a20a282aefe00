import Syntax

/// What a run puts out for programs.
struct RunOutput {
    let result: Job.Result
    let options: Options
    /// What was said of the command line.
    let mistakes: [Message]
    /// How programs that read a repository call the files of the run.
    let names: RepositoryNames

    /// All of it, with a newline at its end; nil for the format that people read.
    var bytes: [UInt8]? {
        switch options.format {
        case .text: nil
        case .json: JSONReport(result: result, mistakes: mistakes).json.bytes
        case .jsonl: JSONReport(result: result, mistakes: mistakes).lines
        case .github: GitHubFormat(names: names).text(placed)
        case .gitlab: GitLabFormat(names: names).json(findings).bytes
        case .sarif: SARIFFormat(names: names).json(findings).bytes
        case .checkstyle: CheckstyleFormat().text(placed)
        case .xcode: XcodeFormat(currentFolder: names.currentFolder).text(placed)
        }
    }

    private var findings: [Finding] { result.findings(options, mistakes: mistakes) }

    /// Without notes on the whole run, which would stand beside no line: the report says them.
    private var placed: [Finding] { findings.filter { $0.path != nil || $0.severity == .error } }
}

/// What files are called in a repository: a code host takes no other names.
struct RepositoryNames {
    let currentFolder: Path
    /// The folder that holds `.git`; that where the command runs, if none does.
    private let root: Path

    init(currentFolder: Path, isRepository: (Path) -> Bool) {
        self.currentFolder = currentFolder
        var folder = currentFolder
        while folder != .top, !isRepository(folder) { folder = folder.parent }
        root = folder == .top ? currentFolder : folder
    }

    /// `App/Card.swift`, for a path as it was given; the whole path for what lies outside.
    func name(of path: Path) -> Path {
        let whole = currentFolder.joined(path).normalized
        return whole.relative(to: root) ?? whole
    }

    /// The same as a URI.
    func uri(of path: Path) -> String { FileURI.text(of: name(of: path)) }
}
