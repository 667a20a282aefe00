import RuleModel
import Syntax

// What arguments show, as overloads are picked by them.
extension TypeReader {
    package func written(_ argument: Argument) -> WrittenArgument {
        WrittenArgument(
            label: argument.label, evidence: asStyle(type(of: argument.value)),
            isTrailing: argument.isTrailing, closureParameters: Closure(argument.value, in: file)?.parameterCount,
            built: Closure(argument.value, in: file).flatMap(built))
    }

    /// A style of the project's is one wherever one is taken, and no view.
    private func asStyle(_ evidence: Evidence) -> Evidence {
        guard case .type(let text) = evidence, rules.fact(named: text) == nil, isStyle(text) else { return evidence }
        return names.project.isOneOfSeveral(text) ? .unknown : .type(Self.style)
    }

    /// True for a type that the project declares to be a style.
    func isStyle(_ type: String) -> Bool {
        names.project.ancestors(ofWritten: type).contains { rules.isKnown($0, toBe: "ShapeStyle") }
    }

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
