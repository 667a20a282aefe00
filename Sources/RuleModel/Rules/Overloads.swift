/// The overloads of modifiers by name. Those of a page may be read only when one of its names is asked for.
public struct Overloads: Sendable {
    /// For each modifier the pages that state it, in their order.
    private var places: [String: [Int]]
    private let page: @Sendable (Int) -> [String: [Overload]]
    /// By name, what no page states.
    private var derived: [String: [Overload]] = [:]

    init(_ all: [String: [Overload]]) {
        places = all.mapValues { _ in [0] }
        page = { _ in all }
    }

    /// - Parameters:
    ///   - names: for each page the modifiers that it states.
    ///   - page: what one of these pages states, by the modifier's name. Called again and again, from any thread.
    public init(ofPagesStating names: [[String]], page: @escaping @Sendable (Int) -> [String: [Overload]]) {
        var places: [String: [Int]] = [:]
        for (place, names) in names.enumerated() {
            for name in names where places[name]?.last != place { places[name, default: []].append(place) }
        }
        self.places = places
        self.page = page
    }

    /// The names of all modifiers, in no order.
    public var names: some Collection<String> { places.keys }

    public func contain(_ name: String) -> Bool { places[name] != nil || derived[name] != nil }

    /// True for a modifier that no page states.
    func areDerived(_ name: String) -> Bool { derived[name] != nil }

    /// The same with those of a modifier, and none of what pages state by that name.
    func adding(_ overloads: [Overload], for name: String) -> Overloads {
        var copy = self
        copy.places[name] = nil
        copy.derived[name] = overloads
        return copy
    }

    /// In the order of the pages; nil for a modifier that no page states.
    public subscript(name: String) -> [Overload]? {
        guard let places = places[name] else { return derived[name] }
        return places.count == 1 ? page(places[0])[name] : places.flatMap { page($0)[name] ?? [] }
    }
}
