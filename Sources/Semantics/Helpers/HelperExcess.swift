/// What a function with a condition and a closure over its view does beside applying the one under the other, or
/// instead of that: it completes "the helper …".
public enum HelperExcess: Sendable, Hashable {
    /// `if condition, isEnabled { … }`
    case asks(String)
    /// `if condition.wrappedValue { … }`, `if condition ?? false { … }`: the condition, and not as it is.
    case weighs(String)
    /// `if condition { transform(self) } else { transform(self) }`
    case appliesAlways(condition: String)
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
        case .asks(let text): "also asks `\(text)`"
        case .weighs(let text): "asks `\(text)`"
        case .appliesAlways(let condition): "applies its closure whether `\(condition)` holds or not"
        case .applies(let name): "also applies `\(name)`"
        case .gives(let text): "also gives back `\(text)`"
        case .givesNothing: "also gives back nothing in some case"
        case .does(let text): "also holds `\(text)`"
        case .handsOn(let name): "also hands its view on to `\(name)`"
        case .compiles: "also depends on `#if`"
        case .takes(let name): "also takes `\(name)`"
        case .hasDefault: "has a condition of its own"
        case .takesView: "also takes its view as an argument"
        }
    }
}
