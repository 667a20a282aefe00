/// Something that a view tells the container it lies in.
public struct _PreferenceModifier: _PrimitiveViewModifier {
    let effect: String?

    public func _effect(on content: [String], in effects: _Effects) -> String? { effect }
}

/// A view kept for the container: the background of a row, the items of a menu.
public struct _AttachedViewModifier<Attached: View>: _PrimitiveViewModifier {
    let name: String
    let attached: Attached

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        let shown = effects.content(of: attached)
        return shown.isEmpty ? nil : "\(name) \(listed(shown))"
    }
}

/// A list row's background: one that is absent takes back what a section around it has set.
public struct _RowBackgroundModifier<Background: View>: _PrimitiveViewModifier {
    let background: Background?

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        let shown = background.map { listed(effects.content(of: $0)) }
        return shown == nil && effects.surroundings == .plain ? nil : "listRowBackground \(shown ?? "nil")"
    }
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(_PreferenceModifier(effect: "id \(shown(id))"))
    }

    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_PreferenceModifier(effect: "tag \(shown(tag))"))
    }

    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_RowBackgroundModifier(background: view))
    }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_AttachedViewModifier(name: "contextMenu", attached: menuItems()))
    }

    #if IOS14
        public func navigationTitle(_ title: Text) -> some View {
            modifier(_PreferenceModifier(effect: "navigationTitle \(title)"))
        }

        public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

        @_disfavoredOverload
        public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    #endif

    #if IOS16
        public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

        public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_VisibilityModifier(visibility: visibility, bars: bars))
        }
    #endif

    #if IOS17
        public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
            modifier(_PreferenceModifier(effect: defaultItemKind.map { "toolbar removing \($0)" }))
        }
    #endif

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_SheetModifier(isPresented: isPresented.wrappedValue, content: content))
    }

    #if IOS15
        public func safeAreaInset<V: View>(
            edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> V
        ) -> some View {
            modifier(_SafeAreaInsetModifier(edge: "\(edge)", spacing: spacing, content: content()))
        }

        public func safeAreaInset<V: View>(
            edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> V
        ) -> some View {
            modifier(_SafeAreaInsetModifier(edge: "\(edge)", spacing: spacing, content: content()))
        }
    #endif
}

/// A view shown over everything while it is asked for.
public struct _SheetModifier<Sheet: View>: _PrimitiveViewModifier {
    let isPresented: Bool
    let content: () -> Sheet

    public func _effect(on _: [String], in effects: _Effects) -> String? {
        isPresented ? "sheet \(listed(effects.content(of: content())))" : nil
    }
}

/// Room for a view at an edge; the default spacing is reserved even for an empty one.
public struct _SafeAreaInsetModifier<Inset: View>: _PrimitiveViewModifier {
    let edge: String
    let spacing: CGFloat?
    let content: Inset

    public func _effect(on _: [String], in effects: _Effects) -> String? {
        let shown = effects.content(of: content)
        if shown.isEmpty && spacing == 0 { return nil }
        return phrase("safeAreaInset \(edge)", part("spacing", spacing), listed(shown))
    }
}

#if IOS15
    public enum Visibility: Hashable, CaseIterable, Sendable {
        case automatic, visible, hidden
    }
#endif

#if IOS16
    public enum ToolbarPlacement: Sendable {
        case automatic, bottomBar, navigationBar, tabBar
    }

    /// Whether bars are seen: automatic takes back what a view further in has asked for.
    public struct _VisibilityModifier: _PrimitiveViewModifier {
        let visibility: Visibility
        let bars: [ToolbarPlacement]

        public func _effect(on content: [String], in effects: _Effects) -> String? {
            let inert = visibility == .automatic && effects.surroundings == .plain
            return inert ? nil : "toolbar \(visibility) for \(listed(bars.map { "\($0)" }))"
        }
    }
#endif

#if IOS17
    public enum ToolbarDefaultItemKind: Sendable {
        case sidebarToggle
    }
#endif
