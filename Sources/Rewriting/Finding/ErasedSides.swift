import Semantics
import Syntax

// Choices between erased views, which are no `if` with an `else`.
extension BranchSides {
    /// All in a file, in the order in which they are finished.
    ///
    /// - Parameter listsAll: true where those are wanted, too, of which nothing can be made.
    static func erased(in own: FileSemantics, listsAll: Bool) -> [BranchSides] {
        let file = own.file
        guard file.tokens.contains(where: { $0.kind == .identifier && file.text(of: $0) == "AnyView" }) else {
            return []
        }
        return file.all(.sequence, .ifStatement, .guardStatement, .returnStatement).compactMap { node in
            switch file.kind(node) {
            case .sequence: BranchSides(ofSequence: node, in: own)
            case .ifStatement, .guardStatement: BranchSides(ofEarlyReturn: node, in: own)
            default:
                BranchSides(ofVariableReturnedBy: node, in: own) ?? BranchSides(ofAssignmentReturnedBy: node, in: own)
                    ?? (listsAll ? BranchSides(unreadVariableIn: node, in: own) : nil)
            }
        }
    }

    /// `c ? AnyView(base.x()) : AnyView(base)`; nil for any other expression.
    init?(ofSequence node: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let (condition, first, second) = FoldedSequence(of: node, in: file).choice, let other = second.sole,
            condition.precedence > .ternary, file.effect(around: node) == nil,
            let views = file.erasedViews([first, other]), let chains = SharedChains(views, in: own)
        else { return nil }
        (self.node, block, isReturned) = (node, first, false)
        (self.chains, isErased, conditions) = (chains, true, condition.nodes)
        self.condition = Condition(
            // All of several operands is what stands in the whole.
            expression: condition.sole ?? node, isNegated: false,
            hasOwnNegation: condition.sole.map(own.hasOwnNegation) ?? false, operands: condition.nodes)
    }

    /// `if c { return AnyView(base.x()) }`, or a `guard` with such an `else`, and `return AnyView(base)` behind it; nil for any
    /// other statement.
    init?(ofEarlyReturn node: NodeID, in own: FileSemantics) {
        let file = own.file
        let isGuard = file.kind(node) == .guardStatement
        let early = GuardStatement(node, in: file).map { ($0.conditions, $0.elseStatements) }
        let other = IfStatement(node, in: file).flatMap {
            $0.elseStatements == nil ? ($0.conditions, $0.statements) : nil
        }
        guard let (conditions, statements) = early ?? other,
            let (condition, payload) = file.whatDecides(node, conditions), payload == nil,
            statements.count == 1, file.kind(statements[0]) == .returnStatement,
            let list = file.block(of: node), case let all = file.statements(of: list),
            let place = all.firstIndex(of: node), place + 2 == all.count,
            case let last = all[place + 1], file.kind(last) == .returnStatement,
            case let returns = isGuard ? [last, statements[0]] : [statements[0], last],
            let views = file.erasedViews(returns.compactMap({ file.returned(by: $0) })), views.count == 2,
            let chains = SharedChains(views, in: own)
        else { return nil }
        (self.node, block, isReturned) = (node, file.parent(of: returns[0]) ?? node, true)
        (self.chains, isErased, self.conditions) = (chains, true, conditions)
        self.condition = Condition(
            expression: condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
        whole = file.range(of: node).lowerBound..<file.range(of: last).upperBound
    }
}

extension SourceFile {
    /// What is in each `AnyView(…)`; nil where one of some expressions is none.
    func erasedViews(_ expressions: [NodeID]) -> [NodeID]? {
        let views = expressions.compactMap { erasedView($0) }
        return !views.isEmpty && views.count == expressions.count ? views : nil
    }
}
