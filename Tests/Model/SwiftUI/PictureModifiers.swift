/// How a view's picture is blended with what is behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Of Core Graphics: six numbers, of which the identity moves nothing.
public struct CGAffineTransform: Hashable, Sendable {
    public var (a, b, c, d, tx, ty): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init() { self = .identity }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    var shown: String { "\(a) \(b) \(c) \(d) \(tx) \(ty)" }
}

/// A transform of the plane in space; made without anything it is the identity.
public struct ProjectionTransform: Hashable, Sendable {
    var plane = CGAffineTransform.identity

    public init() {}
    public init(_ m: CGAffineTransform) { plane = m }

    public var isIdentity: Bool { plane == .identity }
}

extension View {
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(_PictureEffect(effect: "hueRotation \(angle)", isInert: angle == .zero))
    }

    // White times a colour is that colour.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(_PictureEffect(effect: "colorMultiply \(color)", isInert: color == .white))
    }

    public func colorInvert() -> some View {
        modifier(_PictureEffect(effect: "colorInvert", isInert: false))
    }

    public func luminanceToAlpha() -> some View {
        modifier(_PictureEffect(effect: "luminanceToAlpha", isInert: false))
    }

    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PictureEffect(effect: "blendMode \(blendMode)", isInert: blendMode == .normal))
    }

    public func compositingGroup() -> some View {
        modifier(_PictureEffect(effect: "compositingGroup", isInert: false))
    }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_PictureEffect(effect: "drawingGroup \(opaque) \(colorMode)", isInert: false))
    }

    // An axis in front of the view or behind it makes it smaller or larger even where nothing is turned.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let place = "around \(axis) at \(anchor) \(shown(anchorZ)) seen from \(shown(perspective))"
        return modifier(
            _PictureEffect(effect: "rotation3DEffect \(angle) \(place)", isInert: angle == .zero && anchorZ == 0))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_PictureEffect(effect: "transformEffect \(transform.shown)", isInert: transform == .identity))
    }

    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(
            _PictureEffect(effect: "projectionEffect \(transform.plane.shown)", isInert: transform.isIdentity))
    }

    #if IOS15
        // One that is off may take back what a container has said.
        public func privacySensitive(_ sensitive: Bool = true) -> some View {
            modifier(_PrivacyEffect(isSensitive: sensitive))
        }
    #endif
}

/// Hides its content where private data is not shown, as on a locked screen.
public struct _PrivacyEffect: _PrimitiveViewModifier {
    let isSensitive: Bool

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        isSensitive || effects.surroundings == .unusual ? "privacySensitive \(isSensitive)" : nil
    }
}
