import Rewriting
import RuleModel
import Syntax

/// What the command line asks for.
struct Options: Sendable, Equatable {
    /// What is to be done. A verb is the first word that is no option; it wins over a folder of that name.
    enum Verb: String, Sendable, CaseIterable {
        /// Rewrite the paths, or say what would be rewritten. Has no word of its own.
        case rewrite = ""
        /// Run the examples of rule pages.
        case test
        /// List the rule pages.
        case rules
        /// Print a rule page, or say what a word of a report means.
        case explain
        /// Write the skeleton of a rule page.
        case newRule = "new-rule"
        /// Print what holds for a path, and where that is said.
        case config
        /// Write down which calls are left, so that they are not counted again.
        case baseline
        /// Write a config.
        case makeConfig = "init"
        /// Give the repository a hook.
        case installHook = "install-hook"
        /// Take the last run back.
        case undo
        /// Serve an editor, until it has enough.
        case languageServer = "lsp"
        /// Print what makes a shell complete options.
        case completions
        /// Print a page for `man`.
        case man
    }

    /// What is printed on the standard output.
    enum Format: String, Sendable, CaseIterable {
        /// Diffs and lists, for people.
        case text
        /// One object, for programs.
        case json
        /// The same, an object for each call in a line of its own.
        case jsonl
        /// Annotations of a workflow of GitHub's.
        case github
        /// A report of code quality for GitLab.
        case gitlab
        /// What many code hosts and editors read.
        case sarif
        case checkstyle
        /// Warnings as a compiler prints them.
        case xcode
    }

    var verb = Verb.rewrite
    /// True if the command stands alone: it says how the project stands, and what to do next.
    var isOverview = false
    var paths: [Path] = []
    /// Files that hold further paths; `-` is the standard input.
    var pathLists: [Path] = []
    /// What stood in these.
    var listedPaths: [Path] = []
    /// True if the paths in these are ended by a zero byte, not by a line's end.
    var hasZeroEndedLists = false
    /// What the standard input is called.
    var inputName: Path?
    var includes: [IgnorePattern] = []
    var excludes: [IgnorePattern] = []
    var forcesExcludes = false
    /// True if nothing is written beside edits that are not committed.
    var requiresClean = false
    /// What is to pass behind a rewrite, for a shell.
    var verify: Path?
    /// True if what is in the index is judged.
    var isStaged = false
    /// The commit since which the lines changed that a run is about; nil for all lines.
    var since: Path?
    var isDryRun = false
    var isCheck = false
    var isStrict = false
    var isVerbose = false
    /// True if only what went wrong is reported.
    var isQuiet = false
    /// Which calls are known; nil for the file beside the project.
    var baseline: Path?
    /// True if none is asked.
    var ignoresBaseline = false
    /// True if calls are counted, and nothing else is printed of them.
    var isCounting = false
    var isWriting = false
    var format = Format.text
    /// Where that goes instead of the standard output.
    var output: Path?
    var treatsConstants = false
    var allowed: Set<Level> = []
    /// nil: what reads well is wrapped in `EitherView`.
    var fallback: BranchPolicy.Fallback?
    /// The file that is to declare `EitherView`.
    var supportFile: Path?
    var isUpgrade = false
    /// What becomes of explicit branches; nil where they are nobody's concern.
    var explicit: Context.ExplicitBranches?
    /// True if they are, whatever a config says.
    var leavesExplicit = false
    /// True if comments go that ask to leave calls alone where there are none.
    var removesSuppressions = false
    /// True if helpers go that nothing mentions any more.
    var removesHelpers = false
    /// True if they go also where other modules could use them.
    var removesPublicHelpers = false
    var rulesFolders: [Path] = []
    /// What the pages that are tested speak of.
    var project: Path?
    var deploymentTarget: DeploymentTarget?
    var asksForHelp = false
    var asksForVersion = false
    /// The options that were given, as they are spelled first, each with its value.
    private(set) var given: [[String]] = []
    /// What is wrong with the command line, in its order.
    private(set) var mistakes: [UsageError] = []

    /// Reads the words behind the command's name. An option that is not understood is passed over; then nothing is
    /// written, for it might have been `--dry-run`.
    init(_ arguments: [Path]) {
        if arguments.isEmpty { (isOverview, paths) = (true, ["."]) }
        var rest = arguments[...]
        var hasUnknownWord = false
        while let word = rest.popFirst() {
            if word == "--" {
                paths += rest
                break
            }
            let text = word.spelling
            // `explain --unsafe` asks what that is.
            let isAskedFor = verb == .explain && paths.isEmpty && rest.isEmpty && !["--help", "-h"].contains(text)
            if isAskedFor, Flag.all.contains(where: { $0.spellings.contains(text) }) {
                paths.append(word)
            } else if text.first.map(Self.dashes.contains) == true, word != "-" {
                do throws(UsageError) { try take(word, from: &rest) } catch { mistakes.append(error) }
            } else if paths.isEmpty, self.verb == .rewrite, let verb = Verb(rawValue: text), !word.isEmpty {
                self.verb = verb
            } else if verb == .rewrite, Self.isUnknownWord(word) {
                mistakes.append(.unknownWord(text, suggestion: suggestion(for: text)))
                hasUnknownWord = true
            } else {
                paths.append(word)
            }
        }
        if hasUnknownWord, paths.isEmpty { paths = ["."] }
        if verb == .baseline, paths.isEmpty, pathLists.isEmpty { paths = ["."] }
        if let output, paths.contains(output) {
            mistakes.append(.badValue(option: "--output", flaw: "`\(output)` is one of the paths"))
            self.output = nil
        }
        if since != nil || isStaged, verb == .rewrite, paths.isEmpty, pathLists.isEmpty { paths = ["."] }
        do throws(UsageError) { try refuseNonsense() } catch { mistakes.append(error) }
        if !mistakes.isEmpty { isDryRun = true }
    }

    /// True for what looks like a command, and is nothing that is there.
    private static func isUnknownWord(_ path: Path) -> Bool {
        path.bytes.count > 1 && path.bytes.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0) }
            && !FileSystem.exists(path)
    }

    /// `fixmods check .`, `--explicit report`, `fixmods basline`
    private func suggestion(for word: String) -> String {
        if let flag = Flag.all.first(where: { $0.spellings.contains("--" + word) }) {
            return "; the option is `\(flag.spellings[0])`"
        }
        if let flag = Flag.all.first(where: { $0.isValueOptional && $0.value?.contains(word) == true }) {
            return "; a value stands behind `=`: `\(flag.spellings[0])=\(word)`"
        }
        return Verb.allCases.map(\.rawValue).suggestion(for: word)
    }

    /// True if a run asks which calls are known.
    var asksForBaseline: Bool {
        verb == .rewrite && !ignoresBaseline && !isOverview
            && (isCheck || isStrict || format != .text && !isWriting || baseline != nil)
    }

    /// True if nothing is written. What programs read is a report, unless they ask for more.
    var isPreview: Bool {
        verb == .baseline || isOverview || isDryRun || isCheck || isCounting || format != .text && !isWriting
    }

    /// True if the standard input is asked for, rewritten: then a text is to come out, whatever is wrong.
    var isFilter: Bool {
        let others = [Flag.dryRun, .check, .statistics, .format, .output].map { $0.spellings[0] }
        return verb == .rewrite && paths.contains("-") && !given.contains { others.contains($0[0]) }
    }

    /// False if there is nothing that could be done.
    var areUsable: Bool { mistakes.allSatisfy(\.isOfOption) }

    /// With those that editors make of `--`.
    private static let dashes: Set<Character> = ["-", "‐", "‑", "‒", "–", "—", "―", "−"]

    /// Takes `--flag`, `--flag value` or `--flag=value`.
    private mutating func take(_ word: Path, from rest: inout ArraySlice<Path>) throws(UsageError) {
        let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { Path($0) }
        let name = parts[0].spelling
        guard let flag = Flag.all.first(where: { $0.spellings.contains(name) }) else {
            // Every letter is near every other.
            let spellings = name.count > 2 ? Flag.all.flatMap(\.spellings) : []
            throw .unknownOption(name, suggestion: spellings.suggestion(for: name))
        }
        guard let value = flag.value else {
            guard parts.count == 1 else { throw .unexpectedValue(option: name, value: parts[1].spelling) }
            try flag.apply(&self, "")
            given.append([flag.spellings[0]])
            return
        }
        if flag.isValueOptional, parts.count == 1 {
            try flag.apply(&self, "")
            given.append([flag.spellings[0]])
            return
        }
        guard let argument = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw .missingValue(option: name, value: value)
        }
        try flag.apply(&self, argument)
        given.append(
            flag.isValueOptional
                ? ["\(flag.spellings[0])=\(argument.spelling)"] : [flag.spellings[0], argument.spelling])
    }

    private func refuseNonsense() throws(UsageError) {
        guard !asksForHelp, !asksForVersion else { return }
        let shared: [String] =
            switch verb {
            case .config, .makeConfig, .installHook, .undo, .completions, .man: []
            case .test: ["--rules", "--format", "--project"]
            case .languageServer: Flag.ofServer
            case .baseline: ["--rules", "--baseline", "--explicit", "--deployment-target"] + Flag.ofPaths
            case .rewrite, .rules, .explain, .newRule: ["--rules", "--format"]
            }
        let others = given.map { $0[0] }.filter { !shared.contains($0) }
        if verb != .rewrite, let option = others.first { throw .meaninglessOption(option, verb) }
        if project != nil, verb == .rewrite { throw .projectWithoutTest }
        if project != nil, paths.isEmpty, rulesFolders.isEmpty { throw .projectWithoutPages }
        if verb == .rewrite { try refuseInputNonsense() }
        switch verb {
        case .baseline: break
        case .rewrite:
            if paths.isEmpty, pathLists.isEmpty {
                let command = mistakes.isEmpty ? Self.command(given, on: ["."]) : command(adding: ["."])
                throw .noPath(command)
            }
        case .test: if paths.count > 1 { throw .unexpectedArgument(paths[1].spelling) }
        case .config: if paths.count > 1 { throw .unexpectedArgument(paths[1].spelling) }
        case .makeConfig, .installHook, .undo, .languageServer, .man, .rules:
            if let first = paths.first { throw .unexpectedArgument(first.spelling) }
        case .completions:
            guard let name = paths.first?.spelling, Shell(rawValue: name) != nil else {
                throw .noShell(paths.first?.spelling)
            }
            if paths.count > 1 { throw .unexpectedArgument(paths[1].spelling) }
        case .explain:
            if paths.isEmpty { throw .noName }
            if paths.count > 1 { throw .unexpectedArgument(paths[1].spelling) }
        case .newRule:
            if paths.count < 2 { throw .noNameAndPath }
            if paths.count > 2 { throw .unexpectedArgument(paths[2].spelling) }
            if rulesFolders.count > 1 { throw .unexpectedArgument(rulesFolders[1].spelling) }
        }
        if isWriting, let other = ["--dry-run", "--check", "--statistics"].first(where: others.contains) {
            throw .contradiction("--write", other)
        }
        if verify != nil,
            let other = ["--dry-run", "--check", "--statistics", "--staged"].first(where: others.contains)
        {
            throw .contradiction("--verify", other)
        }
        if verify != nil, format != .text, !isWriting { throw .verifyWithoutWriting(format) }
        if baseline != nil, ignoresBaseline { throw .contradiction("--baseline", "--no-baseline") }
        if isStaged, requiresClean { throw .contradiction("--staged", "--require-clean") }
        if isStaged, removesHelpers { throw .contradiction("--staged", "--remove-helpers") }
        if isCounting, format != .text { throw .statisticsInFormat(format) }
        if isQuiet, isVerbose { throw .contradiction("--quiet", "--verbose") }
        if format != .text, [.test, .explain, .newRule].contains(verb) { throw .noJSON(verb) }
        if verb == .rules, format != .text, format != .json { throw .noFormat(format, verb) }
    }

    /// What a run over the standard input cannot be asked for.
    private func refuseInputNonsense() throws(UsageError) {
        guard paths.contains("-") || inputName != nil else { return }
        guard inputName != nil else { throw .inputWithoutName }
        guard paths == ["-"], pathLists.isEmpty else { throw .inputAndMore }
        if let option = given.map({ $0[0] }).first(where: {
            ["--support", "--write", "--since", "--staged", "--require-clean", "--verify"].contains($0)
        }) {
            throw .contradiction(option, "--stdin-filename")
        }
    }
}
