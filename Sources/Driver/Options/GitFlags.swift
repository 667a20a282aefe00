import Syntax

// What git knows of the files of a run.
extension Flag {
    static let since = Flag(
        "--since", value: "REF",
        help: """
            Only calls on lines that have changed since the work tree left this commit, committed or not; files that git does \
            not know are all new. With `--check` and `--strict`: calls on other lines do not fail.
            """,
        example: ["--since", "main"], shows: { $0.since == "main" }
    ) { options, value in options.since = value }

    static let staged = Flag(
        "--staged",
        help: """
            Judge what is in the index, for a hook: a file is written if the work tree holds nothing else, and of others the \
            diff is printed. Exit with 1 if there is anything to rewrite. Nothing is added to the index.
            """,
        example: ["--staged"], shows: { $0.isStaged }
    ) { options, _ in options.isStaged = true }

    static let requireClean = Flag(
        "--require-clean",
        help: """
            Write nothing if the work tree holds edits that are not committed, or files that git does not know: then what is \
            written can be told from them, and taken back.
            """,
        example: ["--require-clean"], shows: { $0.requiresClean }
    ) { options, _ in options.requiresClean = true }

    static let verify = Flag(
        "--verify", value: "COMMAND",
        help: """
            Have the shell run this command before and behind the rewrite, such as `swift build`. If it fails behind, what             its diagnostics name is taken back, then halves of what is left, until it passes or all is as it was.
            """,
        example: ["--verify", "swift build"], shows: { $0.verify == "swift build" }
    ) { options, value throws(UsageError) in
        if value.isEmpty { throw .badValue(option: "--verify", flaw: "a command is missing") }
        options.verify = value
    }
}
