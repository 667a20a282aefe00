import Patching
import Rewriting
import RuleModel
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
        let survey = Survey(of: targets, rules: rules, options: options, threads: threads)
        let evidence = Evidence(for: survey.candidates, projects: survey.projects, threads: threads)
        let currentFolder = FileSystem.currentFolder
        let base = Path.diffBase(of: targets.files, currentFolder: currentFolder)
        let results = threads.map(survey.candidates) { target, buffer -> FileResult? in
            guard Interrupt.status == nil else { return nil }
            let work = FileWork(
                target: target, project: survey.projects[target.root]!, evidence: evidence, options: options,
                base: base, currentFolder: currentFolder)
            return work.run(buffer: buffer)
        }
        var result = Result()
        result.files = results.compactMap { $0 }.filter { !$0.calls.isEmpty || $0.failure != nil }
        result.fileCount = survey.fileCount
        result.messages = targets.failures + survey.failures
        result.interruption = Interrupt.status
        let assumed = zip(survey.candidates, results).contains { target, result in
            !(result?.calls.isEmpty ?? true) && survey.projects[target.root]!.assumesDeploymentTarget
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
private struct FileWork {
    let target: Target
    let project: Project
    let evidence: Evidence
    let options: Options
    /// The folder from which the paths of a diff lead, if not the current one.
    let base: String?
    let currentFolder: String

    func run(buffer: ReadBuffer) -> FileResult {
        var result = FileResult(path: target.path)
        let bytes: [UInt8]
        do {
            bytes = try buffer.bytes(of: target.location)
        } catch {
            result.fail("cannot be read: \(error.sentence)")
            return result
        }
        let file = SourceFile(parsing: bytes)
        let plan = plan(file)
        let lines = LineTable(bytes)
        result.calls = plan.calls.map { LocatedCall($0, in: file, lines) }
            .sorted { $0.start.offset < $1.start.offset }
        guard !plan.edits.isEmpty else { return result }
        do {
            try apply(plan.edits, to: file, result: &result, buffer: buffer)
        } catch {
            result.fail(error.sentence)
        }
        return result
    }

    private func plan(_ file: SourceFile) -> Plan {
        var context = project.context
        context.declarations = evidence.declarations(for: target, file: file, project: project)
        return context.plan(file, path: target.location)
    }

    private func apply(
        _ edits: [Edit], to file: SourceFile, result: inout FileResult, buffer: ReadBuffer
    ) throws(Failure) {
        let patch: Patch
        do { patch = try Patch(edits, to: file.bytes) } catch { throw .bug("edits overlap") }
        if let objection = WriteCheck(old: file, patch: patch).objection(replan: plan) {
            throw .bug(objection.sentence)
        }
        let write = AtomicWrite(path: target.location)
        do { try write.admit() } catch { throw .write(error) }
        result.hasEdits = true
        if options.isDryRun {
            result.diff =
                UnifiedDiff(of: patch, path: Path.inDiff(target, base: base, currentFolder: currentFolder)).text
        } else if !options.isCheck {
            do { try write.replace(file.bytes, with: patch.new, buffer: buffer) } catch { throw .write(error) }
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
