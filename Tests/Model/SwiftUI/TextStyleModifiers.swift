/// How the text inside a view is set; each is a key that an ancestor may have set as well.
extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    #if IOS16
        public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
            lineLimit(nil).environment(\.lowerLineLimit, limit.lowerBound)
        }

        public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
            lineLimit(limit.upperBound).environment(\.lowerLineLimit, nil)
        }

        public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
            lineLimit(limit.upperBound).environment(\.lowerLineLimit, limit.lowerBound)
        }

        public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
            lineLimit(limit).environment(\.lowerLineLimit, reservesSpace ? limit : nil)
        }

        public func fontWeight(_ weight: Font.Weight?) -> some View {
            fontModifier("weight", weight.map { "weight \($0)" })
        }

        public func bold(_ isActive: Bool = true) -> some View {
            fontModifier("bold", isActive ? "bold" : nil)
        }

        public func italic(_ isActive: Bool = true) -> some View {
            fontModifier("italic", isActive ? "italic" : nil)
        }

        public func underline(
            _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
        ) -> some View {
            environment(\.underline, isActive ? phrase("\(pattern)", color?.description) : nil)
        }

        public func strikethrough(
            _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
        ) -> some View {
            environment(\.strikethrough, isActive ? phrase("\(pattern)", color?.description) : nil)
        }

        public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }

        // One that is off does not leave things alone: it takes away what an ancestor has added.
        func fontModifier(_ kind: String, _ modifier: String?) -> some View {
            transformEnvironment(\.fontModifiers) { modifiers in
                modifiers.removeAll { $0.description.hasPrefix(kind) }
                if let modifier { modifiers.append(AnyFontModifier(description: modifier)) }
            }
        }
    #endif
}
