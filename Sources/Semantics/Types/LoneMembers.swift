import RuleModel
import Syntax

// What members are that nothing stands before: `.brand`, and those of the environment.
extension TypeReader {
    /// `.brand`
    func implicitMember(_ name: String) -> Evidence {
        (rules.facts(listing: name).isEmpty ? declared(name) : nil) ?? .implicitMember(name)
    }

    /// `.sides(4)`; `.all(4)` is no `Edge.Set`, whose `all` is a value.
    func calledMember(_ name: String) -> Evidence {
        if rules.mayBeCalled(name) { return .implicitMember(name) }
        let function = DeclaredTypes.function(name)
        return declared(function) ?? .implicitMember(function)
    }

    /// `.brand` of `extension ShapeStyle where Self == Color { static var brand: Color { … } }` is a style, and no view, where
    /// no other type has a member of that name that a modifier could take.
    private func declared(_ member: String) -> Evidence? {
        if let type = onlyOwner(of: member) { return .type(type) }
        let owners = names.project.owners(ofMember: member)
        guard let owner = owners.first(where: rules.mayBeProtocol),
            case .type(let type)? = names.project.member(member, of: owner).map({ self.type(declared: $0) }),
            owners.allSatisfy({ [owner, plainTypeName(type)].contains($0) || isTakenByNone($0) })
        else { return nil }
        return .type(rules.fact(named: type) == nil ? "some " + owner : type)
    }

    /// `AnyTransition` of `.slideUp` where only `extension AnyTransition` has such a member, which is one itself; nil for a type
    /// whose protocols may have another one.
    private func onlyOwner(of member: String) -> String? {
        let owners = names.project.owners(ofMember: member)
        guard owners.count == 1, let type = rules.fact(named: owners[0])?.name, !names.project.isDeclared(type),
            !rules.mayBeProtocol(type), rules.fact(named: type)?.conformances.isEmpty == true,
            case .type(type)? = names.project.member(member, of: type).map({ self.type(declared: $0) })
        else { return nil }
        return type
    }

    /// True for a type, and no protocol, that neither pages nor functions of the project take: `UIColor`, an enum of one's own.
    private func isTakenByNone(_ type: String) -> Bool {
        let project = names.project
        guard ViewTypes.hasOldPrefix(type) || project.isConcrete(type) && rules.fact(named: type) == nil else {
            return false
        }
        return project.table.modifiers.names.allSatisfy { name in
            project.table.modifiers[name].joined().allSatisfy { modifier in
                modifier.signature.parameters.allSatisfy { !$0.type.namesInText.contains(type) }
            }
        }
    }

    /// What stands behind links, as declarations call them: a `Color` of `Color.black.opacity(0.3)`, whatever `primary` is of
    /// `Color.theme.primary`.
    func followed(_ base: Evidence, by links: [String]) -> Evidence {
        var inner = self
        inner.constants += 1
        return links.reduce(base) { base, link in
            guard case .type(let type) = base else { return .unknown }
            if !link.hasSuffix("()") { return inner.link(link, on: base, call: nil) }
            let name = String(link.dropLast(2))
            if rules.keeps(type, name) { return base }
            return rules.fact(named: type) == nil ? inner.ownMember(name, of: type, isCalled: true) : .unknown
        }
    }

    /// What the environment holds: `theme`, `tint` of it.
    func ofEnvironment(_ path: [String], steps: Int) -> Evidence {
        // Of what is SwiftUI's own nothing shows the type.
        if names.project.member(path[0], of: "EnvironmentValues") == nil { return .unknown }
        return path.dropFirst().reduce(staticMember(path[0], of: "EnvironmentValues", steps: steps)) {
            link($1, on: $0, call: nil)
        }
    }

    /// What the project declares of a member of a value: `tint.dim`, `theme.tone(3)`; of several functions of the name, all must
    /// give the same.
    func ownMember(_ name: String, of type: String, isCalled: Bool) -> Evidence {
        // An optional has not what it wraps has.
        if TypeText(type).isOptional { return .unknown }
        let member = isCalled ? DeclaredTypes.function(name) : name
        let protocols = TypeText(type).protocols
        let found = (protocols.isEmpty ? [type] : protocols).compactMap { owner in
            names.member(member, of: owner).map { names.project.specialized($0, in: owner) }
        }
        return found.dropFirst().reduce(found.first) { $0?.agreeing(with: $1) }.map { self.type(declared: $0) }
            ?? .unknown
    }
}
