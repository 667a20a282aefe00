import Patching
import Rewriting
import Semantics
import Syntax

/// What is to become of one file: a value, of which nothing is written yet.
struct PlannedFile: Sendable {
    let target: Target
    let isNew: Bool
    /// True for a file that is not written, whatever the options ask for.
    let isShown: Bool
    private(set) var result: FileResult
    /// The files of which one must declare `EitherView` before this one is written.
    private(set) var homes = EitherViewHomes()
    /// The declarations whose switches its calls use.
    private(set) var needs: Set<DeclarationID> = []
    /// What is to be written; nil where the file stays as it is.
    private(set) var patch: Patch?
    /// True if it is known that it may be written.
    private let isAdmitted: Bool
    /// The edits of its declarations alone, which do no harm without the rest.
    private var declaring: Patch?
    /// The declarations that were to be given a switch, and are not: what they call is left.
    private(set) var notGiven: Set<DeclarationID> = []
    /// What another plan of the file takes, where there may be another.
    private var again: (file: SourceFile, context: Context)?

    /// What a file has to do with declarations that calls of other files need.
    struct Stage {
        /// The same for that of `EitherView`.
        enum Home: Equatable {
            /// Nobody declares it yet, and the plan says which files could.
            case asking
            /// It is to declare it; for all that it is compiled in, if a call needs that.
            case declaring(isForAll: Bool)

            var isDeclaring: Bool { if case .declaring = self { true } else { false } }
            /// No file that is to declare it is seen from this one: two places in one module are one too many.
            case withoutHome
        }

        var home = Home.asking
        /// The declarations of it that are to be given a switch.
        var given: [DeclarationID: Switch] = [:]
        /// Those that could not be.
        var lost: Set<DeclarationID> = []
    }

    /// - Parameter source: whose tree nobody else asks for.
    init(
        _ target: Target, _ source: Source, in project: Project, stage: Stage = Stage(), isShown: Bool = false,
        isAdmitted: Bool = false, buffer: ReadBuffer
    ) {
        (self.target, self.isShown, self.isAdmitted) = (target, isShown, isAdmitted)
        isNew = source.isNew
        result = FileResult(target)
        let file: SourceFile
        let own: Declarations
        do {
            (file, own) = try source.forPlan(buffer)
        } catch {
            result.fail("cannot be read: \(error.sentence)")
            return
        }
        let path = target.location
        var (context, found) = project.context(forCallsOf: file, at: path, own, buffer: buffer)
        for id in found.map({ context.switchesAsked(by: $0) })?.sorted() ?? [] {
            context.switches[id] = project.switchPlan(of: id, buffer: buffer)
        }
        plan(file, in: context, stage, found)
        // Asking reads the whole project: it is done of what would be rewritten.
        while let asked = found.map({ context.callersAsked(by: $0, of: result.rewritten) }),
            case let questions = asked.filter({ context.callers[$0] == nil }).sorted(), !questions.isEmpty
        {
            for (question, callers) in zip(questions, project.callers(questions, buffer: buffer)) {
                context.callers[question] = callers
            }
            plan(file, in: context, stage, found)
        }
        let mayBeOpened = context.explicit == .rewrite && result.calls.contains { $0.call.isWrapped }
        let isOpen = !homes.isEmpty || !needs.isEmpty || mayBeOpened || project.mayDeclareEitherView(path)
        if isOpen { again = (file, context) }
    }

    /// The same file with no call wrapped for a branch that the run rewrites elsewhere.
    ///
    /// - Parameter opened: these branches, as reasons name them.
    func planned(without opened: Set<String>) -> PlannedFile {
        guard wraps(becauseOf: opened), let again, again.context.explicit == .rewrite else { return self }
        var (planned, context) = (self, again.context)
        context.branches.opened = opened
        planned.again = (again.file, context)
        planned.plan(again.file, in: context, Stage())
        return planned
    }

    /// True if a call is wrapped that would not be without some branches.
    private func wraps(becauseOf branches: Set<String>) -> Bool {
        result.calls.contains { $0.call.isWrapped && $0.call.reason?.names(anyOf: branches) == true }
    }

    /// The same file planned again, now that it is known who declares what; nil where it cannot be.
    func planned(_ stage: Stage) -> PlannedFile? {
        guard let (file, context) = again else { return nil }
        var planned = self
        planned.plan(file, in: context, stage)
        return planned
    }

    private mutating func plan(
        _ file: SourceFile, in context: Context, _ stage: Stage, _ found: consuming FoundCalls? = nil
    ) {
        var context = context
        for (id, plan) in stage.given { context.switches[id] = .given(plan) }
        for id in stage.lost { context.switches[id] = .refused(.notWritten) }
        context.given = Set(stage.given.keys)
        switch stage.home {
        case .asking: break
        case .declaring(let isForAll):
            context.branches.homes = EitherViewHomes(target.location, isForAll: isForAll)
        case .withoutHome: (context.branches.targets, context.branches.support) = ([], nil)
        }
        let plan = context.plan(file, path: target.location, found)
        result = FileResult(target)
        // What a body calls may be left now that it is known who shows it.
        notGiven = Set(stage.given.keys).subtracting(plan.given.map(\.declaration))
        (result.isNew, result.allowed) = (isNew, context.allowed)
        let lines = LineTable(file.bytes)
        result.calls = plan.calls.map { LocatedCall($0, in: file, lines) }
            .sorted { $0.start.offset < $1.start.offset }
        // Those of its own are known to be rewritten before anything is held against its text.
        if context.explicit == .rewrite, context.branches.opened.isEmpty {
            let opened = SecondRun.opened(by: [result])
            if wraps(becauseOf: opened) {
                context.branches.opened = opened
                return self.plan(file, in: context, stage)
            }
        }
        result.flaws = plan.flaws.map {
            LocatedFlaw($0, lines, removals: context.removesSuppressions ? plan.removals : nil)
        }
        result.unreadLine = plan.unreadCall.map { lines.position(of: $0).line }
        result.declaration = plan.declaration
        result.given = plan.given
        (homes, needs, patch, declaring) = (EitherViewHomes(), [], nil, nil)
        guard !plan.edits.isEmpty else { return }
        do {
            let patch = try Patch(plan.edits, to: file.bytes)
            let check = WriteCheck(old: file, patch: patch, new: plan.result?.file)
            let removed = context.removesSuppressions ? plan.flaws.filter { $0.edit != nil }.map(\.range) : []
            if let objection = check.objection(without: removed, isSettled: { _ in plan.isSettled }) {
                result.failAsBug(objection.sentence)
            } else {
                (self.patch, homes, needs) = (patch, plan.homes, plan.needs)
                let own = [plan.declaration].compactMap(\.self) + plan.given.flatMap(\.plan.edits)
                if !own.isEmpty { declaring = try Patch(own, to: file.bytes) }
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

    /// Writes what it declares, and not its calls yet.
    func declared(_ options: Options, _ diffPaths: DiffPaths, buffer: ReadBuffer) -> FileResult {
        guard let declaring else { return result }
        var copy = self
        copy.patch = declaring
        return copy.written(options, diffPaths, buffer: buffer)
    }

    /// Writes the file, or says what would be written.
    ///
    /// - Parameter isDeclared: true if what it declares is written already.
    func written(
        _ options: Options, _ diffPaths: DiffPaths, buffer: ReadBuffer, isDeclared: Bool = false
    ) -> FileResult {
        guard let patch else { return result }
        var result = result
        let write = AtomicWrite(path: target.location)
        do throws(AtomicWrite.Failure) {
            if !isNew, !isAdmitted, !isShown, options.inputName == nil { try write.admit() }
            result.hasEdits = true
            (result.patch, result.between) = (patch, [declaring?.new].compactMap(\.self))
            if options.isDryRun || isShown && !options.isPreview {
                let path = diffPaths.path(of: target)
                result.diff =
                    UnifiedDiff(of: patch, path: path, isNew: isNew, isFromRoot: diffPaths.isRepository).text
            } else if options.inputName != nil {
                result.text = patch.new
            } else if !options.isPreview {
                let outcome =
                    isNew
                    ? try write.create(patch.new, buffer: buffer)
                    : try write.replace(
                        isDeclared ? declaring?.new ?? patch.old : patch.old, with: patch.new, buffer: buffer)
                result.isWritten = outcome == .written
                result.folder = target.location.parent
            }
        } catch {
            result.fail(error.sentence)
        }
        return result
    }
}
