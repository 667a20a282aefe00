/// Something shown over the view, or in its place, while it is asked for.
public struct _PresentationModifier: _PrimitiveViewModifier {
    let name: String
    /// What is shown; nothing while it is not asked for.
    let content: (any View)?

    public func _effect(on _: [String], in effects: _Effects) -> String? {
        content.map { "\(name) \(listed(effects.content(of: $0)))" }
    }
}

public struct Alert {
    let content: Text

    public init(title: Text, message: Text? = nil) { content = title }
}

extension View {
    func presentation<Item, Content: View>(
        _ name: String, of item: Item?, _ content: (Item) -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        modifier(_PresentationModifier(name: name, content: item.map(content)))
    }

    func presentation<Content: View>(
        _ name: String, if isPresented: Bool, _ content: () -> Content
    ) -> ModifiedContent<Self, _PresentationModifier> {
        presentation(name, of: isPresented ? () : nil) { _ in content() }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation("sheet", of: item.wrappedValue, content)
    }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation("popover \(arrowEdge)", if: isPresented.wrappedValue, content)
    }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation("popover \(arrowEdge)", of: item.wrappedValue, content)
    }

    // The newer ones, with an edge that may be left open.
    @_disfavoredOverload
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation("popover \(shown(arrowEdge as Any))", if: isPresented.wrappedValue, content)
    }

    @_disfavoredOverload
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation("popover \(shown(arrowEdge as Any))", of: item.wrappedValue, content)
    }

    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presentation("alert", if: isPresented.wrappedValue) { content().content }
    }

    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        presentation("alert", of: item.wrappedValue) { content($0).content }
    }

    #if IOS14
        public func fullScreenCover<Content: View>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
            presentation("fullScreenCover", if: isPresented.wrappedValue, content)
        }

        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            presentation("fullScreenCover", of: item.wrappedValue, content)
        }
    #endif

    #if IOS16
        public func navigationDestination<V: View>(
            isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
        ) -> some View {
            presentation("navigationDestination", if: isPresented.wrappedValue, destination)
        }
    #endif

    #if IOS17
        public func navigationDestination<D: Hashable, C: View>(
            item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View {
            presentation("navigationDestination", of: item.wrappedValue, destination)
        }
    #endif
}

public struct PopoverAttachmentAnchor: Sendable {
    public struct Source: Sendable {
        public static let bounds = Source()
    }

    public static func rect(_ anchor: Source) -> PopoverAttachmentAnchor { PopoverAttachmentAnchor() }
}
