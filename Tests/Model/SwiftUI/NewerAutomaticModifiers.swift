/// As `AutomaticModifiers.swift`: what came with iOS 18 and 26.
#if IOS18
    public enum MaterialActiveAppearance: Sendable { case automatic, active, inactive, matchWindow }
    public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }
    public enum ScrollInputBehavior: Sendable { case automatic, enabled, disabled }
    public enum ScrollInputKind: Sendable { case handGestureShortcut, look }
    public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }
    public enum AdaptableTabBarPlacement: Sendable { case automatic, tabBar, sidebar }
    public enum HandGestureShortcut: Sendable { case primaryAction }

    public struct PointerStyle: Sendable, CustomStringConvertible {
        public let description: String
        public static let link = PointerStyle(description: "link")
    }

    public enum TextSelectionAffinity: Sendable { case automatic, upstream, downstream }
    public enum HandPointerBehavior: Sendable { case automatic, disabled }

    extension View {
        public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
            asks("textSelectionAffinity", affinity, automatic: "automatic")
        }

        public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
            asks("writingToolsAffordance", visibility, automatic: "automatic")
        }

        public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
            asks("preventsAppTermination", prevents as Any, automatic: "nil")
        }

        public func handPointerBehavior(_ behavior: HandPointerBehavior?) -> some View {
            asks("handPointerBehavior", behavior as Any, automatic: "nil")
        }

        public func allowsWindowActivationEvents() -> some View { allowsWindowActivationEvents(true) }

        public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
            asks("allowsWindowActivationEvents", value as Any, automatic: "nil")
        }

        public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
            asks("materialActiveAppearance", appearance, automatic: "automatic")
        }

        public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
            asks("writingToolsBehavior", behavior, automatic: "automatic")
        }

        public func scrollInputBehavior(
            _ behavior: ScrollInputBehavior, for input: ScrollInputKind
        ) -> some View {
            asks("scrollInputBehavior \(input)", behavior, automatic: "automatic")
        }

        public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
            asks("defaultScrollAnchor \(role)", anchor as Any, automatic: "nil")
        }

        public func defaultAdaptableTabBarPlacement(
            _ defaultPlacement: AdaptableTabBarPlacement = .automatic
        ) -> some View {
            asks("tabBarPlacement", defaultPlacement, automatic: "automatic")
        }

        public func pointerStyle(_ style: PointerStyle?) -> some View {
            asks("pointerStyle", style as Any, automatic: "nil")
        }

        public func pointerVisibility(_ visibility: Visibility) -> some View {
            asks("pointerVisibility", visibility, automatic: "automatic")
        }

        public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "handGestureShortcut \(shortcut)" : nil))
        }

        public func dismissalConfirmationDialog<A: View>(
            _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
        ) -> some View {
            presentation("dismissalConfirmationDialog", if: shouldPresent, actions)
        }
    }
#endif

#if IOS14
    public struct Namespace {
        public struct ID: Hashable, Sendable {
            public init() {}
        }
    }

    public struct MatchedGeometryProperties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let position = Self(rawValue: 1)
        public static let size = Self(rawValue: 2)
        public static let frame: Self = [.position, .size]
    }

    extension View {
        public func matchedGeometryEffect<ID: Hashable>(
            id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
            anchor: UnitPoint = .center, isSource: Bool = true
        ) -> some View {
            let isMatched = isSource || !properties.isEmpty
            return modifier(
                _PreferenceModifier(
                    effect: isMatched ? "matched(\(id), \(properties.rawValue), \(anchor), \(isSource))" : nil))
        }
    }
#endif

#if IOS26
    public enum ButtonSizing: Sendable { case automatic, flexible, fitted }
    public enum SearchToolbarBehavior: Sendable { case automatic, minimize }
    public enum TabBarMinimizeBehavior: Sendable { case automatic, onScrollDown, onScrollUp, never }
    public enum SymbolColorRenderingMode: Sendable { case flat, gradient }
    public enum SymbolVariableValueMode: Sendable { case color, draw }
    public enum ScrollEdgeEffectStyle: Sendable { case automatic, hard, soft }
    public struct DropSession {}

    /// Foundation's, as far as lines are set by it.
    public enum AttributedString {
        public enum LineHeight: Sendable { case normal, loose, tight }
    }

    extension Text {
        public enum AlignmentStrategy: Sendable { case `default`, layoutBased, writingDirectionBased }
    }

    public enum GroupActivityAssociationKind: Sendable { case primary, sharing }

    public struct TextInputFormattingControlPlacement: Sendable {
        public struct Set: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let all = Set(rawValue: 3)
        }
    }

    extension View {
        public func groupActivityAssociation(_ kind: GroupActivityAssociationKind?) -> some View {
            asks("groupActivityAssociation", kind as Any, automatic: "nil")
        }

        public func contentCaptureProtected(_ isActive: Bool = true) -> some View {
            asks("contentCaptureProtected", isActive, automatic: "false")
        }

        public func textInputFormattingControlVisibility(
            _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
        ) -> some View {
            asks("formattingControl \(placement.rawValue)", visibility, automatic: "automatic")
        }

        public func accessibilityScrollStatus(
            _ status: LocalizedStringKey, isEnabled: Bool = true
        ) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "accessibilityScrollStatus" : nil))
        }

        public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
            modifier(_ReactionModifier("onInteractiveResizeChange") { action(true) })
        }

        public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
            asks("alignmentStrategy", strategy, automatic: "default")
        }

        public func buttonSizing(_ sizing: ButtonSizing) -> some View {
            asks("buttonSizing", sizing, automatic: "automatic")
        }

        public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
            asks("sliderThumbVisibility", visibility, automatic: "automatic")
        }

        public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
            asks("searchToolbarBehavior", behavior, automatic: "automatic")
        }

        public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
            asks("listSectionIndexVisibility", visibility, automatic: "automatic")
        }

        public func sectionIndexLabel(_ label: Text?) -> some View {
            asks("sectionIndexLabel", label?.description ?? "nil", automatic: "nil")
        }

        public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
            asks("listSectionMargins \(edges)", length as Any, automatic: "nil")
        }

        public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
            asks("scrollEdgeEffectHidden \(edges)", hidden, automatic: "false")
        }

        public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
            asks("scrollEdgeEffectStyle \(edges)", style as Any, automatic: "nil")
        }

        public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
            asks("tabBarMinimizeBehavior", behavior, automatic: "automatic")
        }

        public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
            asks("symbolColorRenderingMode", mode as Any, automatic: "nil")
        }

        public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
            asks("symbolVariableValueMode", mode as Any, automatic: "nil")
        }

        public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
            asks("lineHeight", lineHeight as Any, automatic: "nil")
        }

        public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
            asks("glassEffectID", id as Any, automatic: "nil")
        }

        public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
            asks("glassEffectUnion", id as Any, automatic: "nil")
        }

        public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

        public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "backgroundExtension" : nil))
        }

        public func dropDestination<T: Transferable>(
            for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
        ) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "dropDestination \(type)" : nil))
        }

        // A bar is an inset with a look of its own.
        public func safeAreaBar<V: View>(
            edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> V
        ) -> some View {
            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
        }
    }
#endif
