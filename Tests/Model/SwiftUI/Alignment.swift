/// Where a view lies within another, and the guides by which it is placed.
public struct Alignment: Equatable, Sendable, CustomStringConvertible {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    #if IOS16
        public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
        public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
        public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
        public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
        public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
        public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    #endif

    public var description: String { "\(horizontal.name)-\(vertical.name)" }

    /// Whether it is made of a guide.
    func isOf(_ guide: String) -> Bool { [horizontal.name, vertical.name].contains(guide) }

    /// Whether even a frame without a size moves its content: a baseline or a team's own guide is explicit in the
    /// content, and the frame's default is another.
    var movesContent: Bool {
        !["leading", "center", "trailing"].contains(horizontal.name)
            || !["top", "center", "bottom"].contains(vertical.name)
    }
}

public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Equatable, Sendable {
    let name: String

    public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
    init(name: String) { self.name = name }

    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
    public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
    let name: String

    public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
    init(name: String) { self.name = name }

    public static let top = VerticalAlignment(name: "top")
    public static let center = VerticalAlignment(name: "center")
    public static let bottom = VerticalAlignment(name: "bottom")
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A view's size and guides; the model's views are all 80 by 40.
public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat { 80 }
    public var height: CGFloat { 40 }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide.name {
        case "leading": 0
        case "trailing": width
        default: width / 2
        }
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide.name {
        case "top": 0
        case "bottom": height
        case "firstTextBaseline", "lastTextBaseline": height - 8
        default: height / 2
        }
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
