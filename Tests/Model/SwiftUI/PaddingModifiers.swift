/// Room around the content, by edge; `nil` insets are the default, which is not none.
public struct _PaddingLayout: _LayoutModifier, Equatable {
    public var edges: Edge.Set
    public var insets: EdgeInsets?

    public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    public func _aligns(by guide: String) -> Bool { false }

    public var _layout: String? {
        guard let insets else { return edges.isEmpty ? nil : "padding default \(edges)" }
        let seen = EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0)
        return seen == EdgeInsets() ? nil : "padding \(seen)"
    }
}

extension View {
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modifier(_PaddingLayout(edges: edges, insets: insets))
    }

    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
