import Syntax

/// What is known of SwiftUI's types where no source shows it: which of them are views.
package enum ViewTypes {
    /// Protocols whose conforming types are views.
    package static let protocols: Set<String> = [
        "View", "Shape", "InsettableShape", "DynamicViewContent", "NSViewRepresentable", "UIViewRepresentable",
        "NSViewControllerRepresentable", "UIViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    ]

    /// Views that people extend.
    package static let types: Set<String> = [
        "AnyView", "AsyncImage", "Button", "Capsule", "Chart", "Circle", "Color", "Divider", "Ellipse", "EmptyView",
        "ForEach", "Form", "GeometryReader", "Group", "GroupBox", "HStack", "Image", "Label", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map", "Menu", "ModifiedContent",
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Path", "Picker",
        "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "Section", "SecureField",
        "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "Toggle",
        "UnevenRoundedRectangle", "VStack", "ZStack",
    ]

    /// Protocols that take modifiers in chains as views do, and are none.
    package static let others: Set<String> = [
        "AccessibilityRotorContent", "ChartContent", "Commands", "CustomizableToolbarContent",
        "DynamicIslandExpandedContent", "Gesture", "MapContent", "Scene", "TabContent", "TableColumnContent",
        "TableRowContent", "ToolbarContent", "WidgetConfiguration",
    ]

    /// The protocol of `others` that a type conforms to, where its name shows it.
    package static func other(of type: String) -> String? {
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
