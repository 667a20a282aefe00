/// One way to call the command, for the help, the man page and what shells complete.
struct Use: Sendable {
    let verb: Options.Verb
    /// What stands behind the command's name: `test [DIR]`.
    let words: String
    /// What it does, in half a sentence.
    let gist: String
    /// What a shell offers behind the verb.
    var values = Values.files

    static let all = [
        Use(verb: .rewrite, words: "", gist: "say how the project stands, and what to do next"),
        Use(verb: .rewrite, words: "PATH…", gist: "rewrite files, and the Swift files in folders"),
        Use(verb: .rewrite, words: "--dry-run PATH…", gist: "print the same as a diff, and write nothing"),
        Use(
            verb: .test, words: "test [DIR]", gist: "run the examples of rule pages: the built-in, or DIR's",
            values: .folders),
        Use(verb: .rules, words: "rules", gist: "list the rule pages", values: .anything),
        Use(verb: .config, words: "config [PATH]", gist: "print what a `.fixmods.json` says of a path, and where"),
        Use(
            verb: .baseline, words: "baseline [PATH…]",
            gist: "write down which calls are left, so that `--check` and `--strict` count only others"),
        Use(verb: .makeConfig, words: "init", gist: "write a `.fixmods.json` for the project", values: .anything),
        Use(verb: .undo, words: "undo", gist: "take back what the last run has written", values: .anything),
        Use(
            verb: .installHook, words: "install-hook", gist: "have git run `fixmods --staged` before each commit",
            values: .anything),
        Use(
            verb: .explain, words: "explain NAME",
            gist: "print a rule page, or what a word of a report, a reason or an option means",
            values: .pages),
        Use(
            verb: .newRule, words: "new-rule NAME PATH",
            gist:
                "write the skeleton of a page for a modifier that PATH declares, into `--rules` DIR or `.fixmods/rules`"
        ),
        Use(
            verb: .languageServer, words: "lsp",
            gist: "serve an editor on the standard input and output, by the Language Server Protocol",
            values: .anything),
        Use(
            verb: .completions, words: "completions SHELL",
            gist: "print what makes a shell complete all this: bash, zsh or fish",
            values: .oneOf(Shell.allCases.map(\.rawValue))),
        Use(verb: .man, words: "man", gist: "print a page for `man`", values: .anything),
    ]
}

/// What a shell offers where a value stands.
enum Values: Sendable, Equatable {
    /// Whatever the user knows.
    case anything
    case files
    case folders
    /// Words, of which one stands there.
    case oneOf([String])
    /// Words, of which some stand there with commas between them.
    case someOf([String])
    /// The names of rule pages.
    case pages
}
