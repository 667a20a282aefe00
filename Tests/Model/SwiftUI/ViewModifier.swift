/// What `.modifier(_:)` applies.
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
    func _record(_ content: any View, into effects: inout _Effects)
}

extension ViewModifier {
    public func _record(_ content: any View, into effects: inout _Effects) {
        EnvironmentValues.current = effects.environment
        body(content: _ViewModifier_Content(view: content))._record(into: &effects)
    }

    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that has no body: it records its content and then what it does to it.
public protocol _PrimitiveViewModifier: ViewModifier where Body == Never {
    /// What the modifier does, as one phrase; `nil` where it is inert.
    func _effect(on content: [String], in effects: _Effects) -> String?
}

extension _PrimitiveViewModifier {
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    public func _record(_ content: any View, into effects: inout _Effects) {
        let shown = effects.content(of: content)
        effects.list += shown
        if let effect = _effect(on: shown, in: effects) { effects.add(effect) }
    }

    public func _effect(on content: [String], in effects: _Effects) -> String? { nil }
}

public struct _ViewModifier_Content<Modifier>: _PrimitiveView {
    let view: any View

    public func _record(into effects: inout _Effects) {
        view._record(into: &effects)
    }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public var body: Never { fatalError("a primitive view has no body") }

    public func _record(into effects: inout _Effects) {
        modifier._record(content, into: &effects)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("a primitive modifier has no body") }

    public func _record(_ view: any View, into effects: inout _Effects) {
        modifier._record(_Applied(view: view, modifier: content), into: &effects)
    }
}

/// The inner half of two modifiers that were joined.
struct _Applied<Modifier: ViewModifier>: _PrimitiveView {
    let view: any View
    let modifier: Modifier

    func _record(into effects: inout _Effects) {
        modifier._record(view, into: &effects)
    }
}

public struct EmptyModifier: _PrimitiveViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
