/// What is neither covered nor cut off by bars and corners.
public struct _SafeAreaModifier: _PrimitiveViewModifier {
    let effect: String?

    public func _effect(on content: [String], in effects: _Effects) -> String? { effect }
}

extension View {
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaModifier(effect: edges.isEmpty ? nil : "ignoresSafeArea \(edges)"))
    }
}

#if IOS14
    public struct SafeAreaRegions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let container = SafeAreaRegions(rawValue: 1)
        public static let keyboard = SafeAreaRegions(rawValue: 2)
        public static let all: SafeAreaRegions = [.container, .keyboard]
    }

    extension View {
        public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
            let isNone = regions.isEmpty || edges.isEmpty
            return modifier(_SafeAreaModifier(effect: isNone ? nil : "ignoresSafeArea \(regions.rawValue) \(edges)"))
        }
    }
#endif

#if IOS15
    extension View {
        public func scenePadding(_ edges: Edge.Set = .all) -> some View {
            modifier(_PaddingLayout(edges: edges, insets: nil))
        }
    }
#endif

#if IOS16
    public struct ScenePadding: Sendable {
        public static let minimum = ScenePadding()
        public static let navigationBar = ScenePadding()
    }

    extension View {
        public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
            scenePadding(edges)
        }

        // A view of its own in a grid spans all columns while nothing is said, so a count is always something.
        public func gridCellColumns(_ count: Int) -> some View {
            modifier(_SafeAreaModifier(effect: "gridCellColumns \(count)"))
        }

        public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
            asks("gridCellUnsizedAxes", axes.rawValue, automatic: 0)
        }
    }
#endif

#if IOS17
    public struct ContentMarginPlacement: Sendable {
        let name: String
        public static let automatic = ContentMarginPlacement(name: "automatic")
        public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
        public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
    }

    extension View {
        public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
            modifier(_SafeAreaModifier(effect: _PaddingLayout(insets: insets)._layout.map { "safe \($0)" }))
        }

        public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
            let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
            let padding = _PaddingLayout(edges: edges, insets: insets)
            return modifier(_SafeAreaModifier(effect: padding._layout.map { "safe \($0)" }))
        }

        public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

        public func contentMargins(
            _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
        ) -> some View {
            let margins = "contentMargins \(edges) \(shown(length as Any)) \(placement.name)"
            return modifier(_SafeAreaModifier(effect: edges.isEmpty ? nil : margins))
        }

        public func contentMargins(
            _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
        ) -> some View {
            contentMargins(.all, length, for: placement)
        }

        public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
            modifier(_SafeAreaModifier(effect: axes.isEmpty ? nil : "containerRelativeFrame \(axes.rawValue)"))
        }
    }
#endif
