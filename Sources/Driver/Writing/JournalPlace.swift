import Syntax

/// Where the journal of some files is kept: with what git keeps of their work tree, or where there is none, in the user's
/// folder for such things, under the folder in which the command ran.
struct JournalPlace: Hashable {
    /// The folder that the paths in it are relative to.
    let folder: Path
    let file: Path

    /// The place for what lies in some folder; nil where the user has no folder of their own.
    init?(of folder: Path, runIn currentFolder: Path, among repositories: inout Repositories) {
        if let git = repositories.repository(of: folder), let own = GitSettings.folder(ofWorkTreeAt: git.root) {
            (self.folder, file) = (git.root, own.appending("fixmods/journal"))
            return
        }
        let folders = [Environment["XDG_STATE_HOME"].map { Path($0) }, Environment.home?.appending(".local/state")]
        guard let state = folders.lazy.compactMap(\.self).first(where: \.isAbsolute) else { return nil }
        self.folder = .top
        file = state.appending("fixmods").appending(Path("\(Hash(of: currentFolder.bytes).hexadecimal).journal"))
    }

    /// Notes what is going to become of some files, instead of what was noted before.
    ///
    /// - Parameter entries: with whole paths.
    /// - Returns: the places, each with what was noted there before; nil where nothing was.
    @discardableResult static func note(_ entries: [Journal.Entry]) throws(SystemError) -> [JournalPlace: Journal?] {
        var repositories = Repositories()
        let currentFolder = FileSystem.currentFolder
        var journals: [JournalPlace: Journal] = [:]
        for entry in entries {
            let place = JournalPlace(of: entry.path.parent, runIn: currentFolder, among: &repositories)
            guard let place, let path = entry.path.relative(to: place.folder) else { continue }
            var own = entry
            own.path = path
            journals[place, default: Journal([])].entries.append(own)
        }
        // Outside of a repository it is asked for where the command ran, wherever it has written.
        if !journals.isEmpty, repositories.repository(of: currentFolder) == nil,
            let place = JournalPlace(of: currentFolder, runIn: currentFolder, among: &repositories),
            journals[place] == nil
        {
            journals[place] = Journal([] as [Journal.Entry])
        }
        var before: [JournalPlace: Journal?] = [:]
        for (place, journal) in journals.sorted(by: { $0.key.file < $1.key.file }) {
            before[place] = .some(try? place.journal())
            var whole = journal
            whole.others = journals.keys.map(\.folder).filter { $0 != place.folder }.sorted()
            try place.write(whole)
        }
        return before
    }

    /// Notes what was noted once, or nothing.
    func restore(_ journal: Journal?) throws(SystemError) {
        guard let journal else { return FileSystem.remove(file) }
        try write(journal)
    }

    private func write(_ journal: Journal) throws(SystemError) {
        try FileSystem.makeFolders(file.parent)
        Leftover.remove(in: file.parent)
        // It holds texts that not everybody may read.
        try AtomicWrite(path: file).put(journal.bytes, mode: 0o600)
        try FileSystem.flush(file.parent)
    }

    /// What was noted; nil where nothing was.
    func journal() throws(SystemError) -> Journal? {
        do throws(SystemError) {
            return Journal(try ReadBuffer().bytes(of: file))
        } catch  where error.isAbsence {
            return nil
        }
    }
}
