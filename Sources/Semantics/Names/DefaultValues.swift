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
        guard name.isTypeName, !isHidden(name, at: node) else { return false }
        return index.declarations.allSatisfy { declarations in
            declarations.types.allSatisfy {
                $0.name != name || $0.owner == nil && index.sees($0.access, $0.sighting, isGlobal: true)
            }
        }
    }

    /// True for a member that the project declares out of the file's sight.
    ///
    /// - Parameter types: one of which it is a member of, or of what they conform to; nil where nothing shows that.
    private func hides(_ member: String, of types: [String]?) -> Bool {
        let owners = types.map { Set($0 + $0.flatMap(kinds)) }
        return index.declarations.contains { declarations in
            declarations.names.members.contains { owner, members in
                guard owners?.contains(owner) ?? true else { return false }
                return [member, DeclaredTypes.function(member)].compactMap { members[$0] }
                    .contains { !index.sees($0.access, $0.sighting) }
            }
        }
    }

    /// What a type conforms to, as pages or the project say.
    private func kinds(of type: String) -> [String] {
        (rules.fact(named: type)?.conformances ?? []).map(plainTypeName) + types.names.project.ancestors(of: type)
    }
}
