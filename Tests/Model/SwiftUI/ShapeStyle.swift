/// What a shape is filled with, or text drawn in.
public protocol ShapeStyle {
    /// What is drawn; `clear` is nothing, `foreground` is what would be drawn anyway.
    var _drawn: String { get }
}

extension ShapeStyle {
    public var _drawn: String { shown(self) }
}

public struct ForegroundStyle: ShapeStyle, Sendable {
    public init() {}
    public var _drawn: String { "foreground" }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

#if IOS14
    public struct BackgroundStyle: ShapeStyle, Sendable {
        public init() {}
        public var _drawn: String { "background" }
    }

    extension ShapeStyle where Self == BackgroundStyle {
        public static var background: BackgroundStyle { BackgroundStyle() }
    }
#endif

#if IOS15
    public struct AnyShapeStyle: ShapeStyle {
        let style: any ShapeStyle

        public init<S: ShapeStyle>(_ style: S) {
            self.style = style
        }

        public var _drawn: String { style._drawn }
    }

    public struct TintShapeStyle: ShapeStyle, Sendable {
        public init() {}
        public var _drawn: String { "tint" }
    }

    extension ShapeStyle where Self == TintShapeStyle {
        public static var tint: TintShapeStyle { TintShapeStyle() }
    }

    public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
        public let _drawn: String
        public static let primary = HierarchicalShapeStyle(_drawn: "primary")
        public static let secondary = HierarchicalShapeStyle(_drawn: "secondary")
        public static let tertiary = HierarchicalShapeStyle(_drawn: "tertiary")
        public static let quaternary = HierarchicalShapeStyle(_drawn: "quaternary")
    }

    extension ShapeStyle where Self == HierarchicalShapeStyle {
        public static var primary: HierarchicalShapeStyle { .primary }
        public static var secondary: HierarchicalShapeStyle { .secondary }
        public static var tertiary: HierarchicalShapeStyle { .tertiary }
        public static var quaternary: HierarchicalShapeStyle { .quaternary }
    }

    public struct Material: ShapeStyle, Sendable {
        public let _drawn: String
        public static let regular = Material(_drawn: "regularMaterial")
        public static let thick = Material(_drawn: "thickMaterial")
        public static let thin = Material(_drawn: "thinMaterial")
        public static let ultraThin = Material(_drawn: "ultraThinMaterial")
        public static let ultraThick = Material(_drawn: "ultraThickMaterial")
        public static let bar = Material(_drawn: "bar")
    }

    extension ShapeStyle where Self == Material {
        public static var regularMaterial: Material { .regular }
        public static var thickMaterial: Material { .thick }
        public static var thinMaterial: Material { .thin }
        public static var ultraThinMaterial: Material { .ultraThin }
        public static var ultraThickMaterial: Material { .ultraThick }
        public static var bar: Material { .bar }
    }

    /// A style that another one is drawn through, as by `.opacity(_:)`.
    public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
        let style: Style
        let opacity: Double

        public var _drawn: String {
            opacity == 0 ? "clear" : opacity == 1 ? style._drawn : "\(style._drawn) at \(shown(opacity))"
        }
    }

    extension ShapeStyle {
        public func opacity(_ opacity: Double) -> some ShapeStyle {
            _OpacityShapeStyle(style: self, opacity: opacity)
        }
    }
#endif

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    /// Nothing for the default style.
    var effect: String? {
        self == FillStyle() ? nil : phrase(isEOFilled ? "even-odd" : nil, isAntialiased ? nil : "jagged")
    }
}

#if IOS15
    /// A style that draws another one in some other way.
    public struct _ChangedStyle<Style: ShapeStyle>: ShapeStyle {
        let style: Style
        let change: String

        public var _drawn: String { "\(style._drawn) \(change)" }
    }

    extension ShapeStyle {
        public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
            _ChangedStyle(style: self, change: "blendMode \(mode)")
        }

        public var secondary: some ShapeStyle { _ChangedStyle(style: self, change: "secondary") }
        public var tertiary: some ShapeStyle { _ChangedStyle(style: self, change: "tertiary") }

        public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ChangedStyle(style: self, change: style.name) }
    }

    public struct ShadowStyle: Equatable, Sendable {
        let name: String

        public static func drop(radius: CGFloat) -> ShadowStyle { ShadowStyle(name: "drop \(radius)") }

        public static func inner(radius: CGFloat) -> ShadowStyle { ShadowStyle(name: "inner \(radius)") }
    }
#endif
