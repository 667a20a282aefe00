/// Something that runs when a view comes, goes, or is touched.
public struct _EventModifier: _PrimitiveViewModifier {
    let name: String
    let action: (() -> Void)?

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        action.map { "\(name) \(_Actions.performed(by: $0))" }
    }
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

    #if IOS16
        @_disfavoredOverload
        public func onTapGesture(
            count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
        ) -> some View {
            onTapGesture(count: count) { action(.zero) }
        }
    #endif

    #if IOS17
        public func onTapGesture(
            count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
            perform action: @escaping (CGPoint) -> Void
        ) -> some View {
            onTapGesture(count: count) { action(.zero) }
        }
    #endif

    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: mask.contains(.gesture) ? gesture._gesture : nil))
    }

    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: isEnabled ? gesture._gesture : nil))
    }
}
