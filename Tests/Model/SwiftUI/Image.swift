/// A picture, by its name.
public struct Image: _PrimitiveView, Equatable, CustomStringConvertible {
    public typealias Body = Never
    public let description: String

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    public enum Scale: Sendable {
        case small, medium, large
    }

    init(description: String) { self.description = description }

    public init(_ name: String) { self.init(description: "Image \(name)") }
    public init(decorative name: String) { self.init(description: "Image \(name) decorative") }
    public init(systemName: String) { self.init(description: "Image system \(systemName)") }

    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        Image(description: "\(description) resizable \(resizingMode) \(capInsets)")
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        renderingMode.map { Image(description: "\(description) \($0)") } ?? self
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        Image(description: "\(description) interpolation \(interpolation)")
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        Image(description: "\(description) antialiased \(isAntialiased)")
    }

    public func _record(into effects: inout _Effects) {
        effects.add(description)
    }
}
