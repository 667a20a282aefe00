import Syntax

/// What has been found of the views that names stand for, while more and more files are looked at. It belongs to one thread.
package final class ViewSearch {
    /// The names of which nothing has been found, each with a file that has it.
    private(set) var missing: [ViewName: Path]
    var asked: Set<ViewName> = []
    var read: [ObjectIdentifier: ShownBody] = [:]
    /// The files that have been looked at.
    private var files: Set<ObjectIdentifier> = []
    /// By a word that a file would declare, the names that may mean something where it does.
    private var waiting: [String: Set<ViewName>] = [:]

    /// - Parameter path: of the file that has the names.
    package init(_ names: Set<ViewName>, from path: Path) {
        missing = Dictionary(uniqueKeysWithValues: names.map { ($0, path) })
    }

    /// What is to be looked up now that there are these files: names of which they may declare something that the others do
    /// not.
    func open(in declarations: [Declarations]) -> [(ViewName, Path)] {
        let isFirst = files.isEmpty
        let added = declarations.filter { files.insert(ObjectIdentifier($0)).inserted }
        let words = isFirst ? [] : added.reduce(into: Set()) { $0.formUnion($1.words) }
        let names = isFirst ? Set(missing.keys) : words.reduce(into: Set()) { $0.formUnion(waiting[$1] ?? []) }
        return names.compactMap { name in missing.removeValue(forKey: name).map { (name, $0) } }
    }

    /// Notes a name of which nothing has been found.
    ///
    /// - Parameter places: what a file declares, all of a set, that may say more.
    func wait(for name: ViewName, from path: Path, in places: Set<Set<String>>) {
        missing[name] = path
        for word in places.joined() { waiting[word, default: []].insert(name) }
        for word in name.words { waiting[word, default: []].insert(name) }
    }
}

extension ViewName {
    /// What may be declared so that it means something, or something else.
    fileprivate var words: [String] {
        switch base {
        case .around(let types): [name] + types
        case .type(let types, _): [name] + types
        // Of which type a value is may depend on what the environment holds.
        case .value(let path, _, _): [name, "EnvironmentValues"] + path.steps.map(\.name)
        case .modifier: [name]
        }
    }
}
