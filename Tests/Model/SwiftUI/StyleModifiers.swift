/// Colours and styles that flow down; `nil` takes away what an ancestor has set.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
    public var style: Style

    // The foreground style is looked up where it has just been put.
    func change(_ environment: inout EnvironmentValues) {
        let isCurrent = style._drawn == "foreground"
        environment.foregroundStyle = isCurrent ? environment.foregroundStyle.map { _ in "primary" } : style._drawn
    }
}

extension View {
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }

    #if IOS15
        public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
            modifier(_ForegroundStyleModifier(style: style))
        }

        public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
            environment(\.foregroundStyle, "\(primary._drawn), \(secondary._drawn)")
        }

        public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
            _ primary: S1, _ secondary: S2, _ tertiary: S3
        ) -> some View {
            environment(
                \.foregroundStyle, "\(primary._drawn), \(secondary._drawn), \(tertiary._drawn)")
        }

        @_disfavoredOverload
        public func tint(_ tint: Color?) -> some View {
            environment(\.tint, tint?._drawn)
        }
    #endif

    #if IOS16
        public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
            environment(\.tint, tint?._drawn)
        }
    #endif
}
