/// A font, by the names it was asked for.
public struct Font: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public static let largeTitle = Font(description: "largeTitle")
    public static let title = Font(description: "title")
    public static let headline = Font(description: "headline")
    public static let subheadline = Font(description: "subheadline")
    public static let body = Font(description: "body")
    public static let callout = Font(description: "callout")
    public static let footnote = Font(description: "footnote")
    public static let caption = Font(description: "caption")
    #if IOS14
        public static let title2 = Font(description: "title2")
        public static let title3 = Font(description: "title3")
        public static let caption2 = Font(description: "caption2")
    #endif

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public struct Weight: Hashable, Sendable, CustomStringConvertible {
        public let description: String
        public static let ultraLight = Weight(description: "ultraLight")
        public static let thin = Weight(description: "thin")
        public static let light = Weight(description: "light")
        public static let regular = Weight(description: "regular")
        public static let medium = Weight(description: "medium")
        public static let semibold = Weight(description: "semibold")
        public static let bold = Weight(description: "bold")
        public static let heavy = Weight(description: "heavy")
        public static let black = Weight(description: "black")
    }

    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(description: "\(style) \(design)")
    }

    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(description: "system \(shown(size)) \(weight) \(design)")
    }

    #if IOS16
        @_disfavoredOverload
        public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
            Font(description: phrase("\(style)", shown(design ?? .default), weight?.description))
        }

        @_disfavoredOverload
        public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
            .system(size: size, weight: weight ?? .regular, design: design ?? .default)
        }
    #endif

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(description: "\(name) \(shown(size))")
    }

    public func weight(_ weight: Weight) -> Font { Font(description: "\(description) \(weight)") }
    public func bold() -> Font { Font(description: "\(description) bold") }
    public func italic() -> Font { Font(description: "\(description) italic") }
    public func smallCaps() -> Font { Font(description: "\(description) smallCaps") }
    public func monospacedDigit() -> Font { Font(description: "\(description) monospacedDigit") }
    #if IOS15
        public func monospaced() -> Font { Font(description: "\(description) monospaced") }
    #endif
}
