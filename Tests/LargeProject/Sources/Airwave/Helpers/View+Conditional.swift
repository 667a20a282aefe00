import SwiftUI

extension View {
    /// Applies a change if a condition holds.
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    /// Applies one change or another.
    @ViewBuilder
    func `if`<Then: View, Else: View>(
        _ condition: Bool, @ViewBuilder then: (Self) -> Then, @ViewBuilder else: (Self) -> Else
    ) -> some View {
        if condition {
            then(self)
        } else {
            `else`(self)
        }
    }

    /// Applies a change with a value if there is one.
    @ViewBuilder
    func ifLet<Value, Content: View>(
        _ value: Value?, @ViewBuilder transform: (Self, Value) -> Content
    ) -> some View {
        if let value {
            transform(self, value)
        } else {
            self
        }
    }

    /// The same with something to do otherwise.
    @ViewBuilder
    func ifLet<Value, Then: View, Else: View>(
        _ value: Value?, then: (Self, Value) -> Then, else: (Self) -> Else
    ) -> some View {
        switch value {
        case .some(let value): then(self, value)
        case .none: `else`(self)
        }
    }

    /// Applies a change unless a condition holds.
    @ViewBuilder
    func unless<Content: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Content) -> some View {
        if condition { self } else { transform(self) }
    }

    /// Applies a change if a condition holds, and another one if it is given.
    @ViewBuilder
    func choose<Content: View>(
        _ condition: Bool, _ change: (Self) -> Content, otherwise: ((Self) -> Content)? = nil
    ) -> some View {
        if condition {
            change(self)
        } else if let otherwise {
            otherwise(self)
        } else {
            self
        }
    }
}
