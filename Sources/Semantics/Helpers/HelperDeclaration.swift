import RuleModel
import Syntax

/// What a condition is.
public enum ConditionKind: String, Sendable {
    /// A `Bool`
    case bool
    /// An optional whose value is handed on
    case optional
}

/// A function that applies a closure to its view when a condition holds, or another one that a call could mean.
package struct HelperDeclaration: Sendable, Hashable {
    /// Without backticks.
    package let name: String
    /// What it is called on, without its module: `View`, `Text`. For an initializer, its type; empty for a global function.
    package let receiver: String
    let parameters: [Parameter]
    /// `some View`, `Text`.
    package let result: String
    let meaning: Meaning
    /// True if it turns views into `AnyView`, in what it gives back or on the way there.
    package let erases: Bool
    /// From its first attribute past its closing brace, in the file that declares it.
    private(set) var range: Range<Int>
    /// Where its parameters begin; nil for what a page states.
    package private(set) var sighting: Sighting?
    package private(set) var access = Access.everywhere
    /// The cases of enums in which it gives back what it says that it does.
    var cases: Set<HeldInCase> = []
    /// The methods that make the `AnyView` of what it gives back: `erased` of `transform(self).erased()`.
    var erasures: Set<String> = []
    /// What a view must be besides: `Themed` of `extension View where Self: Themed`.
    var bounds: [String] = []

    /// What it is for: `View`, or what is narrower.
    var kinds: [String] { bounds.isEmpty ? [receiver] : bounds }
    var isForAllViews: Bool { kinds == ["View"] }

    /// What calling it does.
    enum Meaning: Sendable, Hashable {
        /// The transform is applied when the condition is true (when it is false, if negated).
        case applies(isNegated: Bool)
        /// It hands everything on to another helper.
        case delegates(Delegation)
        /// It takes a condition and a closure over its view, and does more than to apply the one under the other.
        case exceeds(HelperExcess)
        /// Anything else. A call that fits such a function may not be one of a helper.
        case other
    }

    struct Parameter: Sendable, Hashable {
        /// nil for `_`.
        let label: String?
        /// nil for one that plays no part.
        let role: KnownHelper.Role?
        let hasDefault: Bool
        /// True for a condition that is a function, as in `_ condition: () -> Bool`.
        let isFunction: Bool
        /// What the closure is given; nil for a parameter that is no closure.
        let closure: ClosureShape?
        /// `_ conditions: Bool...`
        var isVariadic = false
        /// Without its attributes.
        var type = "Bool"
        /// The modifier that takes it, if it is a `ViewModifier` and no closure over the view.
        var modifier: String?
        /// What a closure or a modifier is that is left out, where that changes the view.
        var otherDefault: String?
        /// How many values a closure takes; nil where its type does not show that.
        var taken: Int?

        func with(_ role: KnownHelper.Role?, _ closure: ClosureShape?, _ modifier: String? = nil) -> Parameter {
            Parameter(
                label: label, role: role, hasDefault: hasDefault, isFunction: isFunction, closure: closure,
                isVariadic: isVariadic, type: type, modifier: modifier, otherDefault: otherDefault, taken: taken)
        }

        /// True for a `Bool`, and an autoclosure that gives one.
        var isFlag: Bool { closure == nil && !isFunction && FunctionParameter.conditionTypes.contains(type) }

        /// True for an optional, and an autoclosure that gives one.
        var mayBeNil: Bool { closure == nil && (type.hasSuffix("?") || type.hasPrefix("Optional<")) }

        /// False for `@autoclosure () -> M` and `() -> M`.
        var isEvaluatedAlways: Bool { !type.hasPrefix("(") }

        /// True if an argument with a label, or the first trailing closure, could be for it.
        func takes(_ label: String?, isTrailing: Bool) -> Bool {
            isTrailing && label == nil
                ? closure != nil || isFunction || modifier != nil && taken == 0 : self.label == label
        }
    }

    /// What a closure of a helper is given.
    package struct ClosureShape: Sendable, Hashable {
        /// The place of the view among its parameters.
        package let view: Int
        /// The place of the unwrapped optional; nil where it is not passed on.
        package let payload: Int?

        package init(view: Int, payload: Int?) {
            self.view = view
            self.payload = payload
        }

        var count: Int { payload == nil ? 1 : 2 }

        /// With the view and the payload in each other's place.
        package var swapped: ClosureShape { ClosureShape(view: payload ?? view, payload: payload.map { _ in view }) }
    }

    /// A call of another helper with the parameters of this one: `self.if(condition, transform: transform)`.
    struct Delegation: Sendable, Hashable {
        let name: String
        /// True for an initializer: `EitherView(condition: condition, input: self, modify: transform)`.
        let isInitializer: Bool
        /// The labels of what is passed, each with the place of the parameter that it passes; nil for the view, and for a
        /// closure that gives it back.
        let arguments: [Argument]
        /// `self.if(!condition, …)`
        let isNegated: Bool
        /// `modifier` of `modifier(Conditional(isOn: condition, base: modifier))`; nil for what is called itself.
        var link: String?

        struct Argument: Sendable, Hashable {
            let label: String?
            let parameter: Int?
            let isTrailing: Bool
            /// `modifier` of `{ $0.modifier(modifier) }`, which passes what it applies; nil for what is passed itself.
            var modifier: String?
            /// True for `{ $0 }` and `{ _ in self }`.
            var keepsView = false
        }
    }

    /// True for one that functions hand on to: it is named after its type.
    var isInitializer: Bool { name == receiver }

    /// The same with another meaning.
    func with(_ parameters: [Parameter], _ meaning: Meaning, erases: Bool? = nil) -> HelperDeclaration {
        HelperDeclaration(
            name: name, receiver: receiver, parameters: parameters, result: result, meaning: meaning,
            erases: erases ?? self.erases, range: range, sighting: sighting, access: access, cases: cases,
            erasures: erasures, bounds: bounds)
    }

    /// The same, wherever it stands.
    var withoutPlace: HelperDeclaration {
        var declaration = self
        (declaration.range, declaration.sighting) = (0..<0, nil)
        return declaration
    }

    package var kind: ConditionKind { parameters.contains { $0.role == .payload } ? .optional : .bool }

    /// What the parameter is declared as that may be `nil`; nil where there is none.
    package var payloadType: String? { parameters.first { $0.role == .payload }?.type }

    package var isNegated: Bool { if case .applies(let isNegated) = meaning { isNegated } else { false } }

    var isHelper: Bool { meaning.isHelper }

    /// True for one with a parameter that takes any number of values.
    var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

    /// True for one with a parameter that is a `Bool`, or an autoclosure that gives one.
    var takesBool: Bool { parameters.contains(where: \.isFlag) }

    /// True where its closures are given an `AnyView`, whatever it is called on.
    package var givesAnyViewToClosures: Bool {
        parameters.contains { $0.closure != nil && $0.type.prefix { $0 != ">" }.contains("AnyView") }
    }

    /// True for a function that does nothing but to apply its closure.
    package var isPlain: Bool { isHelper && excess == nil && !isInitializer }

    /// True if it stands in these bytes.
    package func stands(in range: Range<Int>) -> Bool { self.range == range }

    /// What it does beyond a helper; nil for one that does nothing else.
    var excess: HelperExcess? { if case .exceeds(let excess) = meaning { excess } else { nil } }
}

extension HelperDeclaration.Meaning {
    var isHelper: Bool { self != .other }
    var isDelegation: Bool { if case .delegates = self { true } else { false } }
    var isExcess: Bool { if case .exceeds = self { true } else { false } }
}

extension HelperDeclaration {
    /// A helper that is known by its name.
    init(_ known: KnownHelper) {
        let takesPayload = known.arguments.contains { $0.role == .payload }
        self.init(
            name: known.name, receiver: "View",
            parameters: known.arguments.map { argument in
                let closure: ClosureShape? =
                    switch argument.role {
                    case .condition, .payload: nil
                    case .transform: ClosureShape(view: 0, payload: takesPayload ? 1 : nil)
                    case .otherwise: ClosureShape(view: 0, payload: nil)
                    }
                return Parameter(
                    label: argument.label, role: argument.role, hasDefault: false, isFunction: false, closure: closure)
            },
            result: "some View", meaning: .applies(isNegated: false), erases: false, range: 0..<0)
    }
}
