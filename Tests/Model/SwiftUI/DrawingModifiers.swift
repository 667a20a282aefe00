/// How opaque the content is; 1 is inert, 0 is hidden.
public struct _OpacityEffect: _PrimitiveViewModifier, Equatable {
    public var opacity: Double

    public init(opacity: Double) { self.opacity = opacity }

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        opacity == 1 ? nil : "opacity \(shown(opacity))"
    }
}

/// Recorded as opacity 0: that it also takes the view from focus and accessibility is what the page says in words.
public struct _HiddenModifier: _PrimitiveViewModifier {
    public init() {}

    public func _effect(on content: [String], in effects: _Effects) -> String? { "opacity 0" }
}

public struct _ClipEffect<ClipShape: Shape>: _PrimitiveViewModifier {
    public var shape: ClipShape
    public var style: FillStyle

    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    // Never inert: even a rectangle without rounding cuts what hangs over.
    public func _effect(on content: [String], in effects: _Effects) -> String? {
        phrase("clipShape \(listed(shape._outline))", style.effect)
    }
}

public struct _ShadowEffect: _PrimitiveViewModifier, Equatable {
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize

    // A radius of 0 is a sharp shadow; only a clear one is none.
    public func _effect(on content: [String], in effects: _Effects) -> String? {
        if color == .clear { return nil }
        return "shadow \(color) radius \(shown(radius)) at \(shown(offset.width)) \(shown(offset.height))"
    }
}

public struct _MaskEffect<Mask: View>: _PrimitiveViewModifier {
    public var mask: Mask
    let alignment: Alignment

    // An empty mask hides everything.
    public func _effect(on content: [String], in effects: _Effects) -> String? {
        "mask \(alignment) \(listed(effects.content(of: mask)))"
    }
}

/// A change of the drawn picture by one number, or a transform; inert at one value.
public struct _PictureEffect: _PrimitiveViewModifier, Equatable {
    let effect: String
    let isInert: Bool

    public func _effect(on content: [String], in effects: _Effects) -> String? { isInert ? nil : effect }
}

extension View {
    public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    public func hidden() -> some View { modifier(_HiddenModifier()) }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }

    #if IOS15
        public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
            modifier(_MaskEffect(mask: mask(), alignment: alignment))
        }
    #endif
}

extension View {
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            _PictureEffect(
                effect: phrase("blur \(shown(radius))", opaque ? "opaque" : nil), isInert: radius <= 0 && !opaque))
    }

    public func brightness(_ amount: Double) -> some View { picture("brightness", amount, inert: 0) }

    public func contrast(_ amount: Double) -> some View { picture("contrast", amount, inert: 1) }

    public func saturation(_ amount: Double) -> some View { picture("saturation", amount, inert: 1) }

    public func grayscale(_ amount: Double) -> some View { picture("grayscale", amount, inert: 0) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(
            _PictureEffect(
                effect: "scaleEffect \(shown(scale.width)) \(shown(scale.height)) from \(anchor)",
                isInert: scale == CGSize(width: 1, height: 1)))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_PictureEffect(effect: "rotationEffect \(angle) around \(anchor)", isInert: angle == .zero))
    }

    func picture(_ name: String, _ amount: Double, inert: Double) -> some View {
        modifier(_PictureEffect(effect: "\(name) \(shown(amount))", isInert: amount == inert))
    }
}
