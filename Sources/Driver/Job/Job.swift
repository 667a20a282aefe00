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

    /// What a run found and did, in the order of the paths.
    struct Result: Sendable {
        var files: [FileResult] = []
        /// The paths of all targets.
        var paths: [Path] = []
        /// How many files were read.
        var fileCount = 0
        var messages: [Message] = []
        /// The lowest that the code runs on in which a call may stand; nil if nothing says.
        var deploymentTarget: DeclaredTarget?
        /// The exit code of an interrupted run.
        var interruption: Int32?

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
            options.inputName.map { Targets(input: $0) } ?? Targets(options.paths + options.listedPaths, filter)
        var result = Result()
        result.paths = targets.files.map(\.path)
        result.messages = targets.messages + targets.configs.mistakes
        // Nothing is written beside a config that is not understood: it might have asked to leave that alone.
        guard targets.configs.mistakes.isEmpty else { return result }
        var groups = Dictionary(grouping: targets.files) { targets.configs.found(for: $0.root.folder) }
        if groups.isEmpty { groups = [ConfigSearch.Found(): []] }
        for found in groups.keys.sorted() {
            let files = groups[found]!
            let settings = Settings(options: options, config: targets.configs.config(found), foundRules: found.rules)
            do throws(RulePages.Failure) {
                let rules =
                    settings.rulesFolders == options.rulesFolders ? rules : try RulePages.rules(settings.rulesFolders)
                result.add(run(targets.only(files), of: targets, rules, settings))
            } catch {
                result.messages += error.messages
            }
        }
        result.files.sort { $0.path < $1.path }
        if !options.isPreview, input == nil { result.messages += settle(result.files, targets) }
        result.interruption = Interrupt.status
        return result
    }

    /// Does the targets of projects that have one config.
    private func run(_ targets: Targets, of all: Targets, _ rules: RuleBook, _ settings: Settings) -> Result {
        let support = Support(settings.supportFile)
        let survey = Survey(
            of: targets, support: support.target, input: input, rules: rules, settings: settings, threads: threads,
            parse: parse)
        let planned = threads.map(survey.candidates) { target, buffer -> PlannedFile? in
            guard Interrupt.status == nil else { return nil }
            let project = survey.projects[target.root]!
            defer { project.notePlanned() }
            return PlannedFile(target, survey.sources[target.location]!, in: project, buffer: buffer)
        }.compactMap(\.self)
        let named = targets.files + [support.target].compactMap { $0 }
        let diffPaths = DiffPaths(
            of: all.files + [support.target].compactMap { $0 }, currentFolder: FileSystem.currentFolder
        ) {
            FileSystem.exists($0.appending(".git"))
        }

        var result = Result()
        result.files = written(planned, survey, diffPaths) { home, root, stage in
            named.last { $0.location == home }.map { target in
                let isNew = support.isNew && target.location == support.target?.location
                let source = survey.sources[home] ?? Source(home, isNew: isNew, parse: parse)
                let project = survey.projects[target.root] ?? root.flatMap { survey.projects[$0] }
                return PlannedFile(target, source, in: project!, stage: stage, buffer: ReadBuffer())
            }
        }
        result.files = Endings(of: survey, named, settings, diffPaths, parse: parse).applied(to: result.files)
            .filter { !$0.calls.isEmpty || $0.hasEdits || $0.failure != nil || !$0.unused.isEmpty }
        result.fileCount = survey.fileCount
        result.messages = survey.failures + [support.failure].compactMap { $0 }
        if let target = support.target, !all.files.isEmpty,
            !all.files.contains(where: { $0.root == target.root })
        {
            result.messages.append(.error(target.path, "lies in another project than the paths, which do not see it"))
        }
        if let target = support.target, result.files.contains(where: { $0.declaration != nil }),
            !result.files.contains(where: { $0.path == target.path && $0.declaration != nil })
        {
            result.messages.append(
                .note("`\(target.path)` is in another module than the calls, so another file declares `EitherView`"))
        }
        if let advice = diffPaths.advice, result.files.contains(where: { !$0.diff.isEmpty }) {
            result.messages.append(.note(advice))
        }
        let declared = planned.filter { !$0.result.calls.isEmpty }
            .map { survey.projects[$0.target.root]!.deploymentTarget(of: $0.target.location) }
        result.deploymentTarget = .lowest(of: declared.compactMap(\.self))
        if declared.contains(where: { $0 == nil }) { result.messages.append(.note(Self.assumption)) }
        return result
    }

    /// Hands over to the disk what was renamed, and removes what earlier runs left behind that were killed.
    private func settle(_ files: [FileResult], _ targets: Targets) -> [Message] {
        let leftovers = Leftover.remove(targets.walks.flatMap(\.leftovers))
        let folders = Set(files.compactMap(\.folder) + leftovers.filter(\.isRemoved).map(\.path.parent)).sorted()
        let notes = leftovers.map { file -> Message in
            .note(
                file.isRemoved
                    ? "removed `\(file.path)`, which a run that was killed left behind"
                    : "kept `\(file.path)`, which an earlier run left behind: somebody may have saved what it "
                        + "holds; if not, remove it"
            )
        }
        return notes
            + folders.compactMap { folder in
                do throws(SystemError) {
                    try FileSystem.flush(folder)
                    return nil
                } catch {
                    return .error(folder, "what was renamed in it may not be on the disk: \(error.sentence)")
                }
            }
    }

    /// Writes the files that declare something which calls of others need, then all others.
    ///
    /// - Parameter declaring: plans a file, which may hold no call, to do so.
    private func written(
        _ files: [PlannedFile], _ survey: Survey, _ diffPaths: DiffPaths,
        declaring: (Path, Root?, PlannedFile.Stage) -> PlannedFile?
    ) -> [FileResult] {
        let homes = Homes(for: files, in: survey.projects)
        let given = GivenSwitches(for: files, in: survey.projects)
        let planned = Dictionary(uniqueKeysWithValues: files.map { ($0.target.location, $0) })
        let buffer = ReadBuffer()
        // The declarations first: they do no harm alone, and without them the others do not compile.
        let first = given.ordered(Set(homes.all).union(given.all.keys).sorted()) { planned[$0]?.needs ?? [] }
        var lost: Set<DeclarationID> = []
        var undeclared: Set<Path> = []
        var done: [Path: FileResult] = [:]
        var waiting: [Path: PlannedFile] = [:]
        for location in first where Interrupt.status == nil {
            let own = (given.all[location] ?? [:]).filter { !lost.contains($0.key) }
            var stage = PlannedFile.Stage(given: own, lost: lost)
            if homes.all.contains(location) { stage.home = .declaring }
            let file = planned[location]?.planned(stage) ?? declaring(location, given.roots[location], stage)
            guard let file else { continue }
            let others = Set(file.needs.map(\.path)).subtracting([location])
            let isEarly = !others.isSubset(of: done.keys) && !options.isDryRun && !options.isCheck
            let result =
                isEarly
                ? file.declared(options, diffPaths, buffer: buffer)
                : file.written(options, diffPaths, buffer: buffer)
            if isEarly, result.failure == nil { waiting[location] = file }
            done[location] = result
            guard result.failure != nil else { continue }
            lost = given.lost(with: lost.union(own.keys))
            if stage.home == .declaring { undeclared.insert(location) }
        }
        for location in waiting.keys.sorted() where Interrupt.status == nil {
            let file = waiting[location]!
            var stage = PlannedFile.Stage(given: given.all[location] ?? [:], lost: lost)
            if homes.all.contains(location) { stage.home = .declaring }
            let whole = file.needs.isDisjoint(with: lost) ? file : file.planned(stage) ?? file
            done[location] = whole.written(options, diffPaths, buffer: buffer, isDeclared: true)
        }
        let rest = files.filter { done[$0.target.location] == nil && !homes.all.contains($0.target.location) }
        let missing = lost
        let others = threads.map(rest) { [undeclared] file, buffer -> FileResult? in
            guard Interrupt.status == nil else { return nil }
            var file = file
            var stage = PlannedFile.Stage(lost: missing)
            if !file.homes.isEmpty {
                let home = homes.home(seenFrom: file.target)
                if let home, undeclared.contains(home) { return file.withoutDeclaration }
                if home == nil { stage.home = .withoutHome }
            }
            if stage.home == .withoutHome || !file.needs.isDisjoint(with: missing) {
                file = file.planned(stage) ?? file
            }
            return file.written(options, diffPaths, buffer: buffer)
        }
        return done.values + others.compactMap(\.self)
    }

    /// Said once, however many files it holds for.
    private static var assumption: String {
        let versions = DeploymentTarget.platforms.compactMap { platform in
            DeploymentTarget.fallback.versions[platform].map {
                "\(platform) \($0.numbers.map { String($0) }.joined(separator: "."))"
            }
        }
        return "no deployment target found, so \(versions.joined(separator: ", ")) is taken for granted; "
            + "`--deployment-target` says another"
    }
}
