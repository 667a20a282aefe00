import RuleModel
import Syntax

extension TypeReader {
    /// True for a value that is read, and while the view is described: a constant could stand for it.
    ///
    /// False for `count! += 1`, `model!.name = x`, `f(&model!)`, and for what a view does later, when the value may be
    /// another: `Button("Save") { save(item!) }`.
    package func isReadInPlace(_ node: NodeID, in closure: NodeID) -> Bool {
        var last = node
        for outer in file.ancestors(of: node) {
            if outer == closure { return true }
            switch file.kind(outer) {
            case .closure where !transforms.contains(outer):
                switch file.builder(outer, rules) {
                case .modifier?, .macro?: break
                case .container?:
                    guard file.statements(of: outer).allSatisfy(describesView) else { return false }
                case nil: return false
                }
            case .inOut: return false
            case .sequence:
                let sequence = FoldedSequence(of: outer, in: file)
                if sequence.nodes.first == last, sequence.firstOperator?.isAssignment == true { return false }
            default: break
            }
            last = outer
        }
        return true
    }

    /// True for a closure that a view or a modifier keeps for what happens later: `Button("Save") { save() }`.
    func isAction(_ closure: NodeID) -> Bool {
        guard let call = file.call(taking: closure),
            call.isMember ? rules.hasPage(for: call.name) || rules.isLate(call.name) : call.plainTypeName != nil
        else { return false }
        switch file.builder(closure, rules) {
        case nil: return true
        case .container?: return !file.statements(of: closure).allSatisfy(describesView)
        case .modifier?, .macro?: return false
        }
    }

    /// False for what may be a statement of an action.
    private func describesView(_ statement: NodeID) -> Bool {
        switch file.kind(statement) {
        case .variableDeclaration: true
        case .ifStatement, .switchStatement, .switchCase, .codeBlock, .ifConfig, .conditionalClause:
            file.children(of: statement).allSatisfy { part in
                switch file.kind(part) {
                case .codeBlock: file.statements(of: part).allSatisfy(describesView)
                case .switchCase, .ifStatement, .conditionalClause: describesView(part)
                default: true
                }
            }
        default:
            switch type(of: statement) {
            case .view: true
            case .type(let type): rules.isKnown(type, toBe: "View")
            default: false
            }
        }
    }
}

extension String {
    /// `=`, `+=`
    var isAssignment: Bool { hasSuffix("=") && Precedence(operator: self) != .comparison }
}
