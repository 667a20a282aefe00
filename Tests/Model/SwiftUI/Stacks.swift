/// Views in a column.
public struct VStack<Content: View>: _PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _record(into effects: inout _Effects) {
        effects.add(
            phrase("VStack \(alignment.name)", part("spacing", spacing), listed(effects.content(of: content))))
    }
}

/// Views in a row.
public struct HStack<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _record(into effects: inout _Effects) {
        effects.add(
            phrase("HStack \(alignment.name)", part("spacing", spacing), listed(effects.content(of: content))))
    }
}

/// Views over each other.
public struct ZStack<Content: View>: _PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _record(into effects: inout _Effects) {
        effects.add("ZStack \(alignment) \(listed(effects.content(of: content)))")
    }
}

public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public func _record(into effects: inout _Effects) {
        effects.add(phrase("Spacer", part("minLength", minLength)))
    }
}

public struct Divider: _PrimitiveView {
    public init() {}

    public func _record(into effects: inout _Effects) { effects.add("Divider") }
}

public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 80, height: 40) }
}

public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _record(into effects: inout _Effects) {
        effects.add("GeometryReader \(listed(effects.content(of: content(GeometryProxy()))))")
    }
}
