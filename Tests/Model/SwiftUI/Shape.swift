/// An outline that is a view: unfilled, it is drawn in the foreground style.
public protocol Shape: View {
    /// The outline, innermost first; nothing where it encloses nothing.
    var _outline: [String] { get }
}

extension Shape {
    public var _outline: [String] { ["\(Self.self)"] }

    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be drawn smaller: what makes a stroke inside its edge possible.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that draws another one's outline smaller.
public struct _Inset<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    public var _outline: [String] { base._outline + (amount == 0 ? [] : ["inset \(shown(amount))"]) }

    public func inset(by amount: CGFloat) -> _Inset<Base> {
        _Inset(base: base, amount: self.amount + amount)
    }
}

public struct Rectangle: InsettableShape {
    public init() {}
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

public struct Circle: InsettableShape {
    public init() {}
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

public struct Ellipse: InsettableShape {
    public init() {}
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    // iOS 13 with `.circular`; which of the two it is makes no difference here.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var _outline: [String] {
        ["RoundedRectangle \(shown(cornerSize.width)) \(shown(cornerSize.height)) \(style)"]
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

#if IOS16
    public struct AnyShape: Shape {
        public let _outline: [String]

        public init<S: Shape>(_ shape: S) { _outline = shape._outline }
    }
#endif

#if IOS17
    extension Shape where Self == RoundedRectangle {
        public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
            RoundedRectangle(cornerRadius: cornerRadius, style: style)
        }
    }

    extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
    extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
    extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
    extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
#endif
