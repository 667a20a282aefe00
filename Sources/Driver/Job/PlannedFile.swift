import Patching
import Rewriting
import Semantics
import Syntax

/// What is to become of one file: a value, of which nothing is written yet.
struct PlannedFile: Sendable {
    let target: Target
    let isNew: Bool
    private(set) var result: FileResult
    /// The files of which one must declare `EitherView` before this one is written.
    private(set) var homes: Set<Path> = []
    /// What is to be written; nil where the file stays as it is.
    private var patch: Patch?
    /// What another plan of the file takes, where there may be another.
    private var again: (file: SourceFile, context: Context)?

    /// What a file has to do with the declaration of `EitherView`.
    enum Stage {
        /// Nobody declares it yet, and the plan says which files could.
        case asking
        /// It is to declare it.
        case declaring
        /// No file that is to declare it is seen from this one: two places in one module are one too many.
        case withoutHome
    }

    /// - Parameter source: whose tree nobody else asks for.
    init(_ target: Target, _ source: Source, in project: Project, stage: Stage = .asking, buffer: ReadBuffer) {
        self.target = target
        isNew = source.isNew
        result = FileResult(path: target.path)
        let file: SourceFile
        let own: Declarations
        do {
            (file, own) = try source.forPlan(buffer)
        } catch {
            result.fail("cannot be read: \(error.sentence)")
            return
        }
        var context = project.context(for: target)
        let path = target.location
        if context.index.declarations(at: path) == nil { context.index = context.index.replacing([own]) }
        let asked = context.wanted(in: file, path: path)
        var wanted = Set(asked.names.map { Set([$0]) }).union(context.index.wanted(byModifiers: asked.modifiers))
        var known: Set<Set<String>> = []
        while !wanted.isEmpty {
            let others = project.declarations(of: wanted, buffer: buffer)
            context.index = context.index.replacing(others.filter { $0.path != path })
            known.formUnion(wanted)
            // What is found may ask for more.
            wanted = context.index.wanted(by: asked.paths)
                .union(context.index.wanted(byModifiers: asked.modifiers)).subtracting(known)
        }
        plan(file, in: context, stage)
        if !homes.isEmpty || project.mayDeclareEitherView(path) { again = (file, context) }
    }

    /// The same file planned again, now that the files are chosen that declare `EitherView`.
    func planned(_ stage: Stage) -> PlannedFile {
        guard let (file, context) = again else { return self }
        var planned = self
        planned.plan(file, in: context, stage)
        return planned
    }

    private mutating func plan(_ file: SourceFile, in context: Context, _ stage: Stage) {
        var context = context
        switch stage {
        case .asking: break
        case .declaring: context.branches.homes = [target.location]
        case .withoutHome: (context.branches.targets, context.branches.support) = ([], nil)
        }
        let plan = context.plan(file, path: target.location)
        result = FileResult(path: target.path)
        (result.isNew, result.allowed) = (isNew, context.allowed)
        let lines = LineTable(file.bytes)
        result.calls = plan.calls.map { LocatedCall($0, in: file, lines) }
            .sorted { $0.start.offset < $1.start.offset }
        result.declaration = plan.declaration
        (homes, patch) = ([], nil)
        guard !plan.edits.isEmpty else { return }
        do {
            let patch = try Patch(plan.edits, to: file.bytes)
            let check = WriteCheck(old: file, patch: patch, new: plan.result?.file)
            if let objection = check.objection(isSettled: { _ in plan.isSettled }) {
                result.failAsBug(objection.sentence)
            } else {
                (self.patch, homes) = (patch, plan.homes)
            }
        } catch {
            result.failAsBug("edits overlap")
        }
    }

    /// The result of a file that needs a declaration which could not be written.
    var withoutDeclaration: FileResult {
        var result = result
        result.fail("kept as it is, because `EitherView` could not be declared")
        return result
    }

    /// Writes the file, or says what would be written.
    func written(_ options: Options, _ diffPaths: DiffPaths, buffer: ReadBuffer) -> FileResult {
        guard let patch else { return result }
        var result = result
        let write = AtomicWrite(path: target.location)
        do throws(AtomicWrite.Failure) {
            if !isNew, options.inputName == nil { try write.admit() }
            result.hasEdits = true
            if options.isDryRun {
                let path = diffPaths.path(of: target)
                result.diff =
                    UnifiedDiff(of: patch, path: path, isNew: isNew, isFromRoot: diffPaths.isRepository).text
            } else if options.inputName != nil {
                result.text = patch.new
            } else if !options.isPreview {
                let outcome =
                    isNew
                    ? try write.create(patch.new, buffer: buffer)
                    : try write.replace(patch.old, with: patch.new, buffer: buffer)
                result.isWritten = outcome == .written
                result.folder = target.location.parent
            }
        } catch {
            result.fail(error.sentence)
        }
        return result
    }
}
