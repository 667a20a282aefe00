/// What controls, lists and bars do by themselves unless something is set: what is automatic takes back what is set
/// around a view, or what a view further in has asked for.
public enum MenuOrder: Sendable { case automatic, priority, fixed }
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }
public enum BadgeProminence: Sendable { case decreased, standard, increased }
public enum AlternatingRowBackgroundBehavior: Sendable { case automatic, enabled, disabled }
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
public enum PresentationAdaptation: Sendable { case automatic, none, popover, sheet, fullScreenCover }

public enum ButtonBorderShape: Sendable {
    case automatic, capsule, circle, roundedRectangle
}

public enum TextInputActivation: Sendable { case onSelect, onLook }

public enum TextInputDictationBehavior: Sendable {
    case automatic, preventDictation
    case inline(activation: TextInputActivation)
}

public enum PaletteSelectionEffect: Sendable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
}

#if IOS17
    public struct SearchSuggestionsPlacement: Sendable {
        public struct Set: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let menu = Set(rawValue: 1)
            public static let content = Set(rawValue: 2)
        }
    }

    extension View {
        public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
            asks("buttonBorderShape", shape, automatic: "automatic")
        }

        public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
            asks("buttonRepeatBehavior", behavior, automatic: "automatic")
        }

        public func menuIndicator(_ visibility: Visibility) -> some View {
            asks("menuIndicator", visibility, automatic: "automatic")
        }

        public func mapControlVisibility(_ visibility: Visibility) -> some View {
            asks("mapControlVisibility", visibility, automatic: "automatic")
        }

        public func menuOrder(_ order: MenuOrder) -> some View { asks("menuOrder", order, automatic: "automatic") }

        public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
            asks("menuActionDismissBehavior", behavior, automatic: "automatic")
        }

        public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
            asks("springLoadingBehavior", behavior, automatic: "automatic")
        }

        public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
            asks("paletteSelectionEffect", effect, automatic: "automatic")
        }

        public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
            asks("searchDictationBehavior", dictationBehavior, automatic: "automatic")
        }

        public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
            asks("searchPresentationToolbarBehavior", behavior, automatic: "automatic")
        }

        // Whoever gives suggestions gives all of them.
        public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
            let shown = effects(of: suggestions())
            return asks("searchSuggestions", listed(shown), automatic: "[]")
        }

        public func searchSuggestions(
            _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
        ) -> some View {
            asks("searchSuggestions for \(placements.rawValue)", visibility, automatic: "automatic")
        }

        public func tableColumnHeaders(_ visibility: Visibility) -> some View {
            asks("tableColumnHeaders", visibility, automatic: "automatic")
        }

        public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
            asks("alternatingRowBackgrounds", behavior, automatic: "automatic")
        }

        public func badgeProminence(_ prominence: BadgeProminence) -> some View {
            asks("badgeProminence", prominence, automatic: "standard")
        }

        public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
            asks("navigationLinkIndicator", visibility, automatic: "automatic")
        }

        public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

        public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
            presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
        }

        public func presentationCompactAdaptation(
            horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
        ) -> some View {
            asks(
                "compactAdaptation", "\(horizontalAdaptation) \(verticalAdaptation)", automatic: "automatic automatic")
        }

        public func widgetURL(_ url: _URL?) -> some View { asks("widgetURL", url as Any, automatic: "nil") }

        public func widgetAccentable(_ accentable: Bool = true) -> some View {
            asks("widgetAccentable", accentable, automatic: "false")
        }

        public func previewDisplayName(_ value: String?) -> some View {
            modifier(_PreferenceModifier(effect: value.map { "previewDisplayName \($0)" }))
        }

        public func previewDevice(_ value: PreviewDevice?) -> some View {
            modifier(_PreferenceModifier(effect: value.map { "previewDevice \($0.name)" }))
        }

        public func chartXAxis(_ visibility: Visibility) -> some View {
            asks("chartXAxis", visibility, automatic: "automatic")
        }

        public func chartYAxis(_ visibility: Visibility) -> some View {
            asks("chartYAxis", visibility, automatic: "automatic")
        }

        public func chartLegend(_ visibility: Visibility) -> some View {
            asks("chartLegend", visibility, automatic: "automatic")
        }
    }

    public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
        let name: String
        public init(stringLiteral name: String) { self.name = name }
    }
#endif
