import RuleModel
import Syntax

/// How SwiftUI's types are written where the project has types of the same names.
extension FileSemantics {
    static let module = "SwiftUI"

    /// `Color`, or with its module `SwiftUI.Color`; nil where the name is another type's and a module does not help.
    package func spelling(of type: String, at node: NodeID) -> String? {
        if isTeams(type) || !isShadowed(type, at: node) { return type }
        // Of these, some are another module's.
        if ViewTypes.isValue(type) { return nil }
        let module = Self.module
        let isImported = file.imports.contains { $0.module == module && $0.brings(Self.outerName(of: type)) }
        return isImported && !isShadowed(module, at: node) ? "\(module).\(type)" : nil
    }

    /// `Edge` of `Edge.Set`
    private static func outerName(of type: String) -> String { String(type.prefix { $0 != "." }) }

    /// The first type that only one of two texts names, if its name means another type than SwiftUI's.
    ///
    /// - Parameter other: only asked for where it matters, as below.
    package func shadowedType(in text: String, butNotIn other: @autoclosure () -> String, at node: NodeID) -> String? {
        let shadowed = names(in: text).filter { isShadowable($0) && !isTeams($0) && isShadowed($0, at: node) }
        if shadowed.isEmpty { return nil }
        let others = names(in: other())
        return shadowed.first { !others.contains($0) }
    }

    /// The first static member that a text names more often than another does, `Color.clear`, where the project has one of
    /// its own: an extension of SwiftUI's type, or of a protocol of it, would be meant.
    package func shadowedMember(in text: String, butNotIn other: @autoclosure () -> String) -> String? {
        let own = Self.staticMembers(in: text).compactMap { member in owner(of: member).map { (member, $0) } }
        if own.isEmpty { return nil }
        var written = Self.staticMembers(in: other())
        for (member, owner) in own {
            guard let place = written.firstIndex(of: member) else { return "\(owner).\(member.name)" }
            written.remove(at: place)
        }
        return nil
    }

    /// The type of SwiftUI's that a static member would be looked for in, where the project has one of its own.
    private func owner(of member: StaticMember) -> String? {
        let owners = member.type.map { [$0] } ?? rules.facts(listing: member.name).map(\.name)
        return owners.first { owner in
            let names = [owner] + (rules.fact(named: owner)?.conformances ?? [])
            return rules.fact(named: owner)?.isTeams == false
                && names.contains { types.names.project.extends(plainTypeName($0), with: member.name) }
        }
    }

    private struct StaticMember: Equatable {
        /// nil for `.clear`.
        let type: String?
        let name: String
    }

    /// `clear` of `Color.clear` and of `width: .clear`, and none of `).clear`, which goes on from something.
    private static func staticMembers(in text: String) -> [StaticMember] {
        // Most forms have none: without a period, or with the one that they begin with.
        guard text.utf8.dropFirst().contains(UInt8(ascii: ".")) else { return [] }
        var (found, last): ([StaticMember], Character) = ([], ")")
        var rest = text[...]
        while let first = rest.first {
            guard first.isPartOfPath else {
                if !first.isWhitespace { last = first }
                rest.removeFirst()
                continue
            }
            let path = rest.prefix(while: \.isPartOfPath)
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
    package func mixedType(in text: String, with other: @autoclosure () -> String, at node: NodeID) -> String? {
        let qualified = qualifiedNames(in: text)
        if qualified.isEmpty { return nil }
        let other = other()
        let (written, own) = (Set(qualifiedNames(in: other)), Set(names(in: other)))
        return qualified.first {
            !written.contains($0) && own.contains($0) && isShadowed($0, at: node) && !onlyHoldsNames($0)
                && !isOnlyAskedForSwiftUIs($0, in: other)
        }
    }

    /// True for a name of the project's of which there are no values: an enum without cases.
    private func onlyHoldsNames(_ type: String) -> Bool {
        index.types.declared(type).allSatisfy { $0.target == nil && $0.plainCases?.isEmpty == true }
    }

    /// `Color` of `SwiftUI.Color.clear`.
    private func qualifiedNames(in text: String) -> [String] {
        text.split { !$0.isPartOfPath }.compactMap { path in
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
        let name = Self.outerName(of: type)
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

    /// True where a type of the project's is named for nothing but members of SwiftUI's type of its name:
    /// `enum Color { static let brand: SwiftUI.Color = .blue }` and `Color.brand`.
    private func isOnlyAskedForSwiftUIs(_ type: String, in text: String) -> Bool {
        let members = Self.staticMembers(in: text).filter { $0.type == type }
        return members.count == names(in: text).count { $0 == type }
            && members.allSatisfy {
                types.names.project.member($0.name, of: type)?.type == .type("\(Self.module).\(type)")
            }
    }

    // What stands behind a period is a member.
    private func names(in text: String) -> [String] {
        text.split { !$0.isPartOfPath }
            .filter { $0.first != "." }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }
}

extension Character {
    /// True for what names are made of, and for the period between them.
    fileprivate var isPartOfPath: Bool {
        if let ascii = asciiValue { isWordByte(ascii) || ascii == UInt8(ascii: ".") } else { isLetter || isNumber }
    }
}

extension TypeReader {
    /// True for `SwiftUI.Color` beside a `Color` of the project's.
    func isOfModule(_ type: String) -> Bool {
        type.hasPrefix(FileSemantics.module + ".") && names.project.isDeclared(plainTypeName(type))
    }
}
