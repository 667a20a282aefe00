import RuleModel

extension RuleBook {
    /// True for a view that a page names, and that is not just any view.
    package func isOwnType(_ name: String) -> Bool {
        name != "View" && fact(named: name) != nil && isKnown(name, toBe: "View")
    }

    /// True for a modifier that a type has of its own, and that gives the same type again: `bold` of a `Text`.
    package func keeps(_ type: String, _ link: String) -> Bool {
        if fact(named: type)?.members.contains(link) == true { return true }
        return (overloads[link] ?? []).contains { $0.signature.receiver == type && $0.signature.result == type }
    }
}
