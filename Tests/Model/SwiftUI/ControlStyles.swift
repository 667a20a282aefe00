/// Styles of controls are types of their own, so that two of them never fit one ternary.
public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

#if IOS15
    public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }

    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
        public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }

    public protocol TextSelectability {}
    public struct EnabledTextSelectability: TextSelectability {}
    public struct DisabledTextSelectability: TextSelectability {}

    extension TextSelectability where Self == EnabledTextSelectability {
        public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
    }

    extension TextSelectability where Self == DisabledTextSelectability {
        public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
    }
#endif

extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_PreferenceModifier(effect: "buttonStyle \(S.self)"))
    }

    #if IOS15
        public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
            modifier(_PreferenceModifier(effect: "textSelection \(S.self)"))
        }
    #endif
}
