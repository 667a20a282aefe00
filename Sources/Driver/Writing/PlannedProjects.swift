import Rewriting
import RuleModel
import Syntax

/// What is to become of the targets of projects that have one config: a value, of which nothing is written yet.
struct PlannedProjects: Sendable {
    private let targets: Targets
    private let scope: Scope
    private var settings: Settings
    private let threads: Threads
    private let parse: Source.Parse
    private let support: Support
    private var survey: Survey
    private var planned: [PlannedFile]
    private let diffPaths: DiffPaths
    /// True if it was asked before whether its files may be written.
    private var isAdmitted = false

    /// - Parameters:
    ///   - targets: those of the scope that have this config.
    ///   - memory: what was read of them before, and is now; nil where nobody plans them again.
    init(
        of targets: Targets, in scope: Scope, _ settings: Settings, _ rules: RuleBook, memory: inout SurveyMemory?,
        threads: Threads, parse: @escaping Source.Parse
    ) {
        (self.targets, self.scope, self.settings, self.threads, self.parse) = (targets, scope, settings, threads, parse)
        let support = Support(settings.supportFile, except: scope.shown)
        let survey = Survey(
            of: targets, support: support.target, scope: scope, rules: rules, settings: settings, memory: &memory,
            threads: threads, parse: parse)
        planned = threads.map(survey.candidates, "planned") { target, buffer -> PlannedFile? in
            guard Interrupt.status == nil else { return nil }
            let project = survey.projects[target.root]!
            defer { project.notePlanned() }
            return PlannedFile(
                target, survey.sources[target.location]!, in: project, isShown: scope.shown.contains(target.location),
                isAdmitted: scope.isUnwritten, buffer: buffer)
        }.compactMap(\.self).withoutOpened(threads)
        isAdmitted = scope.isUnwritten
        diffPaths = DiffPaths(
            of: scope.targets.files + [support.target].compactMap { $0 }, currentFolder: FileSystem.currentFolder
        ) {
            FileSystem.exists($0.appending(".git"))
        }
        (self.support, self.survey) = (support, survey)
    }

    /// The same planned again, with some calls left alone: from the texts that there were, wherever files may hold others
    /// by now.
    ///
    /// - Parameter passedOver: parts of these texts, of which no call is to be rewritten.
    func again(passingOver passedOver: [Path: [Range<Int>]], keepingComments: Bool) -> PlannedProjects {
        var copy = self
        copy.settings.selection.passedOver = passedOver
        if keepingComments { copy.settings.options.removesSuppressions = false }
        copy.survey = survey.with(copy.settings)
        copy.isAdmitted = true
        copy.planned = threads.map(planned) { [survey = copy.survey] file, buffer in
            let target = file.target
            guard file.patch != nil, let source = survey.sources[target.location] else { return file }
            return PlannedFile(
                target, source, in: survey.projects[target.root]!, isShown: file.isShown, isAdmitted: true,
                buffer: buffer)
        }.withoutOpened(threads)
        return copy
    }

    /// Keeps the texts from which files were planned, before any is written.
    ///
    /// - Parameter files: those that may be written.
    func pin(_ files: [FileResult]) {
        for file in planned { file.patch.map { survey.sources[file.target.location]?.pin($0.old) } }
        for file in files { file.patch.map { survey.sources[file.location]?.pin($0.old) } }
    }

    /// Writes what was planned, or says what would be written, as the options ask.
    ///
    /// - Parameters:
    ///   - isForeseen: true if only what would be written is asked for.
    ///   - foreseen: what came of that; nil where nothing is written.
    func result(
        _ options: Options, isForeseen: Bool = false, as foreseen: [Path: FileResult]? = nil
    ) -> Job.Result {
        // What is only shown declares nothing for calls that are written.
        let named = (targets.files + [support.target].compactMap { $0 }).filter { !scope.shown.contains($0.location) }
        var result = Job.Result()
        result.files = written(options, as: foreseen ?? [:]) { home, root, stage in
            named.last { $0.location == home }.map { target in
                let isNew = support.isNew && target.location == support.target?.location
                let source = survey.sources[home] ?? Source(home, isNew: isNew, parse: parse)
                let project = survey.projects[target.root] ?? root.flatMap { survey.projects[$0] }
                return PlannedFile(
                    target, source, in: project!, stage: stage, isAdmitted: isAdmitted, buffer: ReadBuffer())
            }
        }
        // Where the job is only foreseen, nobody is told what no longer has a use.
        if !isForeseen || options.removesHelpers {
            result.files = Endings(
                of: survey, named, options, diffPaths, isAdmitted: isAdmitted, foreseen: foreseen, parse: parse
            ).applied(to: result.files)
        }
        let unread = result.files.compactMap { file in
            file.unreadLine.map { Message.error(file.path, line: $0, "nested too deeply to be read; it may be a call") }
        }
        result.files = result.files.filter {
            !$0.calls.isEmpty || $0.hasEdits || $0.failure != nil || !$0.unused.isEmpty || !$0.flaws.isEmpty
                || !$0.kept.isEmpty
        }
        result.fileCount = survey.fileCount
        let failed = Set(result.files.filter { $0.failure != nil }.map(\.location))
        result.messages =
            survey.failures + survey.laterFailures(but: failed) + unread + [support.failure].compactMap { $0 }
        if let target = support.target, !scope.targets.files.isEmpty,
            !scope.targets.files.contains(where: { $0.root == target.root })
        {
            result.messages.append(.error(target.path, "lies in another project than the paths, which do not see it"))
        }
        if let target = support.target, result.files.contains(where: { $0.declaration != nil }) {
            if !result.files.contains(where: { $0.location == target.location && $0.declaration != nil }) {
                result.messages.append(
                    .note(
                        "`\(target.path)` is in another module than some calls, so another file declares `EitherView`"
                    ))
            } else if survey.projects[target.root]?.isInNoTarget(target.location) ?? false {
                result.messages.append(
                    .note(
                        "no target of the Xcode project compiles `\(target.path)`: add it to those with files that use it"
                    )
                )
            } else if let division = survey.projects[target.root]?.division(around: target.location) {
                result.messages.append(
                    .note("\(division): `\(target.path)` has to be among the sources of each with files that use it"))
            }
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

    /// Writes the files that declare something which calls of others need, then all others.
    ///
    /// - Parameters:
    ///   - foreseen: what could not be written when that was asked first is not noted, so it is not written.
    ///   - declaring: plans a file, which may hold no call, to do so.
    private func written(
        _ options: Options, as foreseen: [Path: FileResult], declaring: (Path, Root?, PlannedFile.Stage) -> PlannedFile?
    ) -> [FileResult] {
        let files = planned
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
            var (stage, file) = (PlannedFile.Stage(), planned[location])
            repeat {
                lost = given.lost(with: lost.union(file?.notGiven ?? []))
                stage = PlannedFile.Stage(
                    given: (given.all[location] ?? [:]).filter { !lost.contains($0.key) }, lost: lost)
                if homes.all.contains(location) { stage.home = homes.stage(of: location) }
                file = planned[location]?.planned(stage) ?? declaring(location, given.roots[location], stage)
            } while file?.notGiven.isEmpty == false
            guard let file else { continue }
            let others = Set(file.needs.map(\.path)).subtracting([location])
            let isEarly = !others.isSubset(of: done.keys) && !options.isDryRun && !options.isCheck
            let result =
                foreseen[location].flatMap { $0.failure == nil ? nil : $0 }
                ?? (isEarly
                    ? file.declared(options, diffPaths, buffer: buffer)
                    : file.written(options, diffPaths, buffer: buffer))
            if isEarly, result.failure == nil { waiting[location] = file }
            done[location] = result
            guard result.failure != nil else { continue }
            lost = given.lost(with: lost.union(stage.given.keys))
            if stage.home.isDeclaring { undeclared.insert(location) }
        }
        for location in waiting.keys.sorted() where Interrupt.status == nil {
            let file = waiting[location]!
            var stage = PlannedFile.Stage(given: given.all[location] ?? [:], lost: lost)
            if homes.all.contains(location) { stage.home = homes.stage(of: location) }
            let whole = file.needs.isDisjoint(with: lost) ? file : file.planned(stage) ?? file
            done[location] = whole.written(options, diffPaths, buffer: buffer, isDeclared: true)
        }
        let rest = files.filter { done[$0.target.location] == nil && !homes.all.contains($0.target.location) }
        let missing = lost
        let others = threads.map(rest, options.isPreview ? "checked" : "written") {
            [undeclared] file, buffer -> FileResult? in
            guard Interrupt.status == nil else { return nil }
            if let known = foreseen[file.target.location], known.failure != nil { return known }
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
        return (done.values + others.compactMap(\.self)).map { result in
            var result = result
            result.home = planned[result.location].flatMap { homes.home(seenFrom: $0.target) }
            return result
        }
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

extension [PlannedFile] {
    /// The same, where calls are left that would be wrapped because of a branch which the run rewrites.
    fileprivate func withoutOpened(_ threads: Threads) -> [PlannedFile] {
        let opened = SecondRun.opened(by: lazy.filter { !$0.isShown && $0.patch != nil }.map(\.result))
        return opened.isEmpty ? self : threads.map(self) { file, _ in file.planned(without: opened) }
    }
}
