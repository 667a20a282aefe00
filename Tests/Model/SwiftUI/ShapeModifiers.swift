/// A shape that is another one moved, turned, cut or drawn along; inert values leave the outline as it was.
public struct _ChangedShape<Content: Shape>: Shape {
    let content: Content
    let change: String?

    public var _outline: [String] { content._outline + [change].compactMap(\.self) }
}

public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public var _outline: [String] {
        shape._outline + (offset == .zero ? [] : ["offset \(shown(offset.width)) \(shown(offset.height))"])
    }
}

public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public var _outline: [String] {
        let inert = scale == CGSize(width: 1, height: 1)
        return shape._outline + (inert ? [] : ["scale \(shown(scale.width)) \(shown(scale.height)) from \(anchor)"])
    }
}

public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public var _outline: [String] { shape._outline + (angle == .zero ? [] : ["rotation \(angle) around \(anchor)"]) }
}

extension Shape {
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        let inert = startFraction <= 0 && endFraction >= 1
        return _ChangedShape(
            content: self, change: inert ? nil : "trim from \(shown(startFraction)) to \(shown(endFraction))")
    }

    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    public func size(_ size: CGSize) -> some Shape {
        _ChangedShape(content: self, change: "size \(shown(size.width)) \(shown(size.height))")
    }

    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
