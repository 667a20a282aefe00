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
            default:
                BranchSides(ofVariableReturnedBy: node, in: own) ?? BranchSides(ofAssignmentReturnedBy: node, in: own)
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

    /// `let view: AnyView`, `if c { view = AnyView(base.x()) } else { view = AnyView(base) }`, `return view`; nil for any other
    /// `return`.
    init?(ofAssignmentReturnedBy statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let name = file.name(value),
            let list = file.block(of: statement), case let all = file.statements(of: list),
            let end = all.firstIndex(of: statement), end > 1, file.declaresErased(all[end - 2], name),
            let choice = IfStatement(all[end - 1], in: file), let otherwise = choice.elseStatements,
            let (condition, payload) = file.whatDecides(choice),
            let first = file.erasedView(assignedTo: name, by: choice.statements),
            let second = file.erasedView(assignedTo: name, by: otherwise),
            // It is read for nothing else.
            file.descendants(of: choice.node).count(where: { file.name($0) == name }) == 2,
            let chains = SharedChains([first, second], in: file, own.scopes),
            payload.map({ !file.identifiers(of: chains.base).contains($0) }) ?? true
        else { return nil }
        (node, block, isReturned) = (value, choice.block, true)
        (self.chains, isErased, conditions, self.payload) = (chains, true, choice.conditions, payload)
        self.condition = Condition(
            expression: condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
        whole = file.range(of: all[end - 2]).lowerBound..<file.range(of: statement).upperBound
    }

    /// `var view = AnyView(base)`, `if a { view = AnyView(view.x()) }` and others like it, `return view`; nil for any other
    /// `return`. Between these, and in the `return`, may stand what is always applied.
    init?(ofVariableReturnedBy statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let (name, last) = file.returnedVariable(value),
            let list = file.block(of: statement), case let all = file.statements(of: list),
            let end = all.firstIndex(of: statement)
        else { return nil }
        let count = all[..<end].reversed().prefix { node in
            file.kind(node) == .ifStatement || file.changes(of: name, by: [node]) != nil
        }.count
        let start = end - count - 1
        guard count > 0, start >= 0, let (binding, base) = file.erasedVariable(all[start], name) else { return nil }
        var (links, expressions, conditions, columns) = ([[Call]](), [base], [NodeID](), [Link]())
        func note(_ changes: SourceFile.Changes, under terms: [JoinedCondition.Term]) {
            for call in changes.calls {
                var link = Link(call)
                link.terms = terms
                link.beginsClosure = call.base.flatMap { Call($0, in: file) } == nil
                columns.append(link)
            }
            links.append(changes.calls)
            expressions += changes.expressions
        }
        /// True where it is read for nothing else.
        func isMentioned(_ count: Int, in node: NodeID) -> Bool {
            file.descendants(of: node).count { file.name($0) == name } == count
        }
        var block: NodeID?
        for node in all[(start + 1)..<end] {
            if let changes = file.changes(of: name, by: [node]) {
                guard isMentioned(2, in: node) else { return nil }
                note(changes, under: [])
                continue
            }
            guard let statement = IfStatement(node, in: file),
                let (condition, payload) = file.whatDecides(statement), payload == nil
            else { return nil }
            let term = JoinedCondition.Term(
                nodes: [condition], isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
            let sides = [(statement.statements, term)] + (statement.elseStatements.map { [($0, term.negated)] } ?? [])
            for (statements, term) in sides {
                guard let changes = file.changes(of: name, by: statements) else { return nil }
                note(changes, under: [term])
            }
            guard isMentioned(2 * sides.reduce(0) { $0 + $1.0.count }, in: node) else { return nil }
            conditions.append(condition)
            block = block ?? statement.block
        }
        guard let block, last == nil || isMentioned(1, in: value) else { return nil }
        if let last { note(last, under: []) }
        self.block = block
        (node, isReturned, self.columns, self.conditions) = (value, true, columns, conditions)
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

    /// True for `let name: AnyView`.
    fileprivate func declaresErased(_ node: NodeID, _ name: String) -> Bool {
        guard let variable = VariableDeclaration(node, in: self), variable.declaration.attributes.isEmpty,
            variable.declaration.modifiers.isEmpty, variable.bindings.count == 1, let binding = variable.bindings.first
        else { return false }
        return binding.name == name && binding.accessorBlock == nil && binding.value == nil
            && binding.type.map { plainTypeName($0) } == "AnyView"
    }

    /// `base` of `name = AnyView(base)`, where that is all that is done.
    fileprivate func erasedView(assignedTo name: String, by statements: [NodeID]) -> NodeID? {
        guard statements.count == 1, kind(statements[0]) == .sequence,
            let (target, value) = FoldedSequence(of: statements[0], in: self).assignment, self.name(target) == name
        else { return nil }
        return value.sole.flatMap(erasedView)
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

    /// The modifiers that are applied to a variable, and the whole chains.
    typealias Changes = (calls: [Call], expressions: [NodeID])

    /// The variable in `return view`, and what `return AnyView(view.x())` makes of it.
    fileprivate func returnedVariable(_ value: NodeID) -> (name: String, last: Changes?)? {
        if let name = name(value) { return (name, nil) }
        guard let view = erasedView(value) else { return nil }
        let (calls, root) = modifiers(of: view)
        return name(root).map { ($0, (calls, [view])) }
    }

    /// What statements make of a variable, where they do nothing else: the modifiers of `view = AnyView(view.x().y())`.
    fileprivate func changes(of name: String, by statements: [NodeID]) -> Changes? {
        var (calls, expressions) = ([Call](), [NodeID]())
        for change in statements {
            guard kind(change) == .sequence, let (target, value) = FoldedSequence(of: change, in: self).assignment,
                self.name(target) == name, let view = value.sole.flatMap(erasedView)
            else { return nil }
            let (own, root) = modifiers(of: view)
            guard self.name(root) == name, !own.isEmpty else { return nil }
            calls += own
            expressions.append(view)
        }
        return calls.isEmpty ? nil : (calls, expressions)
    }

    /// The plain calls at the end of a chain, in order, and what they are called on.
    private func modifiers(of view: NodeID) -> (calls: [Call], root: NodeID) {
        var (calls, root) = ([Call](), view)
        while let call = Call(root, in: self), call.isMember, call.isPlain, let base = call.base {
            calls.append(call)
            root = base
        }
        return (calls.reversed(), root)
    }
}
