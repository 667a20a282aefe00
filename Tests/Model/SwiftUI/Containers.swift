/// Rows that scroll.
public struct List<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public func _record(into effects: inout _Effects) {
        effects.add("List \(listed(effects.content(of: content)))")
    }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a primitive view has no body") }

    public func _record(into effects: inout _Effects) {
        for element in data { effects.add(listed(effects.content(of: content(element)))) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content)
    }
}

public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    let axes: Axis.Set

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    public func _record(into effects: inout _Effects) {
        effects.add("ScrollView \(axes.rawValue) \(listed(effects.content(of: content)))")
    }
}

public struct Section<Parent: View, Content: View>: _PrimitiveView {
    let header: Parent
    let content: Content

    public func _record(into effects: inout _Effects) {
        effects.add("Section \(listed(effects.content(of: header))) \(listed(effects.content(of: content)))")
    }
}

extension Section {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content())
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content()) }
}

extension Section where Parent == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content())
    }
}

public struct Form<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _record(into effects: inout _Effects) {
        effects.add("Form \(listed(effects.content(of: content)))")
    }
}

public struct NavigationView<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _record(into effects: inout _Effects) {
        effects.add("NavigationView \(listed(effects.content(of: content)))")
    }
}

#if IOS16
    public struct NavigationStack<Root: View>: _PrimitiveView {
        let root: Root

        public init(@ViewBuilder root: () -> Root) { self.root = root() }

        public func _record(into effects: inout _Effects) {
            effects.add("NavigationStack \(listed(effects.content(of: root)))")
        }
    }
#endif
