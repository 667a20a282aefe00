import RuleModel

/// What `fixmods test` says: each example that fails, and how many there were.
struct ExampleReport {
    let pages: Int
    let examples: [(example: Example, failure: ExampleRun.Failure?)]

    /// True if no example fails.
    var holds: Bool { examples.allSatisfy { $0.failure == nil } }

    /// All lines, each with a newline.
    var text: String {
        let failed = examples.filter { $0.failure != nil }
        let lines = failed.flatMap { example, failure in
            ["\(example.path):\(example.line): example fails"] + failure!.lines.map { "    " + $0 }
        }
        let summary =
            "\(pages) \(pages == 1 ? "page" : "pages"), "
            + "\(examples.count) \(examples.count == 1 ? "example" : "examples")"
            + (failed.isEmpty ? "" : ": \(failed.count) failed")
        return (lines + [summary]).map { $0 + "\n" }.joined()
    }
}
