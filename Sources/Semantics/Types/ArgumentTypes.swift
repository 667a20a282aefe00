import RuleModel
import Syntax

// What the statements of a closure show of what it builds.
extension TypeReader {
    /// The type at the beginning of the first statement that begins at one which a page states: `Button` of
    /// `{ Button("Save") { }.disabled(true) }`.
    func built(by closure: Closure) -> String? {
        var open = closure.statements[...]
        while let next = open.popFirst() {
            if let statement = IfStatement(next, in: file) {
                open = (statement.statements + (statement.elseStatements ?? []) + open)[...]
            } else if let call = Chain(endingAt: next, in: file).firstCall, call.typeName != nil,
                case .type(let type) = type(of: call.node), rules.fact(named: type) != nil
            {
                return type
            }
        }
        return nil
    }
}
