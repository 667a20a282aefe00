/// What views tell those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A part of a view, to be found by a view around it.
public struct Anchor<Value> {
    public struct Source {
        init() {}
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier(effect: "preference \(K.self) \(shown(value))"))
    }

    // A view that changes nothing still gives a value, and be it the default.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        var value = K.defaultValue
        callback(&value)
        return asks("preference \(K.self)", value, automatic: shown(K.defaultValue))
    }

    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        transformPreference(key) { transform(&$0, Anchor<A>()) }
    }

    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_AttachedViewModifier(name: "overlay of \(K.self)", attached: transform(K.defaultValue)))
    }

    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_AttachedViewModifier(name: "background of \(K.self)", attached: transform(K.defaultValue)))
    }

    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_ReactionModifier("onPreferenceChange of \(K.self)") { action(K.defaultValue) })
    }
}

/// What the view with the focus gives to the commands of an app.
public struct FocusedValues {
    public init() {}
}

/// Combine's.
public protocol ObservableObject: AnyObject {}

#if IOS17
    enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

    extension EnvironmentValues {
        public var backgroundStyle: AnyShapeStyle? {
            get { self[BackgroundStyleKey.self] }
            set { self[BackgroundStyleKey.self] = newValue }
        }
    }

    extension View {
        public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
            environment(\.backgroundStyle, AnyShapeStyle(style))
        }

        public func focusedValue<Value>(
            _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
        ) -> some View {
            asks("focusedValue", value as Any, automatic: "nil")
        }

        public func focusedValue<Value>(
            _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
        ) -> some View {
            asks("focusedValue", value, automatic: "nil")
        }

        public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
            asks("focusedSceneValue", value as Any, automatic: "nil")
        }

        public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
            asks("focusedSceneValue", value, automatic: "nil")
        }

        public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
            asks("focusedObject", object == nil ? "nil" : "\(T.self)", automatic: "nil")
        }

        public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
            asks("focusedObject", "\(T.self)", automatic: "nil")
        }

        public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
            asks("focusedSceneObject", object == nil ? "nil" : "\(T.self)", automatic: "nil")
        }

        public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
            asks("focusedSceneObject", "\(T.self)", automatic: "nil")
        }
    }
#endif
