/// Something that runs when a view comes, goes, or is touched.
public struct _EventModifier: _PrimitiveViewModifier {
    let name: String
    let action: (() -> Void)?

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        action.map { "\(name) \(_Actions.performed(by: $0))" }
    }
}

public protocol Gesture {
    associatedtype Value
    /// What the gesture is and does; nothing where there is none.
    var _gesture: String? { get }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public var _gesture: String? { self?._gesture }
}

public struct TapGesture: Gesture {
    public typealias Value = ()
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    public var _gesture: String? { nil }

    public func onEnded(_ action: @escaping (()) -> Void) -> _EndedGesture<TapGesture> {
        _EndedGesture(_gesture: "tap \(count) \(_Actions.performed { action(()) })")
    }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public let _gesture: String?
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

public struct _GestureModifier: _PrimitiveViewModifier {
    let gesture: String?

    public func _effect(on content: [String], in effects: _Effects) -> String? { gesture }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_EventModifier(name: "onAppear", action: action))
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_EventModifier(name: "onDisappear", action: action))
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_GestureModifier(gesture: "tap \(count) \(_Actions.performed(by: action))"))
    }

    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: mask.contains(.gesture) ? gesture._gesture : nil))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: isEnabled ? gesture._gesture : nil))
    }

    #if IOS15
        public func task(
            priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
        ) -> some View {
            modifier(_EventModifier(name: "task") {})
        }
    #endif
}
