/// What a helper's body gives back, worked out without knowing what it is given.
indirect enum HelperValue: Equatable {
    /// The view that the helper is called on.
    case view
    /// What an optional parameter holds.
    case payload(String)
    /// `transform(self)`
    case applied(closure: String, shape: HelperDeclaration.ClosureShape)
    /// `self.modifier(modifier)`, where a parameter is what is applied.
    case modified(by: String, with: String)
    case choice(HelperTest, HelperValue, HelperValue)
    /// `self.if(condition, transform: transform)`
    case delegated(HelperDeclaration.Delegation)
    /// Anything else. `uses` are the parameters that it mentions.
    case excess(HelperExcess, uses: Set<String>)
}

/// What a helper's body asks.
enum HelperTest: Hashable {
    /// `condition`, `condition()`
    case condition(String)
    /// `value != nil`, `let value`
    case payload(String)
    /// Anything else. `uses` are the parameters that it mentions.
    case other(String, uses: Set<String>)

    var uses: Set<String> {
        switch self {
        case .condition(let name), .payload(let name): [name]
        case .other(_, let uses): uses
        }
    }
}

extension HelperValue {
    /// Without what is asked twice, and without what is asked for nothing.
    func pruned(_ known: [HelperTest: Bool] = [:]) -> HelperValue {
        guard case .choice(let test, let first, let second) = self else { return self }
        if let answer = known[test] { return (answer ? first : second).pruned(known) }
        let sides = [true, false].map { answer in
            (answer ? first : second).pruned(known.merging([test: answer]) { $1 })
        }
        return sides[0] == sides[1] ? sides[0] : .choice(test, sides[0], sides[1])
    }

    /// The tests on the way to the values, and the values, in the order of the text.
    var tests: [HelperTest] {
        guard case .choice(let test, let first, let second) = self else { return [] }
        return [test] + first.tests + second.tests
    }

    var leaves: [HelperValue] {
        guard case .choice(_, let first, let second) = self else { return [self] }
        return first.leaves + second.leaves
    }

    /// True where more ways lead through it than that. Counts no further.
    func hasLeaves(moreThan limit: Int) -> Bool {
        var count = 0
        var waiting = [self]
        while let value = waiting.popLast(), count <= limit {
            if case .choice(_, let first, let second) = value { waiting += [first, second] } else { count += 1 }
        }
        return count > limit
    }

    /// False for a value with an excess in it.
    var isUnderstood: Bool { !leaves.contains { if case .excess = $0 { true } else { false } } }

    /// The parameters that decide about the rest or are used in it.
    var uses: Set<String> {
        switch self {
        case .view: []
        case .payload(let name), .applied(let name, _), .modified(_, let name): [name]
        case .choice(let test, let first, let second): test.uses.union(first.uses).union(second.uses)
        case .delegated: []
        case .excess(_, let uses): uses
        }
    }
}
