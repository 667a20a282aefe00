/// A call as `holding` and `drawing` limits name it, and as it is noted of a view: `TextField`, `.focused`, `.alignmentGuide(.top)`.
public struct HeldCall: Sendable, Hashable {
    /// That of a modifier with a period.
    public let name: String
    /// The member that its first argument is, or must be: `top`; nil where it may be anything.
    public let member: String?

    public var isModifier: Bool { name.first == "." }
    /// The same without it.
    public var modifierName: String { isModifier ? String(name.dropFirst()) : name }

    public init(name: String, member: String? = nil) { (self.name, self.member) = (name, member) }

    /// - Parameter limit: as a page spells it.
    public init(limit: String) {
        let parts = limit.split(separator: "(", maxSplits: 1)
        name = String(parts.first ?? "")
        // `.top)`
        member = parts.count == 2 ? String(parts[1].dropFirst().dropLast()) : nil
    }
}

extension RuleBook {
    /// True if a call that is noted may be given what a limit asks of its argument: another member is another value where a
    /// page lists it.
    public func mayBe(_ call: HeldCall, _ limit: HeldCall) -> Bool {
        guard let wanted = limit.member, call.member != wanted else { return true }
        return unlistedMember(of: call) != nil || call.member == nil
    }

    /// What the project may declare, of a modifier of which a limit names an argument: `centerIcon`.
    public func unlistedMember(of call: HeldCall) -> String? {
        guard heldByMember.contains(call.name), let member = call.member else { return nil }
        let types = typesOfFirstArgument(of: call.name)
        return types.contains { fact(named: $0)?.members.contains(member) == true } ? nil : member
    }

    /// `HorizontalAlignment` and `VerticalAlignment` of `.alignmentGuide`
    public func typesOfFirstArgument(of modifier: String) -> [String] {
        (overloads[String(modifier.dropFirst())] ?? []).compactMap { overload in
            overload.signature.parameters.first.flatMap { $0.label == nil ? $0.typeText.value.name : nil }
        }
    }
}
