/// What the keys of a keyboard or a remote, a pencil or a pointer ask for. A command without an action is for others.
public enum MoveCommandDirection: Sendable { case up, down, left, right }
public enum HoverPhase: Sendable { case active, ended }
public struct PencilDoubleTapGestureValue: Sendable {}
public struct PencilSqueezeGesturePhase: Sendable {}

public struct KeyPress {
    public enum Result: Sendable { case handled, ignored }
}

/// Foundation's, as far as rows are named by it.
public struct IndexSet: Sendable {}

extension View {
    func command(_ name: String, _ action: (() -> Void)?) -> some View {
        asks(name, action.map { _Actions.performed(by: $0) } ?? "nil", automatic: "nil")
    }

    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        command("onMoveCommand", action.map { action in { action(.up) } })
    }

    public func onExitCommand(perform action: (() -> Void)?) -> some View { command("onExitCommand", action) }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { command("onDeleteCommand", action) }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        command("onPlayPauseCommand", action)
    }

    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
        modifier(_EventModifier(name: "onContinuousHover") { action(.active) })
    }

    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        modifier(_EventModifier(name: "onPencilDoubleTap") { action(PencilDoubleTapGestureValue()) })
    }

    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        modifier(_EventModifier(name: "onPencilSqueeze") { action(PencilSqueezeGesturePhase()) })
    }

    #if IOS17
        // What is ignored goes on to the views around.
        public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
            modifier(_PreferenceModifier(effect: action() == .ignored ? nil : "onKeyPress \(key.character)"))
        }
    #endif

    #if IOS18
        public func onModifierKeysChanged(
            mask: EventModifiers = .command, initial: Bool = true,
            _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
        ) -> some View {
            modifier(_ReactionModifier("onModifierKeysChanged") { action([], []) })
        }
    #endif
}

/// Views for elements that a list can change.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows that can be changed; without an action they cannot.
public struct _EditableRows<Rows: DynamicViewContent>: DynamicViewContent, _PrimitiveView {
    let rows: Rows
    let name: String
    let action: (() -> Void)?

    public var data: Rows.Data { rows.data }

    public func _record(into effects: inout _Effects) {
        rows._record(into: &effects)
        if let action {
            effects.add("\(name) \(_Actions.performed(by: action))")
        } else if effects.surroundings == .unusual {
            effects.add("\(name) nil")
        }
    }
}

extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditableRows(rows: self, name: "onDelete", action: action.map { action in { action(IndexSet()) } })
    }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditableRows(rows: self, name: "onMove", action: action.map { action in { action(IndexSet(), 0) } })
    }
}
