import Syntax

/// Whether a condition can ever change while the program runs, as far as one file shows it.
package enum Constancy: Sendable, Equatable {
    /// It never changes. `value` is known for literals.
    case constant(reason: String, value: Bool? = nil)
    /// It changes only if one of these flags does.
    case depends(on: [Reference])
    /// It may change, as far as anything shows.
    case changing

    /// A flag that an expression reads.
    package struct Reference: Sendable, Equatable {
        /// The types that may declare it, the nearest first; empty for a name that must be global.
        package let owners: [String]
        /// What is written before the owner.
        package var outer: String?
        /// What these may stand in, the nearest first.
        package let around: [String]
        package let name: String
        /// As the user wrote it.
        package let text: String
        /// True for a bare name, which may be global too.
        package let mayBeGlobal: Bool
        /// True if the type around the expression declares it: no other file needs to be asked.
        package var isDeclaredHere = false
    }

    /// The names whose declarations, in any file, would show whether the condition is constant.
    package var wantedNames: [String] {
        guard case .depends(let references) = self else { return [] }
        return references.filter { !$0.isDeclaredHere }.map(\.name)
    }

    /// All must be constant for the whole to be.
    package static func all(_ parts: [Constancy]) -> Constancy {
        var references: [Reference] = []
        var reason: String?
        for part in parts {
            switch part {
            case .changing: return .changing
            case .depends(let on): references += on
            case .constant(let text, _): reason = reason ?? text
            }
        }
        if !references.isEmpty { return .depends(on: references) }
        return .constant(reason: reason ?? "nothing in it changes")
    }

    /// `a && b`, `a || b`: one operand that decides by its literal value makes the whole constant.
    package static func all(_ parts: [Constancy], decidedBy value: Bool) -> Constancy {
        for case .constant(let reason, value) in parts { return .constant(reason: reason, value: value) }
        let values = parts.map { if case .constant(_, let value) = $0 { value } else { Bool?.none } }
        if case .constant(let reason, _) = all(parts) {
            return .constant(reason: reason, value: values.allSatisfy { $0 != nil } ? !value : nil)
        }
        return all(parts)
    }

    package static func literal(_ value: Bool) -> Constancy {
        .constant(reason: "the condition is always `\(value)`", value: value)
    }

    package static prefix func ! (operand: Constancy) -> Constancy {
        guard case .constant(let reason, let value) = operand else { return operand }
        return value.map { .literal(!$0) } ?? .constant(reason: reason)
    }
}
