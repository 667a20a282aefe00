import Syntax

/// What the files of a project declare, put in order by name once for all that ask. It never changes: with files that come to
/// it, it is another one, for which nothing is put in order anew.
final class ProjectTable: Sendable {
    private let contents: Contents

    private struct Contents: Sendable {
        var members = DeclaredByName<[String: TypedName]>()
        var shownBodies = DeclaredByName<[String: [ShownBody]]>()
        var owners: [String: Set<String>] = [:]
        var bodies = DeclaredByName<[EvaluatedBody]>()
        var modifiers = DeclaredByName<[OwnModifier]>()
        var viewProperties = DeclaredByName<[DeclarationSource]>()
        var viewModifiers = DeclaredByName<[ViewModifierType]>()
        var types = DeclaredByName<[OwnType]>()
        var contentPlaces = DeclaredByName<ContentPlace>()
        var failing = DeclaredByName<[[String?]]>()
        var initializers = DeclaredByName<[OwnInitializer]>()
        var aliases: Set<String> = []
        var conformances: [String: Set<String>] = [:]
        var conformancesByFile = DeclaredByName<Set<String>>()
        var nested: [String: [String]] = [:]
        var extended: [String: [String]] = [:]
        var concrete: [String: Set<String>] = [:]
        var namesakes: Set<String> = []
        var twins: Set<String> = []
        var heirs: [String: Set<String>] = [:]

        mutating func add(_ file: Declarations) {
            members.add(file.names.members, of: file.path)
            shownBodies.add(file.shownBodies, of: file.path)
            for (owner, bodies) in file.shownBodies {
                for (name, bodies) in bodies where bodies.contains(where: \.isFunction) {
                    owners[name, default: []].insert(owner)
                }
            }
            bodies.add(file.bodies, of: file.path)
            modifiers.add(file.modifiers, of: file.path)
            viewProperties.add(file.viewProperties, of: file.path)
            viewModifiers.add(file.viewModifiers, of: file.path)
            types.add(Dictionary(grouping: file.types, by: \.name), of: file.path)
            contentPlaces.add(file.contentPlaces, of: file.path)
            failing.add(file.failingInitializers, of: file.path)
            initializers.add(file.initializers, of: file.path)
            aliases.formUnion(file.types.lazy.filter { $0.target != nil }.map(\.name))
            var own: Set<String> = []
            for type in file.types where type.target == nil && !type.isProtocol {
                let named = file.conformances[type.path] ?? []
                // Of two in one file nothing shows which is declared to be what.
                let isTwin = own.insert(type.name).inserted ? concrete[type.name].map { $0 != named } : named.count > 1
                if isTwin == true { twins.insert(type.name) }
                if concrete.updateValue(named, forKey: type.name) != nil { namesakes.insert(type.name) }
            }
            conformancesByFile.add(file.conformances, of: file.path)
            for (type, names) in file.conformances {
                let type = plainTypeName(type)
                conformances[type, default: []].formUnion(names)
                for name in names { heirs[name, default: []].insert(type) }
            }
            for path in file.nested { nested[plainTypeName(path), default: []].insert(path) }
            for path in file.extended { extended[plainTypeName(path), default: []].insert(path) }
        }
    }

    convenience init(of files: [Declarations]) { self.init(files.reduce(into: Contents()) { $0.add($1) }) }

    private init(_ contents: Contents) {
        self.contents = contents
        extendedAliases = contents.aliases.filter { !contents.members[$0].isEmpty }.sorted()
    }

    /// The same with files that it does not hold yet.
    func adding(_ files: [Declarations]) -> ProjectTable {
        ProjectTable(files.reduce(into: contents) { $0.add($1) })
    }

    /// By type, what each file declares of it by name. What stands in another type is called by both names: `Color.Background`.
    var members: DeclaredByName<[String: TypedName]> { contents.members }
    /// The same for what bodies show of views.
    var shownBodies: DeclaredByName<[String: [ShownBody]]> { contents.shownBodies }
    /// By the names of functions with such bodies, what they are of.
    var owners: [String: Set<String>] { contents.owners }
    var bodies: DeclaredByName<[EvaluatedBody]> { contents.bodies }
    var modifiers: DeclaredByName<[OwnModifier]> { contents.modifiers }
    var viewProperties: DeclaredByName<[DeclarationSource]> { contents.viewProperties }
    var viewModifiers: DeclaredByName<[ViewModifierType]> { contents.viewModifiers }
    var types: DeclaredByName<[OwnType]> { contents.types }
    /// By type, where it puts the content that it is given.
    var contentPlaces: DeclaredByName<ContentPlace> { contents.contentPlaces }
    /// By type, the labels of its initializers that can fail.
    var failing: DeclaredByName<[[String?]]> { contents.failing }
    /// By type, what makes its values.
    var initializers: DeclaredByName<[OwnInitializer]> { contents.initializers }
    /// The names that are other names for types.
    var aliases: Set<String> { contents.aliases }
    /// By the names of types, what all of the name are declared to inherit and conform to.
    var conformances: [String: Set<String>] { contents.conformances }
    /// The same of each by file. What stands in another type is called by both names here, too.
    var conformancesByFile: DeclaredByName<Set<String>> { contents.conformancesByFile }
    /// By the names of types that stand in others, what they are called by both, sorted.
    var nested: [String: [String]] { contents.nested }
    /// Of these, what extensions call so in files that do not declare them: `SwiftUI.Color`.
    var extended: [String: [String]] { contents.extended }
    /// The names of these that extensions give members: `extension Shade` beside `typealias Shade = Color`.
    let extendedAliases: [String]
    /// The names of several types.
    var namesakes: Set<String> { contents.namesakes }
    /// Of these, the ones whose types conform to different things.
    var twins: Set<String> { contents.twins }
    /// By each of these names, the types that are declared so.
    var heirs: [String: Set<String>] { contents.heirs }
}

/// What each of some files declares of a name, in the order of their paths.
struct DeclaredByName<Value: Sendable>: Sendable {
    private var files: [String: [(path: Path, value: Value)]] = [:]

    subscript(name: String) -> [Value] { files[name]?.map(\.value) ?? [] }

    /// With the files.
    func entries(_ name: String) -> [(path: Path, value: Value)] { files[name] ?? [] }

    var names: some Collection<String> { files.keys }

    fileprivate mutating func add(_ declared: [String: Value], of path: Path) {
        for (name, value) in declared {
            let place = files[name]?.firstPlace { $0.path >= path } ?? 0
            files[name, default: []].insert((path, value), at: place)
        }
    }
}

extension [String] {
    /// Keeps it sorted, each once.
    fileprivate mutating func insert(_ name: String) {
        let place = firstPlace { $0 >= name }
        if place == count || self[place] != name { insert(name, at: place) }
    }
}
