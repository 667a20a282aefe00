import RuleModel
import Syntax

/// Decides what a function is, by what its body gives back.
///
/// It is a helper if it gives back its view on one side of one question about a parameter, and the view with a closure
/// applied on the other. It exceeds a helper if it takes a condition and a closure over its view, and does more.
package struct HelperMeaning {
    package let meaning: HelperDeclaration.Meaning
    /// The parts of the parameters. For a function that hands on, those that it seems to give them.
    package private(set) var parts: [String: HelperDeclaration.Part] = [:]

    /// - Parameter closures: those that take the view, in the order of the declaration, with their shapes.
    package init(
        of value: HelperValue, parameters: [FunctionParameter],
        closures: [(name: String, shape: HelperDeclaration.ClosureShape)], result: String
    ) {
        let value = value.pruned()
        if let (isNegated, parts) = HelperMeaning.plain(value) ?? HelperMeaning.plain(value, parameters) {
            self.parts = parts
            meaning = .applies(isNegated: isNegated, isErased: result == "AnyView")
            return
        }
        let delegation: HelperDeclaration.Delegation?
        if case .delegated(let found) = value { delegation = found } else { delegation = nil }
        guard let closure = closures.first,
            let condition = HelperMeaning.condition(of: value, parameters, Set(closures.map(\.name)))
        else {
            meaning = delegation.map { .delegates($0) } ?? .other
            return
        }
        let isOptional = parameters.contains { $0.name == condition && $0.isOptional }
        parts[condition] = .init(role: isOptional ? .payload : .condition)
        parts[closure.name] = .init(role: .transform, closure: closure.shape)
        if closures.count > 1 { parts[closures[1].name] = .init(role: .otherwise, closure: closures[1].shape) }
        meaning = delegation.map { .delegates($0) } ?? .exceeds(HelperMeaning.excess(of: value, condition))
    }

    /// `if condition { transform(self) } else { self }`, however it was written.
    private static func plain(
        _ value: HelperValue
    ) -> (isNegated: Bool, parts: [String: HelperDeclaration.Part])? {
        guard case .choice(let test, let first, let second) = value else { return nil }
        var parts: [String: HelperDeclaration.Part] = [:]
        let isPayload: Bool
        switch test {
        case .condition(let name): (isPayload, parts[name]) = (false, .init(role: .condition))
        case .payload(let name): (isPayload, parts[name]) = (true, .init(role: .payload))
        case .other: return nil
        }
        switch (first, second) {
        case (.applied(let closure, let shape), .view):
            parts[closure] = .init(role: .transform, closure: shape)
            return (false, parts)
        case (.view, .applied(let closure, let shape)) where !isPayload:
            parts[closure] = .init(role: .transform, closure: shape)
            return (true, parts)
        case (.applied(let one, let oneShape), .applied(let other, let otherShape)) where one != other:
            parts[one] = .init(role: .transform, closure: oneShape)
            parts[other] = .init(role: .otherwise, closure: otherShape)
            return (false, parts)
        default: return nil
        }
    }

    /// A helper whose second closure may be left out: with it, and without it, a plain one.
    private static func plain(
        _ value: HelperValue, _ parameters: [FunctionParameter]
    ) -> (isNegated: Bool, parts: [String: HelperDeclaration.Part])? {
        let asked = HelperTest.payload
        guard let closure = parameters.first(where: { $0.isOptionalClosure && value.tests.contains(asked($0.name)) }),
            let without = plain(value.pruned([asked(closure.name): false])),
            let with = plain(value.pruned([asked(closure.name): true])),
            with.isNegated == without.isNegated, with.parts[closure.name]?.role == .otherwise,
            without.parts.allSatisfy({ with.parts[$0.key]?.role == $0.value.role })
        else { return nil }
        return with
    }

    /// The parameter that decides whether a closure is applied: one that is asked about where the sides use the closures
    /// differently, a `Bool`, or one that is handed on with a closure to something else.
    private static func condition(
        of value: HelperValue, _ parameters: [FunctionParameter], _ closures: Set<String>
    ) -> String? {
        let candidates = parameters.filter { !closures.contains($0.name) && $0.name != "" }
        if let asked = candidates.first(where: { value.decides($0.name, closures) }) { return asked.name }
        if let flag = candidates.first(where: { $0.isCondition && !$0.hasDefault }) { return flag.name }
        let uses: Set<String>
        switch value {
        case .excess(_, let found): uses = found
        case .delegated(let delegation):
            uses = Set(delegation.arguments.compactMap { $0.parameter.map { parameters[$0].name } })
        default: return nil
        }
        if uses.isDisjoint(with: closures) { return nil }
        return candidates.first { uses.contains($0.name) && ($0.isOptional || $0.isReader) && !$0.hasDefault }?.name
    }

    /// The first thing that is more than a helper does.
    private static func excess(of value: HelperValue, _ condition: String) -> HelperExcess {
        for case .excess(let excess, _) in value.leaves { return excess }
        for test in value.tests {
            switch test {
            case .other(let text, _): return .asks(text)
            case .condition(let name), .payload(let name): if name != condition { return .asks(name) }
            }
        }
        return .takes(condition)
    }
}

extension HelperValue {
    /// True if a question about a parameter decides which closures are used.
    fileprivate func decides(_ parameter: String, _ closures: Set<String>) -> Bool {
        guard case .choice(let test, let first, let second) = self else { return false }
        let isAsked = test.uses.contains(parameter)
        if isAsked, first.uses.intersection(closures) != second.uses.intersection(closures) { return true }
        // `if let modified = value.map({ transform(self, $0) })`
        if isAsked, !test.uses.isDisjoint(with: closures) { return true }
        return first.decides(parameter, closures) || second.decides(parameter, closures)
    }
}
