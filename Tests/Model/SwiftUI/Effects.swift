/// What a view shows, as a flat list of phrases, innermost first.
///
/// A modifier whose value does nothing leaves nothing in the list. What does nothing is written down here from
/// Apple's documentation and not from the rule pages: this is the second witness.
public struct _Effects {
    var list: [String] = []
    /// What surrounds the view at this point.
    var environment: EnvironmentValues
    let surroundings: Surroundings

    init(surroundings: Surroundings, environment: EnvironmentValues) {
        self.surroundings = surroundings
        self.environment = environment
    }

    mutating func add(_ effect: String) {
        list.append(effect)
    }

    /// What `view` shows in the same place, as a list of its own.
    func content(of view: any View) -> [String] {
        var inner = _Effects(surroundings: surroundings, environment: environment)
        view._record(into: &inner)
        return inner.list
    }
}

/// What `view` shows, innermost first.
public func effects(of view: some View, in surroundings: Surroundings = .plain) -> [String] {
    var effects = _Effects(surroundings: surroundings, environment: EnvironmentValues(surroundings))
    view._record(into: &effects)
    return effects.list
}

/// The type of `view` as the articles print it: without module names.
public func typeName(of view: some View) -> String {
    String(describing: type(of: view))
}

/// Which conditions of an example hold: the runner goes through the worlds, and every Bool that is state follows it.
///
/// In the first world all hold, in the second none. In the others they are mixed, by the bits of a number that each
/// has for itself, so that of any two each of the four cases is met in some world.
public enum _World {
    public static let count = 16
    nonisolated(unsafe) public static var current: Int?

    /// Whether the condition of that number holds.
    public static func holds(_ number: Int) -> Bool {
        switch current {
        case nil, 1: return false
        case 0: return true
        case let world?:
            let (bit, isFlipped) = (world - 2).quotientAndRemainder(dividingBy: 2)
            return (number >> bit & 1 == 1) != (isFlipped == 1)
        }
    }
}

/// What the actions of an example did, so that two closures can be compared.
public enum _Actions {
    nonisolated(unsafe) static var log: [String] = []

    public static func perform(_ name: String) {
        log.append(name)
    }

    /// The names of what `action` performs.
    static func performed(by action: () -> Void) -> String {
        log = []
        action()
        return listed(log)
    }
}

func listed(_ list: [String]) -> String {
    "[" + list.joined(separator: ", ") + "]"
}

/// A value as it stands in an effect: optionals opened, whole numbers without a fraction.
func shown(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        guard let some = mirror.children.first else { return "nil" }
        return shown(some.value)
    }
    if let number = value as? Double, number == number.rounded(), abs(number) < 1e15 {
        return String(Int(number))
    }
    if mirror.displayStyle == .collection {
        return listed(mirror.children.map { shown($0.value) })
    }
    return String(describing: value)
}

/// The parts of an effect that are there, with a space between.
func phrase(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: " ")
}

/// `name value`, or nothing where there is no value.
func part(_ name: String, _ value: CGFloat?) -> String? {
    value.map { "\(name) \(shown($0))" }
}
