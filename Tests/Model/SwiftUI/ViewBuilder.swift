/// Makes one view of the statements of a closure; `if` without `else` is an `Optional`, with it a `_ConditionalContent`.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// One of two views: the branch that every rewrite is there to remove.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public var body: Never { fatalError("a primitive view has no body") }

    public func _record(into effects: inout _Effects) {
        switch storage {
        case .trueContent(let view): view._record(into: &effects)
        case .falseContent(let view): view._record(into: &effects)
        }
    }
}

public struct TupleView<T>: _PrimitiveView {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }

    public func _record(into effects: inout _Effects) {
        for child in Mirror(reflecting: value).children {
            guard let view = child.value as? any View else { continue }
            let shown = effects.content(of: view)
            if !shown.isEmpty { effects.add(listed(shown)) }
        }
    }
}
