import RuleModel
import Syntax

/// `EitherView(condition: isRound, input: Avatar(user)) { $0.clipShape(Circle()) }`, taken apart.
package struct EitherViewCall {
    package let node: NodeID
    package let kind: ConditionKind
    package let condition: NodeID
    package let input: NodeID
    /// What is given for the closure: `{ $0.clipShape(Circle()) }`, `decorate`.
    package let closure: NodeID

    package init?(_ node: NodeID, in file: SourceFile) {
        guard let call = Call(node, in: file), !call.isMember, call.name == EitherViewType.name else { return nil }
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
