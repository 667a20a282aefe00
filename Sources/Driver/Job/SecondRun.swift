import Rewriting

/// What the same command would do if it were run again, where that is more than nothing.
///
/// What a modifier of the project's own does is read as its body is written. Where `--explicit` rewrites a branch in it, calls
/// that were left because of that branch are asked about anew only by another run.
enum SecondRun {
    /// The explicit branches that are rewritten, as reasons name them.
    static func opened(by files: some Sequence<FileResult>) -> Set<String> {
        Set(
            files.flatMap { file in
                file.calls.filter { $0.call.isExplicit && $0.call.outcome == .rewritten && !$0.call.isOnlyReported }
                    .map { "(\(file.path.name.spelling):\($0.start.line))" }
            })
    }

    static func messages(behind files: [FileResult]) -> [Message] {
        let bodies = opened(by: files)
        guard !bodies.isEmpty else { return [] }
        let count = files.flatMap(\.calls).count { call in
            call.call.outcome != .rewritten && call.call.reason?.names(anyOf: bodies) == true
        }
        guard count > 0 else { return [] }
        let calls = count == 1 ? "1 call is" : "\(count) calls are"
        return [
            .note(
                "\(calls) left because of a branch that this run rewrites: the same command, run again, may take more")
        ]
    }
}
