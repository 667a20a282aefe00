import Semantics
import Syntax

// Choices between erased views, which are no `if` with an `else`.
extension BranchSides {
    /// All in a file, in the order in which they are finished.
    static func erased(in own: FileSemantics) -> [BranchSides] {
        let file = own.file
        guard file.tokens.contains(where: { $0.kind == .identifier && file.text(of: $0) == "AnyView" }) else {
            return []
        }
        return file.all(.sequence, .ifStatement, .returnStatement).compactMap { node in
            switch file.kind(node) {
            case .sequence: BranchSides(ofSequence: node, in: own)
            case .ifStatement: IfStatement(node, in: file).flatMap { BranchSides(ofEarlyReturn: $0, in: own) }
            default: BranchSides(ofVariableReturnedBy: node, in: own)
            }
        }
    }

    /// `c ? AnyView(base.x()) : AnyView(base)`; nil for any other expression.
    init?(ofSequence node: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let (condition, first, second) = FoldedSequence(of: node, in: file).choice, let other = second.sole,
            condition.precedence > .ternary, file.effect(around: node) == nil,
            let views = file.erasedViews([first, other]), let chains = SharedChains(views, in: file, own.scopes)
        else { return nil }
        (self.node, block, isReturned) = (node, first, false)
        (self.chains, isErased, conditions) = (chains, true, condition.nodes)
        self.condition = Condition(
            // All of several operands is what stands in the whole.
            expression: condition.sole ?? node, isNegated: false,
            hasOwnNegation: condition.sole.map(own.hasOwnNegation) ?? false, operands: condition.nodes)
    }

    /// `if c { return AnyView(base.x()) }` and `return AnyView(base)` behind it; nil for any other `if`.
    init?(ofEarlyReturn statement: IfStatement, in own: FileSemantics) {
        let file = statement.file
        guard statement.elseStatements == nil, let (condition, payload) = file.whatDecides(statement), payload == nil,
            statement.statements.count == 1, file.kind(statement.statements[0]) == .returnStatement,
            let list = file.block(of: statement.node), case let all = file.statements(of: list),
            let place = all.firstIndex(of: statement.node), place + 2 == all.count,
            file.kind(all[place + 1]) == .returnStatement,
            let views = file.erasedViews(
                [statement.statements[0], all[place + 1]].compactMap({ file.returned(by: $0) })),
            let chains = SharedChains(views, in: file, own.scopes)
        else { return nil }
        (node, block, isReturned) = (statement.node, statement.block, true)
        (self.chains, isErased, conditions) = (chains, true, statement.conditions)
        self.condition = Condition(
            expression: condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
        whole = file.range(of: statement.node).lowerBound..<file.range(of: all[place + 1]).upperBound
    }

    /// `var view = AnyView(base)`, `if a { view = AnyView(view.x()) }` and others like it, `return view`; nil for any other
    /// `return`.
    init?(ofVariableReturnedBy statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let name = file.name(value),
            let list = file.block(of: statement), case let all = file.statements(of: list),
            let end = all.firstIndex(of: statement)
        else { return nil }
        let count = all[..<end].reversed().prefix { file.kind($0) == .ifStatement }.count
        let start = end - count - 1
        guard count > 0, start >= 0, let (binding, base) = file.erasedVariable(all[start], name) else { return nil }
        var (links, expressions, conditions, columns) = ([[Call]](), [base], [NodeID](), [Link]())
        for node in all[(start + 1)..<end] {
            guard let statement = IfStatement(node, in: file), statement.elseStatements == nil,
                let (condition, payload) = file.whatDecides(statement), payload == nil,
                let changes = file.changes(of: name, by: statement)
            else { return nil }
            let term = JoinedCondition.Term(
                nodes: [condition], isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
            for call in changes.calls {
                var link = Link(call)
                link.terms = [term]
                link.beginsClosure = call.base.flatMap { Call($0, in: file) } == nil
                columns.append(link)
            }
            links.append(changes.calls)
            expressions += changes.expressions
            conditions.append(condition)
        }
        (node, isReturned, self.columns, self.conditions) = (value, true, columns, conditions)
        block = IfStatement(all[start + 1], in: file)!.block
        let isOpen = file.bytes[file.range(of: base)].contains(where: isLineBreak)
        chains = SharedChains(expressions, in: file, base: base, links: links + [[]], depth: isOpen ? "" : nil)
        (isErased, isVariable) = (true, true)
        condition = Condition(expression: conditions[0], isNegated: false)
        whole = file.range(of: binding.variable!.node).lowerBound..<file.range(of: statement).upperBound
    }
}

extension SourceFile {
    /// What is in each `AnyView(…)`; nil where one of some expressions is none.
    func erasedViews(_ expressions: [NodeID]) -> [NodeID]? {
        let views = expressions.compactMap { erasedView($0) }
        return !views.isEmpty && views.count == expressions.count ? views : nil
    }

    /// `base` of `var name = AnyView(base)`, `var name: AnyView = AnyView(base)`
    fileprivate func erasedVariable(_ node: NodeID, _ name: String) -> (binding: Binding, base: NodeID)? {
        guard let variable = VariableDeclaration(node, in: self), !variable.isLet,
            variable.declaration.attributes.isEmpty,
            variable.declaration.modifiers.isEmpty, variable.bindings.count == 1,
            case let binding = variable.bindings[0], binding.name == name, binding.accessorBlock == nil,
            binding.type.map({ plainTypeName($0) == "AnyView" }) ?? true, let base = binding.value.flatMap(erasedView)
        else { return nil }
        return (binding, base)
    }

    /// What an `if` makes of a variable, where it does nothing else: the modifiers of `view = AnyView(view.x().y())`.
    fileprivate func changes(
        of name: String, by statement: IfStatement
    ) -> (calls: [Call], expressions: [NodeID])? {
        var (calls, expressions) = ([Call](), [NodeID]())
        for change in statement.statements {
            guard kind(change) == .sequence, let (target, value) = FoldedSequence(of: change, in: self).assignment,
                self.name(target) == name, let view = value.sole.flatMap(erasedView)
            else { return nil }
            var root = view
            var own: [Call] = []
            while let call = Call(root, in: self), call.isMember, call.isPlain, let base = call.base {
                own.append(call)
                root = base
            }
            guard self.name(root) == name, !own.isEmpty else { return nil }
            calls += own.reversed()
            expressions.append(view)
        }
        // It is read for nothing else.
        let mentions = descendants(of: statement.node).count { self.name($0) == name }
        return calls.isEmpty || mentions != 2 * expressions.count ? nil : (calls, expressions)
    }
}
