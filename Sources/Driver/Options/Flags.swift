import RuleModel

extension Flag {
    /// Every option, in the order of the help.
    static let all: [Flag] = [
        dryRun, check, strict, verbose, quiet, statistics, format, output, write, unsafe, allow, fallback, support,
        upgrade, constants, explicit, fixSuppressions, baseline, noBaseline, removeHelpers, removePublic,
        rules, project,
        deploymentTarget, filesFrom, zeroEnded, inputName, include, exclude, forceExclude, since, staged, requireClean,
        verify, version, help,
    ]

    static let dryRun = Flag(
        "--dry-run", "--diff",
        help: "Write nothing; print what would be written as a unified diff, which `git apply` takes.",
        example: ["--dry-run"], shows: { $0.isDryRun }
    ) { options, _ in options.isDryRun = true }

    static let check = Flag(
        "--check",
        help: """
            Write nothing; list what would be rewritten on the standard output, and exit with 1 if there is anything.
            """,
        example: ["--check"], shows: { $0.isCheck }
    ) { options, _ in options.isCheck = true }

    static let strict = Flag(
        "--strict",
        help: "Exit with 1 also if a call is withheld, left or a branch, or a comment `// fixmods:…` means nothing.",
        example: ["--strict"], shows: { $0.isStrict }
    ) { options, _ in options.isStrict = true }

    static let verbose = Flag(
        "--verbose",
        help: """
            List every call with its path, its outcome and its first line, before the report puts them into groups.
            """,
        example: ["--verbose"], shows: { $0.isVerbose }
    ) { options, _ in options.isVerbose = true }

    static let quiet = Flag(
        "--quiet",
        help: "Report nothing but what went wrong.",
        example: ["--quiet"], shows: { $0.isQuiet }
    ) { options, _ in options.isQuiet = true }

    static let statistics = Flag(
        "--statistics",
        help: "Write nothing; count the calls by outcome, level, modifier, helper, reason and file.",
        example: ["--statistics"], shows: { $0.isCounting }
    ) { options, _ in options.isCounting = true }

    static let format = Flag(
        "--format", value: "FORMAT", values: .oneOf(Options.Format.allCases.map(\.rawValue)),
        help: """
            What the standard output holds: diffs for people (`text`), one object that lists every call (`json`), one for \
            each call (`jsonl`), or what other tools read (`github`, `gitlab`, `sarif`, `checkstyle`, `xcode`). With any but \
            `text` nothing is written, unless `--write` asks for it.
            """,
        example: ["--format", "json"], shows: { $0.format == .json }
    ) { options, value throws(UsageError) in
        guard let format = Options.Format(rawValue: value.spelling) else {
            let names = Options.Format.allCases.map(\.rawValue)
            throw .badValue(option: "--format", flaw: "unknown format `\(value)`\(names.choice(for: value.spelling))")
        }
        options.format = format
    }

    static let output = Flag(
        "--output", value: "FILE", values: .files,
        help: "Put what the standard output would hold into this file.",
        example: ["--output", "report.sarif"], shows: { $0.output == "report.sarif" }
    ) { options, value throws(UsageError) in
        if value.isEmpty { throw .badValue(option: "--output", flaw: "a file is missing") }
        if value.hasSuffix(".swift") || value.name == Config.name || value.name == Baseline.name {
            throw .badValue(option: "--output", flaw: "`\(value)` is no file for a report")
        }
        options.output = value == "-" ? nil : value
    }

    static let write = Flag(
        "--write",
        help: "Write the files, also with a format for programs. That is what `text` does by default.",
        example: ["--write"], shows: { $0.isWriting }
    ) { options, _ in options.isWriting = true }

    static let unsafe = Flag(
        "--unsafe",
        help: "Short for `--allow assumed,approx`.",
        example: ["--unsafe"], shows: { $0.allowed == [.assumed, .approx] }
    ) { options, _ in options.allowed.formUnion([.assumed, .approx]) }

    static let allow = Flag(
        "--allow", value: "LEVEL,…", values: .someOf(Level.allCases.map(\.rawValue)),
        help: """
            Apply forms of these levels too: \
            \(Level.allCases.filter { $0 != .safe }.map { "`\($0.rawValue)` (\($0.gist))" }.joined(separator: ", ")).
            """,
        example: ["--allow", "verbose,approx"], shows: { $0.allowed == [.verbose, .approx] }
    ) { options, value throws(UsageError) in
        for part in value.spelling.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.drop { $0 == " " }
            if word.isEmpty { throw .badValue(option: "--allow", flaw: "a level is missing") }
            guard let level = Level(rawValue: String(word)) else {
                let names = Level.allCases.map(\.rawValue)
                throw .badValue(
                    option: "--allow", flaw: "unknown level `\(word)`\(names.choice(for: String(word)))")
            }
            options.allowed.insert(level)
        }
    }

    static let constants = Flag(
        "--constants",
        help: """
            Treat conditions that never change like others, so that a helper can be removed; by default such calls are \
            left, since their branch never flips. What is under `true` is written without it, and what is under `false` goes.
            """,
        example: ["--constants"], shows: { $0.treatsConstants }
    ) { options, _ in options.treatsConstants = true }

    static let rules = Flag(
        "--rules", value: "DIR", values: .folders,
        help: """
            Read rule pages from this folder too; a page of the same name replaces the built-in one. Of `new-rule`: where \
            the page goes.
            """,
        example: ["--rules", "Team/Rules"], shows: { $0.rulesFolders == ["Team/Rules"] }
    ) { options, value in options.rulesFolders.append(value) }

    static let project = Flag(
        "--project", value: "PATH", values: .files,
        help: """
            Of `test DIR`: compare the signature of each modifier in DIR with its declaration in this file or folder.
            """,
        example: ["--project", "Sources"], shows: { $0.project == "Sources" }
    ) { options, value in options.project = value }

    static let deploymentTarget = Flag(
        "--deployment-target", value: "\"iOS 15, macOS 12\"",
        help: "What the code runs on, instead of what the package manifest or the Xcode project says.",
        example: ["--deployment-target", "iOS 15, macOS 10.15"],
        shows: { $0.deploymentTarget?.versions == ["iOS": .init([15]), "macOS": .init([10, 15])] }
    ) { options, value throws(UsageError) in
        do throws(Flaw) {
            options.deploymentTarget = try DeploymentTarget(reading: value.spelling)
        } catch {
            throw .badValue(option: "--deployment-target", flaw: error.description)
        }
    }

    static let version = Flag(
        "--version",
        help: "Print the version.",
        example: ["--version"], shows: { $0.asksForVersion }
    ) { options, _ in options.asksForVersion = true }

    static let help = Flag(
        "--help", "-h",
        help: "Print this.",
        example: ["--help"], shows: { $0.asksForHelp }
    ) { options, _ in options.asksForHelp = true }
}
