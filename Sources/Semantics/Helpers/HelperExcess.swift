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
