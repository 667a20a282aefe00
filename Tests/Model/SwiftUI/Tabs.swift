#if IOS18
    /// What a tab view is made of; it is no view.
    public protocol TabContent<TabValue> {
        associatedtype TabValue: Hashable
        func _tabs(in effects: _Effects) -> [String]
    }

    public struct Tab<Value: Hashable, Content: View>: TabContent {
        public typealias TabValue = Value

        let title: String
        let content: Content

        public func _tabs(in effects: _Effects) -> [String] {
            ["Tab \(title) \(listed(effects.content(of: content)))"]
        }
    }

    extension Tab where Value == Never {
        public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
            self.init(title: String(title), content: content())
        }
    }

    /// What is set of each tab; nil where that is what a tab is without it.
    public struct _ModifiedTab<Content: TabContent>: TabContent {
        public typealias TabValue = Content.TabValue

        let content: Content
        let effect: String?

        public func _tabs(in effects: _Effects) -> [String] {
            content._tabs(in: effects).map { tab in effect.map { "\(tab) \($0)" } ?? tab }
        }
    }

    public enum _EitherTab<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
        public typealias TabValue = First.TabValue

        case first(First)
        case second(Second)

        public func _tabs(in effects: _Effects) -> [String] {
            switch self {
            case .first(let content): content._tabs(in: effects)
            case .second(let content): content._tabs(in: effects)
            }
        }
    }

    @resultBuilder
    public struct TabContentBuilder<TabValue: Hashable> {
        public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
        public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
        public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _EitherTab<T, F> { .first(first) }
        public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _EitherTab<T, F> { .second(second) }
    }

    public struct TabView<Content: TabContent>: _PrimitiveView {
        let content: Content

        public init(@TabContentBuilder<Never> content: () -> Content) where Content.TabValue == Never {
            self.content = content()
        }

        public func _record(into effects: inout _Effects) {
            effects.add("TabView \(listed(content._tabs(in: effects)))")
        }
    }

    extension TabContent {
        public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
            _ModifiedTab(content: self, effect: hidden ? "hidden" : nil)
        }

        public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
            _ModifiedTab(content: self, effect: disabled ? "disabled" : nil)
        }

        public func badge(_ count: Int) -> some TabContent<TabValue> {
            _ModifiedTab(content: self, effect: count == 0 ? nil : "badge \(count)")
        }

        public func badge(_ label: Text?) -> some TabContent<TabValue> {
            _ModifiedTab(content: self, effect: label.map { "badge \($0.description)" })
        }

        public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
    }
#endif
