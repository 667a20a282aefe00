import RuleModel
import Syntax

/// Whether the default that a declaration gives a parameter means the same where the declaration is called.
extension FileSemantics {
    /// The first part of a default that is out of sight at a node, or may be something else there: a private constant, a
    /// name that stands for what is nearer; nil where all of it means the same.
    ///
    /// - Parameter types: what the parameter takes, by the names of types and protocols.
    package func misplaced(in normal: Template, for types: [String], at node: NodeID) -> String? {
        let file = normal.file
        for part in [normal.root] + Array(file.descendants(of: normal.root)) {
            if let name = file.name(part) {
                if !meansOneType(name, at: node) { return name }
            } else if let member = Member(part, in: file) {
                guard let base = member.base else {
                    let isOutermost = file.chainBase(of: normal.root) ?? normal.root == part
                    if hides(member.name, of: isOutermost ? types : nil) { return "." + member.name }
                    continue
                }
                let type = file.isTypeName(base) ? plainTypeName(file.text(of: base)) : nil
                if hides(member.name, of: type.map { [$0] }) { return file.text(of: part) }
            }
        }
        return nil
    }

    /// True for a type that a name means everywhere. What is written small may stand for whatever is near.
    private func meansOneType(_ name: String, at node: NodeID) -> Bool {
        guard name.isTypeName, name != "Self", !isHidden(name, at: node) else { return false }
        return index.declarations.allSatisfy { declarations in
            declarations.types.allSatisfy {
                $0.name != name || $0.owner == nil && index.sees($0.access, $0.sighting, global: name)
            }
        }
    }

    /// True for a member that the project declares out of the file's sight, or more than once: then it may be another one here.
    ///
    /// - Parameter types: one of which it is a member of, or of what they conform to; nil where nothing shows that.
    private func hides(_ member: String, of types: [String]?) -> Bool {
        let owners = types.map { Set($0 + $0.flatMap(kinds)) }
        let found = index.declarations.flatMap { declarations in
            declarations.names.members.filter { owners?.contains($0.key) ?? true }.values.flatMap { members in
                [member, DeclaredTypes.function(member)].compactMap { members[$0] }
            }
        }
        if owners != nil, found.count > 1 { return true }
        return found.contains { !index.sees($0.access, $0.sighting) }
    }

    /// What the defaults of an own modifier's parameters, or of a type's that is applied as one, name beside types.
    package func paths(namedByDefaultsOf name: String) -> [ValuePath] {
        let types = index.project.table.viewModifiers[name].joined().compactMap { type in
            type.source.file.soleType.flatMap { try? ModifierProperties($0, of: type) }?.head
                .flatMap { Signature(declared: $0, on: "View") }
        }
        let parameters = (index.modifiers.declared(name).compactMap(\.declared) + types).flatMap(\.parameters)
        return parameters.flatMap { parameter -> [ValuePath] in
            guard let normal = parameter.defaultValue else { return [] }
            let file = normal.file
            return ([normal.root] + Array(file.descendants(of: normal.root))).compactMap { Member($0, in: file) }
                .map { member in
                    let type = member.base.map { file.text(of: $0) } ?? parameter.typeText.value.name
                    return ValuePath(member: member.name, of: plainTypeName(type))
                }
        }
    }

    /// What a type conforms to, as pages or the project say.
    private func kinds(of type: String) -> [String] {
        (rules.fact(named: type)?.conformances ?? []).map(plainTypeName) + types.names.project.ancestors(of: type)
    }
}
