import SwiftUI

/// The helpers that take an optional: the closure is given what is inside.
extension View {
    @ViewBuilder
    public func ifLet<Value, Content: View>(
        _ value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func ifLet<Value, Content: View>(_ value: Value?, content: (Self, Value) -> Content) -> some View {
        if let value { content(self, value) } else { self }
    }

    @ViewBuilder
    public func ifLet<Value, Content: View, Other: View>(
        _ value: Value?, transform: (Self, Value) -> Content, `else` other: (Self) -> Other
    ) -> some View {
        if let value { transform(self, value) } else { other(self) }
    }

    @ViewBuilder
    public func iflet<Value, Content: View>(
        _ value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder
    public func ifNotNil<Value, Content: View>(
        _ value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder
    public func applyIfLet<Value, Content: View>(
        _ value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder
    public func `if`<Value, Content: View>(
        `let` value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder
    public func conditionally<Value, Content: View>(
        ifLet value: Value?, @ViewBuilder _ modify: (_ content: Self, _ value: Value) -> Content
    ) -> some View {
        if let value { modify(self, value) } else { self }
    }
}
