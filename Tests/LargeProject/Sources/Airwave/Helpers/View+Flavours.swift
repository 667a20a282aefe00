import SwiftUI

extension View {
    /// Erased, as it was done before `some View`.
    func erasedIf<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> AnyView {
        condition ? AnyView(change(self)) : AnyView(self)
    }

    /// Hands on to another helper.
    func when<Content: View>(_ condition: Bool, apply change: (Self) -> Content) -> some View {
        self.if(condition, transform: change)
    }

    /// Hands on, the other way round.
    func hides<Content: View>(whenNot condition: Bool, apply change: (Self) -> Content) -> some View {
        self.if(!condition) { change($0) }
    }

    /// Evaluated late, and written as a value.
    @ViewBuilder
    func lazily<Content: View>(_ condition: @autoclosure () -> Bool, _ change: (Self) -> Content) -> some View {
        if condition() { change(self) } else { self }
    }

    /// Evaluated late, and written as a closure.
    @ViewBuilder
    func deferred<Content: View>(_ condition: () -> Bool, _ change: (Self) -> Content) -> some View {
        if condition() { change(self) } else { self }
    }

    /// The closure stands first.
    @ViewBuilder
    func modified<Content: View>(_ change: (Self) -> Content, when condition: Bool) -> some View {
        if condition { change(self) } else { self }
    }

    /// The value stands first.
    @ViewBuilder
    func with<Value, Content: View>(_ value: Value?, _ change: (Value, Self) -> Content) -> some View {
        if let value { change(value, self) } else { self }
    }

    /// Only asks whether there is a value.
    @ViewBuilder
    func ifPresent<Value, Content: View>(_ value: Value?, _ change: (Self) -> Content) -> some View {
        if value != nil { change(self) } else { self }
    }

    /// Animates what it does, so it is more than a helper.
    @ViewBuilder
    func animatedIf<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition {
            change(self).transition(.opacity)
        } else {
            self
        }
    }

    /// Asks something else as well.
    @ViewBuilder
    func ifUnlocked<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition && Entitlements.shared.isUnlocked {
            change(self)
        } else {
            self
        }
    }

    /// Says what it does.
    func logged<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        print("logged \(condition)")
        return Group {
            if condition { change(self) } else { self }
        }
    }

    /// Over two values at once.
    @ViewBuilder
    func ifBoth<One, Other, Content: View>(
        _ one: One?, _ other: Other?, _ change: (Self, One, Other) -> Content
    ) -> some View {
        if let one, let other { change(self, one, other) } else { self }
    }

    /// Two that fit the same call and differ.
    @ViewBuilder
    func adapt<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition { change(self) } else { self }
    }

    func adapt<Content: View>(_ idiom: Idiom, _ change: (Self) -> Content) -> some View {
        idiom.apply(change, to: self)
    }

    /// Not a helper: it always applies its closure.
    func change<Content: View>(@ViewBuilder _ body: (Self) -> Content) -> some View {
        body(self)
    }
}

enum Idiom {
    case phone, pad

    func apply<Input: View, Output: View>(_ change: (Input) -> Output, to view: Input) -> some View {
        change(view)
    }
}
