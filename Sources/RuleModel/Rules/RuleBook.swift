/// Everything that rule pages say: which modifiers have an inert form, what types look like, which helpers are known.
public struct RuleBook: Sendable {
    public private(set) var overloads: Overloads
    public private(set) var helpers: [KnownHelper]
    /// Names that belong to no helper, whatever is declared.
    public private(set) var otherNames: Set<String> = []
    /// What a view may hold that puts some form at another level: the names of `holding` and `drawing`, as they are written.
    public let contents: Set<String>
    /// Those modifiers of `contents` of which a limit names an argument, too: `.alignmentGuide`.
    let heldByMember: Set<String>
    /// By name, what the pages of a project state of its own declarations.
    var team: [String: [Overload]] = [:]
    /// By name, what pages say of calls that keep a closure for later.
    let later: [String: [Signature]]
    /// What pages say of views that are shown in a place of their own.
    public let elsewhere: Elsewhere
    private let known: KnownTypes

    public init(
        overloads: [String: [Overload]], types: [TypeFact], helpers: [KnownHelper], later: [Signature] = [],
        elsewhere: Elsewhere = Elsewhere()
    ) {
        var contents: Set<String> = []
        for overload in overloads.values.joined() {
            for limit in (overload.remarks + overload.forms.flatMap(\.remarks)).flatMap(\.limits) {
                if case .holding(let names, _) = limit { contents.formUnion(names) }
            }
        }
        self.init(
            overloads: Overloads(overloads), types: types, helpers: helpers, later: later, elsewhere: elsewhere,
            contents: contents)
    }

    public init(
        overloads: Overloads, types: [TypeFact], helpers: [KnownHelper], later: [Signature],
        elsewhere: Elsewhere, contents: Set<String>
    ) {
        self.overloads = overloads
        self.helpers = helpers
        self.contents = contents
        self.elsewhere = elsewhere
        heldByMember = Set(contents.map(HeldCall.init).filter { $0.member != nil }.map(\.name))
        self.later = Dictionary(grouping: later, by: \.name)
        known = KnownTypes(types)
    }

    public var types: [TypeFact] { known.types }
    /// Those of `types`.
    public var typeNames: Set<String> { known.typeNames }
    /// What stands before the first period of those of members: `Gesture` of `Gesture.State`.
    public var outerTypeNames: Set<String> { known.outerTypeNames }
    /// `types` by name.
    var facts: [String: TypeFact] { known.facts }
    /// For each of `types`, everything that it is: itself, what it conforms and converts to, and what that does.
    var kinds: [String: Set<String>] { known.kinds }
    /// For each protocol, or type that others convert to, the types that do.
    var conforming: [String: [TypeFact]] { known.conforming }
}

/// What pages say of types: the same in all books that are made of one.
private final class KnownTypes: Sendable {
    let types: [TypeFact]
    let typeNames: Set<String>
    let outerTypeNames: Set<String>
    let facts: [String: TypeFact]
    let kinds: [String: Set<String>]
    let conforming: [String: [TypeFact]]

    init(_ all: [TypeFact]) {
        types = TypeFact.joined(all)
        let facts = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        var kinds: [String: Set<String>] = [:]
        var conforming: [String: [TypeFact]] = [:]
        for type in types {
            var found: Set<String> = []
            var open = [type.name]
            while let name = open.popLast() {
                guard found.insert(name).inserted else { continue }
                if name != type.name { conforming[name, default: []].append(type) }
                open += facts[name]?.conformances ?? []
            }
            kinds[type.name] = found
        }
        self.facts = facts
        typeNames = Set(facts.keys)
        outerTypeNames = Set(
            facts.keys.compactMap { name in name.firstIndex(of: ".").map { String(name[..<$0]) } })
        self.kinds = kinds
        self.conforming = conforming
    }
}

extension RuleBook {
    /// True for a modifier that pages state for other types than views: `trim` of a `Shape`.
    public func isOfNoView(_ modifier: String) -> Bool {
        (overloads[modifier] ?? []).map(\.signature.receiver).contains("View") == false && states(modifier)
    }

    /// True for a modifier that some page states.
    public func states(_ modifier: String) -> Bool { overloads.contain(modifier) }

    /// True for a modifier that does something when a view becomes another one, as pages say: it appears, it is gone.
    public func followsIdentity(_ modifier: String) -> Bool {
        (overloads[modifier] ?? []).contains(where: \.followsIdentity)
    }

    /// The same of a call, where it shows which overload it means.
    public func followsIdentity(_ modifier: String, taking arguments: [WrittenArgument]) -> Bool {
        let all = overloads[modifier] ?? []
        let fitting = all.filter { places(of: arguments, in: $0.signature) != nil }
        return (fitting.isEmpty ? Array(all) : fitting).contains(where: \.followsIdentity)
    }

    /// What a call gives the parameter by which its modifier animates how one view gives way to another; empty for any other.
    public func animated(by modifier: String, _ arguments: [WrittenArgument]) -> [Int] {
        (overloads[modifier] ?? []).flatMap { overload -> [Int] in
            guard let parameter = overload.animatedParameter, let places = places(of: arguments, in: overload.signature)
            else { return [] }
            return zip(overload.signature.parameters, places).filter { $0.0.name == parameter.name }.flatMap(\.1)
        }
    }

    /// False for a call that can only mean overloads which set something else than those do that a page takes to be set
    /// nowhere else: `.toolbar { … }` beside `.toolbar(.hidden)`.
    public func maySetAgain(_ modifier: String, taking arguments: [WrittenArgument]) -> Bool {
        let fitting = (overloads[modifier] ?? []).filter { places(of: arguments, in: $0.signature) != nil }
        return !hasPage(for: modifier) || fitting.isEmpty || fitting.contains(where: \.maySetAgain)
    }

    /// What two calls of a modifier are given for a parameter that tells what they set: a bar, an edge, a key. By the type of
    /// the parameter, the places of the arguments; of several overloads that a call may mean, each.
    public func tellingArguments(of modifier: String, _ arguments: [WrittenArgument]) -> [[String: [Int]]] {
        (overloads[modifier] ?? []).compactMap { overload in
            guard let places = places(of: arguments, in: overload.signature) else { return nil }
            return zip(overload.signature.parameters, places).reduce(into: [:]) { telling, pair in
                let type = pair.0.typeText.value.name
                if isKeyPath(type) || fact(named: type)?.apart.isEmpty == false { telling[type] = pair.1 }
            }
        }
    }

    /// True for values of such a parameter, as they are written without their type, that have nothing to do with others.
    public func areApart(_ values: [String], from others: [String], of type: String) -> Bool {
        let known = fact(named: type)?.apart ?? []
        return !values.isEmpty && !others.isEmpty && Set(values).isDisjoint(with: others)
            && (isKeyPath(type) || (values + others).allSatisfy(known.contains))
    }

    private func isKeyPath(_ type: String) -> Bool { type.hasSuffix("KeyPath") }

    /// True for a modifier that animates what changes with a value.
    public func animates(_ modifier: String) -> Bool {
        (overloads[modifier] ?? []).contains { $0.animatedParameter != nil }
    }

    /// True if a form of a modifier is at another level for what is applied before or after it; of one that no page states,
    /// always.
    public func dependsOnOthers(_ modifier: String) -> Bool {
        guard let overloads = overloads[modifier] else { return true }
        return overloads.contains { overload in
            overload.allRemarks.contains { remark in
                remark.kind == .level(.assumed)
                    || remark.limits.contains {
                        switch $0 {
                        case .after, .before, .unless: true
                        case .on, .holding, .inside, .given: false
                        }
                    }
            }
        }
    }

    /// True if a form of a modifier is at another level for what a view is, or holds; of one that no page states, always.
    public func looksIntoViews(_ modifier: String) -> Bool {
        guard let overloads = overloads[modifier] else { return true }
        return overloads.flatMap(\.allRemarks).flatMap(\.limits).contains {
            switch $0 {
            case .after, .on, .holding, .unless: true
            case .before, .inside, .given: false
            }
        }
    }

    /// True for a modifier of which a page speaks, and not what the project declares itself.
    public func hasPage(for modifier: String) -> Bool { states(modifier) && !derives(modifier) }

    /// The same where no page of the project speaks of it, too.
    public func hasBuiltinPageAlone(for modifier: String) -> Bool {
        hasPage(for: modifier) && !teamStates(name: modifier)
    }

    /// True for a modifier of which no page speaks, but the declarations of the project.
    public func derives(_ modifier: String) -> Bool { overloads.areDerived(modifier) }

    /// What a project says of a name.
    public enum Naming: String, Sendable, CaseIterable {
        /// It is a helper's that takes a condition.
        case condition
        /// It is a helper's that takes an optional, and hands on what is in it.
        case payload
        /// It is no helper's.
        case none
    }

    /// The same with what a project says of names. A helper is called in every way in which a known one is.
    public func naming(_ names: [String: Naming]) -> RuleBook {
        var copy = self
        copy.otherNames.formUnion(names.filter { $0.value == .none }.keys)
        for (name, naming) in names.sorted(by: { $0.key < $1.key }) {
            guard let role = KnownHelper.Role(rawValue: naming.rawValue) else { continue }
            for helper in helpers where helper.arguments.contains(where: { $0.role == role }) {
                let own = KnownHelper(name: name, arguments: helper.arguments)
                if !copy.helpers.contains(own) { copy.helpers.append(own) }
            }
        }
        return copy
    }

    /// The same with what the declarations of a modifier say that no page states.
    public func deriving(_ overloads: [Overload], for modifier: String) -> RuleBook {
        var copy = self
        copy.overloads = self.overloads.adding(overloads, for: modifier)
        return copy
    }
}

/// What expressions of a type look like: `type Color: ShapeStyle, View .red .blue`.
public struct TypeFact: Sendable, Equatable {
    public let name: String
    /// The protocols it conforms to, and types that it converts to.
    public let conformances: [String]
    /// The members that have this type, without the period: its static ones (`red`), and those of its values that give
    /// the same type again (`opacity`). A chain of these, as in `.red.opacity(0.5)`, shows the type.
    public let members: [String]
    /// Those of the static ones that are functions, or have one of their name beside them: `spring` of `.spring()`.
    public var called: Set<String> = []
    /// Static members that show nothing of the type, because more usual ones of others have their names: `primary` of
    /// `Color`.
    public let shared: [String]
    /// True if it is said to be a protocol: `type any Collection`.
    public let isProtocol: Bool
    /// True if no built-in page states it: a project may declare it.
    public var isTeams: Bool
    /// The protocol of which it takes any value, and what that needs: `AnyShape(Circle())` is a `Shape`.
    public var erasure: Erasure?
    /// Those of an enum whose cases hold nothing, each of which is `==` to itself alone: `enum ColorScheme .light .dark`.
    public var cases: [String]
    /// Members of which none has anything to do with another: what is set for one is not set for the others.
    public var apart: [String]

    public struct Erasure: Sendable, Equatable {
        public let of: String
        public let requirement: DeploymentTarget
    }

    public init(
        name: String, conformances: [String], members: [String], shared: [String] = [], isProtocol: Bool = false,
        isTeams: Bool = false, erasure: Erasure? = nil, cases: [String] = [], apart: [String] = []
    ) {
        self.apart = apart
        self.shared = shared
        self.cases = cases
        self.erasure = erasure
        self.name = name
        self.conformances = conformances
        self.members = members
        self.isProtocol = isProtocol
        self.isTeams = isTeams
    }
}

/// A helper that is known by name without a declaration: `conditional .applyIf(condition: condition, transform: transform)`.
public struct KnownHelper: Sendable, Equatable {
    /// What an argument of a helper is for.
    public enum Role: String, Sendable, CaseIterable {
        case condition, payload, transform, otherwise
    }

    public let name: String
    /// Labels (nil for none) and roles, in the order of the call.
    public let arguments: [Argument]

    public struct Argument: Sendable, Equatable {
        public let label: String?
        public let role: Role

        public init(label: String?, role: Role) {
            self.label = label
            self.role = role
        }
    }

    public init(name: String, arguments: [Argument]) {
        self.name = name
        self.arguments = arguments
    }
}
