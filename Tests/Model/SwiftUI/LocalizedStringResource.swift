#if IOS16
    /// A text that is looked up in the strings of some bundle; the model shows the key.
    public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
        public let key: String

        public init(_ key: String) { self.key = key }
        public init(stringLiteral value: String) { key = value }
    }

    extension Text {
        public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource.key)) }
    }

    // A literal is a key where either may stand.
    extension View {
        @_disfavoredOverload
        public func accessibilityLabel(
            _ label: LocalizedStringResource
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(label))
        }

        @_disfavoredOverload
        public func accessibilityHint(
            _ hint: LocalizedStringResource
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityHint(Text(hint))
        }

        @_disfavoredOverload
        public func accessibilityValue(
            _ valueResource: LocalizedStringResource
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityValue(Text(valueResource))
        }
    }
#endif

#if IOS18
    extension View {
        @_disfavoredOverload
        public func accessibilityLabel(
            _ label: LocalizedStringResource, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(label), isEnabled: isEnabled)
        }

        @_disfavoredOverload
        public func accessibilityHint(
            _ hint: LocalizedStringResource, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityHint", isEnabled ? Text(hint).description : nil)
        }

        @_disfavoredOverload
        public func accessibilityValue(
            _ valueResource: LocalizedStringResource, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityValue", isEnabled ? Text(valueResource).description : nil)
        }
    }
#endif
