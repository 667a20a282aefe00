#if IOS17
    /// What a hand feels.
    public struct SensoryFeedback: Equatable, Sendable {
        let name: String

        public static let success = SensoryFeedback(name: "success")
        public static let warning = SensoryFeedback(name: "warning")
        public static let selection = SensoryFeedback(name: "selection")
        public static let increase = SensoryFeedback(name: "increase")
        public static let decrease = SensoryFeedback(name: "decrease")
    }

    /// What is felt when the trigger changes, for changes up and down; nothing where it never is anything.
    public struct _FeedbackModifier: _PrimitiveViewModifier {
        let trigger: String
        let feedback: [SensoryFeedback?]

        public func _effect(on content: [String], in effects: _Effects) -> String? {
            if trigger == "nil" || feedback.allSatisfy({ $0 == nil }) { return nil }
            return "feedback \(listed(feedback.map { $0?.name ?? "none" })) for \(trigger)"
        }
    }

    extension View {
        public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
            sensoryFeedback(trigger: trigger) { _, _ in feedback }
        }

        public func sensoryFeedback<T: Equatable>(
            _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
        ) -> some View {
            sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
        }

        public func sensoryFeedback<T: Equatable>(
            trigger: T, _ feedback: @escaping () -> SensoryFeedback?
        ) -> some View {
            sensoryFeedback(trigger: trigger) { _, _ in feedback() }
        }

        public func sensoryFeedback<T: Equatable>(
            trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
        ) -> some View {
            // Examples count, so a number is followed up and down.
            let others = [(trigger as? Int).flatMap { $0 + 1 as? T }, (trigger as? Int).flatMap { $0 - 1 as? T }]
            let changes = others.map { feedback(trigger, $0 ?? trigger) }
            return modifier(_FeedbackModifier(trigger: shown(trigger), feedback: changes))
        }
    }

    public protocol SymbolEffect {
        var _name: String { get }
    }

    public protocol IndefiniteSymbolEffect {}
    public protocol DiscreteSymbolEffect {}

    public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
        public var _name: String { "pulse" }
    }

    public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
        public var _name: String { "bounce" }
    }

    extension SymbolEffect where Self == PulseSymbolEffect {
        public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
    }

    extension SymbolEffect where Self == BounceSymbolEffect {
        public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
    }

    public struct SymbolEffectOptions: Equatable, Sendable {
        public static let `default` = SymbolEffectOptions()
    }

    public struct _SymbolEffectModifier: _PrimitiveViewModifier {
        let effect: String?

        public func _effect(on content: [String], in effects: _Effects) -> String? { effect }
    }

    extension View {
        public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
            _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
        ) -> some View {
            modifier(_SymbolEffectModifier(effect: isActive ? "symbolEffect \(effect._name)" : nil))
        }

        public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
            _ effect: T, options: SymbolEffectOptions = .default, value: U
        ) -> some View {
            let value = shown(value)
            return modifier(
                _SymbolEffectModifier(effect: value == "nil" ? nil : "symbolEffect \(effect._name) of \(value)"))
        }
    }
#endif
