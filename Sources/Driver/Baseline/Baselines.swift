import Rewriting
import Syntax

/// The baselines of the projects of a run: one beside each, or the one that was named.
struct Baselines {
    /// By their places, with what of them no call was found for.
    private var all: [Path: Baseline] = [:]
    /// What is wrong with them.
    private(set) var messages: [Message] = []
    private let options: Options
    private let targets: [Path: Target]
    private let named: Path?

    /// - Parameter targets: all files of the run.
    init(for targets: [Target], _ options: Options) {
        self.options = options
        self.targets = Dictionary(targets.map { ($0.path, $0) }) { first, _ in first }
        named = options.baseline.map { FileSystem.currentFolder.joined($0).normalized }
        for path in Set(targets.map(place)).sorted() {
            do throws(Baseline.Failure) {
                if let found = try Baseline(reading: path) {
                    all[path] = found
                } else if named != nil, options.verb != .baseline {
                    messages.append(.error(options.baseline, "cannot be read: no such file or folder"))
                }
            } catch {
                messages.append(error.message)
            }
        }
    }

    private func place(of target: Target) -> Path { named ?? target.root.folder.appending(Baseline.name) }

    /// Marks the calls that are known.
    mutating func judge(_ result: inout Job.Result) {
        result.messages += messages
        guard !all.isEmpty else { return }
        for file in result.files.indices {
            for call in result.files[file].calls.indices where take(result.files[file].calls[call], result.files[file])
            {
                result.files[file].calls[call].isKnown = true
            }
        }
        // A file that was renamed holds what it held.
        var moved = takeFilesThatAreGone()
        for file in result.files.indices {
            guard let target = targets[result.files[file].path] else { continue }
            for call in result.files[file].calls.indices where !result.files[file].calls[call].isKnown {
                let located = result.files[file].calls[call]
                guard located.call.isLeft, moved[place(of: target)]?.take(Baseline.Entry(located).key) == true else {
                    continue
                }
                result.files[file].calls[call].isKnown = true
            }
        }
        let known = result.files.flatMap(\.calls).count { $0.isKnown }
        // Where a run is not about all calls, nobody knows what is gone.
        let isWhole = options.since == nil && !options.isStaged
        let rest = targets.values.flatMap { entries(of: $0) } + moved.values.flatMap { $0 }
        let gone = rest.filter { !$0.isExplicit || options.explicit != nil }.map(\.count).reduce(0, +)
        result.baseline = Job.Result.Judgement(known: known, gone: isWhole ? gone : 0)
    }

    private func entries(of target: Target) -> [Baseline.Entry] {
        let baseline = all[place(of: target)]
        return baseline?.name(of: target.location).flatMap { baseline!.files[$0] } ?? []
    }

    private mutating func take(_ call: LocatedCall, _ file: FileResult) -> Bool {
        guard call.call.isLeft, let target = targets[file.path],
            let name = all[place(of: target)]?.name(of: target.location)
        else { return false }
        return all[place(of: target)]!.files[name]?.take(Baseline.Entry(call).key) ?? false
    }

    /// What baselines say of files that are not there any more.
    private mutating func takeFilesThatAreGone() -> [Path: [Baseline.Entry]] {
        var found: [Path: [Baseline.Entry]] = [:]
        for (path, baseline) in all {
            let present = Set(targets.values.compactMap { baseline.name(of: $0.location) })
            for name in baseline.files.keys.sorted() where !present.contains(name) {
                if FileSystem.exists(path.parent.joined(Path(name))) { continue }
                found[path, default: []] += baseline.files[name]!
            }
        }
        return found
    }

    /// Writes what is left, file by file; what is known of files that the run is not about stays.
    ///
    /// - Returns: what is to be said, and the baselines that hold it.
    func write(_ result: Job.Result) -> (messages: [Message], paths: [Path]) {
        var paths: [Path] = []
        var said: [Message] = []
        let results = Dictionary(result.files.map { ($0.path, $0) }) { first, _ in first }
        for (path, targets) in Dictionary(grouping: targets.values, by: place).sorted(by: { $0.key < $1.key }) {
            var baseline = Baseline(at: path)
            for (name, entries) in all[path]?.files ?? [:] where FileSystem.exists(path.parent.joined(Path(name))) {
                baseline.files[name] = entries
            }
            for target in targets where results[target.path]?.failure == nil {
                guard let name = baseline.name(of: target.location) else {
                    said.append(.error(target.path, "has a name that is no UTF-8, so `\(path)` cannot hold it"))
                    continue
                }
                let calls = results[target.path]?.calls.filter(\.call.isLeft) ?? []
                baseline.files[name] = calls.reduce(into: []) { $0.add(Baseline.Entry($1)) }
            }
            let count = baseline.files.values.joined().map(\.count).reduce(0, +)
            if count == 0, all[path] == nil {
                said.append(.note("no calls are left, so there is no `\(path)` to write"))
                continue
            }
            do throws(AtomicWrite.Failure) {
                let write = AtomicWrite(path: path)
                let buffer = ReadBuffer()
                let new = Array(baseline.text.utf8)
                if all[path] == nil {
                    _ = try write.create(new, buffer: buffer)
                } else {
                    let old = try AtomicWrite.asking { () throws(SystemError) in try buffer.bytes(of: path, .named) }
                    try write.admit()
                    _ = try write.replace(old, with: new, buffer: buffer)
                }
                paths.append(path)
                let files = baseline.files.values.count { !$0.isEmpty }
                said.append(
                    .note(
                        "\(count) \(count == 1 ? "call" : "calls") in \(files) \(files == 1 ? "file" : "files") may stay; "
                            + "`--check` and `--strict` count only others from now on"))
            } catch {
                said.append(.error(path, error.sentence))
            }
        }
        return (said, paths)
    }
}

extension [Baseline.Entry] {
    /// Counts one more of a call.
    fileprivate mutating func add(_ entry: Baseline.Entry) {
        if let place = firstIndex(where: { $0.key == entry.key }) {
            self[place].count += 1
        } else {
            append(entry)
        }
    }

    /// - Returns: false if there is none of this key, or no more.
    fileprivate mutating func take(_ key: String) -> Bool {
        guard let place = firstIndex(where: { $0.key == key }) else { return false }
        self[place].count -= 1
        if self[place].count == 0 { remove(at: place) }
        return true
    }
}

extension PlannedCall {
    /// True for a branch that is there, and may flip, before anything is written.
    var isLeft: Bool {
        switch outcome {
        case .rewritten, .withheld, .left, .branch: true
        case .constant, .suppressed: false
        }
    }
}
