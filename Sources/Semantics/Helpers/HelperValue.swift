import RuleModel

/// What a helper's body gives back, worked out without knowing what it is given.
package indirect enum HelperValue: Equatable {
    /// The view that the helper is called on.
    case view
    /// What an optional parameter holds.
    case payload(String)
    /// `transform(self)`
    case applied(closure: String, shape: HelperDeclaration.ClosureShape)
    case choice(HelperTest, HelperValue, HelperValue)
    /// `self.if(condition, transform: transform)`
    case delegated(HelperDeclaration.Delegation)
    /// Anything else. `uses` are the parameters that it mentions.
    case excess(HelperExcess, uses: Set<String>)
}

/// What a helper's body asks.
package enum HelperTest: Hashable {
    /// `condition`, `condition()`
    case condition(String)
    /// `value != nil`, `let value`
    case payload(String)
    /// Anything else. `uses` are the parameters that it mentions.
    case other(String, uses: Set<String>)

    package var uses: Set<String> {
        switch self {
        case .condition(let name), .payload(let name): [name]
        case .other(_, let uses): uses
        }
    }
}

/// What a function with a condition and a closure over its view does beside applying the one under the other: it
/// completes "the helper also …".
public enum HelperExcess: Sendable, Hashable {
    /// `if condition, isEnabled { … }`
    case asks(String)
    /// `transform(self).padding()`
    case applies(String)
    /// `if condition { transform(self) } else { EmptyView() }`
    case gives(String)
    /// `if condition { transform(self) }`
    case givesNothing
    /// `print(condition)`
    case does(String)
    /// `self.modifier(Conditional(condition, transform))`
    case handsOn(String)
    /// `#if os(iOS)`
    case compiles
    /// `func style(_ condition: Bool, transform: (Self) -> V, tint: Color)`
    case takes(String)
    /// `func style(_ condition: Bool = true, transform: (Self) -> V)`, called without a condition
    case hasDefault
    /// `func style<V: View>(_ view: V, when condition: Bool, transform: (V) -> V)`
    case takesView

    package var sentence: String {
        switch self {
        case .asks(let text): "asks `\(text)`"
        case .applies(let name): "applies `\(name)`"
        case .gives(let text): "gives back `\(text)`"
        case .givesNothing: "gives back nothing in some case"
        case .does(let text): "holds `\(text)`"
        case .handsOn(let name): "hands its view on to `\(name)`"
        case .compiles: "depends on `#if`"
        case .takes(let name): "takes `\(name)`"
        case .hasDefault: "has a condition of its own"
        case .takesView: "takes its view as an argument"
        }
    }
}

extension HelperValue {
    /// Without what is asked twice, and without what is asked for nothing.
    package func pruned(_ known: [HelperTest: Bool] = [:]) -> HelperValue {
        guard case .choice(let test, let first, let second) = self else { return self }
        if let answer = known[test] { return (answer ? first : second).pruned(known) }
        let sides = [true, false].map { answer in
            (answer ? first : second).pruned(known.merging([test: answer]) { $1 })
        }
        return sides[0] == sides[1] ? sides[0] : .choice(test, sides[0], sides[1])
    }

    /// The tests on the way to the values, and the values, in the order of the text.
    package var tests: [HelperTest] {
        guard case .choice(let test, let first, let second) = self else { return [] }
        return [test] + first.tests + second.tests
    }

    package var leaves: [HelperValue] {
        guard case .choice(_, let first, let second) = self else { return [self] }
        return first.leaves + second.leaves
    }

    /// The parameters that decide about the rest or are used in it.
    package var uses: Set<String> {
        switch self {
        case .view: []
        case .payload(let name), .applied(let name, _): [name]
        case .choice(let test, let first, let second): test.uses.union(first.uses).union(second.uses)
        case .delegated: []
        case .excess(_, let uses): uses
        }
    }
}
