/// What lies out of sight around a view.
///
/// A form that is *safe* is equal in both, one that is *assumed* only in the plain one.
public enum Surroundings: String, Sendable, CaseIterable {
    /// Nothing is set.
    case plain
    /// An ancestor, the caller or the receiver's own body has set whatever can be set.
    case unusual
}

extension EnvironmentValues {
    /// What a view finds around it.
    init(_ surroundings: Surroundings) {
        guard surroundings == .unusual else { return }
        self[FontKey.self] = .custom("Surrounding", size: 33)
        self[FontModifiersKey.self] = ["bold", "italic", "weight heavy", "design serif", "width 33", "monospaced"]
            .map(AnyFontModifier.init(description:))
        self[ForegroundColorKey.self] = Color(description: "surrounding")
        self[ForegroundStyleKey.self] = "surrounding"
        self[TintKey.self] = "surrounding"
        self[AccentColorKey.self] = Color(description: "surrounding")
        self[IsEnabledKey.self] = false
        self[LineLimitKey.self] = 33
        self[LowerLineLimitKey.self] = 3
        self[LineSpacingKey.self] = 33
        self[MinimumScaleFactorKey.self] = 0.33
        self[ColorSchemeKey.self] = .dark
        self[LayoutDirectionKey.self] = .rightToLeft
        self[RedactionReasonsKey.self] = RedactionReasons(rawValue: 64)
        self[UnderlineKey.self] = "surrounding"
        self[StrikethroughKey.self] = "surrounding"
        self[KerningKey.self] = 33
        self[HitTestingKey.self] = false
        self[DisplayScaleKey.self] = 3
        surroundText()
        surroundControls()
    }
}

/// Apple's internal keys: no app can transform them.
extension EnvironmentValues {
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }

    var foregroundStyle: String? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    var tint: String? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue }
    }

    var fontModifiers: [AnyFontModifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    var underline: String? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    var strikethrough: String? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }

    var kerning: CGFloat {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    var allowsHitTesting: Bool {
        get { self[HitTestingKey.self] }
        set { self[HitTestingKey.self] = newValue }
    }
}
