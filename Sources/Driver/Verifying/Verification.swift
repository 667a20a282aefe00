import Rewriting
import Syntax

/// A run whose result has to pass a command of the user's: what that fails with is taken back.
///
/// **Invariant:** in the end the command has passed with what files hold, or they hold what they held, but for a file
/// that somebody else has changed meanwhile.
struct Verification {
    let command: Path
    private let plans: [PlannedProjects]
    let options: Options
    private let parse: Source.Parse
    /// What would become of all calls.
    let first: Job.Result
    private let all: Set<RunPart>
    private(set) var files: HeldFiles
    /// What the command has passed with.
    private var good: Set<RunPart> = []
    /// What becomes of files with these; nil where all is as it was.
    private var passed: Job.Result?
    /// What it fails with, and in which words that is said of a call.
    private(set) var refused: [RunPart: String] = [:]
    /// What can be neither made nor taken back, because files changed meanwhile: as it was made, or not.
    private var fixed: (made: Set<RunPart>, others: Set<RunPart>) = ([], [])
    /// What was held last.
    private var held: Set<RunPart> = []
    private(set) var messages: [Message] = []

    /// - Parameter options: those of a run that writes.
    init(
        _ command: Path, _ plans: [PlannedProjects], _ options: Options, isNoted: Bool, parse: @escaping Source.Parse
    ) {
        (self.command, self.plans, self.parse) = (command, plans, parse)
        var asked = options
        asked.isCheck = true
        self.options = asked
        first = plans.reduce(into: Job.Result()) { $0.add($1.result(asked)) }
        all = RunPart.all(in: first.files)
        files = HeldFiles(isNoted: isNoted)
    }

    /// Writes what passes.
    mutating func run() -> Job.Result {
        guard !all.isEmpty else {
            var result = first
            result.messages.append(.note("\(shown) does not run, as nothing is to be written"))
            return result
        }
        // Whoever stops it wants nothing half done.
        Interrupt.beginNoticing(alsoMore: true)
        for plan in plans { plan.pin(first.files) }
        guard let before = ran("before anything is written"), Interrupt.status == nil else {
            return told(nil, because: unknown)
        }
        guard before.status == 0 else {
            messages.append(
                .error(
                    nil,
                    "\(shown) fails before anything is written, so nothing is: \(Self.gist(of: before))"))
            return told(nil, because: "\(shown) fails without it already")
        }
        let end = search()
        if end == .unsteady {
            (good, refused) = (fixed.made, [:])
            passed = good.isEmpty ? nil : plan(good)
        }
        files.hold(passed?.files ?? [])
        files.settle()
        return told(passed, because: end == .found ? nil : unknown)
    }

    private enum End {
        /// It is known what the command passes with, and what not.
        case found
        /// What it has passed with is known, and not all of the rest.
        case stopped
        /// It has failed with what it had passed with.
        case unsteady
    }

    /// Finds out what the command passes with, and what it fails with.
    private mutating func search() -> End {
        var open = [all.sorted()]
        while let group = open.popLast().map(free) {
            let parts = good.union(group)
            let result = plan(parts)
            // Whoever is interrupted plans nothing more.
            guard Interrupt.status == nil else { return .stopped }
            hold(result.files, of: parts)
            guard let run = ran(counted(parts)), Interrupt.status == nil else { return .stopped }
            if run.status == 0 {
                good = parts.subtracting(fixed.others)
                passed = good.isEmpty ? nil : result
                continue
            }
            let blame = Blame(
                Diagnostic.all(in: run.output), on: result.files, currentFolder: FileSystem.currentFolder,
                parse: parse)
            let rest = free(group)
            let named = rest.filter { blame.named[$0] != nil }
            for part in named { refused[part] = "\(shown) fails with it: \(blame.named[part]!)" }
            let near = rest.filter { blame.near[$0] != nil }
            if !named.isEmpty {
                open.append(rest.filter { blame.named[$0] == nil })
            } else if !near.isEmpty, near.count < rest.count {
                open += [near, rest.filter { blame.near[$0] == nil }]
            } else if rest.count > 1 {
                open += [Array(rest[(rest.count / 2)...]), Array(rest[..<(rest.count / 2)])]
            } else {
                // What fails without it, too, says nothing of it.
                hold(passed?.files ?? [], of: good)
                guard let again = ran(counted(good)), Interrupt.status == nil else { return .stopped }
                guard again.status == 0 else {
                    messages.append(
                        .error(nil, "\(shown) fails now with what it passed with before: \(Self.gist(of: again))"))
                    return .unsteady
                }
                if let part = rest.first {
                    refused[part] = "\(shown) fails with it: \(blame.near[part] ?? Self.gist(of: run))"
                }
            }
            open.removeAll(where: \.isEmpty)
        }
        return .found
    }

    /// Of some parts those that can still be made and taken back.
    private func free(_ parts: [RunPart]) -> [RunPart] {
        parts.filter { !fixed.made.contains($0) && !fixed.others.contains($0) }
    }

    /// What becomes of files if nothing but some parts is made.
    private func plan(_ parts: Set<RunPart>) -> Job.Result {
        if parts == all { return first }
        var left = all.subtracting(parts)
        while true {
            var passedOver: [Path: [Range<Int>]] = [:]
            for case .calls(let file, let range) in left { passedOver[file, default: []].append(range) }
            var options = options
            if left.contains(.helpers) { options.removesHelpers = false }
            let result = plans.reduce(into: Job.Result()) { result, plan in
                let again = plan.again(passingOver: passedOver, keepingComments: left.contains(.comments))
                result.add(again.result(options))
            }
            // Where some calls stay, others may get a form of which nobody knows yet whether it passes.
            let others = RunPart.all(in: result.files).subtracting(parts)
            if others.isEmpty { return result }
            let isNew = !others.isSubset(of: left)
            left.formUnion(others)
            if isNew { continue }
            for case .calls(let file, _) in others { left.insert(.calls(file, 0..<Int.max / 2)) }
        }
    }

    private mutating func hold(_ results: [FileResult], of parts: Set<RunPart>) {
        let known = Set(files.failures.keys)
        files.hold(results)
        for location in Set(files.failures.keys).subtracting(known) {
            let own = all.filter { if case .calls(location, _) = $0 { true } else { false } }
            let made = files.isFirst(location) ? [] : own.intersection(held)
            fixed.made.formUnion(made)
            fixed.others.formUnion(own.subtracting(made))
        }
        held = parts
        good = good.union(fixed.made).subtracting(fixed.others)
    }

    /// - Parameter state: what of the run it runs on, for whoever waits.
    /// - Returns: nil where it cannot be run.
    private mutating func ran(_ state: String) -> Program? {
        if Stream.errors.isTerminal, !options.isQuiet { Stream.errors.say("\(shown) runs \(state)\n") }
        do throws(SystemError) {
            return try Program(shell: command)
        } catch {
            messages.append(.error(nil, "\(shown) cannot be run: \(error.sentence)"))
            return nil
        }
    }
}
