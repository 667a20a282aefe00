import Syntax

/// What is known of SwiftUI's types where no source shows it: which of them are views.
enum ViewTypes {
    /// Protocols whose conforming types are views.
    static let protocols: Set<String> = [
        "View", "Shape", "InsettableShape", "DynamicViewContent", "NSViewRepresentable", "UIViewRepresentable",
        "NSViewControllerRepresentable", "UIViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    ]

    /// Views that people extend.
    static let types: Set<String> = [
        "AnyView", "AsyncImage", "Button", "Capsule", "Chart", "Circle", "Color", "Divider", "Ellipse", "EmptyView",
        "ForEach", "Form", "GeometryReader", "Group", "GroupBox", "HStack", "Image", "Label", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map", "Menu", "ModifiedContent",
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Path", "Picker",
        "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "Section", "SecureField",
        "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "Toggle",
        "UnevenRoundedRectangle", "VStack", "ZStack",
    ]

    /// Protocols that take modifiers in chains as views do, and are none.
    static let others: Set<String> = [
        "AccessibilityRotorContent", "ChartContent", "Commands", "CustomizableToolbarContent",
        "DynamicIslandExpandedContent", "Gesture", "MapContent", "Scene", "TabContent", "TableColumnContent",
        "TableRowContent", "ToolbarContent", "WidgetConfiguration",
    ]

    /// The protocol of `others` that a type conforms to, where its name shows it.
    static func other(of type: String) -> String? {
        if others.contains(type) { return type }
        if type.hasPrefix("ToolbarItem") || type == "ToolbarSpacer" { return "ToolbarContent" }
        if type.hasSuffix("Gesture") { return "Gesture" }
        if type.hasSuffix("Mark") || type == "Plot" { return "ChartContent" }
        if type.hasPrefix("Command") { return "Commands" }
        switch type {
        case "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra", "ImmersiveSpace", "UtilityWindow":
            return "Scene"
        case "TableColumn": return "TableColumnContent"
        case "TableRow": return "TableRowContent"
        case "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration":
            return "WidgetConfiguration"
        default: return nil
        }
    }
}

extension SourceFile {
    /// True for a literal, and for a type itself: whatever is called on these is no helper of views.
    func isPlainlyNoView(_ receiver: NodeID) -> Bool {
        let node = withoutParentheses(receiver)
        switch kind(node) {
        case .stringLiteral, .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .array, .dictionary, .closure,
            .keyPath, .typeExpression:
            return true
        case .specialization: return children(of: node).first.map { isTypeName($0) } ?? false
        case .member:
            guard let base = base(ofMember: node), text(of: nameToken(ofMember: node)) == "self" else {
                return isTypeName(node)
            }
            return isTypeName(base)
        default: return isTypeName(node)
        }
    }
}
