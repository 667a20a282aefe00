#if IOS14
    /// What a toolbar is made of; it is no view.
    public protocol ToolbarContent {
        associatedtype Body: ToolbarContent
        @ToolbarContentBuilder var body: Body { get }
        func _items(in effects: _Effects) -> [String]
    }

    extension ToolbarContent {
        public func _items(in effects: _Effects) -> [String] { body._items(in: effects) }
    }

    extension Never: ToolbarContent {}

    public struct ToolbarItemPlacement: Sendable {
        let name: String
        public static let automatic = ToolbarItemPlacement(name: "automatic")
        public static let principal = ToolbarItemPlacement(name: "principal")
        public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
        public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
        public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
        public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
        public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
        public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
        public static let topBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
        public static let topBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    }

    public struct ToolbarItem<ID, Content: View>: ToolbarContent {
        let placement: ToolbarItemPlacement
        let content: Content

        public var body: Never { fatalError("a toolbar item has no body") }

        public func _items(in effects: _Effects) -> [String] {
            ["ToolbarItem \(placement.name) \(listed(effects.content(of: content)))"]
        }
    }

    extension ToolbarItem where ID == () {
        public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
            self.init(placement: placement, content: content())
        }
    }

    public struct TupleToolbarContent<T>: ToolbarContent {
        let value: T

        public var body: Never { fatalError("a primitive has no body") }

        public func _items(in effects: _Effects) -> [String] {
            Mirror(reflecting: value).children.flatMap { child in
                (child.value as? any ToolbarContent)?._items(in: effects) ?? []
            }
        }
    }

    @resultBuilder
    public struct ToolbarContentBuilder {
        public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

        public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

        public static func buildBlock<each Content: ToolbarContent>(
            _ content: repeat each Content
        ) -> TupleToolbarContent<(repeat each Content)> {
            TupleToolbarContent(value: (repeat each content))
        }

        #if IOS16
            public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
        #endif
    }

    #if IOS16
        extension Optional: ToolbarContent where Wrapped: ToolbarContent {
            public typealias Body = Never

            public var body: Never { fatalError("a primitive has no body") }

            public func _items(in effects: _Effects) -> [String] { self?._items(in: effects) ?? [] }
        }
    #endif

    public struct _ToolbarModifier<Content: ToolbarContent>: _PrimitiveViewModifier {
        let toolbar: Content

        public func _effect(on content: [String], in effects: _Effects) -> String? {
            let items = toolbar._items(in: effects)
            return items.isEmpty ? nil : "toolbar \(listed(items))"
        }
    }

    extension View {
        public func toolbar<Content: ToolbarContent>(
            @ToolbarContentBuilder content: () -> Content
        ) -> some View {
            modifier(_ToolbarModifier(toolbar: content()))
        }

        public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
            modifier(_AttachedViewModifier(name: "toolbar", attached: content()))
        }
    }
#endif
