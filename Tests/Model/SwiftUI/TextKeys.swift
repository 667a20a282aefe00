/// The keys that text is set by, beside the oldest ones.
enum TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum BaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum TruncationModeKey: EnvironmentKey, SuppliedKey {
    static var defaultValue: Text.TruncationMode? { nil }
    static var supplied: String { "tail" }
}
enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: [String] { [] } }
enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
enum DynamicTypeRangeKey: EnvironmentKey {
    static var defaultValue: [DynamicTypeSize] { [.xSmall, .accessibility5] }
}
enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension Text {
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

public struct SymbolRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String
    public static let monochrome = SymbolRenderingMode(description: "monochrome")
    public static let multicolor = SymbolRenderingMode(description: "multicolor")
    public static let hierarchical = SymbolRenderingMode(description: "hierarchical")
    public static let palette = SymbolRenderingMode(description: "palette")
}

/// Variants are added to those that are there; `none` is no variant.
public struct SymbolVariants: Hashable, Sendable {
    let names: [String]
    public static let none = SymbolVariants(names: [])
    public static let circle = SymbolVariants(names: ["circle"])
    public static let square = SymbolVariants(names: ["square"])
    public static let rectangle = SymbolVariants(names: ["rectangle"])
    public static let fill = SymbolVariants(names: ["fill"])
    public static let slash = SymbolVariants(names: ["slash"])

    public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
    public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
    public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
    // Lossy, as the alignment is.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] ?? .tail }
        set { self[TruncationModeKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    #if IOS14
        public var textCase: Text.Case? {
            get { self[TextCaseKey.self] }
            set { self[TextCaseKey.self] = newValue }
        }
    #endif

    #if IOS15
        public var dynamicTypeSize: DynamicTypeSize {
            get { self[DynamicTypeSizeKey.self] }
            set { self[DynamicTypeSizeKey.self] = newValue }
        }

        public var symbolRenderingMode: SymbolRenderingMode? {
            get { self[SymbolRenderingModeKey.self] }
            set { self[SymbolRenderingModeKey.self] = newValue }
        }
    #endif

    var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    var baselineOffset: CGFloat {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }

    var dynamicTypeRange: [DynamicTypeSize] {
        get { self[DynamicTypeRangeKey.self] }
        set { self[DynamicTypeRangeKey.self] = newValue }
    }

    var symbolVariantNames: [String] {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// What unusual surroundings have set.
    mutating func surroundText() {
        self[TrackingKey.self] = 33
        self[BaselineOffsetKey.self] = 33
        // Nobody has set these two, but what is around the view has a default of its own, as a button has.
        self[MultilineTextAlignmentKey.self] = nil
        self[TruncationModeKey.self] = nil
        self[AllowsTighteningKey.self] = true
        self[ImageScaleKey.self] = .small
        self[TextCaseKey.self] = .lowercase
        self[DynamicTypeSizeKey.self] = .accessibility3
        self[DynamicTypeRangeKey.self] = [.small, .accessibility4]
        self[SymbolRenderingModeKey.self] = .palette
        self[SymbolVariantsKey.self] = ["slash"]
    }
}
