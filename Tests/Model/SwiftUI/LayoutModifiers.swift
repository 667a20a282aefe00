/// Layout that is neither a frame nor padding.
public struct _OffsetEffect: _PrimitiveViewModifier, Equatable {
    let offset: CGSize

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        offset == .zero ? nil : "offset \(shown(offset.width)) \(shown(offset.height))"
    }
}

public struct _FixedSizeLayout: _PrimitiveViewModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool

    // Unlike the other wrappers, this one passes the priority of its content on.
    public func _effect(on content: [String], in effects: _Effects) -> String? {
        guard horizontal || vertical else { return nil }
        return phrase("fixedSize", horizontal ? "horizontal" : nil, vertical ? "vertical" : nil)
    }
}

/// A value that the container reads; the default does nothing, unless one is set further in or out.
public struct _TraitWritingModifier: _PrimitiveViewModifier, Equatable {
    let name: String
    let value: String
    let fallback: String?

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        let inert =
            value == fallback && effects.surroundings == .plain && !content.contains { $0.hasPrefix(name + " ") }
        return inert ? nil : "\(name) \(value)"
    }
}

public struct _AlignmentWritingModifier: _PrimitiveViewModifier {
    let guide: String
    let value: CGFloat
    let implicit: CGFloat

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        value == implicit ? nil : "alignmentGuide \(guide) \(shown(value))"
    }
}

public enum ContentMode: Hashable, Sendable {
    case fit, fill
}

public struct _AspectRatioLayout: _PrimitiveViewModifier {
    let effect: String

    public func _effect(on content: [String], in effects: _Effects) -> String? { effect }
}

extension View {
    public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    public func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitWritingModifier(name: "layoutPriority", value: shown(value), fallback: "0"))
    }

    public func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier(name: "zIndex", value: shown(value), fallback: "0"))
    }

    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let dimensions = ViewDimensions()
        return modifier(
            _AlignmentWritingModifier(guide: g.name, value: computeValue(dimensions), implicit: dimensions[g]))
    }

    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let dimensions = ViewDimensions()
        return modifier(
            _AlignmentWritingModifier(guide: g.name, value: computeValue(dimensions), implicit: dimensions[g]))
    }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(effect: "aspectRatio \(shown(aspectRatio as Any)) \(contentMode)"))
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
