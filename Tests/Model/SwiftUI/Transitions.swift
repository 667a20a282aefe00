/// How a view comes and goes.
public struct AnyTransition: Sendable {
    let name: String

    public static let opacity = AnyTransition(name: "opacity")
    public static let identity = AnyTransition(name: "identity")
    public static let slide = AnyTransition(name: "slide")
    public static let scale = AnyTransition(name: "scale")

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(name: "\(name) and \(other.name)")
    }
}

#if IOS17
    public protocol Transition {
        var _name: String { get }
    }

    public struct OpacityTransition: Transition {
        public var _name: String { "opacity" }
    }

    public struct SlideTransition: Transition {
        public var _name: String { "slide" }
    }

    public struct BlurReplaceTransition: Transition {
        public var _name: String { "blurReplace" }
    }

    extension Transition where Self == OpacityTransition {
        public static var opacity: OpacityTransition { OpacityTransition() }
    }

    extension Transition where Self == SlideTransition {
        public static var slide: SlideTransition { SlideTransition() }
    }

    extension Transition where Self == BlurReplaceTransition {
        public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
    }

    extension AnyTransition {
        public init(_ transition: some Transition) { name = transition._name }
    }

    extension View {
        public func transition<T: Transition>(_ transition: T) -> some View {
            self.transition(AnyTransition(transition))
        }
    }
#endif

extension View {
    // A view that comes and goes fades unless it is told otherwise; of several transitions the innermost counts.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View {
        modifier(_TraitWritingModifier(name: "transition", value: t.name, fallback: "opacity"))
    }
}

#if IOS16
    /// How a content becomes another.
    public struct ContentTransition: Equatable, Sendable, CustomStringConvertible {
        public let description: String

        public static let identity = ContentTransition(description: "identity")
        public static let opacity = ContentTransition(description: "opacity")
        public static let interpolate = ContentTransition(description: "interpolate")
    }

    enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

    extension EnvironmentValues {
        public var contentTransition: ContentTransition {
            get { self[ContentTransitionKey.self] }
            set { self[ContentTransitionKey.self] = newValue }
        }
    }

    extension View {
        public func contentTransition(_ transition: ContentTransition) -> some View {
            environment(\.contentTransition, transition)
        }
    }
#endif
