import Rewriting

/// How the command ends.
enum ExitStatus {
    static let done: Int32 = 0
    /// `--check` found an edit that is allowed and not made, `--staged` one that is not in the index, `--strict` a call
    /// that was not rewritten or a comment of ours that means nothing, `test` an
    /// example that fails.
    static let found: Int32 = 1
    /// Something went wrong, and the rest was done. Wins over `found`.
    static let trouble: Int32 = 2

    /// Each with what it means, for the help.
    static let meanings: [(code: Int32, meaning: String)] = [
        (done, "done, or a preview that worked"),
        (
            found,
            """
            `--check` or `--staged` found something to rewrite, `--strict` something that was not rewritten, `test` an example that \
            fails
            """
        ),
        (trouble, "something went wrong; the rest was done"),
        (130, "interrupted; every file holds its old text or its new one"),
    ]

    /// How a run of the main job ends.
    static func of(_ result: Job.Result, options: Options) -> Int32 {
        if let interruption = result.interruption { return interruption }
        let hasTrouble =
            result.messages.contains { $0.kind == .error } || result.files.contains { $0.failure?.kind == .error }
        if hasTrouble { return trouble }
        if options.isCheck || options.isStaged, result.files.contains(where: result.hasNews) { return found }
        let isUnfinished = result.files.contains { $0.calls.contains { $0.call.outcome.isUnfinished && !$0.isKnown } }
        let isFlawed = result.files.contains { $0.flaws.contains { !$0.isRemoved } }
        return options.isStrict && (isUnfinished || isFlawed) ? found : done
    }
}

extension Outcome {
    /// True if `--strict` counts it: the branch is still there, and may flip.
    fileprivate var isUnfinished: Bool {
        switch self {
        case .withheld, .left, .branch: true
        case .rewritten, .constant, .suppressed: false
        }
    }
}
