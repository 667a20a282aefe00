import Rewriting
import RuleModel
import Syntax

/// The main job: finds the targets, plans each, and writes or prints what comes of it.
struct Job: Sendable {
    let options: Options
    let rules: RuleBook
    /// The text to be planned instead of files.
    var input: [UInt8]?
    var threads = Threads.all()
    var parse: Source.Parse = { SourceFile(parsing: $0) }
    /// True if what is written is noted, so that it can be taken back.
    var isNoted = true

    /// What a run found and did, in the order of the paths.
    struct Result: Sendable {
        var files: [FileResult] = []
        /// The paths of all targets.
        var paths: [Path] = []
        /// The files of the run.
        var targets: [Target] = []
        /// How its calls stand to a baseline; nil where there is none, or none is asked for.
        var baseline: Judgement?
        /// How many files were read.
        var fileCount = 0
        var messages: [Message] = []
        /// The lowest that the code runs on in which a call may stand; nil if nothing says.
        var deploymentTarget: DeclaredTarget?
        /// The exit code of an interrupted run.
        var interruption: Int32?

        /// How many of the calls a baseline holds, and how many in it are gone.
        struct Judgement: Sendable, Equatable {
            let known: Int
            let gone: Int
        }

        /// True for a file with edits that count: those for calls that no baseline holds, and what these need.
        func hasNews(_ file: FileResult) -> Bool {
            guard baseline != nil else { return file.hasEdits }
            return file.hasNewEdits
                || file.hasEdits && (file.declaration != nil || !file.given.isEmpty)
                    && files.contains(where: \.hasNewEdits)
        }

        /// Takes what was found and done in other projects.
        mutating func add(_ other: Result) {
            files += other.files
            fileCount += other.fileCount
            messages += other.messages.filter { !messages.contains($0) }
            deploymentTarget = .lowest(of: [deploymentTarget, other.deploymentTarget].compactMap(\.self))
        }
    }

    func run() -> Result {
        let filter = PathFilter(options, currentFolder: FileSystem.currentFolder)
        let targets =
            options.inputName.map { Targets(input: $0, filter) } ?? Targets(options.paths + options.listedPaths, filter)
        var result = Result()
        result.paths = targets.files.map(\.path)
        result.messages = targets.messages + targets.configs.mistakes
        // Nothing is written beside a config that is not understood: it might have asked to leave that alone.
        guard targets.configs.mistakes.isEmpty else { return result }
        do throws(Git.Failure) {
            let scope = try Scope(of: targets, options, input: input)
            result.paths = scope.targets.files.map(\.path)
            result.targets = scope.targets.files
            result.messages += scope.messages
            run(scope, into: &result)
            if options.asksForBaseline {
                var baselines = Baselines(for: scope.targets.files, options)
                baselines.judge(&result)
            }
        } catch {
            // Git was ended, as the user wished.
            result.interruption = Interrupt.status
            if result.interruption == nil { result.messages.append(.error(nil, error.sentence)) }
        }
        return result
    }

    private func run(_ scope: Scope, into result: inout Result) {
        let targets = scope.targets
        var groups = Dictionary(grouping: targets.files) { targets.configs.found(for: $0.root.folder) }
        if groups.isEmpty { groups = [ConfigSearch.Found(): []] }
        var plans: [PlannedProjects] = []
        for found in groups.keys.sorted() {
            var settings = Settings(
                options: options, config: targets.configs.config(found), foundRules: found.rules,
                selection: scope.selection)
            do throws(RulePages.Failure) {
                let rules = try settings.rules(beside: rules)
                var memory: SurveyMemory?
                plans.append(
                    PlannedProjects(
                        of: targets.only(groups[found]!), in: scope, settings, rules, memory: &memory,
                        threads: threads, parse: parse))
            } catch {
                result.messages += error.messages
            }
        }
        var foreseen = Foresight(of: plans, scope, options)
        if let command = options.verify, !options.isPreview {
            var verification = Verification(command, plans, options, isNoted: isNoted, parse: parse)
            result.add(verification.run())
        } else {
            if isNoted { foreseen.note() }
            for plan in plans { result.add(plan.result(options, as: foreseen.all)) }
        }
        result.files.sort { $0.path < $1.path }
        if !options.isPreview { result.messages += scope.messages(behind: result.files) }
        result.messages += foreseen.messages(behind: result.files) + SecondRun.messages(behind: result.files)
        if !options.isPreview, input == nil { result.messages += Settling.messages(behind: result.files, targets) }
        result.interruption = Interrupt.status
    }
}
