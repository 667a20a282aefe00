import RuleModel
import Syntax

/// Reads rule pages: those in the binary, and those of the user's folders.
package struct RulePages: Sendable {
    /// The pages that count, in the order in which they were read: one that was replaced is not among them.
    let pages: [Page]
    /// Those of the user's folders.
    let team: [Page]
    let rules: RuleBook

    /// The built-in pages and those of some folders, of which a later one replaces an earlier one of the same name.
    static func all(_ folders: [Path]) throws(Failure) -> RulePages {
        let added = try folders.map { folder throws(Failure) in try Self.pages(in: folder) }
        do throws(PageErrors) {
            var team: [Page] = []
            for more in added {
                let names = Set(more.map(\.name))
                team = team.filter { !names.contains($0.name) } + more
            }
            let names = Set(team.map(\.name))
            let pages = try builtin().filter { !names.contains($0.name) }
            return RulePages(
                pages: pages + team, team: team, rules: try RuleBook(pages: pages, team: team))
        } catch {
            throw .mistaken(error)
        }
    }

    /// What all these pages say. Without folders, a page is read when a name that it states is asked for.
    static func rules(_ folders: [Path]) throws(Failure) -> RuleBook {
        folders.isEmpty ? BuiltinShelf.book() : try all(folders).rules
    }

    /// The families of pages, by their names: the folders in which they lie.
    static func families(_ folders: [Path]) -> [String: String] {
        func note(_ page: Path, below root: Path, in families: inout [String: String]) {
            let name = String(page.name.spelling.dropLast(3))
            families[name] = page.parent == root ? nil : page.parent.name.spelling
        }
        var families: [String: String] = [:]
        for page in 0..<BuiltinShelf.count { note(BuiltinShelf.path(of: page), below: "Rules", in: &families) }
        for folder in folders {
            var paths: [Path] = []
            try? collect(folder, into: &paths)
            for path in paths { note(path, below: folder, in: &families) }
        }
        return families
    }

    /// The names of all pages, without reading one.
    static func names(_ folders: [Path]) -> Set<String> {
        var paths = (0..<BuiltinShelf.count).map { BuiltinShelf.path(of: $0) }
        for folder in folders { try? collect(folder, into: &paths) }
        return Set(paths.map { String($0.name.spelling.dropLast(3)) })
    }

    /// True for a folder that can be read and holds no page.
    static func isEmpty(_ folder: Path) -> Bool {
        var paths: [Path] = []
        do { try collect(folder, into: &paths) } catch { return false }
        return paths.isEmpty
    }

    /// The pages of `Rules/`, as they were when the command was built.
    package static func builtin() throws(PageErrors) -> [Page] {
        try Page.read((0..<BuiltinShelf.count).map { (BuiltinShelf.path(of: $0), BuiltinShelf.text(of: $0)) })
    }

    /// The pages of a folder.
    static func pages(in folder: Path) throws(Failure) -> [Page] {
        var paths: [Path] = []
        do throws(SystemError) {
            try collect(folder, into: &paths)
        } catch {
            throw .unreadable(folder, error)
        }
        if paths.isEmpty { throw .empty(folder) }
        let buffer = ReadBuffer()
        var files: [(path: Path, text: String)] = []
        for path in paths.sorted() {
            let bytes: [UInt8]
            do { bytes = try buffer.bytes(of: path, .named) } catch { throw .unreadable(path, error) }
            if let line = bytes.withUnsafeBufferPointer(UTF8Validity.firstBadLine) { throw .notUTF8(path, line: line) }
            files.append((path, String(decoding: bytes, as: UTF8.self)))
        }
        do { return try Page.read(files).map(\.asTeams) } catch { throw .mistaken(error) }
    }

    private static func collect(_ folder: Path, into paths: inout [Path]) throws(SystemError) {
        for entry in try FileSystem.entries(of: folder) where !entry.name.isHidden {
            let path = folder.appending(entry.name)
            switch entry.kind {
            case .folder: try collect(path, into: &paths)
            case .file, .link: if Page.isPage(path: path) { paths.append(path) }
            case .other: break
            }
        }
    }

    /// Why there are no rules to work with.
    enum Failure: Error {
        case unreadable(Path, SystemError)
        case empty(Path)
        case notUTF8(Path, line: Int)
        case mistaken(PageErrors)
        /// What names them cannot be obeyed.
        case config([Message])

        var messages: [Message] {
            switch self {
            case .unreadable(let path, let error): [.error(path, "cannot be read for rule pages: \(error.sentence)")]
            case .config(let messages): messages
            case .empty(let folder): [.error(folder, "holds no rule page: a file such as `frame.md`")]
            case .notUTF8(let path, let line): [.error(path, line: line, "is not UTF-8; save it as that")]
            case .mistaken(let errors): errors.errors.map { .error($0.path, line: $0.line, $0.message) }
            }
        }
    }
}
