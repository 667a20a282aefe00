/// What else a view tells assistive technology: values, hints, order and actions.
#if IOS14
    extension View {
        public func accessibilityValue(
            _ valueDescription: Text
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityValue", valueDescription.description)
        }

        public func accessibilityValue(
            _ valueKey: LocalizedStringKey
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityValue(Text(valueKey))
        }

        @_disfavoredOverload
        public func accessibilityValue<S: StringProtocol>(
            _ value: S
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityValue(Text(value))
        }

        public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityHint", hint.description)
        }

        public func accessibilityHint(
            _ hintKey: LocalizedStringKey
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityHint(Text(hintKey))
        }

        public func accessibilityInputLabels(
            _ inputLabelKeys: [LocalizedStringKey]
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityInputLabels", "\(inputLabelKeys.map { Text($0).description })")
        }

        public func accessibilityInputLabels(
            _ inputLabels: [Text]
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityInputLabels", "\(inputLabels.map(\.description))")
        }

        // The default is 0, and another one may be set by the view itself.
        public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
            asks("accessibilitySortPriority", sortPriority, automatic: 0.0)
        }
    }
#endif

#if IOS16
    extension View {
        public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
            modifier(_AttachedViewModifier(name: "accessibilityActions", attached: content()))
        }
    }
#endif

#if IOS18
    public struct AccessibilityActionCategory: Sendable {
        let name: String

        public static let `default` = AccessibilityActionCategory(name: "default")
        public static let edit = AccessibilityActionCategory(name: "edit")
    }

    extension View {
        public func accessibilityActions<Content: View>(
            category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
        ) -> some View {
            modifier(_AttachedViewModifier(name: "accessibilityActions \(category.name)", attached: content()))
        }

        public func accessibilityInputLabels(
            _ inputLabels: [Text], isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            let labels = "\(inputLabels.map(\.description))"
            return accessibility("accessibilityInputLabels", isEnabled ? labels : nil)
        }

        public func accessibilityValue(
            _ valueKey: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityValue", isEnabled ? Text(valueKey).description : nil)
        }

        @_disfavoredOverload
        public func accessibilityValue<S: StringProtocol>(
            _ value: S, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityValue", isEnabled ? Text(value).description : nil)
        }

        public func accessibilityHint(
            _ hintKey: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityHint", isEnabled ? Text(hintKey).description : nil)
        }

        public func accessibilityIdentifier(
            _ identifier: String, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityIdentifier", isEnabled ? identifier : nil)
        }

        public func accessibilityInputLabels(
            _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            let labels = "\(inputLabelKeys.map { Text($0).description })"
            return accessibility("accessibilityInputLabels", isEnabled ? labels : nil)
        }
    }
#endif
