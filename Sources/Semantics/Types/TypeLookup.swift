import RuleModel
import Syntax

/// Finds what is known of the type of a name, where Swift would look for it: locals, the type around and the types
/// around that, globals.
///
/// What is declared nearest counts, also where it shows nothing. What a context declares twice with different types
/// shows nothing.
package struct TypeLookup {
    package let scopes: Scopes
    private let lines: FileLines
    /// Of the file and of others.
    private let declared: [DeclaredTypes]
    private let conformances: [String: Set<String>]
    /// What `typealias` calls by another name; `nil` for a name that means several types.
    private let aliases: [String: String?]

    private var file: SourceFile { scopes.file }

    package init(scopes: Scopes, lines: FileLines, declarations: [Declarations]) {
        self.scopes = scopes
        self.lines = lines
        declared = declarations.map(\.names)
        aliases = declarations.lazy.flatMap(\.types).reduce(into: [:]) { aliases, type in
            let isOther = aliases[type.name].map { $0 != type.target } ?? false
            aliases[type.name] = .some(isOther ? nil : type.target)
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

    /// What a name stands for at a node; nil if nothing declares it.
    package func typed(_ name: String, at node: NodeID) -> TypedName? {
        if let local = local(name, at: node) { return local }
        return file.enclosingTypes(of: node).firstNonNil { member(name, of: $0.name) } ?? member(name, of: "")
    }

    /// A member of a declared type; nil if the type declares none of that name.
    package func member(_ name: String, of type: String) -> TypedName? {
        let found = declared.compactMap { $0.members[type]?[name] }
        return found.first.map { found.dropFirst().reduce($0) { $0.agreeing(with: $1) } }
    }

    /// What a type is declared to inherit and conform to; nil if no source says.
    package func conformances(of type: String) -> Set<String>? { conformances[type] }

    private func local(_ name: String, at node: NodeID) -> TypedName? {
        if let binding = scopes.localBinding(of: name, at: node) {
            return TypedName.all(of: binding, lines).first { $0.name == name }?.typed
                ?? TypedName(.unknown, lines.sighting(at: binding.range.lowerBound))
        }
        guard let scope = scopes.scope(declaring: name, at: node) else { return nil }
        let parameter = scopes.parameter(name, at: node)
        return TypedName(
            parameter.map { .type(file.writtenType(of: $0) ?? "") } ?? .unknown,
            lines.sighting(at: file.range(of: parameter ?? scope).lowerBound))
    }
}
