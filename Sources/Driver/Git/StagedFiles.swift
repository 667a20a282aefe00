import Syntax

/// What is in the index: the files that a commit would change, and the texts that they have there.
struct StagedFiles {
    /// Those that the next commit would change. In a merge, those that it would change against both sides: what others
    /// have committed was theirs to judge.
    private(set) var all: Set<Path> = []
    /// Those, staged or not, whose text in the work tree is another than that in the index, and staged ones that the work
    /// tree does not have any more.
    private(set) var edited: Set<Path> = []
    private var unmerged: Set<Path> = []
    private var repositories: [Git] = []

    /// - Parameter paths: whose repositories count; those inside have an index of their own, and another commit.
    init(around paths: [Path], among repositories: inout Repositories) throws(Git.Failure) {
        var roots: Set<Path> = []
        for path in paths {
            guard let place = try? FileSystem.realPath(path) else { continue }
            let isFolder = (try? FileStatus(of: place, followsLinks: false))?.kind == .folder
            guard let git = repositories.repository(of: isFolder ? place : place.parent) else {
                throw .noRepository(place)
            }
            guard roots.insert(git.root).inserted else { continue }
            self.repositories.append(git)
            var staged = Set(try git.paths(Git.listing + ["--cached", "--diff-filter=ACMRT"]))
            if let merged = try git.commit(named: "MERGE_HEAD") {
                staged.formIntersection(try git.paths(Git.listing + ["--cached", "--diff-filter=ACMRT", merged]))
            }
            all.formUnion(staged)
            unmerged.formUnion(try git.paths(Git.listing + ["--diff-filter=U"]))
            edited.formUnion(try git.editedFiles())
            edited.formUnion(staged.intersection(try git.paths(Git.listing + ["--diff-filter=D"])))
        }
        edited.subtract(unmerged)
    }

    /// Swift files that a walk passes over: of which the work tree has none, as they were removed since, or are folders or
    /// links; and those that an ignore file names, which mean nothing to git once it knows a file.
    var unseen: [Path] {
        all.filter { file in
            guard file.hasSuffix(".swift") else { return false }
            let isThere = (try? FileStatus(of: file, followsLinks: false))?.kind == .file
            return isThere ? GitIgnore.passesOver(file) : edited.contains(file)
        }
    }

    /// What the index holds of Swift files that are another text in the work tree: what others of them declare counts
    /// as well.
    func texts() throws(Git.Failure) -> [Path: [UInt8]] {
        var texts: [Path: [UInt8]] = [:]
        for git in repositories {
            for file in edited where file.hasSuffix(".swift") {
                guard let place = file.relative(to: git.root) else { continue }
                texts[file] = try git.output(["cat-file", "blob", Path(Array(":0:".utf8) + place.bytes)])
            }
        }
        return texts
    }

    func messages(on targets: [Target]) -> [Message] {
        let others = unmerged.filter { $0.hasSuffix(".swift") }.sorted()
        return others.map { .note("`\($0.name)` is not merged yet, and is passed over") }
    }
}
