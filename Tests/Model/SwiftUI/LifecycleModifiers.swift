import Dispatch

/// Something that runs when something else happens; an action that does nothing leaves nothing.
public struct _ReactionModifier: _PrimitiveViewModifier {
    let name: String
    let actions: String

    init(_ name: String, actions: String) {
        self.name = name
        self.actions = actions
    }

    init(_ name: String, _ action: () -> Void) {
        self.init(name, actions: _Actions.performed(by: action))
    }

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        actions == "[]" ? nil : "\(name) \(actions)"
    }
}

extension _Actions {
    /// The names of what a task performs, from beginning to end.
    static func performed(by action: @escaping @Sendable () async -> Void) -> String {
        log = []
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            await action()
            done.signal()
        }
        done.wait()
        return listed(log)
    }
}

#if IOS14
    extension View {
        @_disfavoredOverload
        public func onChange<V: Equatable>(
            of value: V, perform action: @escaping (_ newValue: V) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onChange of \(shown(value))") { action(value) })
        }

        // Who has an action is asked, whatever it does.
        public func onOpenURL(perform action: @escaping (_URL) -> Void) -> some View {
            modifier(_EventModifier(name: "onOpenURL", action: { action(_URL()) }))
        }
    }

    /// Foundation's URL, which the model does without.
    public struct _URL: Sendable {
        public init() {}
    }
#endif

#if IOS15
    public struct SubmitTriggers: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let text = SubmitTriggers(rawValue: 1)
        public static let search = SubmitTriggers(rawValue: 2)
    }

    extension View {
        public func onSubmit(
            of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
        ) -> some View {
            modifier(_ReactionModifier("onSubmit of \(triggers.rawValue)", action))
        }

        public func task(
            priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
        ) -> some View {
            modifier(_ReactionModifier("task", actions: _Actions.performed(by: action)))
        }

        public func task<T: Equatable>(
            id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
        ) -> some View {
            modifier(_ReactionModifier("task of \(shown(value))", actions: _Actions.performed(by: action)))
        }

        public func task(
            name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
            _ action: @escaping @Sendable () async -> Void
        ) -> some View {
            task(priority: priority, action)
        }

        public func task<T: Equatable>(
            id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
            line: Int = #line, _ action: @escaping @Sendable () async -> Void
        ) -> some View {
            task(id: value, priority: priority, action)
        }

        public func searchable(text: Binding<String>) -> some View { modifier(_EventModifier(name: "searchable") {}) }

        public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
            modifier(_EventModifier(name: "refreshable") {})
        }
    }
#endif

#if IOS17
    extension View {
        public func onChange<V: Equatable>(
            of value: V, initial: Bool = false, _ action: @escaping () -> Void
        ) -> some View {
            modifier(_ReactionModifier(phrase("onChange of \(shown(value))", initial ? "at first" : nil), action))
        }

        public func onChange<V: Equatable>(
            of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
        ) -> some View {
            onChange(of: value, initial: initial) { action(value, value) }
        }
    }
#endif

/// Combine's, as far as a view listens to it.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// What is sent as soon as someone subscribes.
    var _first: Output { get }
}

extension View {
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReactionModifier("onReceive") { action(publisher._first) })
    }
}
