import Syntax

/// What has been found of the views that names stand for, while more and more files are looked at. It belongs to one thread.
package final class ViewSearch {
    /// The names of which nothing has been found, each with a file that has it.
    private(set) var missing: [ViewName: Path]
    var asked: Set<ViewName> = []
    var read: [ObjectIdentifier: ShownBody] = [:]
    /// The files that have been looked at.
    private var files: Set<ObjectIdentifier> = []
    /// The types of which it is known what they are.
    private var types: Set<String> = []
    /// Those that have been asked for since.
    private var askedTypes: Set<String> = []
    /// The names that may be no views, by their types.
    private var untyped: [(ViewName, Path)] = []
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
        defer { untyped = [] }
        types.formUnion(askedTypes)
        askedTypes = []
        return names.compactMap { name in missing.removeValue(forKey: name).map { (name, $0) } } + untyped
    }

    /// Those of some types of which it is to be asked first what they are.
    func firstAsked(_ some: [String]) -> [String] {
        let unknown = some.filter { !types.contains($0) }
        askedTypes.formUnion(unknown)
        return unknown
    }

    /// Notes a name that is looked up again when it is known what its types are.
    func waitForTypes(of name: ViewName, from path: Path) { untyped.append((name, path)) }

    /// Notes a name of which nothing has been found.
    ///
    /// - Parameter places: what may say more where a file declares it.
    func wait(for name: ViewName, from path: Path, in places: Set<WantedDeclaration>) {
        missing[name] = path
        for word in places.flatMap(\.words) { waiting[word, default: []].insert(name) }
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
        case .argument(let argument): [name, argument.call.name]
        }
    }
}
