/// What a hand does, and what is done then.
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

public enum CoordinateSpace: Sendable {
    case global, local
}

#if IOS17
    public protocol CoordinateSpaceProtocol {}
    public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
    public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}

    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
        public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
    }

    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
        public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
    }
#endif

public struct _GestureModifier: _PrimitiveViewModifier {
    let gesture: String?

    public func _effect(on content: [String], in effects: _Effects) -> String? { gesture }
}
