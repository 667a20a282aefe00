import RuleModel
import Syntax

/// Finds what is known of the type of a name, where Swift would look for it: locals, the type around and the types
/// around that, globals.
///
/// What is declared nearest counts, also where it shows nothing. What a context declares twice with different types
/// shows nothing.
package struct NamedTypes {
    package let scopes: Scopes
    /// Of the file and of others.
    package let declared: [TypedNames]
    private let conformances: [String: Set<String>]
    /// What `typealias` calls by another name; `nil` for a name that means several types.
    private let aliases: [String: String?]

    private var file: SourceFile { scopes.file }

    package init(scopes: Scopes, declarations: [Declarations]) {
        self.scopes = scopes
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

    /// What a name shows where it stands; nil if nothing declares it.
    package func shown(_ name: String, at node: NodeID) -> TypedNames.Shown? {
        if let local = local(name, at: node) { return local }
        for outer in file.surroundings(of: node) where file.kind(outer).isTypeDeclaration {
            guard let type = file.owningType(outer) else { continue }
            if let shown = member(name, of: type) { return shown }
        }
        return member(name, of: "")
    }

    /// What a member of a declared type shows; nil if the type declares none of that name.
    package func member(_ name: String, of type: String) -> TypedNames.Shown? {
        let found = declared.compactMap { $0.members[type]?[name] }
        guard let first = found.first else { return nil }
        return found.allSatisfy { $0 == first } ? first : .nothing
    }

    /// What a type is declared to inherit and conform to; nil if no source says.
    package func conformances(of type: String) -> Set<String>? { conformances[type] }

    private func local(_ name: String, at node: NodeID) -> TypedNames.Shown? {
        if let binding = scopes.localBinding(of: name, at: node) {
            return file.shownTypes(of: binding).first { $0.name == name }?.shown ?? .nothing
        }
        guard scopes.isLocal(name, at: node) else { return nil }
        return scopes.parameter(name, at: node).map { .type(file.child(.type, of: $0).map(file.text) ?? "") }
            ?? .nothing
    }
}
