import Rewriting

/// How the command ends.
enum ExitStatus {
    static let done: Int32 = 0
    /// `--check` found an edit that is allowed and not made, `--strict` a call that was not rewritten, `test` an
    /// example that fails.
    static let found: Int32 = 1
    /// Something went wrong, and the rest was done. Wins over `found`.
    static let trouble: Int32 = 2

    /// How a run of the main job ends.
    static func of(_ result: Job.Result, options: Options) -> Int32 {
        if let interruption = result.interruption { return interruption }
        let hasTrouble =
            result.messages.contains { $0.kind == .error } || result.files.contains { $0.failure?.kind == .error }
        if hasTrouble { return trouble }
        if options.isCheck, result.files.contains(where: \.hasEdits) { return found }
        let isUnfinished = result.files.contains { $0.calls.contains { $0.call.outcome.isUnfinished } }
        return options.isStrict && isUnfinished ? found : done
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
