/// A colour: a view that fills what it is offered, and a style.
public struct Color: View, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    public typealias Body = Never
    public let description: String
    let alpha: Double

    init(description: String, alpha: Double = 1) {
        self.description = alpha == 0 ? "clear" : alpha == 1 ? description : "\(description) at \(shown(alpha))"
        self.alpha = alpha
    }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(description: "\(colorSpace)(\(shown(red)), \(shown(green)), \(shown(blue)))", alpha: opacity)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(description: "\(colorSpace)(\(shown(white)))", alpha: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(description: "hue(\(shown(hue)), \(shown(saturation)), \(shown(brightness)))", alpha: opacity)
    }

    public init(_ name: String) {
        self.init(description: "named \(name)")
    }

    public static let red = Color(description: "red")
    public static let orange = Color(description: "orange")
    public static let yellow = Color(description: "yellow")
    public static let green = Color(description: "green")
    public static let blue = Color(description: "blue")
    public static let purple = Color(description: "purple")
    public static let pink = Color(description: "pink")
    public static let white = Color(description: "white")
    public static let gray = Color(description: "gray")
    public static let black = Color(description: "black")
    public static let clear = Color(description: "clear", alpha: 0)
    public static let primary = Color(description: "Color.primary")
    public static let secondary = Color(description: "Color.secondary")
    #if IOS15
        public static let mint = Color(description: "mint")
        public static let teal = Color(description: "teal")
        public static let cyan = Color(description: "cyan")
        public static let indigo = Color(description: "indigo")
        public static let brown = Color(description: "brown")
    #endif
    #if IOS14
        public static let accentColor = Color(description: "accentColor")
    #else
        public static var accentColor: Color { Color(description: "accentColor") }
    #endif

    public func opacity(_ opacity: Double) -> Color {
        Color(description: description, alpha: alpha * opacity)
    }

    #if IOS16
        public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
    #endif

    public var body: Never { fatalError("a primitive view has no body") }

    public func _record(into effects: inout _Effects) {
        effects.add("Color \(description)")
    }
}

// Since iOS 13 in the one or the other spelling: `.red` where a style is asked for is a colour.
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    #if IOS15
        public static var mint: Color { .mint }
        public static var teal: Color { .teal }
        public static var cyan: Color { .cyan }
        public static var indigo: Color { .indigo }
        public static var brown: Color { .brown }
    #endif
}
