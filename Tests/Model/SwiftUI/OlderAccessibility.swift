/// The older names of what a view tells assistive technology, and the points at which it is touched.
extension View {
    public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attached("accessibilityHidden", "\(hidden)")
    }

    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attached("accessibilityLabel", label.description)
    }

    public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attached("accessibilityAddTraits", traits.isEmpty ? nil : listed(traits.names.sorted()))
    }

    public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attached("accessibilityRemoveTraits", traits.isEmpty ? nil : listed(traits.names.sorted()))
    }

    // It takes the place of one that the view itself has.
    public func accessibility(sortPriority: Double) -> some View {
        asks("accessibilitySortPriority", sortPriority, automatic: "0")
    }

    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        asks("accessibilityDirectTouch", isDirectTouchArea, automatic: "false")
    }

    func attached(_ name: String, _ value: String?) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(effects: value.map { ["\(name) \($0)"] } ?? []))
    }
}

#if IOS18
    extension View {
        public func accessibilityActivationPoint(
            _ activationPoint: UnitPoint
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityActivationPoint(activationPoint, isEnabled: true)
        }

        public func accessibilityActivationPoint(
            _ activationPoint: UnitPoint, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            attached("activationPoint", isEnabled ? "\(activationPoint)" : nil)
        }

        public func accessibilityRespondsToUserInteraction(
            _ respondsToUserInteraction: Bool = true
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
        }

        public func accessibilityRespondsToUserInteraction(
            _ respondsToUserInteraction: Bool, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            attached("respondsToUserInteraction", isEnabled ? "\(respondsToUserInteraction)" : nil)
        }

        public func accessibilityDragPoint(
            _ point: UnitPoint, description: LocalizedStringKey
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityDragPoint(point, description: description, isEnabled: true)
        }

        public func accessibilityDragPoint(
            _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            attached("dragPoint", isEnabled ? "\(point)" : nil)
        }

        public func accessibilityDropPoint(
            _ point: UnitPoint, description: LocalizedStringKey
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityDropPoint(point, description: description, isEnabled: true)
        }

        public func accessibilityDropPoint(
            _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            attached("dropPoint", isEnabled ? "\(point)" : nil)
        }
    }
#endif
