import SwiftUI

/// The helpers known by name, each as the teams declare it; the articles' ones are repaired.
///
/// A trailing closure fits any label, so of the overloads that differ only in a label all but one are disfavored.
extension View {
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, modifier: (Self) -> Content) -> some View {
        if condition { modifier(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, apply: (Self) -> Content) -> some View {
        if condition { apply(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, content: (Self) -> Content) -> some View {
        if condition { content(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func `if`<Content: View>(_ condition: Bool, then: (Self) -> Content) -> some View {
        if condition { then(self) } else { self }
    }

    @ViewBuilder
    public func `if`<Content: View, Other: View>(
        _ condition: Bool, transform: (Self) -> Content, `else` other: (Self) -> Other
    ) -> some View {
        if condition { transform(self) } else { other(self) }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func `if`<Content: View, Other: View>(
        _ condition: Bool, then: (Self) -> Content, `else` other: (Self) -> Other
    ) -> some View {
        if condition { then(self) } else { other(self) }
    }

    @ViewBuilder
    public func ifElse<Content: View, Other: View>(
        _ condition: Bool, `if` transform: (Self) -> Content, `else` other: (Self) -> Other
    ) -> some View {
        if condition { transform(self) } else { other(self) }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func ifElse<Content: View, Other: View>(
        _ condition: Bool, _ transform: (Self) -> Content, _ other: (Self) -> Other
    ) -> some View {
        if condition { transform(self) } else { other(self) }
    }

    @ViewBuilder
    public func applyIf<Content: View>(condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder
    public func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func applyIf<Content: View>(_ condition: Bool, apply: (Self) -> Content) -> some View {
        if condition { apply(self) } else { self }
    }

    @ViewBuilder
    public func ifApply<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func ifApply<Content: View>(_ condition: Bool, apply: (Self) -> Content) -> some View {
        if condition { apply(self) } else { self }
    }

    @ViewBuilder
    public func modifyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @_disfavoredOverload
    @ViewBuilder
    public func modifyIf<Content: View>(_ condition: Bool, modify: (Self) -> Content) -> some View {
        if condition { modify(self) } else { self }
    }

    @ViewBuilder
    public func modify<Content: View>(`if` condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder
    public func conditionalModifier<Content: View>(
        _ condition: Bool, transform: (Self) -> Content
    ) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder
    public func conditionally<Content: View>(
        `if` condition: Bool, @ViewBuilder _ modify: (_ content: Self) -> Content
    ) -> some View {
        if condition { modify(self) } else { self }
    }

    @ViewBuilder
    public func unless<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { self } else { transform(self) }
    }

    @ViewBuilder
    public func hidden(_ isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }

    @ViewBuilder
    public func hidden(`if` isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }

    @ViewBuilder
    public func isHidden(_ isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }
}
