/// Text, with the styles that were given to it: a modifier of `Text` that returns `Text` adds one.
public struct Text: _PrimitiveView, Equatable, CustomStringConvertible {
    public typealias Body = Never

    struct Style: Equatable {
        let key: String
        /// Nothing where the style does nothing.
        let value: String?

        var effect: String { value == "true" ? key : phrase(key, value ?? "nil") }
    }

    let content: String
    var styles: [Style] = []

    init(content: String) { self.content = content }

    public init(verbatim content: String) { self.init(content: "\"\(content)\"") }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(content: "\"\(content)\"") }

    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        self.init(content: "\"\(key)\"")
    }

    public init(_ image: Image) { self.init(content: image.description) }

    /// This text with a style; a `value` of nothing takes back what was given to this text before.
    func styled(_ key: String, _ value: String?) -> Text {
        var text = self
        text.styles.append(Style(key: key, value: value))
        return text
    }

    /// What the styles do: one that does nothing counts where it takes back an earlier one, or the surroundings'.
    func effects(in surroundings: Surroundings) -> [String] {
        styles.indices.compactMap { index in
            let style = styles[index]
            let earlier = styles[..<index].contains { $0.key == style.key && $0.value != nil }
            return style.value != nil || earlier || surroundings == .unusual ? style.effect : nil
        }
    }

    public var description: String { ([content] + effects(in: .plain)).joined(separator: " ") }

    public func _record(into effects: inout _Effects) {
        effects.add("Text \(content)")
        effects.list += self.effects(in: effects.surroundings)
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: "(\(lhs) + \(rhs))")
    }

    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
    }

    public enum TruncationMode: Sendable {
        case head, tail, middle
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { styled("font", font?.description) }

    public func foregroundColor(_ color: Color?) -> Text { styled("foregroundColor", color?.description) }

    public func fontWeight(_ weight: Font.Weight?) -> Text { styled("fontWeight", weight?.description) }

    public func bold() -> Text { styled("bold", "true") }

    public func italic() -> Text { styled("italic", "true") }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled("strikethrough", isActive ? phrase("solid", color?.description) : nil)
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled("underline", isActive ? phrase("solid", color?.description) : nil)
    }

    public func kerning(_ kerning: CGFloat) -> Text { styled("kerning", kerning == 0 ? nil : shown(kerning)) }

    public func tracking(_ tracking: CGFloat) -> Text { styled("tracking", tracking == 0 ? nil : shown(tracking)) }

    public func baselineOffset(_ offset: CGFloat) -> Text {
        styled("baselineOffset", offset == 0 ? nil : shown(offset))
    }

    #if IOS15
        public func monospacedDigit() -> Text { styled("monospacedDigit", "true") }

        public func accessibilityLabel(_ label: Text) -> Text { styled("accessibilityLabel", label.description) }

        public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

        @_disfavoredOverload
        public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
    #endif

    #if IOS16
        public func bold(_ isActive: Bool) -> Text { styled("bold", isActive ? "true" : nil) }

        public func italic(_ isActive: Bool) -> Text { styled("italic", isActive ? "true" : nil) }

        public func strikethrough(
            _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
        ) -> Text {
            styled("strikethrough", isActive ? phrase("\(pattern)", color?.description) : nil)
        }

        public func underline(
            _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
        ) -> Text {
            styled("underline", isActive ? phrase("\(pattern)", color?.description) : nil)
        }
    #endif

    #if IOS17
        // The foreground style is the one that is there: it takes back only what this text was given before.
        public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
            let isCurrent = style._drawn == "foreground"
            if isCurrent, !styles.contains(where: { $0.key == "foregroundStyle" }) { return self }
            return styled("foregroundStyle", isCurrent ? nil : style._drawn)
        }
    #endif
}
