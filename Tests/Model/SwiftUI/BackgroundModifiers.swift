/// A view behind the content; it never takes part in the layout.
public struct _BackgroundModifier<Background: View>: _PrimitiveViewModifier {
    public var background: Background
    public var alignment: Alignment

    public init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        layer("background", alignment, effects.content(of: background))
    }
}

/// A style behind the content that reaches into the safe area.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: _PrimitiveViewModifier {
    public var style: Style
    public var ignoresSafeAreaEdges: Edge.Set

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        style._drawn == "clear" ? nil : "background style \(style._drawn) into \(ignoresSafeAreaEdges)"
    }
}

public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: _PrimitiveViewModifier {
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        layer(
            "background", .center,
            effects.content(of: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }
}

public struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>:
    _PrimitiveViewModifier
{
    public var style: Style
    public var shape: Bounds
    public var fillStyle: FillStyle

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        layer(
            "background", .center,
            effects.content(of: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }
}

/// A layer as one phrase; nothing where it is empty, or holds only what is clear.
func layer(_ name: String, _ alignment: Alignment, _ content: [String]) -> String? {
    if content.isEmpty || content == ["Color clear"] || content.last == "fill clear" { return nil }
    return "\(name) \(alignment) \(listed(content))"
}

extension View {
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    #if IOS15
        public func background<V: View>(
            alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View {
            modifier(_BackgroundModifier(background: content(), alignment: alignment))
        }

        public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
            modifier(_BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
        }

        public func background<S: ShapeStyle>(
            _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
        ) -> some View {
            modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
        }

        public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
            modifier(_BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
        }

        public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
            modifier(
                _InsettableBackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
        }

        public func background<S: ShapeStyle, T: Shape>(
            _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
        ) -> some View {
            modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }

        public func background<S: ShapeStyle, T: InsettableShape>(
            _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
        ) -> some View {
            modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }
    #endif
}
