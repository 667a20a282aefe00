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

    public func _record(into effects: inout _Effects) {
        effects.add(description)
    }
}

public struct Label<Title: View, Icon: View>: _PrimitiveView {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public func _record(into effects: inout _Effects) {
        effects.add("Label \(listed(effects.content(of: title))) \(listed(effects.content(of: icon)))")
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init { Text(titleKey) } icon: { Image(name) }
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init { Text(title) } icon: { Image(name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }
}
