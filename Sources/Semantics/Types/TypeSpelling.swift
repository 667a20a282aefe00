import RuleModel
import Syntax

/// How SwiftUI's types are written where the project has types of the same names.
extension FileSemantics {
    private static let module = "SwiftUI"

    /// `Color`, or with its module `SwiftUI.Color`; nil where the name is another type's and a module does not help.
    package func spelling(of type: String, at node: NodeID) -> String? {
        if isTeams(type) || !isShadowed(type, at: node) { return type }
        // Of these, some are another module's.
        if ViewTypes.isValue(type) { return nil }
        let module = Self.module
        return file.importedWords.contains(module) && !isShadowed(module, at: node) ? "\(module).\(type)" : nil
    }

    /// The first type that only one of two texts names, if its name means another type than SwiftUI's.
    package func shadowedType(in text: String, butNotIn other: String, at node: NodeID) -> String? {
        let others = names(in: other)
        return names(in: text).first {
            !others.contains($0) && isShadowable($0) && !isTeams($0) && isShadowed($0, at: node)
        }
    }

    /// The first static member that a text names more often than another does, `Color.clear`, where the project has one of
    /// its own: an extension of SwiftUI's type, or of a protocol of it, would be meant.
    package func shadowedMember(in text: String, butNotIn other: String) -> String? {
        let members = Self.staticMembers(in: text)
        if members.isEmpty { return nil }
        var written = Self.staticMembers(in: other)
        for member in members {
            if let place = written.firstIndex(of: member) {
                written.remove(at: place)
                continue
            }
            let owners = member.type.map { [$0] } ?? rules.facts(listing: member.name).map(\.name)
            let own = owners.first { owner in
                let names = [owner] + (rules.fact(named: owner)?.conformances ?? [])
                return rules.fact(named: owner)?.isTeams == false
                    && names.contains { types.names.project.extends(plainTypeName($0), with: member.name) }
            }
            if let own { return "\(own).\(member.name)" }
        }
        return nil
    }

    private struct StaticMember: Equatable {
        /// nil for `.clear`.
        let type: String?
        let name: String
    }

    /// `clear` of `Color.clear` and of `width: .clear`, and none of `).clear`, which goes on from something.
    private static func staticMembers(in text: String) -> [StaticMember] {
        let isPart = { (character: Character) in
            character.isLetter || character.isNumber || "_.".contains(character)
        }
        var (found, last): ([StaticMember], Character) = ([], ")")
        var rest = text[...]
        while let first = rest.first {
            guard isPart(first) else {
                if !first.isWhitespace { last = first }
                rest.removeFirst()
                continue
            }
            let path = rest.prefix(while: isPart)
            let parts = path.split(separator: ".").map(String.init)
            let types = parts.prefix { $0.isTypeName && first != "." }
            let isLink =
                first == "." && ")}]?!\"".contains(last) && !(last == "?" && text[..<path.startIndex].last == " ")
            if !isLink, types.count < parts.count, first == "." || !types.isEmpty {
                let type = types.drop { $0 == module }.joined(separator: ".")
                found.append(StaticMember(type: types.isEmpty ? nil : type, name: parts[types.count]))
            }
            last = path.last!
            rest = rest[path.endIndex...]
        }
        return found
    }

    /// The first type that a text names with its module, and another, where it is one of the project's, without: values of
    /// the two do not fit one another.
    package func mixedType(in text: String, with other: String, at node: NodeID) -> String? {
        let qualified = qualifiedNames(in: text)
        if qualified.isEmpty { return nil }
        let (written, own) = (Set(qualifiedNames(in: other)), Set(names(in: other)))
        return qualified.first { !written.contains($0) && own.contains($0) && isShadowed($0, at: node) }
    }

    /// `Color` of `SwiftUI.Color.clear`.
    private func qualifiedNames(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { path in
            let parts = path.split(separator: ".")
            return parts.count > 1 && parts[0] == Self.module ? String(parts[1]) : nil
        }
    }

    /// True for a type that some page states, and for what stands before the period of one.
    private func isShadowable(_ name: String) -> Bool {
        guard let first = name.split(separator: ".").first.map(String.init) else { return false }
        return rules.typeNames.contains(first) || rules.outerTypeNames.contains(first)
    }

    /// True for a type that a team's page means when it names it.
    private func isTeams(_ name: String) -> Bool { rules.fact(named: name)?.isTeams ?? !isShadowable(name) }

    /// True if the project has a type of that name in sight: a global one, one of a type around the node or of what that
    /// inherits, a generic parameter.
    private func isShadowed(_ type: String, at node: NodeID) -> Bool {
        let name = type.split(separator: ".").first.map(String.init) ?? type
        if !file.genericClauses(of: name, at: node).isEmpty { return true }
        var declared = index.types.declared(name).makeIterator()
        guard let first = declared.next() else { return false }
        var found = [first]
        while let next = declared.next() { found.append(next) }
        let owners = ownersInSight(of: node)
        return found.contains { $0.owner.map(owners.contains) ?? true }
    }

    /// True where a global name means something else: a generic parameter, a local, a member of what stands around.
    package func isHidden(_ name: String, at node: NodeID) -> Bool {
        if !file.genericClauses(of: name, at: node).isEmpty || scopes.isLocal(name, at: node) { return true }
        let owners = ownersInSight(of: node)
        return index.types.declared(name).contains { $0.owner.map(owners.contains) ?? false }
            || index.modifiers.declared(name).contains { owners.contains($0.signature.receiver) }
    }

    /// The types around a node, and what they inherit.
    private func ownersInSight(of node: NodeID) -> Set<String> {
        var owners: Set<String> = []
        var waiting = file.enclosingTypes(of: node).map(\.name)
        while let type = waiting.popLast() {
            guard owners.insert(type).inserted else { continue }
            waiting += types.names.project.conformances(of: type) ?? []
        }
        return owners
    }

    // What stands behind a period is a member.
    private func names(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            .filter { $0.first != "." }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }
}
