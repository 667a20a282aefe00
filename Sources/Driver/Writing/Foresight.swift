import Syntax

/// What a run is going to write, found out before it does.
struct Foresight {
    /// What is to become of all files; nil where nothing is to be written.
    let all: [Path: FileResult]?
    /// Those of which something is.
    let files: [FileResult]
    /// Those that hold edits of the user's which git does not have.
    private let edited: Set<Path>
    /// Why the run could not be noted.
    private(set) var failure: SystemError?

    init(of plans: [PlannedProjects], _ scope: Scope, _ options: Options) {
        guard !options.isPreview, options.inputName == nil else {
            (all, files, edited) = (nil, [], [])
            return
        }
        var asked = options
        asked.isCheck = true
        let results = plans.flatMap { $0.result(asked, isForeseen: true).files }
        all = Dictionary(results.map { ($0.location, $0) }) { first, _ in first }
        files = results.filter { $0.hasEdits && !scope.shown.contains($0.location) }
        // What is staged was found to have none.
        edited = options.isStaged ? [] : OwnEdits.files(among: files.filter { !$0.isNew }.map(\.location))
    }

    /// Notes what is to be written, so that it can be taken back.
    mutating func note() {
        do throws(SystemError) { try JournalPlace.note(files.compactMap { Journal.Entry($0) }) } catch {
            failure = error
        }
    }

    /// What is to be known of what was written.
    func messages(behind results: [FileResult]) -> [Message] {
        let written = results.filter { $0.isWritten && edited.contains($0.location) }.map(\.path)
        let unknown = failure.map(Self.unnoted)
        guard !written.isEmpty else { return [unknown].compactMap(\.self) }
        let count = written.count == 1 ? "a file that was written" : "\(written.count) files that were written"
        return [unknown].compactMap(\.self)
            + [.note("\(count) held edits that are neither committed nor staged: \(Git.list(written))")]
    }

    /// What is to be known of a run that could not be noted.
    static func unnoted(_ failure: SystemError) -> Message {
        .note("`fixmods undo` will not know of this run, which could not be noted: \(failure.sentence)")
    }
}
