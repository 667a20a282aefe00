import Patching
import Rewriting
import RuleModel
import Semantics
import Syntax

/// The main job: finds the targets, plans each, and writes or prints what comes of it.
struct Job: Sendable {
    let options: Options
    let rules: RuleBook
    var threads = Threads.all

    /// What a run found and did, in the order of the paths.
    struct Result: Sendable {
        var files: [FileResult] = []
        /// How many files were read.
        var fileCount = 0
        var messages: [Message] = []
        /// The exit code of an interrupted run.
        var interruption: Int32?
    }

    func run() -> Result {
        let targets = Targets(options.paths)
        let support = Support(options.supportFile)
        let survey = Survey(of: targets, support: support.target, rules: rules, options: options, threads: threads)
        let evidence = Evidence(for: survey.candidates, projects: survey.projects, threads: threads)
        let named = targets.files + [support.target].compactMap { $0 }
        let diffPaths = DiffPaths(of: named, currentFolder: FileSystem.currentFolder) {
            FileSystem.exists($0 + "/.git")
        }
        func work(_ target: Target) -> FileWork {
            FileWork(
                target: target, project: survey.projects[target.root]!, evidence: evidence, options: options,
                diffPaths: diffPaths,
                isNew: support.isNew && target.location == support.target?.location)
        }
        let jobs = survey.candidates.map(work)
        var outcomes = threads.map(jobs) { job, buffer in
            Interrupt.status == nil ? job.run(buffer: buffer) : nil
        }
        var declaring: [FileResult] = []
        declare(jobs, &outcomes, &declaring) { home in
            let target = support.target.flatMap { $0.location == home ? $0 : nil }
            return (target ?? targets.files.first { $0.location == home }).map(work)
        }

        let results = outcomes.map { $0?.result }
        var result = Result()
        result.files = (results.compactMap { $0 } + declaring)
            .filter { !$0.calls.isEmpty || $0.hasEdits || $0.failure != nil }
        if !declaring.isEmpty { result.files.sort { $0.path < $1.path } }
        result.fileCount = survey.fileCount
        result.messages = targets.messages + survey.failures + [support.failure].compactMap { $0 }
        if let target = support.target, !targets.files.isEmpty,
            !targets.files.contains(where: { $0.root == target.root })
        {
            result.messages.append(.error(target.path, "lies in another project than the paths, which do not see it"))
        }
        if let advice = diffPaths.advice, result.files.contains(where: { !$0.diff.isEmpty }) {
            result.messages.append(.note(advice))
        }
        result.interruption = Interrupt.status
        let assumed = zip(survey.candidates, results).contains { target, result in
            !(result?.calls.isEmpty ?? true)
                && survey.projects[target.root]!.deploymentTarget(of: target.location) == nil
        }
        if assumed { result.messages.append(.note(Self.assumption)) }
        return result
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

/// What is to be done with one file.
struct FileWork: Sendable {
    let target: Target
    let project: Project
    let evidence: Evidence
    let options: Options
    let diffPaths: DiffPaths
    /// True for a file that has to be made.
    var isNew = false
    /// True once it is known which files declare `EitherView`.
    var isLast = false
    /// True if this one is to declare `EitherView`.
    var isHome = false
    /// True if no file that is to declare it is seen from this one: two places in one module are one too many.
    var hasNoHome = false

    /// What came of a file, and whether that is all.
    struct Outcome: Sendable {
        var result: FileResult
        /// The files of which one must declare `EitherView` before this one is written. Nothing was written yet.
        var homes: Set<String> = []
        /// True for a file that may have to declare it. Nothing was written yet.
        var mayBeHome = false
    }

    func run(buffer: ReadBuffer) -> Outcome {
        var outcome = Outcome(result: FileResult(path: target.path))
        run(&outcome, buffer: buffer)
        return outcome
    }

    private func run(_ outcome: inout Outcome, buffer: ReadBuffer) {
        let bytes: [UInt8]
        do {
            bytes = isNew ? [] : try buffer.bytes(of: target.location)
        } catch {
            outcome.result.fail("cannot be read: \(error.sentence)")
            return
        }
        let file = SourceFile(parsing: bytes)
        let others = evidence.declarations(for: target, project: project)
        let plan = plan(file, among: others)
        let lines = LineTable(bytes)
        outcome.result.calls = plan.calls.map { LocatedCall($0, in: file, lines) }
            .sorted { $0.start.offset < $1.start.offset }
        outcome.result.declaration = plan.declaration
        outcome.result.isNew = isNew
        guard !plan.edits.isEmpty else { return }
        if !isLast {
            outcome.homes = plan.homes
            outcome.mayBeHome = project.declaringFiles.contains(target.location)
            if !plan.homes.isEmpty || outcome.mayBeHome { return }
        }
        do {
            try apply(plan.edits, to: file, among: others, result: &outcome.result, buffer: buffer)
        } catch {
            outcome.result.fail(error.sentence)
        }
    }

    private func plan(_ file: SourceFile, among others: [Declarations]) -> Plan {
        var context = project.context
        let place = others.firstIndex { $0.path > target.location } ?? others.count
        let own = Declarations(of: file, path: target.location)
        context.declarations = others[..<place] + [own] + others[place...]
        let deploymentTarget = project.deploymentTarget(of: target.location)
        context.deploymentTarget = deploymentTarget ?? .fallback
        context.assumesDeploymentTarget = deploymentTarget == nil
        if isHome { context.branches.homes = [target.location] }
        if hasNoHome { (context.branches.targets, context.branches.support) = ([], nil) }
        return context.plan(file, path: target.location)
    }

    private func apply(
        _ edits: [Edit], to file: SourceFile, among others: [Declarations], result: inout FileResult, buffer: ReadBuffer
    ) throws(Failure) {
        let patch: Patch
        do { patch = try Patch(edits, to: file.bytes) } catch { throw .bug("edits overlap") }
        if let objection = WriteCheck(old: file, patch: patch).objection(replan: { plan($0, among: others) }) {
            throw .bug(objection.sentence)
        }
        let write = AtomicWrite(path: target.location)
        if !isNew { do { try write.admit() } catch { throw .write(error) } }
        result.hasEdits = true
        if options.isDryRun {
            result.diff =
                UnifiedDiff(
                    of: patch, path: diffPaths.path(of: target), isNew: isNew, isFromRoot: diffPaths.isRepository
                ).text
        } else if !options.isCheck {
            do throws(AtomicWrite.Failure) {
                if isNew { try AtomicWrite.makeEmpty(target.location) }
                try write.replace(file.bytes, with: patch.new, buffer: buffer)
            } catch {
                throw .write(error)
            }
            result.isWritten = true
        }
    }

    /// Why a file with edits is kept as it is.
    private enum Failure: Error {
        case bug(String)
        case write(AtomicWrite.Failure)

        var sentence: String {
            switch self {
            case .bug(let what): "kept as it is, because \(what): this is a bug in fixmods, please report it"
            case .write(let failure): failure.sentence
            }
        }
    }
}
