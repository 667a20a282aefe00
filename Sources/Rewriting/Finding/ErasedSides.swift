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
        return file.all(.sequence, .ifStatement, .guardStatement, .returnStatement).compactMap { node in
            switch file.kind(node) {
            case .sequence: BranchSides(ofSequence: node, in: own)
            case .ifStatement, .guardStatement: BranchSides(ofEarlyReturn: node, in: own)
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
            let chains = SharedChains(views, in: file, own.scopes)
        else { return nil }
        (self.node, block, isReturned) = (node, file.parent(of: returns[0]) ?? node, true)
        (self.chains, isErased, self.conditions) = (chains, true, conditions)
        self.condition = Condition(
            expression: condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
        whole = file.range(of: node).lowerBound..<file.range(of: last).upperBound
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
            guard let statement = IfStatement(node, in: file),
                let (condition, payload) = file.whatDecides(statement), payload == nil
            else { return nil }
            let term = JoinedCondition.Term(
                nodes: [condition], isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
            let sides = [(statement.statements, term)] + (statement.elseStatements.map { [($0, term.negated)] } ?? [])
            for (statements, term) in sides {
                guard let changes = file.changes(of: name, by: statements) else { return nil }
                for call in changes.calls {
                    var link = Link(call)
                    link.terms = [term]
                    link.beginsClosure = call.base.flatMap { Call($0, in: file) } == nil
                    columns.append(link)
                }
                links.append(changes.calls)
                expressions += changes.expressions
            }
            // It is read for nothing else.
            let changed = sides.reduce(0) { $0 + $1.0.count }
            let mentions = file.descendants(of: node).count { file.name($0) == name }
            if mentions != 2 * changed { return nil }
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

    /// What statements make of a variable, where they do nothing else: the modifiers of `view = AnyView(view.x().y())`.
    fileprivate func changes(
        of name: String, by statements: [NodeID]
    ) -> (calls: [Call], expressions: [NodeID])? {
        var (calls, expressions) = ([Call](), [NodeID]())
        for change in statements {
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
        return calls.isEmpty ? nil : (calls, expressions)
    }
}
