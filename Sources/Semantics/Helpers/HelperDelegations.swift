import RuleModel

/// Functions that hand everything on to another helper, each waiting for what that one means.
struct HelperDelegations {
    /// What is handed on to: a function on the same receiver, or an initializer.
    private struct Target: Hashable {
        let name: String
        /// nil for an initializer.
        let receiver: HelperTable.Receiver?
        /// A label that its call has and so one of its parameters must have; nil for a call without labels.
        let label: String?
    }

    private struct Waiting {
        let entry: HelperTable.Entry
        let delegation: HelperDeclaration.Delegation
        let target: Target
        /// How many of its target's declarations it has been compared with.
        var seen = 0
        var isResolved = false
    }

    private var waiting: [Waiting]
    /// The places of those that wait for a target.
    private let places: [Target: [Int]]
    /// The names of targets; most entries have another and need no further look.
    private let names: Set<String>
    /// What is known of each target that is waited for.
    private var known: [Target: [HelperDeclaration]] = [:]
    private var declaresEitherView = false

    /// - Parameter entries: those whose meaning is a delegation.
    init(of entries: [HelperTable.Entry]) {
        waiting = entries.compactMap { entry in
            guard case .delegates(let delegation) = entry.declaration.meaning else { return nil }
            let target = Target(
                name: delegation.name, receiver: delegation.isInitializer ? nil : entry.receiver,
                label: delegation.arguments.firstNonNil(\.label))
            return Waiting(entry: entry, delegation: delegation, target: target)
        }
        names = Set(waiting.map(\.target.name))
        places = Dictionary(grouping: waiting.indices) { [waiting] in waiting[$0].target }
    }

    /// Notes what may be handed on to.
    mutating func note(_ entry: HelperTable.Entry) {
        if entry.declaration.isInitializer, entry.declaration.name == EitherViewType.name { declaresEitherView = true }
        for target in awaited(entry) { known[target, default: []].append(entry.declaration) }
    }

    /// What an entry is for those that wait for it.
    private func awaited(_ entry: HelperTable.Entry) -> [Target] {
        let declaration = entry.declaration
        guard names.contains(declaration.name) else { return [] }
        let receiver = declaration.isInitializer ? nil : entry.receiver
        return Set(declaration.parameters.map(\.label)).union([nil])
            .map { Target(name: declaration.name, receiver: receiver, label: $0) }.filter { places[$0] != nil }
    }

    /// All of them with their meanings, in the order in which these became known.
    ///
    /// One helper may hand on to the next: each round is of those whose targets the last one made known.
    mutating func resolved() -> [HelperTable.Entry] {
        var all: [HelperTable.Entry] = []
        var round = Array(waiting.indices)
        while !round.isEmpty {
            let found = round.compactMap { resolve($0) }
            found.forEach { note($0) }
            all += found
            let next = Set(found.flatMap { awaited($0) }.flatMap { places[$0] ?? [] })
            round = next.filter { !waiting[$0].isResolved }.sorted()
        }
        return all
            + waiting.filter { !$0.isResolved }.map { one in
                one.entry.unresolved(isOfHelper: known[one.target]?.contains(where: \.isHelper) ?? false)
            }
    }

    /// An entry with the meaning of the helper that it hands on to; nil if that is not known (yet).
    private mutating func resolve(_ place: Int) -> HelperTable.Entry? {
        let (entry, delegation, target) = (waiting[place].entry, waiting[place].delegation, waiting[place].target)
        let candidates = known[target] ?? []
        var found: HelperTable.Entry?
        if candidates.count > waiting[place].seen {
            let fitting = candidates.filter { $0.mayBeMeant(by: delegation, in: entry.declaration) }
            let all = fitting.compactMap { entry.resolved(delegation, to: $0) }
            // Of several that mean different things, nothing here shows which is called.
            let isOne = all.count == fitting.count && Set(all.map(\.declaration.meaning)).count == 1
            found = isOne ? all.first : nil
        }
        if found == nil, delegation.isInitializer, !declaresEitherView {
            found = entry.resolvedToEitherView(delegation)
        }
        waiting[place].seen = candidates.count
        waiting[place].isResolved = found != nil
        return found
    }
}

extension HelperTable.Entry {
    /// It, handing on to a helper; nil if the arguments do not fit that one.
    fileprivate func resolved(
        _ delegation: HelperDeclaration.Delegation, to target: HelperDeclaration
    ) -> HelperTable.Entry? {
        guard case .applies(let isNegated) = target.meaning, let places = target.places(of: delegation.arguments)
        else { return nil }
        // Each parameter that is handed on gets the part of the parameter that it becomes.
        var parameters = declaration.parameters.map { $0.with(nil, nil) }
        for (own, other) in places {
            let target = target.parameters[other]
            guard let modifier = delegation.arguments.first(where: { $0.parameter == own })?.modifier else {
                parameters[own] = parameters[own].with(target.role, target.closure, target.modifier)
                continue
            }
            guard target.closure == HelperDeclaration.ClosureShape(view: 0, payload: nil) else { return nil }
            parameters[own] = parameters[own].with(target.role, nil, modifier)
        }
        let isComplete = parameters.allSatisfy { $0.role != nil || $0.hasDefault }
        guard isComplete else { return nil }
        let meaning = HelperDeclaration.Meaning.applies(isNegated: isNegated != delegation.isNegated)
        return with(parameters, meaning, erases: declaration.erases || target.erases)
    }

    /// It, handing on to `EitherView(condition: condition, input: self, modify: transform)`, where only a call of that is
    /// in sight; nil for anything else.
    fileprivate func resolvedToEitherView(_ delegation: HelperDeclaration.Delegation) -> HelperTable.Entry? {
        guard delegation.name == EitherViewType.name else { return nil }
        let kind: KnownHelper.Role
        switch delegation.arguments.map(\.label) {
        case ["condition", "input", "modify"], ["condition", "input", nil]: kind = .condition
        case ["payload", "input", "modify"], ["payload", "input", nil]: kind = .payload
        default: return nil
        }
        var parameters = declaration.parameters
        let places = delegation.arguments.map(\.parameter)
        if let place = places[0] { parameters[place] = parameters[place].with(kind, nil) }
        if let place = places[2], let modifier = delegation.arguments[2].modifier {
            if kind == .payload { return nil }
            parameters[place] = parameters[place].with(.transform, nil, modifier)
        } else if let place = places[2] {
            parameters[place] = parameters[place].with(
                .transform, HelperDeclaration.ClosureShape(view: 0, payload: kind == .payload ? 1 : nil))
        }
        return with(parameters, .applies(isNegated: delegation.isNegated))
    }

    /// It, handing everything on to something that nobody knows as a helper, or that is one of several.
    fileprivate func unresolved(isOfHelper: Bool) -> HelperTable.Entry {
        guard case .delegates(let delegation) = declaration.meaning else { return self }
        var parameters = declaration.parameters
        if isOfHelper, !parameters.contains(where: { $0.role == .transform }) {
            let passed = delegation.arguments.compactMap(\.parameter)
            let asked = passed.first { parameters[$0].closure == nil }
            let applied = passed.first { parameters[$0].closure != nil }
            if let asked, let applied {
                parameters[asked] = parameters[asked].with(.condition, nil)
                parameters[applied] = parameters[applied].with(.transform, parameters[applied].closure)
            }
        }
        return parameters.contains { $0.role == .transform }
            ? with(parameters, .exceeds(.handsOn(delegation.name)))
            : with(parameters.map { $0.with(nil, $0.closure) }, .other)
    }

    private func with(
        _ parameters: [HelperDeclaration.Parameter], _ meaning: HelperDeclaration.Meaning, erases: Bool? = nil
    ) -> HelperTable.Entry {
        HelperTable.Entry(declaration: declaration.with(parameters, meaning, erases: erases), receiver: receiver)
    }
}

extension HelperDeclaration {
    /// True if another function may hand on to it: it sees it, and has for its parameters what these take.
    fileprivate func mayBeMeant(by delegation: Delegation, in other: HelperDeclaration) -> Bool {
        if access == .file, let sighting, sighting.path != other.sighting?.path { return false }
        // One of `Image` alone is not called on any view.
        guard isInitializer || isForAllViews || !other.isForAllViews,
            let places = places(of: delegation.arguments)
        else { return false }
        if !meaning.isHelper || meaning.isExcess { return takesBool }
        return places.allSatisfy { own, place in
            let given = other.parameters[own]
            switch parameters[place].role {
            case .condition: return given.isFlag || given.isFunction
            case .payload: return given.mayBeNil
            case .transform, .otherwise, nil: return true
            }
        }
    }

    /// For each parameter that a delegation passes, the parameter of this function that it becomes.
    fileprivate func places(of arguments: [Delegation.Argument]) -> [Int: Int]? {
        var places: [Int: Int] = [:]
        // What stays as it is in a closure for the other side is a side that nobody has to give.
        var kept: Set<KnownHelper.Role> = []
        var next = 0
        for argument in arguments {
            guard
                let place = parameters[next...].firstIndex(where: {
                    $0.takes(argument.label, isTrailing: argument.isTrailing)
                })
            else { return nil }
            if let own = argument.parameter {
                places[own] = place
            } else if argument.keepsView, parameters[place].role == .otherwise {
                kept.insert(.otherwise)
            } else if parameters[place].role != nil {
                return nil
            }
            next = place + 1
        }
        let roles = Set(places.values.compactMap { parameters[$0].role })
        let needed = Set(parameters.compactMap { $0.hasDefault && $0.otherDefault == nil ? nil : $0.role })
        return needed.isSubset(of: roles.union(kept)) ? places : nil
    }
}
