import Syntax

/// What a run is about: which files, which of their calls, and which texts.
struct Scope: Sendable {
    private(set) var targets: Targets
    private(set) var selection = Selection()
    /// What is planned instead of what is in a file.
    private(set) var texts: [Path: [UInt8]] = [:]
    /// The targets that are not written, whatever becomes of them.
    private(set) var shown: Set<Path> = []
    private(set) var messages: [Message] = []
    /// True if nothing is written here, whoever asks.
    private(set) var isUnwritten = false
    private let isStaged: Bool

    /// What an editor shows: its texts stand instead of what is in files, and it makes all edits itself.
    init(of targets: Targets, holding texts: [Path: [UInt8]], _ selection: Selection) {
        (self.targets, self.texts, self.selection) = (targets, texts, selection)
        (isUnwritten, isStaged) = (true, false)
    }

    /// - Parameter input: the text that stands instead of the one target's.
    init(of targets: Targets, _ options: Options, input: [UInt8]?) throws(Git.Failure) {
        (self.targets, isStaged) = (targets, options.isStaged)
        if let input, let target = targets.files.first { texts[target.location] = input }
        if options.requiresClean, !options.isPreview {
            var repositories = Repositories()
            try OwnEdits.refuse(around: targets.files.map(\.location), among: &repositories)
        }
        guard options.since != nil || options.isStaged else { return }
        var repositories = Repositories()
        if options.isStaged {
            let paths = options.paths + options.listedPaths
            let staged = try StagedFiles(around: paths, among: &repositories)
            var targets = targets
            targets.add(staged.unseen, below: paths)
            self.targets = targets.only(targets.files.filter { staged.all.contains($0.location) })
            texts = try staged.texts()
            shown = staged.edited
            messages += staged.messages(on: self.targets.files)
        }
        if let since = options.since {
            selection.lines = try ChangedLines(
                of: self.targets.files.map(\.location), since: since, isStaged: options.isStaged, among: &repositories)
        }
        messages += [selection.note].compactMap(\.self)
    }

    /// What is to be known of what became of its files.
    func messages(behind files: [FileResult]) -> [Message] {
        guard isStaged else { return [] }
        let isWritten = files.contains(where: \.isWritten)
        let diffs = files.filter { !$0.diff.isEmpty }.map { "`\($0.path)`" }
        let shown = diffs.isEmpty ? nil : diffs.count < 4 ? diffs.joined(separator: ", ") : "\(diffs.count) files"
        return [
            shown.map {
                .note(
                    "\($0) \(diffs.count == 1 ? "has" : "have") edits that are not staged, so the diff of what is staged is "
                        + "shown, and nothing written; `git apply --cached` takes it")
            },
            isWritten ? .note("the index holds what it held: `git add` what was written") : nil,
        ].compactMap(\.self)
    }
}
