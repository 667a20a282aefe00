import Syntax

/// The types that a project shows for what it declares, and what it declares of types.
///
/// What is declared twice with different types shows nothing.
package struct ProjectTypes: Sendable {
    /// By type and name, of each file.
    private let members: [[String: [String: TypedName]]]
    private let sight: Sight?
    private let conformances: [String: Set<String>]
    /// What `typealias` calls by another name; `nil` for a name that means several types.
    private let aliases: [String: String?]
    /// The types that are declared; true for those that are no protocols.
    private let own: [String: Bool]

    /// - Parameter sight: what is seen of them; nil for all.
    package init(_ declarations: [Declarations], _ sight: Sight? = nil) {
        members = declarations.map(\.names.members).filter { !$0.isEmpty }
        self.sight = sight
        let types = declarations.lazy.flatMap(\.types).filter { type in
            sight?.sees(type.access, at: type.sighting.path, isGlobal: type.owner == nil) ?? true
        }
        aliases = types.reduce(into: [:]) { aliases, type in
            let isOther = aliases[type.name].map { $0 != type.target } ?? false
            aliases[type.name] = .some(isOther ? nil : type.target)
        }
        own = declarations.lazy.flatMap(\.types).reduce(into: [:]) { own, type in
            if type.target == nil { own[type.name] = own[type.name] ?? false || !type.isProtocol }
        }
        conformances = declarations.reduce(into: [:]) { $0.merge($1.conformances) { $0.union($1) } }
    }

    /// `CGFloat?` for `Length?`, where that is another name for `CGFloat`.
    package func resolved(_ type: String) -> String {
        var (name, marks) = (Substring(type), "")
        for _ in 0..<8 {
            while let last = name.last, last == "?" || last == "!" { marks = String(name.removeLast()) + marks }
            guard let target = aliases[plainTypeName(String(name))] ?? nil else { break }
            name = Substring(target)
        }
        return name + marks
    }

    /// A member of a declared type, of the empty name a global one; nil if the type declares none of that name.
    package func member(_ name: String, of type: String) -> TypedName? {
        let found = members.compactMap { $0[type]?[name] }.filter {
            sight?.sees($0.access, at: $0.sighting.path, isGlobal: type.isEmpty) ?? true
        }
        return found.first.map { found.dropFirst().reduce($0) { $0.agreeing(with: $1) } }
    }

    /// True for a type or a protocol that a source declares, and not only extends.
    func isDeclared(_ type: String) -> Bool { own[type] != nil }

    /// True for a declared type that is no protocol.
    func isConcrete(_ type: String) -> Bool { own[type] == true }

    /// What a type is declared to inherit and conform to, and what that is, the nearest first.
    func ancestors(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while !open.isEmpty {
            let next = open.removeFirst()
            for name in (conformances[next] ?? []).sorted() where name != type && !found.contains(name) {
                found.append(name)
                open.append(name)
            }
        }
        return found
    }

    /// What a type is declared to inherit and conform to; nil if no source says.
    package func conformances(of type: String) -> Set<String>? { conformances[type] }
}
