import RuleModel
import Syntax

/// Finds what is known of the type of a name, where Swift would look for it: locals, the type around and the types
/// around that, globals.
///
/// What is declared nearest counts, also where it shows nothing. What a context declares twice with different types
/// shows nothing.
struct NamedTypes {
    let file: SourceFile
    /// Of this file and of the others.
    let declared: [TypedNames]
    private let conformances: [String: Set<String>]

    init(file: SourceFile, own: Declarations, others: [Declarations]) {
        self.file = file
        let all = [own] + others
        declared = all.map(\.names)
        conformances = all.reduce(into: [:]) { $0.merge($1.conformances) { $0.union($1) } }
    }

    /// What a name shows where it stands; nil if nothing declares it.
    func shown(_ name: String, at node: NodeID) -> TypedNames.Shown? {
        if let local = local(name, at: node) { return local }
        for outer in file.ancestors(of: node) where file.kind(outer).isTypeDeclaration {
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
        if let binding = file.localBinding(of: name, at: node) {
            return file.shownTypes(of: binding).first { $0.name == name }?.shown ?? .nothing
        }
        guard file.isLocal(name, at: node) else { return nil }
        return file.parameterType(of: name, at: node).map { .type($0) } ?? .nothing
    }
}

extension SourceFile {
    /// The name of the type that a declaration declares or extends.
    fileprivate func owningType(_ declaration: NodeID) -> String? {
        // The first thing inside is enclosed by it.
        child(.memberBlock, of: declaration).flatMap { enclosingType(of: $0)?.name }
    }

    /// The type of the parameter of a function around a node; nil if none has the name.
    func parameterType(of name: String, at node: NodeID) -> String? {
        for outer in ancestors(of: node) {
            guard let list = child(.parameters, of: outer) else { continue }
            for parameter in children(of: list) where WrittenParameter(of: parameter, in: self).name == name {
                return child(.type, of: parameter).map { text(of: $0) } ?? ""
            }
        }
        return nil
    }
}
