import RuleModel
import Syntax

/// What is known of SwiftUI's types where no source shows it: which of them are views.
package enum ViewTypes {
    /// Protocols whose conforming types are views.
    package static let protocols: Set<String> = [
        "View", "Shape", "InsettableShape", "DynamicViewContent", "NSViewRepresentable", "UIViewRepresentable",
        "NSViewControllerRepresentable", "UIViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    ]

    /// Other protocols of libraries, which neither ask for a view nor give one.
    fileprivate static let protocolsWithoutViews: Set<String> = [
        "AnyObject", "Animatable", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "ObservableObject", "PreviewProvider",
        "RawRepresentable", "Sendable", "ViewModifier",
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

    /// Those of them that run nothing when they appear, and load nothing.
    static let quiet = types.subtracting(["AnyView", "AsyncImage", "Chart"])

    /// Protocols that take modifiers in chains as views do, and are none.
    package static let others: Set<String> = [
        "AccessibilityRotorContent", "AxisContent", "AxisMark", "ChartContent", "Chart3DContent", "Commands",
        "ControlWidgetConfiguration", "CustomizableToolbarContent",
        "DynamicIslandExpandedContent", "Gesture", "MapContent", "Scene", "TabContent", "TableColumnContent",
        "TableRowContent", "ToolbarContent", "WidgetConfiguration",
    ]

    /// What each style has, and what is a style again: `.fill.tertiary`.
    static let levels: Set<String> = ["secondary", "tertiary", "quaternary", "quinary"]

    /// The type of a member of a value that everyone knows: `CGFloat` for the width of a `CGSize`.
    package static func type(ofMember name: String, of type: String) -> String? {
        // `[Tag]`, `Set<Tag>`, `[Tag]?` is no collection itself.
        if type.hasPrefix("[") && type.hasSuffix("]") || ["String", "Array", "Set", "Dictionary"].contains(type) {
            switch name {
            case "count": return "Int"
            case "isEmpty": return "Bool"
            default: return nil
            }
        }
        return switch type {
        case "CGSize": ["width", "height"].contains(name) ? "CGFloat" : nil
        case "CGPoint": ["x", "y"].contains(name) ? "CGFloat" : nil
        case "Color": name == "gradient" ? "AnyGradient" : nil
        case "EnvironmentValues": environment[name]
        case "CGVector": ["dx", "dy"].contains(name) ? "CGFloat" : nil
        case "CGRect":
            switch name {
            case "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY": "CGFloat"
            case "size": "CGSize"
            case "origin": "CGPoint"
            default: nil
            }
        default: nil
        }
    }

    /// What SwiftUI keeps in the environment under another name than its type's.
    private static let environment = [
        "horizontalSizeClass": "UserInterfaceSizeClass?", "verticalSizeClass": "UserInterfaceSizeClass?",
    ]

    /// What a function of Foundation's gives that looks like an initializer.
    static func result(ofFunction name: String) -> String? {
        ["NSLocalizedString", "NSStringFromClass", "NSHomeDirectory"].contains(name) ? "String" : nil
    }

    /// True for types that everyone knows to be no views, for which no page needs a line, where no source declares such a
    /// type: those of values, and by their prefix those of UIKit, AppKit and others that are older than Swift.
    package static func isValue(_ type: String) -> Bool {
        [
            "Int", "Double", "Float", "CGFloat", "String", "Bool", "CGSize", "CGPoint", "CGRect", "URL", "Date", "UUID",
            "EnvironmentValues", "Data", "URLRequest",
        ].contains(type) || hasOldPrefix(type)
    }

    private static let oldPrefixes = ["UI", "NS", "CA", "CI", "WK", "AV", "MK", "MTK", "SK", "SCN", "PK", "PDF"]

    /// `UILabel`, `NSObject`, `CALayer`
    static func hasOldPrefix(_ type: String) -> Bool {
        oldPrefixes.contains { prefix in
            let rest = type.utf8.dropFirst(prefix.utf8.count)
            guard type.hasPrefix(prefix), let first = rest.first, let second = rest.dropFirst().first else {
                return false
            }
            return isCapital(first) && !isCapital(second) && !protocols.contains(type)
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

/// The types whose values are views, as far as pages and a project's declarations show it.
package struct KnownViews: Sendable {
    private var names = ViewTypes.protocols.union(ViewTypes.types)

    package init(_ declarations: [Declarations], rules: RuleBook) {
        names.formUnion(rules.types.map(\.name).filter { rules.isKnown($0, toBe: "View") })
        // A protocol may be a view by another one.
        var inheritors: [String: [String]] = [:]
        for (type, inherited) in declarations.lazy.flatMap(\.conformances) {
            for name in inherited { inheritors[name, default: []].append(plainTypeName(type)) }
        }
        for (name, target) in declarations.lazy.flatMap(\.otherNamesOfViews) {
            inheritors[target, default: []].append(name)
        }
        var waiting = Array(names)
        while let view = waiting.popLast() {
            waiting += (inheritors[view] ?? []).filter { names.insert($0).inserted }
        }
    }

    package func contains(_ type: String) -> Bool { names.contains(type) }
}

extension Declarations {
    /// What it calls views and their protocols: `Screen` of `typealias Screen = SwiftUI.View`, each with what that is.
    var otherNamesOfViews: [String: String] {
        types.reduce(into: [:]) { names, type in
            guard type.owner == nil, let target = type.target.map(plainTypeName) else { return }
            if ViewTypes.protocols.contains(target) || ViewTypes.types.contains(target) { names[type.name] = target }
        }
    }
}

extension RuleBook {
    /// The protocol of `ViewTypes.others` that a type is, or conforms to as pages state it.
    package func otherThanView(_ type: String) -> String? {
        if ViewTypes.others.contains(type) { return type }
        return fact(named: type)?.conformances.first(where: ViewTypes.others.contains)
    }

    /// True for a view that a page names, and that is not just any view.
    package func isOwnType(_ name: String) -> Bool {
        name != "View" && fact(named: name) != nil && isKnown(name, toBe: "View")
    }

    /// True for a modifier that a type has of its own, and that gives the same type again: `bold` of a `Text`.
    package func keeps(_ type: String, _ link: String) -> Bool {
        if fact(named: type)?.members.contains(link) == true { return true }
        return (overloads[link] ?? []).contains { $0.signature.receiver == type && $0.signature.result == type }
    }

    /// What a modifier gives that a type has of its own: a `Text` for `bold` of one, `Shape` for `trim` of a `Circle`; nil for
    /// any view.
    func given(by link: Call, on type: String) -> String? {
        if keeps(type, link.name) { return type }
        let arguments = link.arguments.map { argument in
            WrittenArgument(
                label: argument.label, evidence: .unknown, isTrailing: argument.isTrailing,
                closureParameters: Closure(argument.value, in: link.file)?.parameterCount)
        }
        let own = (overloads[link.name] ?? []).map(\.signature).filter { signature in
            isOwnType(signature.receiver) && isKnown(type, toBe: signature.receiver) && mayTake(arguments, signature)
        }
        let results = Set(own.map(\.result))
        guard results.count == 1, let result = results.first, result.hasPrefix("some ") else { return nil }
        let given = String(result.dropFirst("some ".count))
        return isOwnType(given) ? given : nil
    }
}

extension RuleBook {
    /// True for what a type may inherit and conform to without that any source shows it: SwiftUI's protocols, and others that
    /// everyone knows.
    func isLibrarys(kind name: String) -> Bool {
        ViewTypes.protocols.contains(name) || ViewTypes.protocolsWithoutViews.contains(name) || fact(named: name) != nil
    }
}
