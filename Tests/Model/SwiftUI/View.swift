/// A part of a user interface.
///
/// `_record(into:)` stands where Apple's `_makeView` does: it is how a view says what it shows.
/// A view with a body shows what its body shows; a primitive view says it itself.
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    func _record(into effects: inout _Effects)
}

extension View {
    public func _record(into effects: inout _Effects) {
        // What `@Environment` reads in the body.
        EnvironmentValues.current = effects.environment
        body._record(into: &effects)
    }
}

extension Never: View {
    public var body: Never { fatalError("`Never` has no body") }
}

/// A view that has no body of its own.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("a primitive view has no body") }
}

public struct EmptyView: _PrimitiveView {
    public init() {}
    public func _record(into effects: inout _Effects) {}
}

public struct AnyView: _PrimitiveView {
    let view: any View

    public init<V: View>(_ view: V) {
        self.view = view
    }

    public init<V: View>(erasing view: V) {
        self.view = view
    }

    public func _record(into effects: inout _Effects) {
        view._record(into: &effects)
    }
}

public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a primitive view has no body") }

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _record(into effects: inout _Effects) {
        content._record(into: &effects)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public var body: Never { fatalError("a primitive view has no body") }

    public func _record(into effects: inout _Effects) {
        self?._record(into: &effects)
    }
}

public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public func _record(into effects: inout _Effects) {
        content._record(into: &effects)
    }
}
