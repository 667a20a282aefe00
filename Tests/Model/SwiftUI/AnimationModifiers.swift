/// How a change moves.
public struct Animation: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    public static let `default` = Animation(description: "default")
    public static let linear = Animation(description: "linear")
    public static let easeIn = Animation(description: "easeIn")
    public static let easeOut = Animation(description: "easeOut")
    public static let easeInOut = Animation(description: "easeInOut")
    #if IOS17
        public static let bouncy = Animation(description: "bouncy")
        public static let snappy = Animation(description: "snappy")
        public static let smooth = Animation(description: "smooth")
    #endif

    public static func linear(duration: Double) -> Animation { Animation(description: "linear \(duration)") }
    public static func easeIn(duration: Double) -> Animation { Animation(description: "easeIn \(duration)") }
    public static func easeOut(duration: Double) -> Animation { Animation(description: "easeOut \(duration)") }
    public static func easeInOut(duration: Double) -> Animation { Animation(description: "easeInOut \(duration)") }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(description: "spring \(response) \(dampingFraction)")
    }

    public func delay(_ delay: Double) -> Animation { Animation(description: "\(description) delay \(delay)") }
    public func speed(_ speed: Double) -> Animation { Animation(description: "\(description) speed \(speed)") }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(description: "\(description) forever")
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(description: "\(description) \(repeatCount) times")
    }
}

/// What a change of state carries with it.
public struct Transaction: Equatable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

public struct _AnimationModifier<Value: Equatable>: _PrimitiveViewModifier {
    public var animation: Animation?
    public var value: Value

    // A value that is always `nil` never changes; no animation silences only those of what surrounds the view.
    public func _effect(on content: [String], in effects: _Effects) -> String? {
        let value = shown(value)
        if value == "nil" || (animation == nil && effects.surroundings == .plain) { return nil }
        return "animation \(shown(animation as Any)) of \(value)"
    }
}

public struct _TransactionModifier: _PrimitiveViewModifier {
    public var transform: (inout Transaction) -> Void

    public func _effect(on content: [String], in effects: _Effects) -> String? {
        let before = Transaction(
            animation: effects.surroundings == .plain ? nil : Animation(description: "surrounding"))
        var after = before
        transform(&after)
        if after == before { return nil }
        return phrase("transaction \(shown(after.animation as Any))", after.disablesAnimations ? "still" : nil)
    }
}

extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    #if IOS17
        public func animation<V: View>(
            _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
        ) -> some View {
            body(PlaceholderContentView(view: self))
                .transaction { if !$0.disablesAnimations { $0.animation = animation } }
        }

        public func transaction(
            value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
        ) -> some View {
            modifier(_TransactionModifier(transform: transform))
        }
    #endif

    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}

#if IOS15
    extension View where Self: Equatable {
        public func animation(_ animation: Animation?) -> some View {
            transaction { if !$0.disablesAnimations { $0.animation = animation } }
        }
    }
#endif

#if IOS17
    /// The view that a modifier's closure changes.
    public struct PlaceholderContentView<Value: View>: _PrimitiveView {
        let view: Value

        public func _record(into effects: inout _Effects) { view._record(into: &effects) }
    }
#endif
