/// What a row tells its list, and what scrolls tells what it scrolls in: the innermost word counts.
extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        asks("listRowInsets", insets as Any, automatic: "nil")
    }

    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        asks("deleteDisabled", isDisabled, automatic: false)
    }

    public func moveDisabled(_ isDisabled: Bool) -> some View {
        asks("moveDisabled", isDisabled, automatic: false)
    }
}

#if IOS14
    public struct ListItemTint: Sendable {
        public static let monochrome = ListItemTint()
    }

    extension View {
        public func listItemTint(_ tint: Color?) -> some View {
            asks("listItemTint", tint as Any, automatic: "nil")
        }

        public func listItemTint(_ tint: ListItemTint?) -> some View {
            asks("listItemTint", tint == nil ? "nil" : "special", automatic: "nil")
        }
    }
#endif

#if IOS15
    extension VerticalEdge {
        public struct Set: OptionSet, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public static let top = Set(rawValue: 1)
            public static let bottom = Set(rawValue: 2)
            public static let all: Set = [.top, .bottom]
        }
    }

    extension View {
        public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
            asks("listRowSeparator", visibility, automatic: Visibility.automatic)
        }

        public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
            asks("listRowSeparatorTint", color as Any, automatic: "nil")
        }

        public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
            asks("listSectionSeparator", visibility, automatic: Visibility.automatic)
        }

        public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
            asks("listSectionSeparatorTint", color as Any, automatic: "nil")
        }

        public func listRowSpacing(_ spacing: CGFloat?) -> some View {
            asks("listRowSpacing", spacing as Any, automatic: "nil")
        }

        public func badge(_ count: Int) -> some View {
            asks("badge", count == 0 ? "none" : "\(count)", automatic: "none")
        }

        public func badge(_ label: Text?) -> some View {
            asks("badge", label?.description ?? "none", automatic: "none")
        }

        public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

        @_disfavoredOverload
        public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

        // A list takes even no actions for an answer.
        public func swipeActions<T: View>(
            edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
        ) -> some View {
            modifier(_SwipeActionsModifier(content: content()))
        }
    }

    public struct _SwipeActionsModifier<Actions: View>: _PrimitiveViewModifier {
        let content: Actions

        public func _effect(on _: [String], in effects: _Effects) -> String? {
            // What a list whose rows can be deleted makes of none is not modelled.
            let actions = effects.content(of: content)
            return actions.isEmpty ? nil : "swipeActions \(listed(actions))"
        }
    }
#endif

#if IOS16
    public enum ScrollIndicatorVisibility: Sendable {
        case automatic, visible, hidden, never
    }

    public enum ScrollBounceBehavior: Sendable {
        case automatic, always, basedOnSize
    }

    public enum ScrollDismissesKeyboardMode: Sendable {
        case automatic, immediately, interactively, never
    }

    extension View {
        public func scrollDisabled(_ disabled: Bool) -> some View {
            asks("scrollDisabled", disabled, automatic: false)
        }

        public func scrollIndicators(
            _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
        ) -> some View {
            asks("scrollIndicators", visibility, automatic: ScrollIndicatorVisibility.automatic)
        }

        public func scrollContentBackground(_ visibility: Visibility) -> some View {
            asks("scrollContentBackground", visibility, automatic: Visibility.automatic)
        }

        public func scrollBounceBehavior(
            _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
        ) -> some View {
            asks("scrollBounceBehavior", behavior, automatic: ScrollBounceBehavior.automatic)
        }

        public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
            asks("scrollDismissesKeyboard", mode, automatic: ScrollDismissesKeyboardMode.automatic)
        }
    }
#endif

#if IOS17
    public struct ListSectionSpacing: Sendable, CustomStringConvertible {
        public let description: String
        public static let `default` = ListSectionSpacing(description: "default")
        public static let compact = ListSectionSpacing(description: "compact")

        public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
            ListSectionSpacing(description: shown(spacing))
        }
    }

    extension View {
        public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
            asks("listSectionSpacing", spacing, automatic: ListSectionSpacing.default)
        }

        public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

        public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
            asks("selectionDisabled", isDisabled, automatic: false)
        }

        public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
            asks("scrollClipDisabled", disabled, automatic: false)
        }

        public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
            modifier(_PreferenceModifier(effect: isEnabled ? "scrollTargetLayout" : nil))
        }
    }
#endif
