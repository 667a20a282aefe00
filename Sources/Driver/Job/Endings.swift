import Patching
import Rewriting
import Syntax

/// The end of helpers: what becomes of their declarations once a run has done all calls.
struct Endings {
    let survey: Survey
    let targets: [Target]
    let options: Options
    let parse: Source.Parse
    let diffPaths: DiffPaths
    /// True if it is known that the files may be written.
    let isAdmitted: Bool
    /// What was to become of files when the run was noted, which is all that may; nil where nothing is written.
    let foreseen: [Path: FileResult]?
    private let buffer = ReadBuffer()

    init(
        of survey: Survey, _ targets: [Target], _ options: Options, _ diffPaths: DiffPaths, isAdmitted: Bool,
        foreseen: [Path: FileResult]?, parse: @escaping Source.Parse
    ) {
        (self.survey, self.targets, self.diffPaths) = (survey, targets, diffPaths)
        (self.options, self.isAdmitted, self.foreseen, self.parse) = (options, isAdmitted, foreseen, parse)
    }

    /// The files of a run, and those whose helpers nothing mentions any more: without them where that is asked for, or
    /// with their names noted.
    func applied(to files: [FileResult]) -> [FileResult] {
        guard options.inputName == nil, Interrupt.status == nil else { return files }
        // Where it is only to be said, those that lost their last call are asked about.
        let calls = files.flatMap(\.calls).map(\.call)
        let gone = Set(calls.filter(\.isGone).compactMap(\.helper))
            .subtracting(calls.filter { !$0.isGone }.compactMap(\.helper))
        if !options.removesHelpers, gone.isEmpty { return files }
        var results = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        var edited = targets.reduce(into: [Path: AppliedEdits]()) { edited, target in
            if let patch = results[target.path]?.patch {
                edited[target.location] = AppliedEdits(patch.edits, to: patch.old)
            }
        }
        // What helpers of one project hand on to, another declares that knows less.
        let projects = survey.projects.sorted { ($1.value.sources.count, $0.key) < ($0.value.sources.count, $1.key) }
        for (root, project) in projects {
            let own = targets.filter { $0.root == root && survey.sources[$0.location] != nil }
            let places = Set(own.map(\.location))
            let listed = Set(project.sources.map(\.location))
            let others = places.subtracting(listed).sorted().map { survey.sources[$0]! }
            let unused = UnusedHelpers(
                in: project, project.sources + others, targets: places, edited: edited,
                where: { options.removesHelpers || gone.contains($0) }, alsoPublic: options.removesPublicHelpers,
                bystanders: { bystanders(of: project, $0, isSeenByAll: $1) }, parse: parse, buffer: buffer)
            if options.removesHelpers {
                for target in own where unused.kept[target.location] != nil {
                    results[target.path, default: FileResult(target)].kept = unused.kept[target.location]!
                }
            }
            for target in own where unused.all[target.location] != nil {
                var result = results[target.path] ?? FileResult(target)
                guard result.failure == nil else { continue }
                if options.removesHelpers {
                    end(unused.all[target.location]!, in: target, of: project, &result)
                } else {
                    result.unused = unused.all[target.location]!
                }
                results[target.path] = result
                if let patch = result.patch { edited[target.location] = AppliedEdits(patch.edits, to: patch.old) }
            }
        }
        return Array(results.values)
    }

    /// The files of other projects that know some files of one; if all may see what these declare, whatever is read, and
    /// what else is in the repository.
    private func bystanders(
        of project: Project, _ paths: Set<Path>, isSeenByAll: Bool
    ) -> [UnusedHelpers.Bystander] {
        var seen = Set(project.sources.map(\.location))
        var all: [UnusedHelpers.Bystander] = []
        func add(_ sources: [Source], of other: Project?) {
            all += sources.filter { seen.insert($0.location).inserted }.map { .init(source: $0, project: other) }
        }
        for (_, other) in survey.projects.sorted(by: { $0.key < $1.key }) {
            if isSeenByAll || paths.contains(where: { other.source(at: $0) != nil }) { add(other.sources, of: other) }
        }
        if isSeenByAll {
            add(survey.sources.values.sorted { $0.location < $1.location }, of: nil)
            add(project.beside, of: nil)
        }
        return all
    }

    private func end(_ names: Set<String>, in target: Target, of project: Project, _ result: inout FileResult) {
        do throws(AtomicWrite.Failure) {
            let write = AtomicWrite(path: target.location)
            let before = result.patch?.new
            var old = result.patch?.old ?? []
            if before == nil {
                old = try AtomicWrite.asking { () throws(SystemError) in
                    try survey.sources[target.location]!.withBytes(buffer) { Array($0) }
                }
            }
            let found = RemovableHelpers(
                in: parse(old), isView: project.context.index.helpers.isView)
            guard let ending = HelperEnding(names, from: found, after: result.patch, parse: parse) else {
                return result.failAsBug("a helper could not be taken out of it")
            }
            if !isAdmitted { try write.admit() }
            let need: String?
            do throws(UnreadList) {
                need = ending.isEmpty ? try project.need(of: target.location) : nil
            } catch {
                return result.note(
                    "its helpers stay, as `\(error.path)` may name it and cannot be read: \(error.error.sentence)")
            }
            let isDeleted = ending.isEmpty && need == nil
            if let foreseen, !foreseen.hold(ending, isDeleted: isDeleted, of: target.location) {
                return result.note(
                    foreseen[target.location]?.failure?.text
                        ?? "its helpers stay, as something else would become of it than was noted before the run")
            }
            if options.isDryRun {
                let shown = isDeleted ? try? Patch([Edit(0..<old.count, "")], to: old) : ending.patch
                result.diff =
                    UnifiedDiff(
                        of: shown ?? ending.patch, path: diffPaths.path(of: target), isGone: isDeleted,
                        isFromRoot: diffPaths.isRepository
                    ).text
            } else if !options.isPreview {
                let outcome =
                    isDeleted
                    ? try write.remove(before ?? old, buffer: buffer)
                    : try write.replace(before ?? old, with: ending.patch.new, buffer: buffer)
                result.isWritten = outcome == .written || result.isWritten
                result.folder = target.location.parent
            }
            (result.removed, result.isDeleted, result.patch) = (ending.removed, isDeleted, ending.patch)
            result.need = need
            result.between += [before].compactMap(\.self)
            result.hasEdits = true
        } catch {
            // What was written of it stands: only its helpers stay.
            result.note(error.sentence)
        }
    }
}

extension [Path: FileResult] {
    /// True if this very end of helpers is among what becomes of a file.
    fileprivate func hold(_ ending: HelperEnding, isDeleted: Bool, of location: Path) -> Bool {
        guard let file = self[location], file.hasEdits else { return false }
        return file.isDeleted == isDeleted && file.patch?.new == ending.patch.new
    }
}

extension PlannedCall {
    /// True if the helper is not called any more.
    var isGone: Bool { outcome == .rewritten || isWrapped }
}
