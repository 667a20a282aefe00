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
        let unfinished: Set<Outcome> = [.withheld, .left, .branch]
        let isUnfinished = result.files.contains { $0.calls.contains { unfinished.contains($0.call.outcome) } }
        return options.isStrict && isUnfinished ? found : done
    }
}
