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
    package let parameters: [Parameter]
    /// `some View`, `Text`.
    package let result: String
    package let meaning: Meaning
    /// From its first attribute past its closing brace, in the file that declares it.
    package var range: Range<Int>
    /// Where its parameters begin; 0 for what a page states.
    package var line = 0

    /// What calling it does.
    package enum Meaning: Sendable, Hashable {
        /// The transform is applied when the condition is true (when it is false, if negated).
        case applies(isNegated: Bool, isErased: Bool)
        /// It hands everything on to another helper.
        case delegates(Delegation)
        /// It takes a condition and a closure over its view, and does more than to apply the one under the other.
        case exceeds(HelperExcess)
        /// Anything else. A call that fits such a function may not be one of a helper.
        case other
    }

    package struct Parameter: Sendable, Hashable {
        /// nil for `_`.
        package let label: String?
        /// nil for one that plays no part.
        package let role: KnownHelper.Role?
        package let hasDefault: Bool
        /// True for a condition that is a function, as in `_ condition: () -> Bool`.
        package var isFunction = false
        /// What the closure is given; nil for a parameter that is no closure.
        package var closure: ClosureShape?
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

        package var count: Int { payload == nil ? 1 : 2 }

        /// With the view and the payload in each other's place.
        package var swapped: ClosureShape { ClosureShape(view: payload ?? view, payload: payload.map { _ in view }) }
    }

    /// A call of another helper with the parameters of this one: `self.if(condition, transform: transform)`.
    package struct Delegation: Sendable, Hashable {
        package let name: String
        /// True for an initializer: `EitherView(condition: condition, input: self, modify: transform)`.
        package let isInitializer: Bool
        /// The labels of what is passed, each with the place of the parameter that it passes; nil for the view.
        package let arguments: [Argument]
        /// `self.if(!condition, …)`
        package let isNegated: Bool

        package struct Argument: Sendable, Hashable {
            package let label: String?
            package let parameter: Int?
            package let isTrailing: Bool
        }
    }

    package var kind: ConditionKind { parameters.contains { $0.role == .payload } ? .optional : .bool }

    package var isNegated: Bool { if case .applies(let isNegated, _) = meaning { isNegated } else { false } }

    /// True if it gives back `AnyView`.
    package var isErased: Bool { if case .applies(_, let isErased) = meaning { isErased } else { false } }

    package var isHelper: Bool { meaning.isHelper }

    /// What it does beyond a helper; nil for one that does nothing else.
    package var excess: HelperExcess? { if case .exceeds(let excess) = meaning { excess } else { nil } }
}

extension HelperDeclaration.Meaning {
    package var isHelper: Bool { self != .other }
    package var isDelegation: Bool { if case .delegates = self { true } else { false } }
    package var isExcess: Bool { if case .exceeds = self { true } else { false } }
}

extension HelperDeclaration {
    /// The functions of a file that are helpers, and those that a call of one could be confused with.
    ///
    /// What they are called on may be no view: only all files together can tell.
    package static func all(in file: SourceFile) -> [HelperDeclaration] {
        let closureTypes = Set(
            file.all(.typealiasDeclaration).compactMap { TypeAlias($0, in: file) }.filter(\.isClosure).compactMap(
                \.name))
        let lines = LineStarts(of: file.bytes)
        return file.nodes.indices.compactMap { index in
            let node = NodeID(index)
            switch file.kind(node) {
            case .functionDeclaration, .initializerDeclaration:
                return HelperReader(of: node, in: file, closureTypes: closureTypes, lines: lines)?.declaration
            default:
                return nil
            }
        }
    }

    /// A helper that is known by its name.
    package init(_ known: KnownHelper) {
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
                return Parameter(label: argument.label, role: argument.role, hasDefault: false, closure: closure)
            },
            result: "some View", meaning: .applies(isNegated: false, isErased: false), range: 0..<0)
    }
}
