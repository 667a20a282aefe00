import SwiftUI

typealias Length = CGFloat
typealias MaybeLength = Length?

enum Theme {
    static let gap: CGFloat = 8
    static let tint = Color.orange
    static let face = Color("face")
    static let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    static let shade = makeShade()
    static var rowHeight: Length { 44 }
    static let wide: MaybeLength = nil

    static func makeShade() -> some ShapeStyle { .black.opacity(0.3) }
}

/// A style of our own, and no view.
struct Stripes: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .red }
}

/// A type that has the name of one of SwiftUI's.
enum DynamicTypeSize {
    case small, large
}

let globalGap: CGFloat = 12
