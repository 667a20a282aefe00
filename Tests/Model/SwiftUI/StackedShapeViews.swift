#if IOS17
    /// A shape that has been filled or stroked, and can be once more: each lies over what was there.
    public protocol ShapeView<Content>: View {
        associatedtype Content: Shape
        var shape: Content { get }
    }

    extension _ShapeView: ShapeView {}

    public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView, ShapeView {
        public var shape: Content
        let style: Style
        let fillStyle: FillStyle
        let background: Background

        public func _record(into effects: inout _Effects) {
            background._record(into: &effects)
            guard style._drawn != "clear", !shape._outline.isEmpty else { return }
            effects.add(phrase("fill over it \(listed(shape._outline)) \(style._drawn)", fillStyle.effect))
        }
    }

    public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: _PrimitiveView, ShapeView {
        public var shape: Content
        let style: Style
        let strokeStyle: StrokeStyle
        let background: Background

        public func _record(into effects: inout _Effects) {
            background._record(into: &effects)
            guard strokeStyle.lineWidth != 0, style._drawn != "clear" else { return }
            effects.list += shape._outline + ["stroke \(strokeStyle.description)", "fill \(style._drawn)"]
        }
    }

    public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
        _PrimitiveView, ShapeView
    {
        public var shape: Content
        let style: Style
        let strokeStyle: StrokeStyle
        let background: Background

        public func _record(into effects: inout _Effects) {
            background._record(into: &effects)
            let line = _ShapeView(
                shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
                style: style)
            if style._drawn != "clear" { line._record(into: &effects) }
        }
    }

    extension Shape {
        public func fill<S: ShapeStyle>(
            _ content: S = .foreground, style: FillStyle = FillStyle()
        ) -> _ShapeView<Self, S> {
            _ShapeView(shape: self, style: content, fillStyle: style)
        }

        public func stroke<S: ShapeStyle>(
            _ content: S, style: StrokeStyle, antialiased: Bool = true
        ) -> StrokeShapeView<Self, S, EmptyView> {
            StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
        }

        public func stroke<S: ShapeStyle>(
            _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeShapeView<Self, S, EmptyView> {
            stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
        }
    }

    extension InsettableShape {
        public func strokeBorder<S: ShapeStyle>(
            _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Self, S, EmptyView> {
            StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
        }

        public func strokeBorder<S: ShapeStyle>(
            _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Self, S, EmptyView> {
            strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
        }
    }

    extension ShapeView {
        public func fill<S: ShapeStyle>(
            _ content: S = .foreground, style: FillStyle = FillStyle()
        ) -> FillShapeView<Content, S, Self> {
            FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
        }

        public func stroke<S: ShapeStyle>(
            _ content: S, style: StrokeStyle, antialiased: Bool = true
        ) -> StrokeShapeView<Content, S, Self> {
            StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
        }

        public func stroke<S: ShapeStyle>(
            _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeShapeView<Content, S, Self> {
            stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
        }
    }

    extension ShapeView where Content: InsettableShape {
        public func strokeBorder<S: ShapeStyle>(
            _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Content, S, Self> {
            StrokeBorderShapeView(
                shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), background: self)
        }
    }
#endif
