/// A control that performs an action.
public struct Button<Label: View>: _PrimitiveView {
    let action: () -> Void
    let label: Label

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public func _record(into effects: inout _Effects) {
        effects.add("Button \(_Actions.performed(by: action)) \(listed(effects.content(of: label)))")
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

#if IOS15
    public struct ButtonRole: Equatable, Sendable {
        public static let destructive = ButtonRole()
        public static let cancel = ButtonRole()
    }

    extension Button {
        public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
            self.init(action: action, label: label)
        }
    }

    extension Button where Label == Text {
        public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
            self.init(action: action) { Text(titleKey) }
        }
    }
#endif

public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    let destination: Destination
    let label: Label

    public func _record(into effects: inout _Effects) {
        effects.add("NavigationLink \(listed(effects.content(of: label)))")
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination(), label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination(), label: Text(title))
    }
}

public struct Toggle<Label: View>: _PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func _record(into effects: inout _Effects) {
        effects.add("Toggle \(listed(effects.content(of: label)))")
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

public struct TextField<Label: View>: _PrimitiveView {
    let label: Label

    public func _record(into effects: inout _Effects) {
        effects.add("TextField \(listed(effects.content(of: label)))")
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(label: Text(title)) }
}

#if IOS14
    public struct Menu<Label: View, Content: View>: _PrimitiveView {
        let label: Label
        let content: Content

        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
            self.label = label()
            self.content = content()
        }

        public func _record(into effects: inout _Effects) {
            effects.add("Menu \(listed(effects.content(of: label))) \(listed(effects.content(of: content)))")
        }
    }

    extension Menu where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(content: content) { Text(titleKey) }
        }

        @_disfavoredOverload
        public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
            self.init(content: content) { Text(title) }
        }
    }

    public struct ProgressView: _PrimitiveView {
        public init() {}

        public func _record(into effects: inout _Effects) { effects.add("ProgressView") }
    }
#endif
