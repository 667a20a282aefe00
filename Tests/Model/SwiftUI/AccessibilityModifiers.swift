/// What a view tells assistive technology.
public struct AccessibilityAttachmentModifier: _PrimitiveViewModifier {
    let effects: [String]

    public func _effect(on content: [String], in _: _Effects) -> String? {
        effects.isEmpty ? nil : effects.joined(separator: ", ")
    }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    var names: Set<String> = []

    public init() {}
    init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isModal = AccessibilityTraits("isModal")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { with(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(member) }
        return (!contains(member), member)
    }

    public mutating func remove(_ member: Self) -> Self? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }

    public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }

    func with(_ names: Set<String>) -> Self {
        var traits = self
        traits.names = names
        return traits
    }
}

#if IOS14
    extension View {
        func accessibility(
            _ name: String, _ value: String?
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            modifier(AccessibilityAttachmentModifier(effects: value.map { ["\(name) \($0)"] } ?? []))
        }

        public func accessibilityLabel(
            _ label: Text
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityLabel", label.description)
        }

        public func accessibilityLabel(
            _ labelKey: LocalizedStringKey
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(labelKey))
        }

        @_disfavoredOverload
        public func accessibilityLabel<S: StringProtocol>(
            _ label: S
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(label))
        }

        // An explicit `false` may show what is hidden by default, so it is something where that is likely.
        public func accessibilityHidden(
            _ hidden: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityHidden", "\(hidden)")
        }

        public func accessibilityIdentifier(
            _ identifier: String
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityIdentifier", identifier)
        }

        public func accessibilityAddTraits(
            _ traits: AccessibilityTraits
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityAddTraits", traits.isEmpty ? nil : listed(traits.names.sorted()))
        }

        public func accessibilityRemoveTraits(
            _ traits: AccessibilityTraits
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityRemoveTraits", traits.isEmpty ? nil : listed(traits.names.sorted()))
        }
    }
#endif

#if IOS14
    // On a view that has attachments already, one more goes to them: the type stays.
    extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
        func attached(_ name: String, _ value: String?) -> ModifiedContent<Content, Modifier> {
            let effects = modifier.effects + (value.map { ["\(name) \($0)"] } ?? [])
            return ModifiedContent(content: content, modifier: AccessibilityAttachmentModifier(effects: effects))
        }

        public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
            attached("accessibilityLabel", label.description)
        }

        public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
            accessibilityLabel(Text(labelKey))
        }

        @_disfavoredOverload
        public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
            accessibilityLabel(Text(label))
        }

        public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
            attached("accessibilityHidden", "\(hidden)")
        }

        public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
            attached("accessibilityIdentifier", identifier)
        }

        public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
            attached("accessibilityAddTraits", traits.isEmpty ? nil : listed(traits.names.sorted()))
        }
    }
#endif

#if IOS18
    extension View {
        public func accessibilityLabel(
            _ label: Text, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityLabel", isEnabled ? label.description : nil)
        }

        public func accessibilityLabel(
            _ labelKey: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
        }

        @_disfavoredOverload
        public func accessibilityLabel<S: StringProtocol>(
            _ label: S, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityLabel(Text(label), isEnabled: isEnabled)
        }

        public func accessibilityHidden(
            _ hidden: Bool, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibility("accessibilityHidden", isEnabled ? "\(hidden)" : nil)
        }
    }
#endif
