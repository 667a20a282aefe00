import RuleModel
import Syntax

/// The documents that an editor shows, and what is planned of them.
struct OpenDocuments {
    private let options: Options
    private let rules: RuleBook
    private let threads: Threads
    /// The folders that the editor works in.
    var workspaces: [Path] = []
    /// By the URI.
    private var all: [String: OpenDocument] = [:]
    /// What was planned of documents since anything changed.
    private var results: [String: Job.Result] = [:]
    /// By the folder whose files are read with theirs.
    private var folders: [Path: EditedFolder] = [:]
    /// The documents that were not planned since anything changed, the last one that did first.
    private(set) var due: [String] = []
    /// What is wrong with projects, in the order in which it was found; whoever says it takes it.
    var messages: [Message] = []

    /// - Parameter rules: of the folders that the options name.
    init(_ options: Options, _ rules: RuleBook, threads: Threads) {
        self.options = options
        (self.rules, self.threads) = (rules, threads)
    }

    func document(_ uri: String) -> OpenDocument? { all[uri] }

    /// True for a document that is the only one to show its file: of several that do, which text counts is not known.
    func isAlone(_ document: OpenDocument) -> Bool { all.values.count { $0.location == document.location } == 1 }

    /// The document that shows a file.
    func document(at location: Path) -> OpenDocument? {
        all.values.filter { $0.location == location }.min { $0.uri < $1.uri }
    }

    /// True for a file that a document shows, by whatever URI.
    func shows(_ uri: String) -> Bool {
        guard all[uri] == nil, let path = FileURI.path(of: uri) else { return all[uri] != nil }
        return document(at: (try? FileSystem.realPath(path)) ?? path) != nil
    }

    private var texts: [Path: [UInt8]] {
        var texts: [Path: [UInt8]] = [:]
        for document in all.values { if let location = document.location { texts[location] = document.text } }
        return texts
    }

    /// What is to be watched, as far as anything is known of the projects.
    var watchedPlaces: Set<WatchedPlace> { folders.values.reduce(into: []) { $0.formUnion($1.watchedPlaces) } }

    // MARK: what changes

    mutating func open(_ document: OpenDocument) {
        var document = document
        document.folder = document.location.map { folder(of: $0) }
        all[document.uri] = document
        forgetIfUnsaved(document)
        // One may have appeared since its folder was read, and nobody have told.
        if let location = document.location, let place = document.folder, folders[place.path]?.holds(location) == false
        {
            folders[place.path] = nil
        }
        noteChange(of: document.uri)
    }

    mutating func change(_ uri: String, _ changes: [JSONText], version: Int?) {
        all[uri]?.take(changes, version: version)
        noteChange(of: uri)
    }

    mutating func close(_ uri: String) {
        guard let document = all.removeValue(forKey: uri) else { return }
        results[uri] = nil
        due.removeAll { $0 == uri }
        if let location = document.location {
            for folder in folders.keys { folders[folder]!.forget(location) }
        }
        forgetIfUnsaved(document)
        noteChange(of: nil)
    }

    /// A file that nobody has saved is one of its folder only as long as it is shown.
    private mutating func forgetIfUnsaved(_ document: OpenDocument) {
        guard let location = document.location, let folder = document.folder, !FileSystem.exists(location) else {
            return
        }
        folders[folder.path] = nil
    }

    /// Reads everything again when it is asked for.
    mutating func forgetFiles() {
        folders = [:]
        for (uri, document) in all {
            all[uri]!.folder = document.location.map { folder(of: $0) }
        }
        noteChange(of: nil)
    }

    private mutating func noteChange(of uri: String?) {
        if let uri, let location = all[uri]?.location {
            for folder in folders.keys { folders[folder]!.forget(location) }
        }
        results = [:]
        due = all.values.filter { $0.location != nil }.map(\.uri).sorted()
        if let uri, let place = due.firstIndex(of: uri) { due.insert(due.remove(at: place), at: 0) }
    }

    // MARK: what is planned

    /// What is planned of all calls of a document; nil where nothing is.
    mutating func result(of uri: String) -> Job.Result? {
        due.removeAll { $0 == uri }
        if let known = results[uri] { return known }
        guard let document = all[uri] else { return nil }
        results[uri] = plan(document, touching: nil, texts: texts)
        return results[uri]
    }

    /// What is planned of some calls of a document alone.
    mutating func result(of uri: String, touching bytes: [Range<Int>]) -> Job.Result? {
        all[uri].flatMap { plan($0, touching: bytes, texts: texts) }
    }

    /// What would be planned of a document that held another text.
    mutating func result(of uri: String, holding text: [UInt8]) -> Job.Result? {
        guard let document = all[uri], let location = document.location, let folder = document.folder else {
            return nil
        }
        var texts = texts
        texts[location] = text
        folders[folder.path]?.forget(location)
        defer { folders[folder.path]?.forget(location) }
        return plan(document, touching: nil, texts: texts)
    }

    /// The pages of a modifier, by the rules that hold for a document.
    mutating func pages(for name: String, in uri: String) -> [Page] {
        guard let document = all[uri] else { return [] }
        let pages = asking(document) { folder, location throws(RulePages.Failure) in try folder.pages(for: location) }
        return Explanation.pages(for: name, among: pages ?? [])
    }

    private mutating func plan(
        _ document: OpenDocument, touching bytes: [Range<Int>]?, texts: [Path: [UInt8]]
    ) -> Job.Result? {
        let result = asking(document) { folder, location throws(RulePages.Failure) in
            try folder.result(of: location, touching: bytes, texts: texts)
        }
        return result.flatMap(\.self)
    }

    private mutating func asking<Answer>(
        _ document: OpenDocument, _ ask: (inout EditedFolder, Path) throws(RulePages.Failure) -> Answer
    ) -> Answer? {
        guard let location = document.location, let place = document.folder else { return nil }
        if folders[place.path] == nil {
            let own = all.values.filter { $0.folder?.path == place.path }.compactMap(\.location)
            folders[place.path] = EditedFolder(
                place.path, isDeep: place.isDeep, documents: own.sorted(), options, rules, threads: threads)
        }
        do throws(RulePages.Failure) {
            return try ask(&folders[place.path]!, location)
        } catch {
            messages += error.messages.filter { !messages.contains($0) }
            return nil
        }
    }

    /// The folder whose files are read with a file: the one that the editor works in, if that is part of a project, or the
    /// file's own project.
    private func folder(of location: Path) -> OpenDocument.Folder {
        var roots = ProjectRoot()
        let around = workspaces.filter { location.isBelow($0) }.max { $0.bytes.count < $1.bytes.count }
        if let around, roots.root(of: around) != nil { return .init(path: around, isDeep: true) }
        let root = Root(of: location, among: &roots)
        return .init(path: root.folder, isDeep: root.isProject)
    }
}
