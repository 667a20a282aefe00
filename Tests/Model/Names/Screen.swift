import SwiftUI

/// A Bool that is true or false with the condition of the example.
@propertyWrapper
public struct Switched: Sendable {
    public init() {}

    public var wrappedValue: Bool {
        get { _Condition.holds ?? false }
        nonmutating set {}
    }

    public var projectedValue: Binding<Bool> { Binding(get: { wrappedValue }, set: { _ in }) }
}

/// The screen in whose body every example stands: its properties are the names that an example may use freely.
///
/// All conditions are switched together by the runner, and what is optional or counted follows them.
public struct Screen: View {
    public init() {}

    public var body: some View { Text("Screen") }

    // The state of things.
    @Switched public var a: Bool
    @Switched public var b: Bool
    @Switched public var c: Bool
    @Switched public var condition: Bool
    @Switched public var dimmed: Bool
    @Switched public var flag: Bool
    @Switched public var hasBorder: Bool
    @Switched public var hasError: Bool
    @Switched public var hasShadow: Bool
    @Switched public var isActive: Bool
    @Switched public var isBad: Bool
    @Switched public var isBig: Bool
    @Switched public var isBold: Bool
    @Switched public var isCompact: Bool
    @Switched public var isDimmed: Bool
    @Switched public var isDisabled: Bool
    @Switched public var isDone: Bool
    @Switched public var isDragging: Bool
    @Switched public var isEditing: Bool
    @Switched public var isEmpty: Bool
    @Switched public var isEnabled: Bool
    @Switched public var isExpanded: Bool
    @Switched public var isFirst: Bool
    @Switched public var isFlagged: Bool
    @Switched public var isFocused: Bool
    @Switched public var isHidden: Bool
    @Switched public var isHighlighted: Bool
    @Switched public var isHovered: Bool
    @Switched public var isImportant: Bool
    @Switched public var isLarge: Bool
    @Switched public var isLast: Bool
    @Switched public var isLoading: Bool
    @Switched public var isLocked: Bool
    @Switched public var isLoud: Bool
    @Switched public var isMuted: Bool
    @Switched public var isNarrow: Bool
    @Switched public var isNew: Bool
    @Switched public var isOn: Bool
    @Switched public var isPadded: Bool
    @Switched public var isPressed: Bool
    @Switched public var isRed: Bool
    @Switched public var isRound: Bool
    @Switched public var isSaving: Bool
    @Switched public var isSearching: Bool
    @Switched public var isSelected: Bool
    @Switched public var isTall: Bool
    @Switched public var isTitle: Bool
    @Switched public var isUnread: Bool
    @Switched public var isUrgent: Bool
    @Switched public var isVisible: Bool
    @Switched public var isWide: Bool
    @Switched public var myState: Bool
    @Switched public var shouldHide: Bool
    @Switched public var showBorder: Bool
    @Switched public var showsBadge: Bool
    @Switched public var showsBorder: Bool

    // What follows the state.
    public var badge: Text? { condition ? Text("3") : nil }
    public var maybeColor: Color? { condition ? .red : nil }
    public var maybeFont: Font? { condition ? .title : nil }
    public var width: CGFloat? { condition ? 120 : nil }
    public var maxHeight: CGFloat? { condition ? 240 : nil }
    public var subtitle: String? { condition ? "Subtitle" : nil }
    public var error: Failure? { condition ? Failure() : nil }
    public var count: Int { condition ? 3 : 0 }
    public var index: Int { condition ? 1 : 7 }

    // The same names as members of something.
    public var model: Screen { self }
    public var settings: Screen { self }
    public var viewModel: Screen { self }

    // Constants.
    public var title: String { "Title" }
    public var name: String { "Name" }
    public var text: String { "Text" }
    public var gap: CGFloat { 12 }
    public var spacing: CGFloat { 10 }
    public var height: CGFloat { 44 }
    public var size: CGFloat { 28 }
    public var radius: CGFloat { 6 }
    public var level: Double { 0.4 }
    public var insets: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    public var edges: Edge.Set { [.top, .leading] }
    public var tint: Color { .orange }
    public var color: Color { .purple }
    public var titleFont: Font { .headline }
    public var xs: [Color] { [.red, .green, .blue] }
    public var colors: [Color] { xs }
    public var items: [Item] { [Item(id: 1), Item(id: 2)] }
    public var item: Item { items[0] }
    public var user: User { User() }
    public var contentView: SampleContentView { SampleContentView() }

    // Actions.
    public func load() { _Actions.perform("load") }
    public func save() { _Actions.perform("save") }
    public func tap() { _Actions.perform("tap") }
}

public struct Failure: Error {
    public var message: String { "Failure" }
}

public struct Item: Identifiable, Hashable, Sendable {
    public let id: Int
    @Switched static var isMarked: Bool

    public var title: String { "Item \(id)" }
    public var name: String { title }
    public var isDone: Bool { Self.isMarked }
    public var isNew: Bool { Self.isMarked }
}

public struct User: Equatable, Sendable {
    @Switched public static var wantsGlassBackground: Bool

    public var name: String { "User" }
    public var isOnline: Bool { Self.wantsGlassBackground }
    public var isPremium: Bool { Self.wantsGlassBackground }
}
