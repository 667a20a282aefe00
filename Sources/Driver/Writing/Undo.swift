import Syntax

/// Takes back what the last run has written.
///
/// **Invariant:** a file that holds anything but what a run has put there is kept as it is.
struct Undo {
    private let currentFolder: Path
    private let buffer = ReadBuffer()

    init(in currentFolder: Path) { self.currentFolder = currentFolder }

    /// - Returns: what is to be said.
    func run() -> [Message] {
        var repositories = Repositories(currentFolder: currentFolder)
        guard let place = JournalPlace(of: currentFolder, runIn: currentFolder, among: &repositories) else {
            return [.error(nil, "there is no folder of the user's in which a run could be noted")]
        }
        do throws(SystemError) {
            guard let journal = try place.journal() else {
                let hint = "where there is no repository, one is known in the folder where it was made"
                return [.error(nil, "no run is known here that could be taken back; \(hint)")]
            }
            var done = take(back: journal, at: place)
            // What the run wrote in other repositories, as long as no other run was noted there.
            for folder in journal.others {
                guard let other = JournalPlace(of: folder, runIn: currentFolder, among: &repositories),
                    let rest = try? other.journal()
                else { continue }
                guard rest.others.contains(place.folder) else {
                    let shown = folder.relative(to: currentFolder) ?? folder
                    done.errors.append(
                        .error(shown, "holds what that run wrote there, and another has come since; all of it is kept"))
                    continue
                }
                let more = take(back: rest, at: other)
                done = (done.count + more.count, done.errors + more.errors, done.notes + more.notes)
            }
            let files = done.count == 1 ? "1 file is as it was" : "\(done.count) files are as they were"
            return [.note("\(files) before the last run")] + done.notes + done.errors
        } catch {
            return [.error(place.file, "cannot be read: \(error.sentence)")]
        }
    }

    /// - Returns: how many files were changed, what is to be said of others, and of what was left over beside them.
    private func take(
        back journal: Journal, at place: JournalPlace
    ) -> (count: Int, errors: [Message], notes: [Message]) {
        var (count, folders, beside) = (0, Set<Path>(), Set<Path>())
        var errors: [Message] = []
        for entry in journal.entries {
            let file = place.folder.appending(entry.path)
            let shown = file.relative(to: currentFolder) ?? file
            do throws(AtomicWrite.Failure) {
                guard isPlain(entry.path), isReal(file.parent) else { throw .changed }
                beside.insert(file.parent)
                if try take(back: entry, at: file) {
                    count += 1
                    folders.insert(file.parent)
                }
            } catch .changed {
                errors.append(.error(shown, "changed since, and is kept as it is"))
            } catch {
                errors.append(.error(shown, error.sentence))
            }
        }
        // The run may have been killed, or another `undo`.
        let leftovers = beside.sorted().flatMap { Leftover.remove(in: $0) }
        errors += Settling.flush(folders.union(leftovers.folders))
        // What was kept might be as it was again, some day.
        if errors.isEmpty { FileSystem.remove(place.file) }
        return (count, errors, leftovers.map(\.note))
    }

    /// - Returns: whether anything was done.
    private func take(back entry: Journal.Entry, at file: Path) throws(AtomicWrite.Failure) -> Bool {
        let write = AtomicWrite(path: file)
        let now: [UInt8]?
        do throws(SystemError) {
            now = try buffer.bytes(of: file)
        } catch {
            guard error.isAbsence else { throw .system(error) }
            now = nil
        }
        switch (entry.change, now) {
        case (.made, nil): return false
        case (.removed, nil): return try write.create(entry.old, mode: entry.mode, buffer: buffer) == .written
        case (.edited, nil): throw .changed
        case (.edited, let now?), (.removed, let now?), (.made, let now?):
            if entry.change != .made, now == entry.old { return false }
            guard entry.new.contains(Journal.Text(now)) else { throw .changed }
            return entry.change == .made
                ? try write.remove(now, buffer: buffer) == .written
                : try write.replace(now, with: entry.old, buffer: buffer) == .written
        }
    }

    /// True for a path that leads nowhere but down.
    private func isPlain(_ path: Path) -> Bool {
        !path.isAbsolute && path.normalized == path && !path.goesUp
    }

    /// True for a folder that is still where it was: no link stands on the way.
    private func isReal(_ folder: Path) -> Bool { (try? FileSystem.realPath(folder)) == folder }
}
