import RuleModel
import Syntax

/// `EitherView(condition: isRound, input: Avatar(user)) { $0.clipShape(Circle()) }`, taken apart, however the type is
/// named; also `.init(condition: isRound, input: …) { … }`.
package struct EitherViewCall {
    package let node: NodeID
    package let kind: ConditionKind
    package let condition: NodeID
    package let input: NodeID
    /// What is given for the closure: `{ $0.clipShape(Circle()) }`, `decorate`.
    package let closure: NodeID
    /// True for `.init(…)`: the type is that which is asked for.
    package let isImplicit: Bool

    /// - Parameter names: those that the type is known by.
    package init?(_ node: NodeID, in file: SourceFile, names: Set<String> = [EitherViewType.name]) {
        guard let call = Call(node, in: file) else { return nil }
        isImplicit = call.isMember && call.base == nil && call.name == "init"
        guard isImplicit || call.initializedName.map(names.contains) == true else { return nil }
        let arguments = call.arguments
        guard arguments.count == 3, arguments[1].label == "input",
            arguments[2].label == nil || arguments[2].label == "modify"
        else { return nil }
        switch arguments[0].label {
        case "condition": kind = .bool
        case "payload": kind = .optional
        default: return nil
        }
        self.node = node
        condition = arguments[0].value
        input = arguments[1].value
        closure = arguments[2].value
    }

    /// The modifiers in its closure, in the order in which they are applied; empty where the closure is no plain chain.
    package func links(in file: SourceFile) -> [Call] {
        guard let closure = Closure(closure, in: file), closure.captureList == nil else { return [] }
        let view = closure.parameter(0)
        guard let links = closure.chain(on: view), closure.mentions(of: view).count == 1 else { return [] }
        return links
    }
}
