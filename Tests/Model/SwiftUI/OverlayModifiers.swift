/// A view over the content; it never takes part in the layout.
public struct _OverlayModifier<Overlay: View>: _PrimitiveViewModifier {
    public var overlay: Overlay
    public var alignment: Alignment

    public init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        layer("overlay", alignment, effects.content(of: overlay))
    }
}

/// A style over the content that reaches into the safe area.
public struct _OverlayStyleModifier<Style: ShapeStyle>: _PrimitiveViewModifier {
    public var style: Style
    public var ignoresSafeAreaEdges: Edge.Set

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        style._drawn == "clear" ? nil : "overlay style \(style._drawn) into \(ignoresSafeAreaEdges)"
    }
}

public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: _PrimitiveViewModifier {
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        layer(
            "overlay", .center, effects.content(of: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }
}

extension View {
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    #if IOS15
        public func overlay<V: View>(
            alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View {
            modifier(_OverlayModifier(overlay: content(), alignment: alignment))
        }

        public func overlay<S: ShapeStyle>(
            _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
        ) -> some View {
            modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
        }

        public func overlay<S: ShapeStyle, T: Shape>(
            _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
        ) -> some View {
            modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }
    #endif

    // A border is nothing else, by Apple's inlinable body: a stroke of width 0 draws nothing.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
