/// What a pointer, a keyboard or a dragged thing does to a view.
extension View {
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(_AttachedViewModifier(name: "contextMenu", attached: contextMenu?.menuItems))
    }

    // The view follows the pointer, whatever the action does.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_EventModifier(name: "onHover") { action(true) })
    }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [Any]) -> Bool
    ) -> some View {
        modifier(_PreferenceModifier(effect: "onDrop \(supportedTypes)"))
    }
}

public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

#if IOS14
    public struct EventModifiers: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let shift = EventModifiers(rawValue: 1)
        public static let command = EventModifiers(rawValue: 2)
    }

    public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
        let character: Character
        public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
        public static let `return`: KeyEquivalent = "\r"
    }

    public struct KeyboardShortcut: Sendable {
        let name: String
        public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

        public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
            name = "\(key.character.unicodeScalars.map(\.value)) \(modifiers.rawValue)"
        }
    }

    extension View {
        public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
            keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
        }

        public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
            modifier(_PreferenceModifier(effect: "keyboardShortcut \(shortcut.name)"))
        }
    }
#endif

#if IOS16
    extension View {
        public func contextMenu<M: View, P: View>(
            @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
        ) -> some View {
            modifier(_PreviewedMenuModifier(menu: menuItems(), preview: preview()))
        }

        // In the model from 15.4 on, which is 16 here.
        public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
            modifier(_PreferenceModifier(effect: shortcut.map { "keyboardShortcut \($0.name)" }))
        }
    }

    /// A menu with what is shown beside it; without items neither is.
    public struct _PreviewedMenuModifier<Menu: View, Preview: View>: _PrimitiveViewModifier {
        let menu: Menu
        let preview: Preview

        public func _effect(on _: [String], in effects: _Effects) -> String? {
            let items = effects.content(of: menu)
            return items.isEmpty ? nil : "contextMenu \(listed(items)) \(listed(effects.content(of: preview)))"
        }
    }
#endif

#if IOS17
    public struct HoverEffect: Sendable {
        let name: String
        public static let automatic = HoverEffect(name: "automatic")
        public static let highlight = HoverEffect(name: "highlight")
        public static let lift = HoverEffect(name: "lift")
    }

    extension View {
        public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "hoverEffect \(effect.name)" : nil))
        }

        // Said aloud, `false` takes the focus from what can have it by itself.
        public func focusable(_ isFocusable: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: "focusable \(isFocusable)"))
        }
    }
#endif
