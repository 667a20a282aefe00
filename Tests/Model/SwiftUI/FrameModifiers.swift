/// A wrapper that lays its content out anew.
///
/// Inert, it still hides what its content says about its own place: a layout priority, an alignment guide, and that a
/// spacer gives way to its neighbours.
public protocol _LayoutModifier: _PrimitiveViewModifier {
    /// The layout as one phrase; `nil` where it proposes and takes what it was given.
    var _layout: String? { get }
    /// True if it places its content by a guide, or loses it.
    func _aligns(by guide: String) -> Bool
}

extension _LayoutModifier {
    public func _aligns(by guide: String) -> Bool { true }

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        if let layout = _layout { return layout }
        let hidden = content.first { effect in
            if effect.hasPrefix("alignmentGuide ") { return _aligns(by: String(effect.split(separator: " ")[1])) }
            return ["layoutPriority", "Spacer"].contains { effect.hasPrefix($0) }
        }
        return hidden.map { "empty layout hides \($0)" }
    }
}

public struct _FrameLayout: _LayoutModifier, Equatable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    public func _aligns(by guide: String) -> Bool { alignment.isOf(guide) }

    public var _layout: String? {
        guard width != nil || height != nil || alignment.movesContent else { return nil }
        return phrase("frame", part("width", width), part("height", height), "alignment \(alignment)")
    }
}

public struct _FlexFrameLayout: _LayoutModifier, Equatable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    public func _aligns(by guide: String) -> Bool { alignment.isOf(guide) }

    public var _layout: String? {
        let sizes = [
            part("minWidth", minWidth), part("idealWidth", idealWidth), part("maxWidth", maxWidth),
            part("minHeight", minHeight), part("idealHeight", idealHeight), part("maxHeight", maxHeight),
        ].compactMap(\.self)
        guard !sizes.isEmpty || alignment.movesContent else { return nil }
        return (["frame"] + sizes + ["alignment \(alignment)"]).joined(separator: " ")
    }
}

extension View {
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View {
        frame(width: nil, height: nil, alignment: .center)
    }
}
