/// How the text and the symbols inside a view are set, by the keys of `TextKeys.swift`.
extension View {
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    #if IOS14
        public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    #endif

    #if IOS15
        public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

        // Of several ranges counts what lies in all of them.
        public func dynamicTypeSize<T>(_ range: T) -> some View
        where T: RangeExpression, T.Bound == DynamicTypeSize {
            let sizes = DynamicTypeSize.allCases.filter(range.contains)
            return modifier(
                _EnvironmentKeyTransformModifier(keyPath: \.dynamicTypeRange) {
                    $0 = [max($0[0], sizes.first!), min($0[1], sizes.last!)]
                })
        }

        public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
            environment(\.symbolRenderingMode, mode)
        }

        public func symbolVariant(_ variant: SymbolVariants) -> some View {
            modifier(_EnvironmentKeyTransformModifier(keyPath: \.symbolVariantNames) { $0 += variant.names })
        }

        // It is the font that changes, and where none is set, the one that is the default.
        public func monospacedDigit() -> some View { fontTrait("monospacedDigit", true) }
    #endif

    #if IOS16
        public func fontDesign(_ design: Font.Design?) -> some View {
            fontModifier("design", design.map { "design \($0)" })
        }

        public func fontWidth(_ width: Font.Width?) -> some View {
            fontModifier("width", width.map { "width \($0.value)" })
        }

        public func monospaced(_ isActive: Bool = true) -> some View { fontTrait("monospaced", isActive) }

        public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

        public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
            environment(\.baselineOffset, baselineOffset)
        }
    #endif

    #if IOS15
        func fontTrait(_ name: String, _ isActive: Bool) -> some View {
            modifier(
                _EnvironmentKeyTransformModifier(keyPath: \.fontModifiers) { modifiers in
                    modifiers.removeAll { $0.description == name }
                    if isActive { modifiers.append(AnyFontModifier(description: name)) }
                })
        }
    #endif
}

extension Font {
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-1)
        public static let condensed = Width(-0.5)
        public static let standard = Width(0)
        public static let expanded = Width(1)
    }
}

extension Text {
    #if IOS16
        public func fontDesign(_ design: Font.Design?) -> Text { styled("fontDesign", design.map { "\($0)" }) }

        public func fontWidth(_ width: Font.Width?) -> Text { styled("fontWidth", width.map { "\($0.value)" }) }

        public func monospaced(_ isActive: Bool = true) -> Text { styled("monospaced", isActive ? "true" : nil) }
    #endif
}

extension Image {
    #if IOS15
        public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
            mode.map { Image(description: "\(description) \($0)") } ?? self
        }
    #endif
}
