import RuleModel
import Syntax

/// Finds what is known of the type of a name, where Swift would look for it: locals, the type around and the types
/// around that, globals.
///
/// What is declared nearest counts, also where it shows nothing. What a context declares twice with different types
/// shows nothing.
struct NamedTypes {
    let scopes: Scopes
    /// Of the file and of others.
    let declared: [TypedNames]
    private let conformances: [String: Set<String>]
    /// What `typealias` calls by another name; `nil` for a name that means several types.
    private let aliases: [String: String?]

    private var file: SourceFile { scopes.file }

    init(scopes: Scopes, declarations: [Declarations]) {
        self.scopes = scopes
        declared = declarations.map(\.names)
        aliases = declarations.lazy.flatMap(\.types).reduce(into: [:]) { aliases, type in
            let isOther = aliases[type.name].map { $0 != type.target } ?? false
            aliases[type.name] = .some(isOther ? nil : type.target)
        }
        conformances = declarations.reduce(into: [:]) { $0.merge($1.conformances) { $0.union($1) } }
    }

    /// `CGFloat?` for `Length?`, where that is another name for `CGFloat`.
    func resolved(_ type: String) -> String {
        var (name, marks) = (Substring(type), "")
        for _ in 0..<8 {
            while let last = name.last, last == "?" || last == "!" { marks = String(name.removeLast()) + marks }
            guard let target = aliases[file.plainTypeName(String(name))] ?? nil else { break }
            name = Substring(target)
        }
        return name + marks
    }

    /// What a name shows where it stands; nil if nothing declares it.
    func shown(_ name: String, at node: NodeID) -> TypedNames.Shown? {
        if let local = local(name, at: node) { return local }
        for outer in file.surroundings(of: node) where file.kind(outer).isTypeDeclaration {
            guard let type = file.owningType(outer) else { continue }
            if let shown = member(name, of: type) { return shown }
        }
        return member(name, of: "")
    }

    /// What a member of a declared type shows; nil if the type declares none of that name.
    func member(_ name: String, of type: String) -> TypedNames.Shown? {
        let found = declared.compactMap { $0.members[type]?[name] }
        guard let first = found.first else { return nil }
        return found.allSatisfy { $0 == first } ? first : .nothing
    }

    /// What a type is declared to inherit and conform to; nil if no source says.
    func conformances(of type: String) -> Set<String>? { conformances[type] }

    private func local(_ name: String, at node: NodeID) -> TypedNames.Shown? {
        if let binding = scopes.localBinding(of: name, at: node) {
            return file.shownTypes(of: binding).first { $0.name == name }?.shown ?? .nothing
        }
        guard scopes.isLocal(name, at: node) else { return nil }
        return scopes.parameter(name, at: node).map { .type(file.child(.type, of: $0).map(file.text) ?? "") }
            ?? .nothing
    }
}

extension SourceFile {
    /// The name of the type that a declaration declares or extends.
    func owningType(_ declaration: NodeID) -> String? {
        // The first thing inside is enclosed by it.
        child(.memberBlock, of: declaration).flatMap { enclosingType(of: $0)?.name }
    }

    /// The type of the parameter of a function around a node; nil if none has the name.
    func parameterType(of name: String, at node: NodeID) -> String? {
        for outer in surroundings(of: node) {
            guard let list = child(.parameters, of: outer) else { continue }
            for parameter in children(of: list) where WrittenParameter(of: parameter, in: self).name == name {
                return child(.type, of: parameter).map { text(of: $0) } ?? ""
            }
        }
        return nil
    }
}
