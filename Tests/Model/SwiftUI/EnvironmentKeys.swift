/// The keys that Apple's own values use.
enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
enum FontModifiersKey: EnvironmentKey { static var defaultValue: [AnyFontModifier] { [] } }
enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum TintKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
enum LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum MultilineTextAlignmentKey: EnvironmentKey, SuppliedKey {
    static var defaultValue: TextAlignment? { nil }
    static var supplied: String { "leading" }
}
enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
enum UnderlineKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum StrikethroughKey: EnvironmentKey { static var defaultValue: String? { nil } }
enum KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    // Lossy: where nothing was set, a write of what was read is a write, and a button's own alignment is gone.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] ?? .leading }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    #if IOS14
        public var redactionReasons: RedactionReasons {
            get { self[RedactionReasonsKey.self] }
            set { self[RedactionReasonsKey.self] = newValue }
        }
    #endif

    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}
