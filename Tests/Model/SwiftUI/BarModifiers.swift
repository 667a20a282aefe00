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
