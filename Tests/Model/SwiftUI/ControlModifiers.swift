/// How controls, fields and the keyboard are set, by the keys of `ControlKeys.swift`.
extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    public func labelsHidden() -> some View { environment(\.hiddenLabels, "hidden") }

    #if IOS18
        public func labelsVisibility(_ visibility: Visibility) -> some View {
            environment(\.labelsVisibility, visibility)
        }
    #endif

    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }

    public func disableAutocorrection(_ disable: Bool?) -> some View { environment(\.disableAutocorrection, disable) }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.disableAutocorrection, disable)
    }

    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let styles: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
        return environment(\.autocapitalization, styles[style.rawValue])
    }

    // Unlike the others, what it asks for goes up: nothing asked for takes back what a view inside has asked for.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
    }

    #if IOS15
        public func headerProminence(_ prominence: Prominence) -> some View {
            environment(\.headerProminence, prominence)
        }

        public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }

        public func textInputAutocapitalization(
            _ autocapitalization: TextInputAutocapitalization?
        ) -> some View {
            environment(\.autocapitalization, autocapitalization)
        }
    #endif
}

public struct _PreferredColorSchemeModifier: _PrimitiveViewModifier {
    let colorScheme: ColorScheme?

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        if let colorScheme { return "preferredColorScheme \(colorScheme)" }
        return effects.surroundings == .unusual ? "preferredColorScheme nil" : nil
    }
}
