/// How the bars around a view look: what is automatic takes back what a view further in has asked for.
extension View {
    func asks(_ name: String, _ value: Any, automatic: Any) -> some View {
        modifier(_TraitWritingModifier(name: name, value: shown(value), fallback: shown(automatic)))
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        asks("navigationBarHidden", hidden, automatic: false)
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        asks("navigationBarBackButtonHidden", hidesBackButton, automatic: false)
    }

    #if IOS14
        public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
            asks("titleDisplayMode", displayMode, automatic: NavigationBarItem.TitleDisplayMode.automatic)
        }
    #endif
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

#if IOS15
    extension View {
        public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
            asks("interactiveDismissDisabled", isDisabled, automatic: false)
        }
    }
#endif

extension View {
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        asks("statusBarHidden", hidden, automatic: false)
    }
}

#if IOS16
    public enum ToolbarRole: Sendable {
        case automatic, editor, browser, navigationStack
    }

    public enum PresentationDetent: Hashable, Sendable {
        case medium, large
    }

    public enum PresentationBackgroundInteraction: Sendable {
        case automatic, enabled, disabled
    }

    public enum PresentationContentInteraction: Sendable {
        case automatic, resizes, scrolls
    }

    extension View {
        public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            asks("toolbarBackground", visibility, automatic: Visibility.automatic)
        }

        public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
            asks("toolbarColorScheme", colorScheme as Any, automatic: "nil")
        }

        public func toolbarRole(_ role: ToolbarRole) -> some View {
            asks("toolbarRole", role, automatic: ToolbarRole.automatic)
        }

        public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
            asks("persistentSystemOverlays", visibility, automatic: Visibility.automatic)
        }

        // A sheet is a large one by default.
        public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
            asks("detents", detents == [.large] ? "large" : "\(detents.count) others", automatic: "large")
        }

        public func presentationDragIndicator(_ visibility: Visibility) -> some View {
            asks("dragIndicator", visibility, automatic: Visibility.automatic)
        }

        public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
            asks("presentationCornerRadius", cornerRadius as Any, automatic: "nil")
        }

        public func presentationBackgroundInteraction(
            _ interaction: PresentationBackgroundInteraction
        ) -> some View {
            asks("backgroundInteraction", interaction, automatic: PresentationBackgroundInteraction.automatic)
        }

        public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
            asks("contentInteraction", behavior, automatic: PresentationContentInteraction.automatic)
        }
    }
#endif

#if IOS17
    public enum ToolbarTitleDisplayMode: Sendable {
        case automatic, large, inline, inlineLarge
    }

    extension View {
        public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
            asks("toolbarTitleDisplayMode", mode, automatic: ToolbarTitleDisplayMode.automatic)
        }
    }
#endif

#if IOS18
    extension View {
        public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_VisibilityModifier(visibility: visibility, bars: bars))
        }

        public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            asks("toolbarBackground", visibility, automatic: Visibility.automatic)
        }
    }
#endif

#if IOS26
    /// What bends the light of what lies behind; the identity does not.
    public struct Glass: Equatable, Sendable {
        let name: String
        public static let regular = Glass(name: "regular")
        public static let clear = Glass(name: "clear")
        public static let identity = Glass(name: "identity")
    }

    public struct DefaultGlassEffectShape: Shape {
        public init() {}
    }

    extension View {
        public func glassEffect(
            _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
        ) -> some View {
            modifier(_PreferenceModifier(effect: glass == .identity ? nil : "glass \(glass.name) \(type(of: shape))"))
        }
    }
#endif
