import SwiftUI

/// A Bool that is true or false with the world; its number tells it from the others.
@propertyWrapper
public struct Switched: Sendable {
    let number: Int

    public init(_ number: Int) { self.number = number }

    public var wrappedValue: Bool {
        get { _World.holds(number) }
        nonmutating set {}
    }

    public var projectedValue: Binding<Bool> { Binding(get: { wrappedValue }, set: { _ in }) }
}

/// The screen in whose body every example stands: its properties are the names that an example may use freely.
///
/// The runner goes through worlds in which all conditions hold, or none, or some; each has a number of its own. What is
/// optional or counted is a condition as well.
public struct Screen: View {
    public init() {}

    public var body: some View { Text("Screen") }

    // The state of things.
    @Switched(1) public var a: Bool
    @Switched(2) public var b: Bool
    @Switched(3) public var c: Bool
    @Switched(4) public var condition: Bool
    @Switched(5) public var dimmed: Bool
    @Switched(6) public var flag: Bool
    @Switched(7) public var hasBorder: Bool
    @Switched(8) public var hasError: Bool
    @Switched(9) public var hasShadow: Bool
    @Switched(10) public var isActive: Bool
    @Switched(11) public var isBad: Bool
    @Switched(12) public var isBig: Bool
    @Switched(13) public var isBold: Bool
    @Switched(14) public var isCompact: Bool
    @Switched(15) public var isDimmed: Bool
    @Switched(16) public var isDisabled: Bool
    @Switched(17) public var isDone: Bool
    @Switched(18) public var isDragging: Bool
    @Switched(19) public var isEditing: Bool
    @Switched(20) public var isEmpty: Bool
    @Switched(21) public var isEnabled: Bool
    @Switched(22) public var isExpanded: Bool
    @Switched(23) public var isFirst: Bool
    @Switched(24) public var isFlagged: Bool
    @Switched(25) public var isFocused: Bool
    @Switched(26) public var isHidden: Bool
    @Switched(27) public var isHighlighted: Bool
    @Switched(28) public var isHovered: Bool
    @Switched(29) public var isImportant: Bool
    @Switched(30) public var isLarge: Bool
    @Switched(31) public var isLast: Bool
    @Switched(32) public var isLoading: Bool
    @Switched(33) public var isLocked: Bool
    @Switched(34) public var isLoud: Bool
    @Switched(35) public var isMuted: Bool
    @Switched(36) public var isNarrow: Bool
    @Switched(37) public var isNew: Bool
    @Switched(38) public var isOn: Bool
    @Switched(39) public var isPadded: Bool
    @Switched(40) public var isPressed: Bool
    @Switched(41) public var isRed: Bool
    @Switched(42) public var isRound: Bool
    @Switched(43) public var isSaving: Bool
    @Switched(44) public var isSearching: Bool
    @Switched(45) public var isSelected: Bool
    @Switched(46) public var isTall: Bool
    @Switched(47) public var isTitle: Bool
    @Switched(48) public var isUnread: Bool
    @Switched(49) public var isUrgent: Bool
    @Switched(50) public var isVisible: Bool
    @Switched(51) public var isWide: Bool
    @Switched(52) public var myState: Bool
    @Switched(53) public var shouldHide: Bool
    @Switched(54) public var showBorder: Bool
    @Switched(55) public var showsBadge: Bool
    @Switched(56) public var showsBorder: Bool

    // What follows the state.
    public var badge: Text? { _World.holds(100) ? Text("3") : nil }
    public var maybeColor: Color? { _World.holds(101) ? .red : nil }
    public var maybeFont: Font? { _World.holds(102) ? .title : nil }
    public var width: CGFloat? { _World.holds(103) ? 120 : nil }
    public var maxHeight: CGFloat? { _World.holds(104) ? 240 : nil }
    public var subtitle: String? { _World.holds(105) ? "Subtitle" : nil }
    public var error: Failure? { _World.holds(106) ? Failure() : nil }
    public var count: Int { _World.holds(107) ? 5 : 0 }
    public var onTap: (() -> Void)? { _World.holds(109) ? { _Actions.perform("onTap") } : nil }
    #if IOS17
        public var feedback: SensoryFeedback? { _World.holds(110) ? .success : nil }
    #endif
    public var glow: Glow? { _World.holds(111) ? Glow(color: .red, radius: 4) : nil }
    public var line: Line? { _World.holds(112) ? Line(pattern: .dash, color: .red) : nil }
    public var index: Int { _World.holds(108) ? 1 : 7 }

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

    /// The names of the conditions that hold.
    public var trueNames: [String] {
        Mirror(reflecting: self).children.compactMap { child in
            (child.value as? Switched)?.wrappedValue == true ? child.label.map { String($0.dropFirst()) } : nil
        }
    }

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
    @Switched(57) static var isMarked: Bool

    public var title: String { "Item \(id)" }
    public var name: String { title }
    public var isDone: Bool { Self.isMarked }
    public var isNew: Bool { Self.isMarked }
}

public struct User: Equatable, Sendable {
    @Switched(58) public static var wantsGlassBackground: Bool

    public var name: String { "User" }
    public var isOnline: Bool { Self.wantsGlassBackground }
    public var isPremium: Bool { Self.wantsGlassBackground }
}
