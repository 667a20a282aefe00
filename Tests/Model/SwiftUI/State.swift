/// A value that the framework keeps for a view.
///
/// The model keeps nothing, but a Bool follows the world, so that the struct of an article can be
/// run with its state true and false.
@propertyWrapper
@dynamicMemberLookup
public struct State<Value> {
    let initial: Value

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { _World.current.map { $0 % 2 == 0 } as? Value ?? initial }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { _ in })
    }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        projectedValue[dynamicMember: keyPath]
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: CustomStringConvertible {
    public var description: String { "bound \(shown(wrappedValue))" }
}

/// A value that flows down from what surrounds the view.
@propertyWrapper
public struct Environment<Value> {
    let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value { read(.current) }
}
