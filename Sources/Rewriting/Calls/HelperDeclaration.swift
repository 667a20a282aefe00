import RuleModel
import Syntax

/// A function that applies a closure to its view when a condition holds, or another one that a call could mean.
struct HelperDeclaration: Sendable, Hashable {
    /// Without backticks.
    let name: String
    /// What it is called on, without its module: `View`, `Text`. For an initializer, its type; empty for a global function.
    let receiver: String
    let parameters: [Parameter]
    /// `some View`, `Text`.
    let result: String
    let meaning: Meaning
    /// From its first attribute past its closing brace, in the file that declares it.
    var range: Range<Int>
    /// Where its parameters begin; 0 for what a page states.
    var line = 0

    /// What calling it does.
    enum Meaning: Sendable, Hashable {
        /// The transform is applied when the condition is true (when it is false, if negated).
        case applies(isNegated: Bool, isErased: Bool)
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
        var isFunction = false
        /// What the closure is given; nil for a parameter that is no closure.
        var closure: ClosureShape?
    }

    /// What a closure of a helper is given.
    struct ClosureShape: Sendable, Hashable {
        /// The place of the view among its parameters.
        let view: Int
        /// The place of the unwrapped optional; nil where it is not passed on.
        let payload: Int?

        var count: Int { payload == nil ? 1 : 2 }

        /// With the view and the payload in each other's place.
        var swapped: ClosureShape { ClosureShape(view: payload ?? view, payload: payload.map { _ in view }) }
    }

    /// A call of another helper with the parameters of this one: `self.if(condition, transform: transform)`.
    struct Delegation: Sendable, Hashable {
        let name: String
        /// True for an initializer: `EitherView(condition: condition, input: self, modify: transform)`.
        let isInitializer: Bool
        /// The labels of what is passed, each with the place of the parameter that it passes; nil for the view.
        let arguments: [Argument]
        /// `self.if(!condition, …)`
        let isNegated: Bool

        struct Argument: Sendable, Hashable {
            let label: String?
            let parameter: Int?
            let isTrailing: Bool
        }
    }

    var kind: PlannedCall.Kind { parameters.contains { $0.role == .payload } ? .optional : .bool }

    var isNegated: Bool { if case .applies(let isNegated, _) = meaning { isNegated } else { false } }

    /// True if it gives back `AnyView`.
    var isErased: Bool { if case .applies(_, let isErased) = meaning { isErased } else { false } }

    var isHelper: Bool { meaning.isHelper }

    /// What it does beyond a helper; nil for one that does nothing else.
    var excess: HelperExcess? { if case .exceeds(let excess) = meaning { excess } else { nil } }
}

extension HelperDeclaration.Meaning {
    var isHelper: Bool { self != .other }
    var isDelegation: Bool { if case .delegates = self { true } else { false } }
    var isExcess: Bool { if case .exceeds = self { true } else { false } }
}

extension HelperDeclaration {
    /// The functions of a file that are helpers, and those that a call of one could be confused with.
    ///
    /// What they are called on may be no view: only all files together can tell.
    static func all(in file: SourceFile) -> [HelperDeclaration] {
        let closureTypes = file.closureTypeNames
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
                return Parameter(label: argument.label, role: argument.role, hasDefault: false, closure: closure)
            },
            result: "some View", meaning: .applies(isNegated: false, isErased: false), range: 0..<0)
    }
}

extension SourceFile {
    /// `Change` of `typealias Change<V> = (Self) -> V`
    fileprivate var closureTypeNames: Set<String> {
        let aliases = nodes.indices.lazy.map { NodeID($0) }.filter { kind($0) == .typealiasDeclaration }
        let ofClosures = aliases.filter { alias in
            child(.type, of: alias).map { type in tokenIndices(of: type).contains { tokens[$0].kind == .arrow } }
                ?? false
        }
        return Set(ofClosures.compactMap { declaredName(of: $0) })
    }
}
