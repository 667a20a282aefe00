import Patching
import Syntax

/// The files that a run writes more than once, and what each holds because of it.
///
/// **Invariant:** a file that holds anything but what the run has put there is not written any more. What it may leave a
/// file with is noted before the file is written.
struct HeldFiles {
    private struct Held {
        /// As it was given.
        let path: Path
        /// What was there before the run; nil for a file that is made.
        let first: [UInt8]?
        var now: [UInt8]?
        /// What is noted of it.
        var entry: Journal.Entry
    }

    private var files: [Path: Held] = [:]
    /// Why files are not written any more.
    private(set) var failures: [Path: AtomicWrite.Failure] = [:]
    /// Why the run could not be noted.
    private(set) var unnoted: SystemError?
    /// What is to be said of folders that may not be on the disk as they are.
    private(set) var unflushed: [Message] = []
    /// What was noted before the run.
    private var earlier: [JournalPlace: Journal?]?
    private let buffer = ReadBuffer()
    private let isNoted: Bool

    init(isNoted: Bool) { self.isNoted = isNoted }

    /// True for a file that holds what it held before the run, as far as it is the run's to say.
    func isFirst(_ location: Path) -> Bool { files[location].map { $0.now == $0.first } ?? true }

    /// True if every file is as it was, as far as it is the run's to say.
    var areAllFirst: Bool { files.values.allSatisfy { $0.now == $0.first } }

    /// True for a file that holds something else than what the run has put there.
    func isChanged(_ location: Path) -> Bool {
        guard let held = files[location] else { return false }
        return (try? buffer.bytes(of: location, .source)) != held.now
    }

    /// True for a file that holds what it held before the run, whoever has seen to that.
    func holdsFirst(_ location: Path) -> Bool {
        files[location].map { (try? buffer.bytes(of: location, .source)) == $0.first } ?? true
    }

    /// Has files hold what is to become of them, and all others what they held.
    mutating func hold(_ results: [FileResult]) {
        var wanted: [Path: [UInt8]?] = files.mapValues(\.first)
        for file in results where file.hasEdits {
            guard let patch = file.patch, let entry = Journal.Entry(file) else { continue }
            wanted[file.location] = .some(file.isDeleted ? nil : patch.new)
            if files[file.location] == nil {
                let first = file.isNew ? nil : patch.old
                files[file.location] = Held(path: file.path, first: first, now: first, entry: entry)
            }
            let known = files[file.location]!.entry.new
            files[file.location]!.entry.new += entry.new.filter { !known.contains($0) }
            // What is removed may be edited first, or later.
            if file.isDeleted, files[file.location]!.entry.change != .removed {
                (files[file.location]!.entry.change, files[file.location]!.entry.mode) = (.removed, entry.mode)
            }
        }
        let open = wanted.filter { failures[$0.key] == nil && files[$0.key]!.now != $0.value }.map(\.key)
        guard !open.isEmpty else { return }
        note()
        // What calls need is declared first.
        let declaring = Set(results.filter { $0.declaration != nil || !$0.given.isEmpty }.map(\.location))
        for location in open.sorted(by: { (declaring.contains($0) ? 0 : 1, $0) < (declaring.contains($1) ? 0 : 1, $1) })
        {
            do throws(AtomicWrite.Failure) {
                try change(location, to: wanted[location]!)
                files[location]!.now = wanted[location]!
            } catch {
                failures[location] = error
            }
        }
        let folders = Set(open.map(\.parent))
        unflushed = unflushed.filter { $0.path.map(folders.contains) != true } + Settling.flush(folders)
    }

    /// Where all is as it was, what was noted before the run can be taken back again.
    mutating func settle() {
        guard areAllFirst, failures.isEmpty, let earlier else { return }
        for (place, journal) in earlier {
            do throws(SystemError) { try place.restore(journal) } catch { unnoted = error }
        }
        self.earlier = nil
    }

    private mutating func note() {
        guard isNoted else { return }
        do throws(SystemError) {
            let before = try JournalPlace.note(files.values.map(\.entry).sorted { $0.path < $1.path })
            earlier = (earlier ?? [:]).merging(before) { first, _ in first }
        } catch {
            unnoted = error
        }
    }

    private func change(_ location: Path, to text: [UInt8]?) throws(AtomicWrite.Failure) {
        let write = AtomicWrite(path: location)
        let held = files[location]!
        switch (held.now, text) {
        case (let now?, let text?): _ = try write.replace(now, with: text, buffer: buffer)
        case (let now?, nil): _ = try write.remove(now, buffer: buffer)
        case (nil, let text?):
            let mode = held.first == nil ? 0o666 : held.entry.mode
            _ = try write.create(text, mode: mode, buffer: buffer)
        case (nil, nil): return
        }
    }
}
