import Observation

/// A modifier that changes what surrounds its content; it leaves what became different for the content.
protocol EnvironmentModifier: ViewModifier where Body == Never {
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    public func _record(_ content: any View, into effects: inout _Effects) {
        let outside = effects.environment
        change(&effects.environment)
        let changes = effects.environment.changes(from: outside)
        effects.list += effects.content(of: content)
        effects.list += changes
        effects.environment = outside
    }
}

public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }

    // What was read is always written back: for a lossy accessor that alone is a change.
    func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    #if IOS17
        public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
            modifier(_EnvironmentKeyWritingModifier(keyPath: \.[_ObjectKey<T>()], value: object))
        }
    #endif

    // By Apple's inlinable body: what is disabled outside stays so.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
    }

    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: \.allowsHitTesting) { $0 = $0 && enabled })
    }

    #if IOS14
        public func redacted(reason: RedactionReasons) -> some View {
            modifier(_EnvironmentKeyTransformModifier(keyPath: \.redactionReasons) { $0.formUnion(reason) })
        }

        public func unredacted() -> some View { environment(\.redactionReasons, []) }
    #endif

    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
