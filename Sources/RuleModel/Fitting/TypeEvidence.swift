extension RuleBook {
    /// What pages say of the type called `name`; nil for one that no page states. A module's name before it is passed
    /// over: `SwiftUI.Color`.
    public func fact(named name: String) -> TypeFact? {
        if let fact = facts[name] { return fact }
        guard let period = name.firstIndex(of: "."), let fact = facts[String(name[name.index(after: period)...])] else {
            return nil
        }
        // `DS.Color` is what a module of that name has.
        return fact.isTeams || Self.modules.contains(String(name[..<period])) ? fact : nil
    }

    /// The modules of Apple's of which pages state types.
    private static let modules: Set<String> = [
        "AppKit", "Charts", "Combine", "CoreFoundation", "CoreGraphics", "Foundation", "MapKit", "StoreKit", "Swift",
        "SwiftUI", "SwiftUICore", "UIKit",
    ]

    /// The types whose lines list `member`, in the order of the pages.
    public func facts(listing member: String) -> [TypeFact] { types.filter { $0.members.contains(member) } }

    /// True for a static member that some listed type has as a function: `.all(4)` is no `Edge.Set`, whose `all` is a value.
    public func mayBeCalled(_ member: String) -> Bool {
        facts(listing: member).contains { $0.isTeams || $0.called.contains(member) }
    }

    /// True for `Kit.Text`, which is what a module of that name has, or a type: no page states it, but its last name.
    public func isOther(_ path: [String]) -> Bool {
        guard path.count > 1, let name = path.last, facts[name] != nil else { return false }
        return fact(named: path.joined(separator: ".")) == nil
    }

    /// True if the type or protocol is `target`, conforms to it or converts to it, as far as pages say.
    public func isKnown(_ name: String, toBe target: String) -> Bool {
        if name == target { return true }
        guard let fact = fact(named: name) else { return false }
        return kinds[fact.name]!.contains(target)
    }

    /// True for what may be a protocol: it is said to be one, or another type conforms or converts to it.
    public func mayBeProtocol(_ type: String) -> Bool { conforming[type] != nil || facts[type]?.isProtocol == true }

    /// True for a type that another one converts to where it is asked for: an optional of that does not convert to an
    /// optional of this.
    public func isConvertedTo(_ type: String) -> Bool { facts[type] != nil && conforming[type] != nil }

    /// Whether an argument fits a parameter of a type that is no generic one.
    func fit(_ evidence: Evidence, concrete type: TypeText) -> Fit {
        let isStated = fact(named: type.name) != nil
        // What a page says of a type is all that counts for literals, so a stated type that does not take one is a no.
        let otherwise: Fit = isStated ? .no : .maybe
        switch evidence {
        case .closure: return .no
        case .unknown: return .maybe
        case .implicitMember(let member):
            guard let fact = fact(named: type.name) else { return .maybe }
            if fact.members.contains(member) { return .yes }
            // An `enum` line lists all that there are.
            return fact.cases.isEmpty || facts(listing: member).isEmpty ? .maybe : .no
        case .type(let text):
            let given = TypeText(text)
            if given.isOptional { return .no }
            if isKnown(given.name, toBe: type.name) { return .yes }
            let isGivenStated = fact(named: given.name) != nil || ["some", "any"].contains(given.name)
            return isGivenStated ? otherwise : .maybe
        // Whatever view that is, it is none of a type that pages state: it would be known as such.
        case .view: return otherwise
        case .keyPath: return type.name.hasSuffix("KeyPath") ? .yes : otherwise
        default:
            return evidence.literals.contains { isKnown(type.name, toBe: $0) } ? .yes : otherwise
        }
    }

    /// Whether an argument fits a generic parameter with these constraints.
    func fit(_ evidence: Evidence, protocols: [String]) -> Fit {
        protocols.map { fit(evidence, conformingTo: $0) }.min() ?? .maybe
    }

    func fit(_ evidence: Evidence, conformingTo target: String) -> Fit {
        // Where our pages say which types conform, one of which they do not say so is a no; a team's say it of their own.
        let conforming = conforming[target] ?? []
        let otherwise: Fit = conforming.contains { !$0.isTeams } ? .no : .maybe
        switch evidence {
        case .closure: return .no
        case .unknown: return .maybe
        case .implicitMember(let member): return conforming.contains { $0.members.contains(member) } ? .yes : .maybe
        case .type(let text):
            let given = TypeText(text)
            if given.isOptional {
                return isKnown("Optional", toBe: target) ? fit(.type(given.wrapped), conformingTo: target) : otherwise
            }
            if !given.protocols.isEmpty {
                return given.protocols.contains { isKnown($0, toBe: target) } ? .yes : otherwise
            }
            if isKnown(given.name, toBe: target) { return .yes }
            return fact(named: given.name) == nil ? .maybe : otherwise
        case .view:
            if target == "View" { return .yes }
            return isKnown(target, toBe: "View") ? .maybe : otherwise
        case .keyPath: return otherwise
        default:
            let takers = conforming.filter { fact in evidence.literals.contains { isKnown(fact.name, toBe: $0) } }
            return takers.isEmpty ? otherwise : .yes
        }
    }
}

extension Evidence {
    /// The protocols of types that can be written as such a literal.
    var literals: [String] {
        switch self {
        case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
        case .float: ["ExpressibleByFloatLiteral"]
        case .string: ["ExpressibleByStringLiteral"]
        case .boolean: ["ExpressibleByBooleanLiteral"]
        case .nilLiteral: ["ExpressibleByNilLiteral"]
        case .array: ["ExpressibleByArrayLiteral"]
        case .dictionary: ["ExpressibleByDictionaryLiteral"]
        default: []
        }
    }
}
