import RuleModel
import Syntax

/// Decides what a function is, by what its body gives back.
///
/// It is a helper if it gives back its view on one side of one question about a parameter, and the view with a closure
/// applied on the other. It exceeds a helper if it takes a condition and a closure over its view, and does more.
struct HelperMeaning {
    /// The part that a parameter plays.
    struct Part {
        let role: KnownHelper.Role
        var closure: HelperDeclaration.ClosureShape?
        /// The modifier that takes it, where it is a `ViewModifier`.
        var modifier: String?
    }

    let meaning: HelperDeclaration.Meaning
    /// The parts of the parameters. For a function that hands on, those that it seems to give them.
    private(set) var parts: [String: Part] = [:]

    /// - Parameter closures: those that take the view, in the order of the declaration, with their shapes.
    init(
        of value: HelperValue, parameters: [FunctionParameter],
        closures: [(name: String, shape: HelperDeclaration.ClosureShape)]
    ) {
        let value = value.pruned()
        if let name = value.decidesItself, parameters.count == 1 {
            parts[name] = Part(role: .transform)
            meaning = .exceeds(.asks(name))
            return
        }
        if let (isNegated, parts) = value.application ?? value.application(leavingOut: parameters) {
            self.parts = parts
            meaning = .applies(isNegated: isNegated)
            return
        }
        let modifiers = parameters.filter { $0.isViewModifier || $0.holdsViewModifier }
        if closures.isEmpty, let first = modifiers.first,
            let condition = value.condition(of: parameters, modifying: Set(modifiers.map(\.name)))
        {
            parts[condition] = Part(role: .condition)
            parts[first.name] = Part(
                role: .transform, closure: first.isTransform ? .init(view: 0, payload: nil) : nil)
            meaning = value.delegation.map { .delegates($0) } ?? .exceeds(value.excess(under: condition))
        } else if closures.isEmpty, let (condition, content) = value.substitution(among: parameters) {
            parts[condition] = Part(role: .condition)
            parts[content] = Part(role: .transform, closure: .init(view: 0, payload: nil))
            meaning = .exceeds(value.excess(under: condition))
        } else if let closure = closures.first,
            let condition = value.condition(among: parameters, Set(closures.map(\.name)))
        {
            let isOptional = parameters.contains { $0.name == condition && $0.isOptional }
            parts[condition] = Part(role: isOptional ? .payload : .condition)
            parts[closure.name] = Part(role: .transform, closure: closure.shape)
            if closures.count > 1 { parts[closures[1].name] = Part(role: .otherwise, closure: closures[1].shape) }
            meaning = value.delegation.map { .delegates($0) } ?? .exceeds(value.excess(under: condition))
        } else {
            meaning = value.delegation.map { .delegates($0) } ?? .other
        }
    }
}

extension HelperValue {
    fileprivate typealias Application = (isNegated: Bool, parts: [String: HelperMeaning.Part])

    fileprivate var delegation: HelperDeclaration.Delegation? {
        if case .delegated(let delegation) = self { delegation } else { nil }
    }

    /// What is applied where there is any: `if let change { modifier(change) } else { self }`.
    fileprivate var decidesItself: String? {
        guard case .choice(.payload(let name), let change, .view) = self, change.uses.contains(name) else { return nil }
        return name
    }

    /// `if condition { transform(self) } else { self }`, however it was written.
    fileprivate var application: Application? {
        guard case .choice(let test, let first, let second) = self else { return nil }
        var parts: [String: HelperMeaning.Part] = [:]
        let isPayload: Bool
        switch test {
        case .condition(let name): (isPayload, parts[name]) = (false, .init(role: .condition))
        case .payload(let name): (isPayload, parts[name]) = (true, .init(role: .payload))
        case .other: return nil
        }
        switch (first.change, second.change) {
        case (let change?, nil) where second == .view:
            parts[change.name] = change.part
            return (false, parts)
        case (nil, let change?) where first == .view && !isPayload:
            parts[change.name] = change.part
            return (true, parts)
        case (let one?, let other?) where one.name != other.name:
            parts[one.name] = one.part
            parts[other.name] = .init(role: .otherwise, closure: other.part.closure, modifier: other.part.modifier)
            return (false, parts)
        default: return nil
        }
    }

    /// The parameter that is applied, as the closure or the modifier for when the condition holds.
    private var change: (name: String, part: HelperMeaning.Part)? {
        switch self {
        case .applied(let closure, let shape): (closure, .init(role: .transform, closure: shape))
        case .modified(let link, let name): (name, .init(role: .transform, modifier: link))
        case .view, .payload, .choice, .delegated, .excess: nil
        }
    }

    /// The same of a helper whose second closure may be left out: with it, and without it.
    fileprivate func application(leavingOut parameters: [FunctionParameter]) -> Application? {
        let asked = Set(tests)
        guard let closure = parameters.first(where: { $0.isOptionalClosure && asked.contains(.payload($0.name)) }),
            let without = pruned([.payload(closure.name): false]).application,
            let with = pruned([.payload(closure.name): true]).application,
            with.isNegated == without.isNegated, with.parts[closure.name]?.role == .otherwise,
            without.parts.allSatisfy({ with.parts[$0.key]?.role == $0.value.role })
        else { return nil }
        return with
    }

    /// `if condition { content() } else { self }`: what is asked, and the closure that gives another view.
    fileprivate func substitution(among parameters: [FunctionParameter]) -> (condition: String, content: String)? {
        guard case .choice(let test, let first, let second) = self, test.uses.count == 1,
            let condition = test.uses.first
        else { return nil }
        return [(first, second), (second, first)].lazy.compactMap { view, other -> (String, String)? in
            guard view == .view, case .excess(.gives(let text), _) = other,
                let content = parameters.first(where: { $0.isContent && text == $0.name + "()" })
            else { return nil }
            return (condition, content.name)
        }
        .first
    }

    /// The parameter that decides whether a closure is applied: one that is asked about where the sides use the closures
    /// differently, a `Bool`, or one that is handed on with a closure to something else.
    fileprivate func condition(among parameters: [FunctionParameter], _ closures: Set<String>) -> String? {
        let candidates = parameters.filter { !closures.contains($0.name) && $0.name != "" }
        if let asked = condition(of: candidates, closures) { return asked }
        if let flag = candidates.first(where: { $0.isCondition && !$0.hasDefault }) { return flag.name }
        let uses: Set<String>
        switch self {
        case .excess(_, let found): uses = found
        case .delegated(let delegation):
            uses = Set(delegation.arguments.compactMap { $0.parameter.map { parameters[$0].name } })
        default: return nil
        }
        if uses.isDisjoint(with: closures) { return nil }
        return candidates.first { uses.contains($0.name) && ($0.isOptional || $0.isReader) && !$0.hasDefault }?.name
    }

    /// The same for modifiers, which count only where it shows that they are applied under a condition.
    fileprivate func condition(of parameters: [FunctionParameter], modifying modifiers: Set<String>) -> String? {
        switch self {
        case .delegated, .excess(.handsOn, _): condition(among: parameters, modifiers)
        default: condition(of: parameters, modifiers)
        }
    }

    /// The parameter that is asked about where the sides use the others differently.
    fileprivate func condition(of parameters: [FunctionParameter], _ others: Set<String>) -> String? {
        parameters.first { !others.contains($0.name) && $0.name != "" && decides($0.name, others) }?.name
    }

    /// True if a question about a parameter decides which closures are used.
    private func decides(_ parameter: String, _ closures: Set<String>) -> Bool {
        guard case .choice(let test, let first, let second) = self else { return false }
        let isAsked = test.uses.contains(parameter)
        if isAsked, first.uses.intersection(closures) != second.uses.intersection(closures) { return true }
        // `if let modified = value.map({ transform(self, $0) })`
        if isAsked, !test.uses.isDisjoint(with: closures) { return true }
        return first.decides(parameter, closures) || second.decides(parameter, closures)
    }

    /// The first thing that is more than a helper does.
    fileprivate func excess(under condition: String) -> HelperExcess {
        for case .excess(let excess, _) in leaves { return excess }
        for test in tests {
            switch test {
            case .other(let text, let uses):
                return uses.contains(condition) && text != condition ? .weighs(text) : .asks(text)
            case .condition(let name), .payload(let name): if name != condition { return .asks(name) }
            }
        }
        if case .applied = self { return .appliesAlways(condition: condition) }
        return .takes(condition)
    }
}
