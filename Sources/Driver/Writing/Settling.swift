import Syntax

/// What is done behind the writes of a run.
enum Settling {
    /// Hands over to the disk what was renamed, and removes what earlier runs left behind that were killed.
    static func messages(behind files: [FileResult], _ targets: Targets) -> [Message] {
        let leftovers = Leftover.remove(targets.walks.flatMap(\.leftovers))
        return leftovers.map(\.note) + flush(files.compactMap(\.folder) + leftovers.folders)
    }

    /// Hands over to the disk which names are in some folders.
    ///
    /// - Returns: what is to be said of those of which the system does not.
    static func flush(_ folders: some Sequence<Path>) -> [Message] {
        Set(folders).sorted().compactMap { folder in
            do throws(SystemError) {
                try FileSystem.flush(folder)
                return nil
            } catch {
                return .error(folder, "what was renamed in it may not be on the disk: \(error.sentence)")
            }
        }
    }
}

extension Leftover {
    /// What is said of it.
    var note: Message {
        .note(
            isRemoved
                ? "removed `\(path)`, which a run that was killed left behind"
                : "kept `\(path)`, which an earlier run left behind: somebody may have saved what it "
                    + "holds; if not, remove it")
    }
}
