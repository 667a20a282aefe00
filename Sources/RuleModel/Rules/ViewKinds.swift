/// The views that a page knows something of: `Text, VStack { }`.
public struct ViewKinds: Sendable, Hashable {
    /// Those that hold no other view.
    public var plain: [String]
    /// Those that hold what stands in their closures.
    public var containers: [String]
    /// True where what a view shows in a place of its own does not count: `drawing`.
    public var isInPlace = false
    /// True where a name counts as one that nothing in sight declares: `undeclared`.
    public var takesUndeclared = false

    public init(plain: [String] = [], containers: [String] = []) {
        (self.plain, self.containers) = (plain, containers)
    }
}

extension RuleBook {
    /// True for a type that is one of some others, as far as pages say: `Circle` is a `Shape`.
    public func isOne(_ type: String, of types: [String]) -> Bool { types.contains { isKnown(type, toBe: $0) } }

    /// True for a modifier that pages state, and of which they say that it may put another view into the one that it is applied
    /// to.
    public func takesViews(_ modifier: String) -> Bool {
        (overloads[modifier] ?? []).contains { overload in
            overload.signature.parameters.contains { parameter in
                let protocols = overload.signature.protocols(of: parameter)
                return parameter.isBuilder || protocols.contains("View") || protocols.contains("ViewModifier")
            }
        }
    }
}
